import { useId, useState } from 'react'
import type { ActiveFilter, Facet } from '@thuishaven/core/catalogue'
import { useHydrated } from '../../framework/hydration/useHydrated.ts'
import { useLazy } from '../../framework/panels/useLazy.ts'
import { Disclosure } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './Facets.module.css'
import { FacetOptions, OptionsFacetGroup } from './OptionsFacetGroup.tsx'
import { priceFacet } from './priceFacet.ts'
import type { PriceFacetGroupProps } from './PriceFacetGroup.tsx'

/** The list works without it. */
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

interface FacetGroupProps extends Omit<FacetsProps, 'facets'> {
  readonly facet: Facet
  /** Groups of one name close each other. */
  readonly name: string
  readonly open: boolean
}

/** One facet. A closed one has its options once it was opened, because most never are; without a script it has them from the start. */
const FacetGroup = (props: FacetGroupProps) => {
  const { facet, name, open } = props
  const hydrated = useHydrated()
  const [wasOpened, setOpened] = useState(false)
  return (
    <Disclosure
      name={name}
      summary={facet.label}
      open={open}
      // Before the browser opens it, so that it opens at its height.
      onClick={() => setOpened(true)}
      // A press before hydration has opened it.
      ref={(details) => setOpened(wasOpened || details?.open === true)}
    >
      {facet.type === 'priceRange' ? (
        <div className={styles.price}>{hydrated ? <PriceFacet {...props} facet={facet} /> : null}</div>
      ) : open || wasOpened ? (
        <OptionsFacetGroup {...props} facet={facet} />
      ) : (
        <noscript>{import.meta.env.SSR ? <FacetOptions {...props} facet={facet} options={facet.options} /> : null}</noscript>
      )}
    </Disclosure>
  )
}

/** The filters of a list, one facet open at a time; every change is another address (CAT-07, CAT-10, CAT-12). */
export const Facets = ({ facets, filters, addressOf }: FacetsProps) => {
  const { text } = useMessages()
  const lastUsed = filters.findLast(({ name }) => facets.some((facet) => facet.name === name))?.name ?? facets[0]?.name
  // The phone's filter sheet renders them again: groups of the same name close each other, in both places, so each place has its own name.
  const group = useId()
  return (
    <nav aria-label={text('catalogue.filters')}>
      {facets.map((facet) => (
        <FacetGroup key={facet.name} facet={facet} name={group} open={facet.name === lastUsed} filters={filters} addressOf={addressOf} />
      ))}
    </nav>
  )
}
