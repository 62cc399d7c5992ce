import type { ReactNode } from 'react'
import styles from './Facts.module.css'

export interface FactsProps {
  /** Name and value of each. */
  readonly facts: readonly (readonly [name: string, value: ReactNode])[]
}

export const Facts = ({ facts }: FactsProps) => (
  <dl className={styles.facts}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
