import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import styles from './VisuallyHidden.module.css'

export type VisuallyHiddenProps = ComponentProps<'span'>

/** Text for screen readers only. */
export const VisuallyHidden = ({ className, ...rest }: VisuallyHiddenProps) => (
  <span {...rest} className={classes(styles.hidden, className)} />
)

/** A live region for screen readers; render it before it has a text. */
export const Announcement = ({ children }: { readonly children: string }) => <output className={styles.hidden}>{children}</output>
