import type { ShopRecordChange } from '../ports/ShopRecords.ts'
import type { WrittenProduct } from '../records/families.ts'
import type { ProductRecord } from '../records/ProductRecord.ts'
import type { ShopRecord } from '../records/ShopRecord.ts'

/** A product without what follows from its relatives. */
const writtenProduct = ({ colours: _colours, family: _family, listedFacets: _listed, ...written }: ProductRecord): WrittenProduct => written

/** Settings of a shop: everything that is one value, and streets. */
const settingNames = [
  'seller',
  'synonyms',
  'priceLabel',
  'reviewAuthenticity',
  'returnDays',
  'shippingVat',
  'delivery',
  'menus',
  'streets',
] as const satisfies readonly (keyof ShopRecord)[]

/** All records of a shop but its customers. */
export const shopRecordsOf = (shop: ShopRecord): readonly ShopRecordChange[] => {
  const listed = <Row>(kind: ShopRecordChange['kind'], rows: Iterable<Row>, idOf: (row: Row) => string): ShopRecordChange[] =>
    Array.from(rows, (value, position) => ({ kind, id: idOf(value), position, value }))
  return [
    ...listed('product', Array.from(shop.products, writtenProduct), ({ id }) => String(id)),
    ...listed('category', shop.categories, ({ id }) => id),
    ...listed('page', shop.pages, ({ id }) => id),
    ...listed('post', shop.posts, ({ id }) => id),
    ...listed('redirect', shop.redirects, ({ path }) => path),
    ...listed('coupon', shop.coupons, ({ code }) => code),
    ...Object.entries(shop.facets).map(([id, value], position): ShopRecordChange => ({ kind: 'facet', id, position, value })),
    ...settingNames.map((id, position): ShopRecordChange => ({ kind: 'setting', id, position, value: shop[id] })),
  ]
}
