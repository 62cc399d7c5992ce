import type { WrittenProduct } from '../records/families.ts'
import type { ProductRecord } from '../records/ProductRecord.ts'
import type { ShopRecord } from '../records/ShopRecord.ts'
import { settingSchemas } from './readRecord.ts'
import type { ShopRecordChange, ShopRecordKind } from './ShopRecordChange.ts'

/** What follows from other products is left out. */
const written = ({ colours: _colours, family: _family, listedFacets: _listedFacets, ...product }: ProductRecord): WrittenProduct => product

/** Everything a shop holds, except its customers, as records to save. */
export const shopRecordsOf = (shop: ShopRecord): readonly ShopRecordChange[] => {
  const settings = Object.keys(settingSchemas) as (keyof typeof settingSchemas)[]
  const records = <Row>(kind: ShopRecordKind, rows: Iterable<Row>, idOf: (row: Row) => string | number, dataOf: (row: Row) => unknown) =>
    Array.from(rows, (row, position): ShopRecordChange => ({ kind, id: String(idOf(row)), position, value: dataOf(row) }))
  const asItIs = (row: unknown): unknown => row
  const [idOf, nameOf, named] = [({ id }: { readonly id: string }) => id, ([name]: Entry) => name, ([, value]: Entry) => value]
  return [
    ...records(
      'setting',
      settings,
      (name) => name,
      (name) => shop[name],
    ),
    ...records('facet', Object.entries(shop.facets), nameOf, named),
    ...records('category', shop.categories, idOf, asItIs),
    ...records('page', shop.pages, idOf, asItIs),
    ...records('post', shop.posts, idOf, asItIs),
    ...records('redirect', shop.redirects, ({ path }) => path, asItIs),
    ...records('coupon', shop.coupons, ({ code }) => code, asItIs),
    ...records('product', shop.products, ({ id }) => id, written),
  ]
}

type Entry = readonly [name: string, value: unknown]
