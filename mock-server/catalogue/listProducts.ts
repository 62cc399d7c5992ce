import { record, whole, wholeOrNull, type Database } from '../database/Database.ts'
import { every, hasOption, inPrice } from './conditions.ts'
import type { Filters } from './filterSegments.ts'
import type { Language, ProductRecord } from './ProductRecord.ts'

export type Sort = 'relevance' | 'lowest-price' | 'highest-price' | 'alfabetic-a-z'

/** Products on one page of a list. */
export const pageSize = 24

const order: Readonly<Record<Sort, (language: Language) => string>> = {
  'relevance': () => 'position',
  'lowest-price': () => 'price_last, position',
  'highest-price': () => 'price DESC, position',
  'alfabetic-a-z': (language) => `title_${language}, position`,
}

/** One page of a category's products, and how many there are in all. */
export const listProducts = (
  database: Database,
  query: {
    readonly categoryId: string
    readonly filters: Filters
    readonly sort: Sort
    readonly page: number
    readonly language: Language
  },
): { readonly products: readonly ProductRecord[]; readonly totalHits: number } => {
  const { categoryId, filters } = query
  const condition = every([
    ...filters.options.map((chosen) => hasOption(categoryId, 'l.product_id', chosen)),
    ...inPrice(filters.price, 'l.price'),
  ])
  const where = `FROM listing l WHERE l.category_id = ?${condition.sql}`
  const total = database.get(`SELECT count(*) AS amount ${where}`, categoryId, ...condition.values)
  const rows = database.all(
    `SELECT p.json FROM (SELECT l.product_id ${where} ORDER BY ${order[query.sort](query.language)} LIMIT ? OFFSET ?) chosen
     CROSS JOIN product p ON p.id = chosen.product_id`,
    categoryId,
    ...condition.values,
    pageSize,
    (query.page - 1) * pageSize,
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
