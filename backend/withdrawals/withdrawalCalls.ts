import * as v from 'valibot'
import { isEmailAddress } from '../account/emailAddress.ts'
import type { Call } from '../answers/Call.ts'
import type { Backend } from '../answers/Backend.ts'
import { languageOf } from '../answers/languageOf.ts'
import { countTry } from '../answers/limitTries.ts'
import { limitMailbox } from '../answers/limitMailbox.ts'
import { readBody } from '../answers/readBody.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import { succeed } from '../answers/succeed.ts'
import { visitorAddress } from '../answers/visitorAddress.ts'
import { visitorOf } from '../account/visitorOf.ts'
import type { Wire } from '../contract/wire.ts'
import { orderByNumber } from '../orders/orders.ts'
import type { Language } from '../records/ProductRecord.ts'
import { record, whole, wholeOrNull } from '../database/row.ts'
import { transact } from '../answers/transact.ts'
import { receiptNumber, receivedWithdrawal } from './receivedWithdrawal.ts'
import type { Statement } from './receivedWithdrawal.ts'

const words = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most))
const statementRequest = v.strictObject({
  name: words(200),
  emailAddress: words(200),
  orderNumber: words(60),
  goods: v.optional(v.pipe(v.string(), v.maxLength(5000)), ''),
})

/** A statement can be confirmed within an hour. */
const hour = 60 * 60 * 1000
const quarter = hour / 4

const moment = (at: number): string => new Date(at).toISOString()

const state: Call = {
  method: 'POST',
  path: '/api/v2/withdrawals',
  operation: 'stateWithdrawal',
  handle: async (backend, context) => {
    const requested = await readBody(context, statementRequest)
    const statement: Statement = {
      name: requested.name.trim(),
      emailAddress: requested.emailAddress.trim(),
      orderNumber: requested.orderNumber.trim(),
      goods: requested.goods.trim(),
    }
    const isRight = statement.name !== '' && statement.orderNumber !== '' && isEmailAddress(statement.emailAddress)
    if (!isRight) throw new HttpFailure(422, 'withdrawalInvalid')
    // Counted per visitor, so that no visitor can block another one's withdrawal.
    const what = `withdrawal ${visitorAddress(context)} ${statement.emailAddress}`
    await countTry(backend, what, [{ most: 10, within: quarter }])
    const uid = backend.newId('withdrawal')
    await backend.store.run(
      'INSERT INTO withdrawal (uid, customer_id, statement, stated_at) VALUES (?, ?, ?, ?)',
      uid,
      (await visitorOf(backend, context)).customerId,
      JSON.stringify(statement),
      backend.now(),
    )
    return succeed(context, {
      status: 'success',
      data: { withdrawalUid: uid, ...statement, expiresAt: moment(backend.now() + hour) },
    } satisfies Wire['StatedWithdrawalResponse'])
  },
}

/** Date and time in the reader's time zone. */
const written = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(language === 'nld' ? 'nl-NL' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Amsterdam',
  }).format(at)

const receipt = (language: Language, number: string, at: number, { orderNumber, goods, name }: Statement) =>
  language === 'nld'
    ? {
        subject: `Ontvangstbevestiging van je herroeping ${number}`,
        body: `Beste ${name}, op ${written(language, at)} ontvingen we je herroeping voor bestelling ${orderNumber} (${goods || 'de hele bestelling'}).`,
      }
    : {
        subject: `Receipt of your withdrawal ${number}`,
        body: `Dear ${name}, on ${written(language, at)} we received your withdrawal for order ${orderNumber} (${goods || 'the whole order'}).`,
      }

/** For an order that the shop does not know with this address: both are unverified, and anyone could use the shop to mail a text of their own. */
const bareReceipt = (language: Language, number: string, at: number) =>
  language === 'nld'
    ? {
        subject: `Ontvangstbevestiging van herroeping ${number}`,
        body: `Op ${written(language, at)} ontvingen we een herroeping met dit e-mailadres. We kennen met dit adres geen bestelling met het genoemde nummer, dus herhalen we hier niet wat erin staat; de bevestiging in de winkel toont het. We zoeken de bestelling op.\nHeb je niets herroepen? Dan hoef je niets te doen.`,
      }
    : {
        subject: `Receipt of withdrawal ${number}`,
        body: `On ${written(language, at)} we received a withdrawal with this e-mail address. We know no order with the named number and this address, so we do not repeat here what it says; the confirmation in the shop shows it. We look for the order.\nDid you not withdraw from anything? Then there is nothing to do.`,
      }

/**
 * The customer's withdrawals, oldest first: stated while signed in, or about one of their orders. A statement that only contains the customer's
 * e-mail address does not count, because the address is unverified, also in an account created with it.
 */
export const withdrawalsOf = async ({ store }: Backend, customerId: string): Promise<Wire['ConfirmedWithdrawal'][]> => {
  const rows = await store.all(
    `SELECT * FROM withdrawal WHERE (customer_id = ?1 OR order_customer_id = ?1) AND received_at IS NOT NULL ORDER BY number`,
    customerId,
  )
  return rows.map(receivedWithdrawal).map(({ uid, receiptNumber: number, receivedAt, statement }) => ({
    withdrawalUid: uid,
    receiptNumber: number,
    receivedAt: moment(receivedAt),
    ...statement,
  }))
}

/** Marks the statement as received and mails the receipt, once. */
const receive = async (backend: Backend, uid: string, language: Language): Promise<Wire['ConfirmedWithdrawal']> => {
  const row = await backend.store.get('SELECT * FROM withdrawal WHERE uid = ?', uid)
  const before = row === null ? null : wholeOrNull(row, 'received_at')
  if (row === null || (before === null && whole(row, 'stated_at') + hour < backend.now())) throw new HttpFailure(404, 'withdrawalUnknown')
  const statement = record(row, 'statement') as Statement
  const at = before ?? backend.now()
  const number = receiptNumber(at, whole(row, 'number'))
  if (before === null) {
    const order = await orderByNumber(backend, statement.orderNumber, statement.emailAddress)
    const isKnown = order !== null
    if (!isKnown) await limitMailbox(backend, 'withdrawal', statement.emailAddress)
    await backend.store.run(
      'UPDATE withdrawal SET received_at = ?, order_customer_id = ? WHERE uid = ?',
      at,
      order?.customerId ?? null,
      uid,
    )
    await backend.mails.enqueue({
      recipient: statement.emailAddress,
      language,
      ...(isKnown ? receipt : bareReceipt)(language, number, at, statement),
    })
  }
  return { withdrawalUid: uid, receiptNumber: number, receivedAt: moment(at), ...statement }
}

const confirm: Call = {
  method: 'POST',
  path: '/api/v2/withdrawals/:withdrawalUid/confirm',
  operation: 'confirmWithdrawal',
  handle: async (backend, context) => {
    const data = await transact(backend, async (backend) => receive(backend, context.req.param('withdrawalUid') ?? '', languageOf(context)))
    return succeed(context, { status: 'success', data, message: 'withdrawalReceived' } satisfies Wire['ConfirmedWithdrawalResponse'])
  },
}

/** Withdrawal from the contract, in two steps. */
export const withdrawalCalls: readonly Call[] = [state, confirm]
