import { isInCart } from './cart.ts'
import type { CartLine, CartTotals } from './cart.ts'
import { lineTotals } from './lineTotals.ts'
import type { ShopConfig } from '../config/config.ts'
import { round } from '../money/round.ts'
import type { Cents } from '../money/units.ts'

/** What is paid with the order and what on delivery, both including VAT. Together they are the cart's total. */
export interface Deposit {
  readonly upfront: Cents
  readonly rest: Cents
}

/**
 * The deposit on made-to-measure lines (CFG-05): upfront = their totals incl. VAT × share, at most the cart's total; the rest follows.
 * null when the shop asks none or nothing is made to measure.
 */
export const depositOf = (
  lines: readonly CartLine[],
  { totalInclVat }: Pick<CartTotals, 'totalInclVat'>,
  { enabled, share }: ShopConfig['deposit'],
): Deposit | null => {
  const custom = lines.filter((line) => isInCart(line) && line.options.some((option) => option.custom !== null))
  if (!enabled || custom.length === 0) return null
  const made = custom.reduce((sum, line) => sum + lineTotals(line).totalInclVat, 0)
  const upfront = Math.min(round(made, share, 10_000), totalInclVat)
  return { upfront: upfront as Cents, rest: (totalInclVat - upfront) as Cents }
}
