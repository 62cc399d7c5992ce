import { chargedRate, couponParts } from '../../orders/couponParts.ts'
import type { PlacedOrder } from '../../ports/Orders.ts'

type PlacedLine = PlacedOrder['lines'][number]

/** A line of an order as Vendure keeps it. Amounts are whole cents including VAT. */
export interface BookedLine {
  readonly lineUid: string
  readonly productId: number
  readonly quantity: number
  /** Percent. */
  readonly vatRate: number
  readonly unitPrice: number
  /** What the line costs less by coupons, at most 0. */
  readonly discount: number
  /** What is missing from quantity × unit price: the line was priced as a whole, or pieces of it were free. */
  readonly difference: number
  /** What was chosen, in the language of the order: `Shape: round, Ø 200 cm`. */
  readonly choices: string
}

const centimetres = (measures: readonly (number | null | undefined)[]): string =>
  `${measures.filter((measure) => measure !== null && measure !== undefined).join(' × ')} cm`

const choiceOf = ({ groupName, name, custom }: PlacedLine['options'][number]): string => {
  const size =
    custom === null ? '' : `, ${custom.diameter ? `Ø ${centimetres([custom.diameter])}` : centimetres([custom.width, custom.length])}`
  return `${groupName}: ${name}${size}`
}

/**
 * The lines of an order at the prices at which it was placed: the sum of `quantity × unitPrice + difference + discount` is what the goods cost
 * after coupons, to the cent, and so is the sum of each VAT rate.
 */
export const bookedLines = (order: PlacedOrder): readonly BookedLine[] => {
  const parts = couponParts(order)
  return order.lines.map((line) => {
    const { totalInclVat } = line.totals
    const unitPrice = Math.round(totalInclVat / line.quantity)
    return {
      lineUid: line.uid,
      productId: line.productId,
      quantity: line.quantity,
      vatRate: chargedRate(order, line) / 100,
      unitPrice,
      discount: -(parts.get(line.uid) ?? 0) || 0,
      difference: totalInclVat - unitPrice * line.quantity || 0,
      choices: line.options.map(choiceOf).join('\n'),
    }
  })
}
