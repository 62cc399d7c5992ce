import type { Cents } from '../money/units.ts'
import type { PriceSide } from '../pricing/price.ts'
import type { Order } from './order.ts'

/** The way of delivery of an order with what is done besides, in words. */
export const deliveryName = ({ label, services }: Order['delivery']): string =>
  [label, ...services.map((service) => service.label)].join(', ')

/** What the delivery of an order costs on one side of VAT: its way, and each service. They add up to its shipping. */
export const deliveryCharges = (
  { cartTotals, delivery }: Pick<Order, 'cartTotals' | 'delivery'>,
  side: PriceSide,
): { readonly way: Cents; readonly services: readonly { readonly label: string; readonly amount: Cents }[] } => {
  const services = delivery.services.map(({ label, exclVat, inclVat }) => ({ label, amount: side === 'excl' ? exclVat : inclVat }))
  const shipping = side === 'excl' ? cartTotals.shippingExclVat : cartTotals.shippingInclVat
  return { way: services.reduce((left, { amount }) => (left - amount) as Cents, shipping), services }
}
