import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { record, text } from '../database/row.ts'
import type { Row } from '../database/row.ts'
import { withFamilies } from '../records/families.ts'
import type { ShopRecordKind } from '../ports/ShopRecords.ts'
import type { ShopRecord } from '../records/ShopRecord.ts'
import {
  categorySchema,
  couponSchema,
  deliverySchema,
  facetSchema,
  menusSchema,
  pageSchema,
  postSchema,
  productSchema,
  redirectSchema,
  shopSchema,
  streetSchema,
  synonymsSchema,
} from '../records/shopSchemas.ts'
import type { Store } from '../store/Store.ts'

const logLine = (line: string): void => void process.stderr.write(`${line}\n`)

/** Reads records one by one, so that a mistake in one leaves out this one alone. */
const createReader = (rows: readonly Row[], log: (line: string) => void) => {
  const read = <Value>(row: Row, schema: v.GenericSchema<unknown, Value>): Value[] => {
    const result = v.safeParse(schema, record(row, 'json'))
    if (result.success) return [result.output]
    const [issue] = result.issues
    const field = issue.path?.map(({ key }) => String(key)).join('.') ?? ''
    log(`Shop: ${text(row, 'kind')} ${text(row, 'id')} is left out: ${field === '' ? '' : `${field}: `}${issue.message}`)
    return []
  }
  const ofKind = (kind: string): readonly Row[] => rows.filter((row) => text(row, 'kind') === kind)
  return {
    all: <Value>(kind: string, schema: v.GenericSchema<unknown, Value>): Value[] => ofKind(kind).flatMap((row) => read(row, schema)),
    entries: <Value>(kind: string, schema: v.GenericSchema<unknown, Value>): [string, Value][] =>
      ofKind(kind).flatMap((row) => read(row, schema).map((value): [string, Value] => [text(row, 'id'), value])),
    /** undefined: not written, or unusable. */
    setting: <Value>(id: string, schema: v.GenericSchema<unknown, Value>): Value | undefined =>
      ofKind('setting')
        .filter((row) => text(row, 'id') === id)
        .flatMap((row) => read(row, schema))[0],
  }
}

const settingSchemas = {
  ...shopSchema.entries,
  synonyms: synonymsSchema,
  delivery: deliverySchema,
  menus: menusSchema,
  streets: v.array(streetSchema),
}

const schemas: Readonly<Record<Exclude<ShopRecordKind, 'setting'>, v.GenericSchema>> = {
  product: productSchema,
  category: categorySchema,
  page: pageSchema,
  post: postSchema,
  redirect: redirectSchema,
  facet: facetSchema,
  coupon: couponSchema,
}

/** What a record must look like; null: there is no such setting. */
export const recordSchema = (kind: ShopRecordKind, id: string): v.GenericSchema | null => {
  if (kind !== 'setting') return schemas[kind]
  return Object.hasOwn(settingSchemas, id) ? settingSchemas[id as keyof typeof settingSchemas] : null
}

/**
 * The shop as a back office wrote it; null while it has no products or lacks a setting. Customers are not among the records. A record that cannot
 * be used is named in a log line and left out.
 */
export const readShopRecords = async (store: Store, log: (line: string) => void = logLine): Promise<ShopRecord | null> => {
  const rows = await store.all('SELECT kind, id, json FROM shop_record ORDER BY kind, position, id')
  const { all, entries, setting } = createReader(rows, log)
  const written = all('product', productSchema)
  const settings = {
    seller: setting('seller', settingSchemas.seller),
    synonyms: setting('synonyms', settingSchemas.synonyms),
    priceLabel: setting('priceLabel', settingSchemas.priceLabel),
    reviewAuthenticity: setting('reviewAuthenticity', settingSchemas.reviewAuthenticity),
    returnDays: setting('returnDays', settingSchemas.returnDays),
    shippingVat: setting('shippingVat', settingSchemas.shippingVat),
    delivery: setting('delivery', settingSchemas.delivery),
    menus: setting('menus', settingSchemas.menus),
    streets: setting('streets', settingSchemas.streets),
  }
  if (written.length === 0 || Object.values(settings).includes(undefined)) return null
  const facets = entries('facet', facetSchema)
  return {
    ...(settings as { readonly [Name in keyof typeof settings]: NonNullable<(typeof settings)[Name]> }),
    facets: Object.fromEntries(facets),
    categories: all('category', categorySchema),
    pages: all('page', pageSchema),
    posts: all('post', postSchema),
    redirects: all('redirect', redirectSchema),
    coupons: all('coupon', couponSchema),
    products: withFamilies(written),
    productsMark: createHash('sha256').update(JSON.stringify(written)).digest('hex'),
    customers: [],
  }
}
