import type { ReactNode } from 'react'
import styles from './Specifications.module.css'

/** One row of a table of facts: a name and what is said under it. */
export const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className={styles.row}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
