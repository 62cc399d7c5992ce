import type { Product, Specification } from '@thuishaven/core/catalogue'
import { useConfig } from '../../bindings/useConfig.ts'
import { Disclosure } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import styles from './Specifications.module.css'

const Table = ({ rows }: { readonly rows: readonly Specification[] }) => (
  <dl className={styles.table}>
    {rows.map(({ name, options }) => (
      <div key={name} className={styles.row}>
        <dt>{name}</dt>
        <dd>{options.join(', ')}</dd>
      </div>
    ))}
  </dl>
)

/** What can be said in a table; the first rows at once, the rest on demand (PRD-11). */
export const Specifications = ({ product }: { readonly product: Product }) => {
  const { text } = useText()
  const { specificationsShown, specificationsLimit } = useConfig()
  const own = [
    { name: text('product.brand'), options: [product.brand] },
    { name: text('product.mpn'), options: [product.mpn] },
  ]
  // The host may list brand and number itself.
  const rows = [
    ...own.filter(({ name }) => !product.specifications.some((row) => row.name === name)),
    ...product.specifications.slice(0, specificationsLimit),
  ].filter(({ options }) => options.some((option) => option !== ''))
  const rest = rows.slice(specificationsShown)
  return (
    <section aria-labelledby="specifications" className={styles.specifications}>
      <h2 id="specifications">{text('product.specifications')}</h2>
      <Table rows={rows.slice(0, specificationsShown)} />
      {rest.length > 0 ? (
        <Disclosure summary={text('product.moreSpecifications', { count: rest.length })}>
          <Table rows={rest} />
        </Disclosure>
      ) : null}
    </section>
  )
}
