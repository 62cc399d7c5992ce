import type { ChosenOptions, Filters, ShownSide } from '../ports/Catalogue.ts'

/** A part of a query with its values. */
export interface Condition {
  readonly sql: string
  readonly values: readonly (string | number)[]
}

/** The conditions, each behind an AND. */
const every = (conditions: readonly Condition[]): Condition => ({
  sql: conditions.map(({ sql }) => ` AND ${sql}`).join(''),
  values: conditions.flatMap(({ values }) => values),
})

const hasOption = (categoryId: string, { name, values }: ChosenOptions): Condition => ({
  sql: `c.combination IN (SELECT v.combination FROM combination_value v
    WHERE v.category_id = ? AND v.name = ? AND v.value IN (${values.map(() => '?').join(', ')}))`,
  values: [categoryId, name, ...values],
})

/** The price column of one side of VAT; products without a price come last. */
export const priceColumn = (side: ShownSide): string => (side === 'incl' ? 'price_last' : 'price_excl_last')

/** The price in the column, in cents, is within the selected range of whole euros. */
export const inPrice = (price: Filters['price'], column: string): Condition =>
  price === null ? { sql: '', values: [] } : { sql: ` AND ${column} BETWEEN ? AND ?`, values: [price.min * 100, price.max * 100] }

/**
 * The facet combinations of a category with the selected options, as columns `combination` and `amount`, the number of its products.
 * There are far fewer combinations than products: a combination is a set of facet values that at least one product has exactly.
 */
export const matchedCombinations = (categoryId: string, { options, price }: Filters, side: ShownSide): Condition => {
  const chosen = every(options.map((option) => hasOption(categoryId, option)))
  const within = inPrice(price, `l.${priceColumn(side)}`)
  const amount =
    price === null
      ? 'c.amount'
      : `(SELECT count(*) FROM listing l WHERE l.category_id = c.category_id AND l.combination = c.combination${within.sql})`
  return {
    sql: `SELECT c.combination, ${amount} AS amount FROM facet_combination c WHERE c.category_id = ?${chosen.sql}`,
    values: [...within.values, categoryId, ...chosen.values],
  }
}
