import { record, whole, wholeOrNull, type Database } from '../database/Database.ts'
import type { ChosenOptions, Filters } from './filterSegments.ts'
import type { Language, ProductRecord } from './ProductRecord.ts'

export type Sort = 'relevance' | 'lowest-price' | 'highest-price' | 'alfabetic-a-z'

/** Products on one page of a list. */
export const pageSize = 24

interface Condition {
  readonly sql: string
  readonly values: readonly (string | number)[]
}

const every = (conditions: readonly Condition[]): Condition => ({
  sql: conditions.map(({ sql }) => ` AND ${sql}`).join(''),
  values: conditions.flatMap(({ values }) => values),
})

const marks = (amount: number): string => Array.from({ length: amount }, () => '?').join(', ')

const hasOption = (categoryId: string, product: string, { name, values }: ChosenOptions): Condition => ({
  sql: `EXISTS (SELECT 1 FROM facet_value f WHERE f.category_id = ? AND f.name = ? AND f.value IN (${marks(values.length)}) AND f.product_id = ${product})`,
  values: [categoryId, name, ...values],
})

const inPrice = (price: Filters['price'], column: string): readonly Condition[] =>
  price === null ? [] : [{ sql: `${column} BETWEEN ? AND ?`, values: [price.min * 100, price.max * 100] }]

const order: Readonly<Record<Sort, (language: Language) => string>> = {
  'relevance': () => 'position',
  'lowest-price': () => 'price_last, position',
  'highest-price': () => 'price DESC, position',
  'alfabetic-a-z': (language) => `title_${language}, position`,
}

/** One page of a category's products, and how many there are in all. */
export const listProducts = (
  database: Database,
  query: { readonly categoryId: string; readonly filters: Filters; readonly sort: Sort; readonly page: number; readonly language: Language },
): { readonly products: readonly ProductRecord[]; readonly totalHits: number } => {
  const { categoryId, filters } = query
  const condition = every([...filters.options.map((chosen) => hasOption(categoryId, 'l.product_id', chosen)), ...inPrice(filters.price, 'l.price')])
  const where = `FROM listing l WHERE l.category_id = ?${condition.sql}`
  const total = database.get(`SELECT count(*) AS amount ${where}`, categoryId, ...condition.values)
  const rows = database.all(
    `SELECT p.json FROM (SELECT l.product_id ${where} ORDER BY ${order[query.sort](query.language)} LIMIT ? OFFSET ?) chosen
     CROSS JOIN product p ON p.id = chosen.product_id`,
    categoryId, ...condition.values, pageSize, (query.page - 1) * pageSize,
  )
  return { products: rows.map((row) => record<ProductRecord>(row, 'json')), totalHits: total === null ? 0 : whole(total, 'amount') }
}

/** The cheapest and dearest product of a category in cents; null when none has a price. */
export const priceMarks = (database: Database, categoryId: string): { readonly min: number; readonly max: number } | null => {
  const low = database.get('SELECT min(price) AS amount FROM listing WHERE category_id = ? AND price IS NOT NULL', categoryId)
  const high = database.get('SELECT max(price) AS amount FROM listing WHERE category_id = ?', categoryId)
  const [min, max] = [low === null ? null : wholeOrNull(low, 'amount'), high === null ? null : wholeOrNull(high, 'amount')]
  return min === null || max === null ? null : { min, max }
}

/** How many products have each value of a facet, given what is chosen in the other facets. */
export const countValues = (database: Database, categoryId: string, name: string, filters: Filters): ReadonlyMap<string, number> => {
  const others = filters.options.filter((chosen) => chosen.name !== name)
  const condition = every([...others.map((chosen) => hasOption(categoryId, 'v.product_id', chosen)), ...inPrice(filters.price, 'v.price')])
  const rows =
    condition.sql === ''
      ? database.all('SELECT value, amount FROM facet_total WHERE category_id = ? AND name = ?', categoryId, name)
      : database.all(
          `SELECT v.value, count(*) AS amount FROM facet_value v WHERE v.category_id = ? AND v.name = ?${condition.sql} GROUP BY v.value`,
          categoryId, name, ...condition.values,
        )
  return new Map(rows.map((row) => [String(row['value']), whole(row, 'amount')]))
}
