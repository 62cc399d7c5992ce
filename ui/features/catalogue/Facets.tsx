import { lazy, Suspense, useId } from 'react'
import type { ActiveFilter, Facet } from '@thuishaven/core/catalogue'
import { useHydrated } from '../../framework/hydration/useHydrated.ts'
import { Disclosure } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './Facets.module.css'
import { OptionsFacetGroup } from './OptionsFacetGroup.tsx'

/** The slider loads after hydration; without JavaScript it would be useless. */
const PriceFacetGroup = lazy(() =>
  import('./PriceFacetGroup.tsx').then(
    (file) => ({ default: file.PriceFacetGroup }),
    () => ({ default: NotThere }),
  ),
)

/** Replaces a part that failed to load: the list works without it. */
const NotThere = () => <p>{useMessages().text('error.panelFailed')}</p>

export interface FacetsProps {
  readonly facets: readonly Facet[]
  readonly filters: readonly ActiveFilter[]
  /** Address of the list with other filters, on its first page. */
  readonly addressOf: (filters: readonly ActiveFilter[]) => string
}

/** The filters of a list, one facet open at a time; every change is another address (CAT-07, CAT-10, CAT-12). */
export const Facets = ({ facets, filters, addressOf }: FacetsProps) => {
  const { text } = useMessages()
  const hydrated = useHydrated()
  const lastUsed = filters.findLast(({ name }) => facets.some((facet) => facet.name === name))?.name ?? facets[0]?.name
  // The phone's filter sheet renders them again: groups of the same name close each other, in both places, so each place has its own name.
  const group = useId()
  return (
    <nav aria-label={text('catalogue.filters')}>
      {facets.map((facet) => (
        <Disclosure
          key={facet.name}
          className={facet.type === 'priceRange' ? styles.needsScript : undefined}
          name={group}
          summary={facet.label}
          open={facet.name === lastUsed}
        >
          {facet.type === 'options' ? (
            <OptionsFacetGroup facet={facet} filters={filters} addressOf={addressOf} />
          ) : (
            <div className={styles.price}>
              {hydrated ? (
                <Suspense>
                  <PriceFacetGroup facet={facet} filters={filters} addressOf={addressOf} />
                </Suspense>
              ) : null}
            </div>
          )}
        </Disclosure>
      ))}
    </nav>
  )
}
