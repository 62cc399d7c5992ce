/** What shoppers turn to the shop with after the sale: questions, and withdrawing from the contract. */
export type { ServicePort } from './ServicePort.ts'
export type { ServiceActions } from './createServiceActions.ts'
export { ticketLimits, ticketSchema } from './ticket.ts'
export type { Ticket, TicketForm } from './ticket.ts'
export { excludedBecause, goodsName, goodsOf, withdrawalSchema } from './withdrawal.ts'
export type { StatedWithdrawal, WithdrawalForm, WithdrawalReceipt } from './withdrawal.ts'
