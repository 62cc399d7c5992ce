import { allocate } from '../pricing/allocate.ts'
import type { PlacedOrder } from '../ports/Orders.ts'

/** Whole cents; both are the same where no VAT is charged. */
export interface Charge {
  readonly exclVat: number
  readonly inclVat: number
}

/** What the delivery of an order costs: its way, and each service. On both sides of VAT they add up to its shipping. */
export const deliveryCharges = ({
  cartTotals: { shippingExclVat, shippingInclVat },
  delivery,
  reverseCharge,
}: Pick<PlacedOrder, 'cartTotals' | 'delivery' | 'reverseCharge'>): {
  readonly way: Charge
  readonly services: readonly { readonly label: string; readonly prices: Charge }[]
} => {
  const services = delivery.services ?? []
  const prices = services.map(({ price }) => price)
  // Services are priced where VAT is charged, as this shipping is.
  const shipping = reverseCharge?.shippingInclVat ?? shippingInclVat
  const weights = [
    Math.max(
      0,
      prices.reduce((left, price) => left - price, shipping),
    ),
    ...prices,
  ]
  const [excl, incl] = [allocate(shippingExclVat, weights), allocate(shippingInclVat, weights)]
  const chargeAt = (index: number): Charge => ({ exclVat: excl[index] ?? 0, inclVat: incl[index] ?? 0 })
  return { way: chargeAt(0), services: services.map(({ label }, index) => ({ label, prices: chargeAt(index + 1) })) }
}
