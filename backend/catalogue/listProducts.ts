import { whole, wholeOrNull } from '../database/row.ts'
import type { Catalogue } from '../database/Catalogue.ts'
import { inPrice, matchedCombinations, priceColumn } from './conditions.ts'
import type { Condition } from './conditions.ts'
import { productOf } from './findProduct.ts'
import type { Filters, ShownSide } from './filterSegments.ts'
import type { Language, ProductRecord } from '../records/ProductRecord.ts'

export type Sort = 'relevance' | 'lowest-price' | 'highest-price' | 'alfabetic-a-z' | 'mpn-descending'

/** Products on one page of a list. */
export const pageSize = 24

const order: Readonly<Record<Sort, (language: Language, side: ShownSide) => { readonly by: string; readonly index: string }>> = {
  relevance: () => ({ by: 'l.position', index: '' }),
  'lowest-price': (_language, side) => ({
    by: `l.${priceColumn(side)}, l.position`,
    index: side === 'incl' ? 'INDEXED BY listing_cheap' : '',
  }),
  'highest-price': (_language, side) =>
    side === 'incl'
      ? { by: 'l.price DESC, l.position', index: 'INDEXED BY listing_dear' }
      : { by: 'l.price_excl DESC, l.position', index: '' },
  'alfabetic-a-z': (language) => ({ by: `l.title_${language}, l.position`, index: `INDEXED BY listing_${language}` }),
  'mpn-descending': () => ({ by: 'l.mpn DESC, l.position', index: 'INDEXED BY listing_mpn' }),
}

/** Up to so many hits are fetched and sorted; more are met soon enough while walking along the index of the order. */
const fewHits = 2000

interface ListQuery {
  readonly categoryId: string
  readonly filters: Filters
  readonly sort: Sort
  readonly page: number
  readonly language: Language
  readonly side: ShownSide
}

const countHits = (catalogue: Catalogue, { categoryId, filters, side }: ListQuery): number => {
  const matched = matchedCombinations(categoryId, filters, side)
  const row = catalogue.get(`SELECT coalesce(sum(amount), 0) AS amount FROM (${matched.sql})`, ...matched.values)
  return row === null ? 0 : whole(row, 'amount')
}

/** The unary plus keeps SQLite from looking up each combination, which would have it sort all hits. */
const hitsOf = ({ categoryId, filters, sort, language, side }: ListQuery, totalHits: number): Condition => {
  const { by, index } = order[sort](language, side)
  const within = inPrice(filters.price, `l.${priceColumn(side)}`)
  if (filters.options.length === 0) {
    return { sql: `FROM listing l ${index} WHERE l.category_id = ?${within.sql} ORDER BY ${by}`, values: [categoryId, ...within.values] }
  }
  const { sql, values } = matchedCombinations(categoryId, { ...filters, price: null }, side)
  const matched = `(SELECT combination FROM (${sql}))`
  const from =
    totalHits <= fewHits
      ? `listing l INDEXED BY listing_combination WHERE l.category_id = ? AND l.combination IN ${matched}`
      : `listing l ${index} WHERE l.category_id = ? AND +l.combination IN ${matched}`
  return { sql: `FROM ${from}${within.sql} ORDER BY ${by}`, values: [categoryId, ...values, ...within.values] }
}

/** One page of a category's products, and how many there are in all. */
export const listProducts = (
  catalogue: Catalogue,
  query: ListQuery,
): { readonly products: readonly ProductRecord[]; readonly totalHits: number } => {
  const totalHits = countHits(catalogue, query)
  if ((query.page - 1) * pageSize >= totalHits) return { products: [], totalHits }
  const hits = hitsOf(query, totalHits)
  const rows = catalogue.all(
    `SELECT p.json FROM (SELECT l.product_id ${hits.sql} LIMIT ? OFFSET ?) chosen CROSS JOIN product p ON p.id = chosen.product_id`,
    ...hits.values,
    pageSize,
    (query.page - 1) * pageSize,
  )
  return { products: rows.map((row) => productOf(catalogue, row)), totalHits }
}

/** The cheapest and dearest product of a category in cents on one side of VAT; null when none has a price. */
export const priceMarks = (
  catalogue: Catalogue,
  categoryId: string,
  side: ShownSide,
): { readonly min: number; readonly max: number } | null => {
  const column = side === 'incl' ? 'price' : 'price_excl'
  const low = catalogue.get(`SELECT min(${column}) AS amount FROM listing WHERE category_id = ? AND ${column} IS NOT NULL`, categoryId)
  const high = catalogue.get(`SELECT max(${column}) AS amount FROM listing WHERE category_id = ?`, categoryId)
  const [min, max] = [low === null ? null : wholeOrNull(low, 'amount'), high === null ? null : wholeOrNull(high, 'amount')]
  return min === null || max === null ? null : { min, max }
}
