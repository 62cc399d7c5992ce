import { whole, wholeOrNull } from '../database/row.ts'
import type { Row } from '../database/row.ts'
import type { CatalogueDatabase } from '../database/CatalogueDatabase.ts'
import { pageSize } from '../ports/Catalogue.ts'
import type { ListQuery, ShownSide, Sort } from '../ports/Catalogue.ts'
import { inPrice, matchedCombinations, priceColumn } from './conditions.ts'
import type { Condition } from './conditions.ts'
import type { Language } from '../records/ProductRecord.ts'

const order: Readonly<Record<Sort, (language: Language, side: ShownSide) => { readonly by: string; readonly index: string }>> = {
  relevance: () => ({ by: 'l.position, l.product_id', index: '' }),
  'lowest-price': (_language, side) => ({
    by: `l.${priceColumn(side)}, l.position, l.product_id`,
    index: side === 'incl' ? 'INDEXED BY listing_cheap' : '',
  }),
  'highest-price': (_language, side) =>
    side === 'incl'
      ? { by: 'l.price DESC, l.position, l.product_id', index: 'INDEXED BY listing_dear' }
      : { by: 'l.price_excl DESC, l.position, l.product_id', index: '' },
  'alfabetic-a-z': (language) => ({ by: `l.title_${language}, l.position, l.product_id`, index: `INDEXED BY listing_${language}` }),
  'mpn-descending': () => ({ by: 'l.mpn DESC, l.position, l.product_id', index: 'INDEXED BY listing_mpn' }),
}

/** Up to this many hits are fetched and sorted; with more it is faster to scan the index of the sort order. */
const fewHits = 2000

const countHits = (database: CatalogueDatabase, { categoryId, filters, side }: ListQuery): number => {
  const matched = matchedCombinations(categoryId, filters, side)
  const row = database.get(`SELECT coalesce(sum(amount), 0) AS amount FROM (${matched.sql})`, ...matched.values)
  return row === null ? 0 : whole(row, 'amount')
}

/** The unary plus stops SQLite from looking up each combination, after which it would sort all hits. */
const hitsOf = ({ categoryId, filters, sort, language, side }: ListQuery, totalHits: number, isReversed: boolean): Condition => {
  const { by, index } = order[sort](language, side)
  const ordered = `ORDER BY ${isReversed ? reversed(by) : by}`
  const within = inPrice(filters.price, `l.${priceColumn(side)}`)
  if (filters.options.length === 0) {
    return { sql: `FROM listing l ${index} WHERE l.category_id = ?${within.sql} ${ordered}`, values: [categoryId, ...within.values] }
  }
  const { sql, values } = matchedCombinations(categoryId, { ...filters, price: null }, side)
  const matched = `(SELECT combination FROM (${sql}))`
  const from =
    totalHits <= fewHits
      ? `listing l INDEXED BY listing_combination WHERE l.category_id = ? AND l.combination IN ${matched}`
      : `listing l ${index} WHERE l.category_id = ? AND +l.combination IN ${matched}`
  return { sql: `FROM ${from}${within.sql} ${ordered}`, values: [categoryId, ...values, ...within.values] }
}

/** The opposite order, which reads the same index backwards. */
const reversed = (by: string): string =>
  by
    .split(', ')
    .map((column) => (column.endsWith(' DESC') ? column.slice(0, -' DESC'.length) : `${column} DESC`))
    .join(', ')

/** The rows of one page of a category's products, and the total number. */
export const listProducts = (
  database: CatalogueDatabase,
  query: ListQuery,
): { readonly rows: readonly Row[]; readonly totalHits: number } => {
  const totalHits = countHits(database, query)
  const start = (query.page - 1) * pageSize
  if (start >= totalHits) return { rows: [], totalHits }
  const amount = Math.min(pageSize, totalHits - start)
  // SQLite reads all rows before those of the page, so that the second half is read from the end.
  const after = totalHits - start - amount
  const isReversed = after < start
  const hits = hitsOf(query, totalHits, isReversed)
  const rows = database.all(
    `SELECT p.json FROM (SELECT l.product_id ${hits.sql} LIMIT ? OFFSET ?) chosen CROSS JOIN product p ON p.id = chosen.product_id`,
    ...hits.values,
    amount,
    isReversed ? after : start,
  )
  return { rows: isReversed ? rows.toReversed() : rows, totalHits }
}

/** The cheapest and dearest product of a category in cents on one side of VAT; null when none has a price. */
export const priceRange = (
  database: CatalogueDatabase,
  categoryId: string,
  side: ShownSide,
): { readonly min: number; readonly max: number } | null => {
  const column = side === 'incl' ? 'price' : 'price_excl'
  const low = database.get(`SELECT min(${column}) AS amount FROM listing WHERE category_id = ? AND ${column} IS NOT NULL`, categoryId)
  const high = database.get(`SELECT max(${column}) AS amount FROM listing WHERE category_id = ?`, categoryId)
  const [min, max] = [low === null ? null : wholeOrNull(low, 'amount'), high === null ? null : wholeOrNull(high, 'amount')]
  return min === null || max === null ? null : { min, max }
}
