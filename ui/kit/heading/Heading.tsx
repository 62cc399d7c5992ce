import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import styles from './Heading.module.css'

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Level in the outline; `size` sets the appearance. */
  readonly level?: 1 | 2 | 3 | 4 | undefined
  readonly size?: 's' | 'm' | 'l' | 'xl' | 'xxl' | undefined
}

const usual = { 1: 'l', 2: 'm', 3: 's', 4: 's' } as const

export const Heading = ({ level = 2, size = usual[level], className, ...rest }: HeadingProps) => {
  const Tag = `h${level}` as const
  return <Tag {...rest} className={classes(styles[size], className)} />
}
