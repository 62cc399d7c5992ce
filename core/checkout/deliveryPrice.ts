import type { Cart } from '../cart/cart.ts'
import { cartTotals } from '../cart/cartTotals.ts'
import type { ShopConfig } from '../config/config.ts'
import type { Cents } from '../money/units.ts'
import type { DeliveryOption } from './checkout.ts'

/**
 * What a way of delivery costs this cart, in cents, on the side of VAT that the shop shows (PRC-08): without VAT it is the same amount that
 * the totals show it once the option is selected, because its VAT follows from the cart (PRC-05).
 */
export const deliveryPrice = (
  { price }: Pick<DeliveryOption, 'price'>,
  cart: Cart,
  settings: Pick<ShopConfig, 'pricesExclVat' | 'shippingVat'>,
): Cents => (settings.pricesExclVat ? cartTotals({ ...cart, shipping: { amount: price, side: 'incl' } }, settings).shippingExclVat : price)
