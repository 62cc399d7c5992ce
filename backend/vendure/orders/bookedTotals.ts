import type { PlacedOrder } from '../../ports/Orders.ts'

/** The sums of an order as it was placed, in whole cents. */
export interface BookedTotals {
  readonly subTotal: number
  readonly subTotalWithTax: number
  readonly shipping: number
  readonly shippingWithTax: number
  /** How often the shop had changed the order; an order that an earlier version booked has none. */
  readonly revisions?: number
  /** `rate` in percent; `base` is what the VAT is charged on. */
  readonly vat: readonly { readonly rate: number; readonly base: number; readonly tax: number }[]
}

/** The VAT of an order by rate. */
export const bookedVat = ({ vat }: PlacedOrder): BookedTotals['vat'] =>
  vat.map(({ percentage, amount, exclVat }) => ({ rate: percentage / 100, base: exclVat, tax: amount }))

export const bookedTotals = (order: PlacedOrder, revisions: number): BookedTotals => ({
  revisions,
  subTotal: order.cartTotals.totalExclVat - order.cartTotals.shippingExclVat,
  subTotalWithTax: order.cartTotals.totalInclVat - order.cartTotals.shippingInclVat,
  shipping: order.cartTotals.shippingExclVat,
  shippingWithTax: order.cartTotals.shippingInclVat,
  vat: bookedVat(order),
})

/** What `JSON.stringify` of them gave; null: the order was not placed by the shop. */
export const readBookedTotals = (json: string | null | undefined): BookedTotals | null => (json ? (JSON.parse(json) as BookedTotals) : null)
