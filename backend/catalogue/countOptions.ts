import { text, whole } from '../database/row.ts'
import type { Row } from '../database/row.ts'
import type { CatalogueDatabase } from '../database/CatalogueDatabase.ts'
import type { Filters, ShownSide } from '../ports/Catalogue.ts'
import { matchedCombinations } from './conditions.ts'

/** Amounts by facet and value. */
type Amounts = Map<string, Map<string, number>>

const collected = (rows: readonly Row[]): Amounts => {
  const amounts: Amounts = new Map()
  for (const row of rows) {
    const name = text(row, 'name')
    const values = amounts.get(name) ?? new Map<string, number>()
    values.set(text(row, 'value'), whole(row, 'amount'))
    amounts.set(name, values)
  }
  return amounts
}

const totals = (database: CatalogueDatabase, categoryId: string): Amounts =>
  collected(database.all('SELECT name, value, amount FROM facet_total WHERE category_id = ?', categoryId))

const amountsFor = (database: CatalogueDatabase, categoryId: string, filters: Filters, side: ShownSide, all: Amounts): Amounts => {
  if (filters.options.length === 0 && filters.price === null) return all
  const matched = matchedCombinations(categoryId, filters, side)
  return collected(
    database.all(
      `WITH matched AS MATERIALIZED (${matched.sql})
       SELECT v.name, v.value, sum(matched.amount) AS amount FROM matched
       CROSS JOIN combination_value v INDEXED BY value_of_combination ON v.category_id = ? AND v.combination = matched.combination
       GROUP BY v.name, v.value`,
      ...matched.values,
      categoryId,
    ),
  )
}

/** As `Catalogue.countOptions`. */
export const countOptions = (database: CatalogueDatabase, categoryId: string, filters: Filters, side: ShownSide): Amounts => {
  const all = totals(database, categoryId)
  const unfiltered = amountsFor(database, categoryId, filters, side, all)
  return new Map(
    [...all].map(([name, values]) => {
      const others = filters.options.filter((chosen) => chosen.name !== name)
      const isOwn = others.length < filters.options.length
      const amounts = isOwn ? amountsFor(database, categoryId, { ...filters, options: others }, side, all) : unfiltered
      return [name, new Map([...values.keys()].map((value) => [value, amounts.get(name)?.get(value) ?? 0]))]
    }),
  )
}
