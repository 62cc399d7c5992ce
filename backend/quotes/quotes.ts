import { createHash, randomBytes } from 'node:crypto'
import type { StoredOption } from '../cart/carts.ts'
import { record, text, textOrNull, whole } from '../database/row.ts'
import type { Row } from '../database/row.ts'
import type { Language, ProductRecord, Text } from '../records/ProductRecord.ts'
import type { Store } from '../store/Store.ts'

export type QuoteStatus = 'requested' | 'answered' | 'accepted' | 'withdrawn' | 'refused'

/** What is to be bought, named as it was when the quote was requested. */
export interface QuoteLine {
  readonly productId: number
  readonly quantity: number
  readonly options: readonly StoredOption[]
  readonly title: Text
  /** The chosen options as people read them. */
  readonly choices: readonly Text[]
  /** Basis points; null: of a product without a price. */
  readonly vat: number | null
  /** How long it takes with its options, as was promised then; older requests have none. */
  readonly delivery?: ProductRecord['delivery']
}

/** Made to the measures of the asker. */
export const isMadeToMeasure = ({ options }: Pick<QuoteLine, 'options'>): boolean => options.some(({ custom }) => custom !== null)

/** The shop's answer. */
export interface QuoteOffer {
  /** In the order of the lines: cents of one piece with its options, and the VAT rate in basis points. */
  readonly prices: readonly { readonly unitPrice: number; readonly vat: number }[]
  /** The side of VAT of the prices. */
  readonly vatIncluded: boolean
  /** The last day on which it counts, YYYY-MM-DD in the shop's time. */
  readonly expiresOn: string
  readonly text: string
}

export interface StoredQuote {
  readonly uid: string
  /** As people name it: O26-0001. */
  readonly number: string
  readonly customerId: string | null
  readonly emailAddress: string
  readonly name: string
  readonly message: string
  readonly language: Language
  readonly lines: readonly QuoteLine[]
  /** null: the shop has not answered. */
  readonly answer: QuoteOffer | null
  readonly status: QuoteStatus
  /** Why the shop refused it; empty otherwise. */
  readonly reason: string
  /** The cart for whose contents it was requested; null: none. */
  readonly requestedCartUid: string | null
  /** The cart into which it was accepted; null: none. */
  readonly cartUid: string | null
  /** Milliseconds since 1970-01-01 UTC, as those below. */
  readonly requestedAt: number
  readonly updatedAt: number
}

export type NewQuote = Pick<
  StoredQuote,
  'uid' | 'customerId' | 'emailAddress' | 'name' | 'message' | 'language' | 'lines' | 'requestedCartUid'
>

const timeZone = 'Europe/Amsterdam'
const dayFormat = new Intl.DateTimeFormat('sv', { timeZone })

/** The day of a moment in the shop's time, YYYY-MM-DD. */
export const shopDay = (at: number): string => dayFormat.format(new Date(at))

const hour = 60 * 60 * 1000

/** The moment at which a day ends in the shop's time, which is one or two hours before it ends in UTC. */
export const endOfDay = (day: string): number => {
  const end = Date.parse(`${day}T00:00:00Z`) + 24 * hour
  return [end - 2 * hour, end - hour].find((at) => shopDay(at) > day) ?? end
}

/** Whether an answer no longer counts. */
export const hasExpired = ({ answer }: Pick<StoredQuote, 'answer'>, now: number): boolean =>
  answer !== null && endOfDay(answer.expiresOn) <= now

/** The state as people see it: an answer whose last day has passed has expired. */
export const statusOf = (quote: Pick<StoredQuote, 'answer' | 'status'>, now: number): QuoteStatus | 'expired' =>
  quote.status === 'answered' && hasExpired(quote, now) ? 'expired' : quote.status

