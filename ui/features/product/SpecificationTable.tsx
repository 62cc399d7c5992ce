import type { Specification } from '@thuishaven/core/catalogue'
import styles from './Specifications.module.css'

/** Names with their values, joined by commas (PRD-09). */
export const SpecificationTable = ({ rows }: { readonly rows: readonly Specification[] }) => (
  <dl className={styles.table}>
    {rows.map(({ name, options }) => (
      <div key={name} className={styles.row}>
        <dt>{name}</dt>
        <dd>{options.join(', ')}</dd>
      </div>
    ))}
  </dl>
)
