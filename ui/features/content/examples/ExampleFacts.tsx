import type { ReactNode } from 'react'
import styles from './BusinessExample.module.css'

/** What is known of something, a fact a row. */
export const ExampleFacts = ({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) => (
  <dl className={styles.facts}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
