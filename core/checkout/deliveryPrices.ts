import type { Cart } from '../cart/cart.ts'
import { cartTotals } from '../cart/cartTotals.ts'
import type { ShopConfig } from '../config/config.ts'
import { allocate } from '../money/allocate.ts'
import type { Cents } from '../money/units.ts'
import type { DeliveryOption } from './checkout.ts'

/**
 * What a way of delivery and each of its services cost this cart, in cents, on the side of VAT that the shop shows (PRC-08). Without VAT it is what the
 * totals show once the option is selected, because its VAT follows from the cart (PRC-05). The way and the services that are chosen are parts of
 * one amount: they add up to the shipping of the totals, split as the order will have them. A service that is not chosen costs what it would
 * alone.
 */
export const deliveryPrices = (
  { price, services }: Pick<DeliveryOption, 'price' | 'services'>,
  cart: Cart,
  settings: Pick<ShopConfig, 'pricesExclVat' | 'shippingVat'>,
): { readonly way: Cents; readonly services: readonly Cents[] } => {
  const shown = (amount: number): number =>
    settings.pricesExclVat ? cartTotals({ ...cart, shipping: { amount: amount as Cents, side: 'incl' } }, settings).shippingExclVat : amount
  const isChosen = services.map(({ id }) => cart.deliveryServices.includes(id))
  const prices = [price, ...services.map((service, index) => (isChosen[index] === true ? service.price : 0))]
  const [way, ...parts] = allocate(shown(prices.reduce<number>((sum, each) => sum + each, 0)), prices) as readonly [Cents, ...Cents[]]
  return { way, services: parts.map((part, index) => (isChosen[index] === true ? part : (shown(services[index]?.price ?? 0) as Cents))) }
}
