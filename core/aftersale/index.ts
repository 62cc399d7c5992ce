/** After the sale: tickets and withdrawal from the contract. */
export type { AfterSalePort } from './AfterSalePort.ts'
export type { AfterSaleActions } from './createAfterSaleActions.ts'
export { ticketLimits, ticketSchema } from './ticket.ts'
export type { Ticket, TicketForm } from './ticket.ts'
export { exclusionReason, goodsName, goodsOf, isWithdrawable, lastWithdrawalDay, withdrawalSchema } from './withdrawal.ts'
export type { StatedWithdrawal, WithdrawalForm, WithdrawalReceipt } from './withdrawal.ts'
