import { text, whole, type Database, type Row } from '../database/Database.ts'
import { every, hasOption, inPrice, marks } from './conditions.ts'
import type { ChosenOptions, Filters } from './filterSegments.ts'

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

const totals = (database: Database, categoryId: string): Amounts =>
  collected(database.all('SELECT name, value, amount FROM facet_total WHERE category_id = ?', categoryId))

/** With a price range only: one walk along each facet's own index. */
const withinPrice = (database: Database, categoryId: string, price: Filters['price']): Amounts => {
  const condition = every(inPrice(price, 'price'))
  return collected(
    database.all(
      `SELECT name, value, count(*) AS amount FROM facet_value WHERE category_id = ?${condition.sql} GROUP BY name, value`,
      categoryId,
      ...condition.values,
    ),
  )
}

/** With chosen options: first the products of the rarest one, then what else these have. */
const amongChosen = (
  database: Database,
  categoryId: string,
  options: readonly [ChosenOptions, ...ChosenOptions[]],
  price: Filters['price'],
  all: Amounts,
): Amounts => {
  const size = ({ name, values }: ChosenOptions) => values.reduce((sum, value) => sum + (all.get(name)?.get(value) ?? 0), 0)
  const [rarest, ...others] = options.toSorted((a, b) => size(a) - size(b)) as [ChosenOptions, ...ChosenOptions[]]
  const condition = every([...inPrice(price, 'd.price'), ...others.map((chosen) => hasOption(categoryId, 'd.product_id', chosen))])
  return collected(
    database.all(
      `WITH matched AS MATERIALIZED (
         SELECT DISTINCT d.product_id FROM facet_value d
         WHERE d.category_id = ? AND d.name = ? AND d.value IN (${marks(rarest.values.length)})${condition.sql}
       )
       SELECT v.name, v.value, count(*) AS amount FROM matched
       CROSS JOIN facet_value v INDEXED BY facet_of_product ON v.category_id = ? AND v.product_id = matched.product_id
       GROUP BY v.name, v.value`,
      categoryId,
      rarest.name,
      ...rarest.values,
      ...condition.values,
      categoryId,
    ),
  )
}

const amountsFor = (
  database: Database,
  categoryId: string,
  options: readonly ChosenOptions[],
  price: Filters['price'],
  all: Amounts,
): Amounts => {
  const [first, ...rest] = options
  if (first !== undefined) return amongChosen(database, categoryId, [first, ...rest], price, all)
  return price === null ? all : withinPrice(database, categoryId, price)
}

/**
 * How many products each option would show: all filters count but those of the option's own facet, since options of one facet add up.
 * Answers every option of the category, also those with none.
 */
export const countOptions = (database: Database, categoryId: string, filters: Filters): Amounts => {
  const all = totals(database, categoryId)
  const unfiltered = amountsFor(database, categoryId, filters.options, filters.price, all)
  return new Map(
    [...all].map(([name, values]) => {
      const others = filters.options.filter((chosen) => chosen.name !== name)
      const amounts = others.length === filters.options.length ? unfiltered : amountsFor(database, categoryId, others, filters.price, all)
      return [name, new Map([...values.keys()].map((value) => [value, amounts.get(name)?.get(value) ?? 0]))]
    }),
  )
}
