/** Delivery time and stock in words. */
export { deliveryDays, deliveryText, stockText } from './delivery.ts'
export type { DeliveryTime } from './delivery.ts'
