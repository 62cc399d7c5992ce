import type { Backend } from '../answers/Backend.ts'
import { record, text, whole, wholeOrNull } from '../database/row.ts'
import type { ChosenOptions, Filters, ShownSide } from '../catalogue/filterSegments.ts'
import type { Language, ProductRecord } from '../records/ProductRecord.ts'

/** What the list of a search needs of a product. */
export interface Finding {
  readonly productId: number
  /** Products of one family share a card. */
  readonly family: number
  /** Cents after discount on the side of VAT that the shop shows; null: no price is known. */
  readonly price: number | null
  /** By which titles are sorted. */
  readonly title: string
  readonly mpn: string
  readonly facets: ProductRecord['facets']
}

/** The products of these numbers, in their order. */
export const findingsOf = (backend: Backend, productIds: readonly number[], language: Language, side: ShownSide): readonly Finding[] => {
  const rows = backend.catalogue.all(
    `SELECT product_id, family, ${side === 'incl' ? 'price' : 'price_excl AS price'}, title_${language} AS title, mpn, facets FROM finding
     WHERE product_id IN (SELECT value FROM json_each(?))`,
    JSON.stringify(productIds),
  )
  const byId = new Map(
    rows.map((row): [number, Finding] => [
      whole(row, 'product_id'),
      {
        productId: whole(row, 'product_id'),
        family: whole(row, 'family'),
        price: wholeOrNull(row, 'price'),
        title: text(row, 'title'),
        mpn: text(row, 'mpn'),
        facets: record(row, 'facets') as ProductRecord['facets'],
      },
    ]),
  )
  return productIds.flatMap((id) => byId.get(id) ?? [])
}

/** The best of each family. */
export const onePerFamily = (found: readonly Finding[]): readonly Finding[] => {
  const best = new Map<number, Finding>()
  for (const finding of found) if (!best.has(finding.family)) best.set(finding.family, finding)
  return [...best.values()]
}

export const hasOption = ({ facets }: Finding, { name, values }: ChosenOptions): boolean =>
  (facets[name] ?? []).some((value) => values.includes(value))

export const isInPrice = ({ price }: Finding, range: Filters['price']): boolean =>
  range === null || (price !== null && price >= range.min * 100 && price <= range.max * 100)
