import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Disclosure.module.css'

export interface DisclosureProps extends ComponentProps<'details'> {
  readonly summary: ReactNode
  /** Muted text at the right of the summary, such as a selected value. */
  readonly note?: ReactNode
}

/** A native <details>; opening one closes others with the same `name`. */
export const Disclosure = ({ summary, note, className, children, ...rest }: DisclosureProps) => (
  <details {...rest} className={classes(styles.disclosure, className)}>
    <summary className={styles.summary}>
      {summary}
      {note ? <span className={styles.note}>{note}</span> : null}
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
)
