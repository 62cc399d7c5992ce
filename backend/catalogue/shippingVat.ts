import type { Backend } from '../answers/Backend.ts'
import type { ShopRecord } from '../records/ShopRecord.ts'
import type { ShippingVat } from '../pricing/cartTotals.ts'

/** The rule for the VAT of shipping: the shop's setting, or pro rata in the scenario of that name. */
export const shippingVat = (backend: Pick<Backend, 'meets'> & { readonly shop: Pick<ShopRecord, 'shippingVat'> }): ShippingVat =>
  backend.meets('shipping-pro-rata') ? 'pro-rata' : backend.shop.shippingVat
