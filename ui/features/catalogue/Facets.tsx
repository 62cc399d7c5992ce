import { useId } from 'react'
import { lazy } from '@thuishaven/core'
import type { ActiveFilter, Facet } from '@thuishaven/core/catalogue'
import { useHydrated } from '../../framework/hydration/useHydrated.ts'
import { useLazy } from '../../framework/panels/useLazy.ts'
import { Disclosure } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './Facets.module.css'
import { OptionsFacetGroup } from './OptionsFacetGroup.tsx'
import type { PriceFacetGroupProps } from './PriceFacetGroup.tsx'

const priceFacet = lazy(() => import('./PriceFacetGroup.tsx'))

/** The slider loads after hydration; without JavaScript it would be useless. The list works without it. */
const PriceFacet = (props: PriceFacetGroupProps) => {
  const { text } = useMessages()
  const file = useLazy(priceFacet, true)
  if (file === null) return null
  return file === 'missing' ? <p>{text('error.panelFailed')}</p> : <file.PriceFacetGroup {...props} />
}

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
            <div className={styles.price}>{hydrated ? <PriceFacet facet={facet} filters={filters} addressOf={addressOf} /> : null}</div>
          )}
        </Disclosure>
      ))}
    </nav>
  )
}
