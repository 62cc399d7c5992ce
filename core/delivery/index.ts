/** Delivery time and stock in words. */
export { deliveryText, stockLevel, stockText } from './delivery.ts'
export { deliveryPromise, deliveryTermsIn } from './deliveryPromise.ts'
export type { DeliveryPromise, DeliverySettings, DeliveryTerms, ShopTime } from './deliveryPromise.ts'
export type { DeliveryTime, StockLevel } from './delivery.ts'
