import type { ChosenOptions, Filters } from './filterSegments.ts'

/** A part of a WHERE clause with its values. */
export interface Condition {
  readonly sql: string
  readonly values: readonly (string | number)[]
}

/** The conditions, each behind an AND. */
export const every = (conditions: readonly Condition[]): Condition => ({
  sql: conditions.map(({ sql }) => ` AND ${sql}`).join(''),
  values: conditions.flatMap(({ values }) => values),
})

export const marks = (amount: number): string => Array.from({ length: amount }, () => '?').join(', ')

/** The product in the column has one of the values of a facet. */
export const hasOption = (categoryId: string, product: string, { name, values }: ChosenOptions): Condition => ({
  sql: `EXISTS (SELECT 1 FROM facet_value f WHERE f.category_id = ? AND f.name = ? AND f.value IN (${marks(values.length)})
    AND f.product_id = ${product})`,
  values: [categoryId, name, ...values],
})

/** The price in the column, in cents, lies in the chosen range of whole euros. */
export const inPrice = (price: Filters['price'], column: string): readonly Condition[] =>
  price === null ? [] : [{ sql: `${column} BETWEEN ? AND ?`, values: [price.min * 100, price.max * 100] }]
