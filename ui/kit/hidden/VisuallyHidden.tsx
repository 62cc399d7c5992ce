import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import styles from './VisuallyHidden.module.css'

export type VisuallyHiddenProps = ComponentProps<'span'>

/** Text for those who listen. */
export const VisuallyHidden = ({ className, ...rest }: VisuallyHiddenProps) => (
  <span {...rest} className={classes(styles.hidden, className)} />
)

/** A live region for screen readers; put it in the page before it has something to say. */
export const Announcement = ({ children }: { readonly children: string }) => <output className={styles.hidden}>{children}</output>
