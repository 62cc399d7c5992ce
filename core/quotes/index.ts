/** Prices that the shop offers on request, until a day. */
export type { QuoteRequest, QuotesPort } from './QuotesPort.ts'
export { quoteLimits } from './createQuoteActions.ts'
export type { QuoteActions, QuoteForm } from './createQuoteActions.ts'
export { quotableLines } from './quotableLines.ts'
export { isBinding, isOffer, mayWithdraw } from './quote.ts'
export type { Quote, QuotedAmount, QuoteLine, QuoteStatus } from './quote.ts'
