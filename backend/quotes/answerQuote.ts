import type { Mails } from '../ports/Mails.ts'
import type { Store } from '../store/Store.ts'
import { answeredMail, refusedMail } from './quoteMails.ts'
import { changeQuote, newQuoteKey, quoteByUid, shopDay } from './quotes.ts'
import type { QuoteOffer, QuoteStatus } from './quotes.ts'

/** The states in which the shop may answer, also again: until the asker accepted or withdrew it. */
const answerable: readonly QuoteStatus[] = ['requested', 'answered', 'refused']

/** Why an answer is not kept. */
export type AnswerFault = 'closed' | 'pricesInvalid' | 'dayInvalid' | 'textInvalid'

interface Deps {
  readonly store: Store
  readonly mails: Mails
  /** Address of the shop, without trailing slash. */
  readonly appUrl: string
  /** Whether the shop has a part of what is made to measure paid with the order. */
  readonly isDepositDue: boolean
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: number
}

const isPrice = ({ unitPrice, vat }: QuoteOffer['prices'][number]): boolean =>
  Number.isInteger(unitPrice) && unitPrice > 0 && unitPrice <= 1_000_000_000 && Number.isInteger(vat) && vat >= 0 && vat <= 10_000

const isDay = (day: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))

/**
 * The shop answers a quote, or changes its answer, and the asker is mailed what it says. A product with a price keeps its VAT rate. Returns
 * null, or why nothing was kept. Call it in a transaction.
 */
export const answerQuote = async (
  { store, mails, appUrl, isDepositDue, now }: Deps,
  uid: string,
  given: QuoteOffer,
): Promise<AnswerFault | null> => {
  const quote = await quoteByUid(store, uid)
  if (quote === null || !answerable.includes(quote.status)) return 'closed'
  const answer = { ...given, prices: given.prices.map((price, index) => ({ ...price, vat: quote.lines[index]?.vat ?? price.vat })) }
  if (answer.prices.length !== quote.lines.length || !answer.prices.every(isPrice)) return 'pricesInvalid'
  if (!isDay(answer.expiresOn) || answer.expiresOn < shopDay(now)) return 'dayInvalid'
  if (answer.text.length > 5000) return 'textInvalid'
  if (!(await changeQuote(store, uid, answerable, { status: 'answered', answer }, now))) return 'closed'
  const key = await newQuoteKey(store, uid, now)
  await mails.enqueue({ recipient: quote.emailAddress, ...answeredMail({ appUrl, isDepositDue }, quote, answer, key) })
  return null
}

/** The shop refuses a quote, and the asker is mailed why. As `answerQuote`. */
export const refuseQuote = async (
  { store, mails, appUrl, now }: Omit<Deps, 'isDepositDue'>,
  uid: string,
  reason: string,
): Promise<AnswerFault | null> => {
  if (reason === '' || reason.length > 500) return 'textInvalid'
  const quote = await quoteByUid(store, uid)
  if (quote === null || !(await changeQuote(store, uid, answerable, { status: 'refused', reason }, now))) return 'closed'
  const key = await newQuoteKey(store, uid, now)
  await mails.enqueue({ recipient: quote.emailAddress, ...refusedMail(appUrl, quote, reason, key) })
  return null
}
