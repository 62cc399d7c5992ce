import type { Host } from '../answers/Host.ts'
import type { ShippingVat } from '../pricing/cartTotals.ts'

/** How the VAT of shipping is found: the shop's own way, or pro rata in the scenario of that name. */
export const shippingVat = (host: Host): ShippingVat => (host.scenarios.meets('shipping-pro-rata') ? 'pro-rata' : host.shop.shippingVat)
