import * as v from 'valibot'
import { text, whole } from '../database/row.ts'
import type { Row } from '../database/row.ts'
import type { ShopRecordKind } from './ShopRecordChange.ts'
import type { WrittenProduct } from '../records/families.ts'
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

/** A record as the store has it. */
export interface StoredRecord {
  readonly kind: string
  readonly id: string
  readonly position: number
  readonly json: string
}

export const storedRecord = (row: Row): StoredRecord => ({
  kind: text(row, 'kind'),
  id: text(row, 'id'),
  position: whole(row, 'position'),
  json: text(row, 'json'),
})

/** The settings of a shop by name. */
export const settingSchemas = {
  ...shopSchema.entries,
  synonyms: synonymsSchema,
  delivery: deliverySchema,
  menus: menusSchema,
  streets: v.array(streetSchema),
} as const

/** Schemas of the kinds whose records know their id, and which field it is. */
export const schemas = {
  product: { schema: productSchema, idField: 'id' },
  category: { schema: categorySchema, idField: 'id' },
  page: { schema: pageSchema, idField: 'id' },
  post: { schema: postSchema, idField: 'id' },
  redirect: { schema: redirectSchema, idField: 'path' },
  coupon: { schema: couponSchema, idField: 'code' },
} as const

/** What a record must look like; null: there is no such setting. */
export const recordSchema = (kind: ShopRecordKind, id: string): v.GenericSchema | null => {
  if (kind === 'facet') return facetSchema
  if (kind !== 'setting') return schemas[kind].schema
  return Object.hasOwn(settingSchemas, id) ? settingSchemas[id as keyof typeof settingSchemas] : null
}

/** One line of the log about a record. */
export const reportRecord = ({ kind, id }: Pick<StoredRecord, 'kind' | 'id'>, problem: string): void => {
  process.stderr.write(`${`Shop: ${kind} ${id}: ${problem}`.replaceAll(/\s+/g, ' ')}\n`)
}

const parsed = <Value>(record: StoredRecord, schema: v.GenericSchema<unknown, Value>): Value | null => {
  if (record.json === '') {
    reportRecord(record, 'missing')
    return null
  }
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), record.json)
  if (read.success) return read.output
  const [issue] = read.issues
  reportRecord(record, `${v.getDotPath(issue) ?? ''}: ${issue.message}`)
  return null
}

/** The value of a record; one that cannot be used is reported, and null is returned. */
export const readRecord = <Value>(record: StoredRecord, schema: v.GenericSchema<unknown, Value>, idField: string | null): Value | null => {
  const value = parsed(record, schema)
  if (value === null || idField === null) return value
  const own = String((value as Readonly<Record<string, unknown>>)[idField])
  if (own === record.id) return value
  reportRecord(record, `its ${idField} is ${own}`)
  return null
}

export const readProduct = (record: StoredRecord): WrittenProduct | null =>
  readRecord(record, schemas.product.schema, schemas.product.idField)
