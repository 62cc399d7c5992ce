import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import styles from './VisuallyHidden.module.css'

export type VisuallyHiddenProps = ComponentProps<'span'>

/** Text for those who listen; `role="status"` makes it a live region. */
export const VisuallyHidden = ({ className, ...rest }: VisuallyHiddenProps) => (
  <span {...rest} className={classes(styles.hidden, className)} />
)
