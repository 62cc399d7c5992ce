import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import styles from './layout.module.css'

type Gap = '1' | '2' | '3' | '4' | '6' | '8' | '12' | '16' | 'section'

export interface StackProps extends ComponentProps<'div'> {
  readonly as?: 'div' | 'section' | 'ul' | 'ol' | 'form' | 'header' | 'article' | undefined
  /** Steps of 4 px, or the space between sections. */
  readonly gap?: Gap | undefined
}

/** Children in a column. */
export const Stack = ({ as = 'div', gap = '4', className, ...rest }: StackProps) => {
  const Tag = as as 'div'
  return <Tag {...rest} className={classes(styles.stack, styles[`gap-${gap}`], className)} />
}

export interface RowProps extends StackProps {
  /** False keeps everything on one line, such as an icon and its message. */
  readonly wrap?: boolean | undefined
}

/** Children in a row that wraps. */
export const Row = ({ as = 'div', gap = '4', wrap = true, className, ...rest }: RowProps) => {
  const Tag = as as 'div'
  return <Tag {...rest} className={classes(styles.row, wrap && styles.wrap, styles[`gap-${gap}`], className)} />
}
