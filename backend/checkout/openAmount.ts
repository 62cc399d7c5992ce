import type { Order } from '../ports/Orders.ts'

/** Amounts of an order that say what is still to be paid. */
export type OrderMoney = Pick<
  Order,
  'totalInclVat' | 'reducedInclVat' | 'paidInclVat' | 'promisedInclVat' | 'refundedInclVat' | 'chargedBackInclVat'
>

/** Whole cents including VAT that the customer is still to pay; below 0: was paid too much. */
export const openInclVat = ({
  totalInclVat,
  reducedInclVat,
  paidInclVat,
  promisedInclVat,
  refundedInclVat,
  chargedBackInclVat,
}: OrderMoney): number => totalInclVat - reducedInclVat - (paidInclVat ?? 0) - promisedInclVat + refundedInclVat + chargedBackInclVat

/** Nothing is left to be paid, and something was paid or promised. */
export const isCovered = (order: OrderMoney): boolean =>
  (order.paidInclVat !== null || order.promisedInclVat > 0) && openInclVat(order) <= 0
