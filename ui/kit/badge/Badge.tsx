import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import tones from '../tones.module.css'
import styles from './Badge.module.css'

export interface BadgeProps extends ComponentProps<'span'> {
  readonly tone?: 'neutral' | 'discount' | 'success' | 'warning' | 'error' | 'info' | undefined
}

export const Badge = ({ tone = 'neutral', className, ...rest }: BadgeProps) => (
  <span {...rest} className={classes(styles.badge, styles[tone], tones[tone], className)} />
)

export interface StatusProps extends ComponentProps<'span'> {
  readonly tone?: 'neutral' | 'success' | 'warning' | 'error' | 'info' | undefined
}

/** A status as text and colour, such as stock or the status of an order. */
export const Status = ({ tone = 'neutral', className, ...rest }: StatusProps) => (
  <span {...rest} className={classes(styles.status, styles[tone], tones[tone], className)} />
)
