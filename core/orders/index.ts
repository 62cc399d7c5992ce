/** Placed orders: what the customer sees of them, paying what is open, buying again; invoices. */
export type { OrdersPort } from './OrdersPort.ts'
export type { ListFault, ListReport, OrderActions, PayOrderMove } from './createOrderActions.ts'
export type { ReorderSummary } from './orderAgain.ts'
export type { Repeated } from './createRepeatOrder.ts'
export { deliveryCharges, deliveryName } from './deliveryCharges.ts'
export { orderStatuses, orderStatusOf } from './order.ts'
export { orderLookupSchema } from './orderQuestion.ts'
export type { OrderLookupForm } from './orderQuestion.ts'
export type {
  GuestOrder,
  Invoice,
  ListedOrder,
  ListPage,
  Order,
  OrderLine,
  OrderLookup,
  OrderRevision,
  OrderStatus,
  OrderSummary,
} from './order.ts'
export type { AgainLine } from './orderAgain.ts'
export type { PayOrderOutcome } from './payOrderOutcome.ts'
export { reviewLimits, reviewSchema } from './review.ts'
export type { OwnReview, Review, ReviewForm } from './review.ts'
