import type { Product } from '@thuishaven/core/catalogue'
import { useConfig } from '../shop/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { PanelLink } from './PanelLink.tsx'
import styles from './Specifications.module.css'
import { SpecificationTable } from './SpecificationTable.tsx'
import { useSpecifications } from './useSpecifications.ts'

/** The table of specifications: the first rows in the page, all in the panel (PRD-11). */
export const Specifications = ({ product }: { readonly product: Product }) => {
  const { text } = useMessages()
  const { specificationsShown } = useConfig()
  const rows = useSpecifications(product)
  const rest = rows.length - specificationsShown
  return (
    <section aria-labelledby="specifications" className={styles.specifications}>
      <h2 id="specifications">{text('product.specifications')}</h2>
      <SpecificationTable rows={rows.slice(0, specificationsShown)} />
      {rest > 0 ? (
        <PanelLink panel="specifications" variant="alone">
          {text('product.moreSpecifications', { count: rest })}
        </PanelLink>
      ) : null}
    </section>
  )
}
