import type { ActiveFilter, Facet } from '@thuishaven/core/catalogue'
import { Disclosure } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import { OptionsFacetGroup } from './OptionsFacetGroup.tsx'
import { PriceFacetGroup } from './PriceFacetGroup.tsx'

export interface FacetsProps {
  readonly facets: readonly Facet[]
  readonly filters: readonly ActiveFilter[]
  /** Address of the list with other filters, on its first page. */
  readonly addressOf: (filters: readonly ActiveFilter[]) => string
}

/** What the list can be narrowed by, one facet open at a time; every change is another address (CAT-07, CAT-10, CAT-12). */
export const Facets = ({ facets, filters, addressOf }: FacetsProps) => {
  const { text } = useText()
  const lastUsed = filters.at(-1)?.name
  return (
    <nav aria-label={text('catalogue.filters')}>
      {facets.map((facet) => (
        <Disclosure key={facet.name} name="facets" summary={facet.label} open={facet.name === lastUsed}>
          {facet.type === 'options' ? (
            <OptionsFacetGroup facet={facet} filters={filters} addressOf={addressOf} />
          ) : (
            <PriceFacetGroup facet={facet} filters={filters} addressOf={addressOf} />
          )}
        </Disclosure>
      ))}
    </nav>
  )
}
