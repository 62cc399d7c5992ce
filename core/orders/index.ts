/** Placed orders: what the customer sees of them, paying what is open, buying again; invoices. */
export type { OrdersPort } from './OrdersPort.ts'
export type { AgainReport, ListReport, OrderActs, PayOrderMove } from './makeOrderActs.ts'
export { orderStatuses, orderStatusOf } from './order.ts'
export { orderQuestionSchema } from './orderQuestion.ts'
export type { OrderQuestionForm } from './orderQuestion.ts'
export type { GuestOrder, Invoice, ListPage, Order, OrderLine, OrderQuestion, OrderStatus, OrderSummary } from './order.ts'
export type { AgainLine } from './orderAgain.ts'
export type { PayOrderOutcome } from './payOrderOutcome.ts'
