import { toggleOption } from '../../../core/index.ts'
import type { ActiveFilter, Facet } from '../../../core/index.ts'
import { Disclosure } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import styles from './Facets.module.css'

export interface FacetsProps {
  readonly facets: readonly Facet[]
  readonly filters: readonly ActiveFilter[]
  /** Address of the list with other filters, on its first page. */
  readonly addressOf: (filters: readonly ActiveFilter[]) => string
}

/** What the list can be narrowed by; every option is a link to the list with it toggled (CAT-10, CAT-12). */
export const Facets = ({ facets, filters, addressOf }: FacetsProps) => {
  const { text } = useText()
  const options = facets.filter((facet) => facet.type === 'options')
  return (
    <nav aria-label={text('catalogue.filters')}>
      {options.map((facet, index) => (
        <Disclosure key={facet.name} name="facets" summary={facet.label} open={filters.some(({ name }) => name === facet.name) || index === 0}>
          <ul className={styles.options}>
            {facet.options.map(({ value, label, amount, isChecked }) => (
              <li key={value}>
                <a className={styles.option} href={addressOf(toggleOption(filters, facet.name, value))} aria-current={isChecked ? 'true' : undefined} rel="nofollow">
                  <span className={styles.box} aria-hidden="true" />
                  <span className={styles.label}>{label}</span>
                  <span className={styles.amount}>{amount}</span>
                </a>
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
    </nav>
  )
}
