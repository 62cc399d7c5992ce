import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Link.module.css'

export interface LinkProps extends ComponentProps<'a'> {
  readonly href: string
  /** 'text' for links within a text, 'alone' for a separate line, 'plain' underlines only on hover. */
  readonly variant?: 'text' | 'alone' | 'plain' | undefined
  readonly icon?: ReactNode
  readonly iconAfter?: ReactNode
}

export const Link = ({ variant = 'text', icon, iconAfter, className, children, ...rest }: LinkProps) => (
  <a {...rest} className={classes(styles.link, styles[variant], className)}>
    {icon}
    {children}
    {iconAfter}
  </a>
)
