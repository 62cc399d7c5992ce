/** Delivery time and stock in words. */
export { deliveryText, stockText } from './delivery.ts'
export { deliveryPromise } from './deliveryPromise.ts'
export type { DeliveryPromise, DeliveryTerms, ShopTime } from './deliveryPromise.ts'
export type { DeliveryTime } from './delivery.ts'
