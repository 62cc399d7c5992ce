/** Delivery time and stock in words. */
export { deliveryText, stockText } from './delivery.ts'
export { deliveryPromise, deliveryTermsIn } from './deliveryPromise.ts'
export type { DeliveryPromise, DeliverySettings, DeliveryTerms, ShopTime } from './deliveryPromise.ts'
export type { DeliveryTime } from './delivery.ts'
