import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import styles from './layout.module.css'

export interface GridProps extends ComponentProps<'div'> {
  readonly as?: 'div' | 'ul' | 'ol' | 'section' | undefined
  /**
   * 'cards': 2, 3 or 4 product cards; 'strip': a list of them, of which three fill a row and, on a phone, are looked through sideways;
   * 'halves': two columns from 768 px; 'product': two columns from 768 px, 7 to 5 from 1024 px.
   */
  readonly columns?: 'cards' | 'strip' | 'halves' | 'thirds' | 'product' | undefined
}

export const Grid = ({ as = 'div', columns = 'cards', className, ...rest }: GridProps) => {
  const Tag = as as 'div'
  return <Tag {...rest} className={classes(styles.grid, styles[columns], className)} />
}