const quoteOf = (row: Row): StoredQuote => {
  const requestedAt = whole(row, 'requested_at')
  return {
    uid: text(row, 'uid'),
    number: `O${shopDay(requestedAt).slice(2, 4)}-${String(whole(row, 'number')).padStart(4, '0')}`,
    customerId: textOrNull(row, 'customer_id'),
    emailAddress: text(row, 'email'),
    name: text(row, 'name'),
    message: text(row, 'message'),
    language: text(row, 'language') as Language,
    lines: record(row, 'lines') as readonly QuoteLine[],
    answer: textOrNull(row, 'answer') === null ? null : (record(row, 'answer') as QuoteOffer),
    status: text(row, 'status') as QuoteStatus,
    reason: text(row, 'reason'),
    requestedCartUid: textOrNull(row, 'requested_cart_uid'),
    cartUid: textOrNull(row, 'cart_uid'),
    requestedAt,
    updatedAt: whole(row, 'updated_at'),
  }
}

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex')

/** Names what the shop offers: another price, side of VAT, day or text has another name, and the same offer has the same again. */
export const offerVersion = ({ prices, vatIncluded, expiresOn, text }: QuoteOffer): string =>
  hashOf(JSON.stringify([prices.map(({ unitPrice, vat }) => [unitPrice, vat]), vatIncluded, expiresOn, text])).slice(0, 32)

/** A new key of a quote, 192 random bits; who has it reads, accepts and withdraws the quote. Only its hash is kept. */
export const newQuoteKey = async (store: Store, quoteUid: string, now: number): Promise<string> => {
  const key = randomBytes(24).toString('base64url')
  await store.run('INSERT INTO quote_key (hash, quote_uid, made_at) VALUES (?, ?, ?)', hashOf(key), quoteUid, now)
  return key
}

/** Stores a request and gives it the next number. */
export const createQuote = async (store: Store, quote: NewQuote, now: number): Promise<void> => {
  await store.run(
    `INSERT INTO quote (uid, number, customer_id, email, name, message, language, lines, requested_cart_uid, status, reason, requested_at, updated_at)
     VALUES (?, (SELECT coalesce(max(number), 0) + 1 FROM quote), ?, ?, ?, ?, ?, ?, ?, 'requested', '', ?, ?)`,
    quote.uid,
    quote.customerId,
    quote.emailAddress,
    quote.name,
    quote.message,
    quote.language,
    JSON.stringify(quote.lines),
    quote.requestedCartUid,
    now,
    now,
  )
}

export const quoteByUid = async (store: Store, uid: string): Promise<StoredQuote | null> => {
  const row = await store.get('SELECT * FROM quote WHERE uid = ?', uid)
  return row === null ? null : quoteOf(row)
}

/** The quote of the key of a link, or of its uid for the customer whose it is; null: neither. */
export const quoteOfKey = async (store: Store, key: string, customerId: string | null): Promise<StoredQuote | null> => {
  const row = await store.get(
    'SELECT * FROM quote WHERE uid = (SELECT quote_uid FROM quote_key WHERE hash = ?) OR (uid = ? AND customer_id = ?)',
    hashOf(key),
    key,
    customerId ?? '',
  )
  return row === null ? null : quoteOf(row)
}

/** The quotes of a customer, the last changed first. */
export const quotesOf = async (store: Store, customerId: string): Promise<readonly StoredQuote[]> =>
  (await store.all('SELECT * FROM quote WHERE customer_id = ? ORDER BY updated_at DESC, number DESC', customerId)).map(quoteOf)

/** All quotes, the last changed first, at most so many. */
export const latestQuotes = async (store: Store, most: number): Promise<readonly StoredQuote[]> =>
  (await store.all(`SELECT * FROM quote ORDER BY updated_at DESC, number DESC LIMIT ${most}`)).map(quoteOf)

/** Puts a quote into another state, if it is still in one of `from`; false when it is not. */
export const changeQuote = async (
  store: Store,
  uid: string,
  from: readonly QuoteStatus[],
  change: Pick<StoredQuote, 'status'> & Partial<Pick<StoredQuote, 'answer' | 'reason'>>,
  now: number,
): Promise<boolean> =>
  (await store.run(
    `UPDATE quote SET status = ?, answer = coalesce(?, answer), reason = ?, updated_at = ? WHERE uid = ? AND status IN (${from.map((one) => `'${one}'`).join(', ')})`,
    change.status,
    change.answer === undefined || change.answer === null ? null : JSON.stringify(change.answer),
    change.reason ?? '',
    now,
    uid,
  )) === 1
