import type { Backend } from '../answers/Backend.ts'
import type { ShippingVat } from '../pricing/cartTotals.ts'

/** How the VAT of shipping is found: the shop's own way, or pro rata in the scenario of that name. */
export const shippingVat = (backend: Backend): ShippingVat => (backend.meets('shipping-pro-rata') ? 'pro-rata' : backend.shop.shippingVat)
