import * as v from 'valibot'
import type { Call } from '../answers/Call.ts'
import type { Host } from '../answers/Host.ts'
import { languageOf } from '../answers/languageOf.ts'
import { limitTries, noteTry } from '../answers/limitTries.ts'
import { readBody } from '../answers/readBody.ts'
import { Refusal } from '../answers/Refusal.ts'
import { succeed } from '../answers/succeed.ts'
import type { Wire } from '../contract/wire.ts'
import type { Language } from '../records/ProductRecord.ts'
import { record, text, whole, wholeOrNull } from '../database/Database.ts'

type Statement = Pick<Wire['StatedWithdrawal'], 'name' | 'emailAddress' | 'orderNumber' | 'goods'>

const words = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most))
const statementQuestion = v.strictObject({
  name: words(200),
  emailAddress: words(200),
  orderNumber: words(60),
  goods: v.optional(v.pipe(v.string(), v.maxLength(5000)), ''),
})

/** A statement can be confirmed for an hour. */
const hour = 60 * 60 * 1000

const moment = (at: number): string => new Date(at).toISOString()

const state: Call = {
  method: 'POST',
  path: '/api/v2/withdrawals',
  operation: 'stateWithdrawal',
  handle: async (host, context) => {
    const asked = await readBody(context, statementQuestion)
    const statement: Statement = {
      name: asked.name.trim(),
      emailAddress: asked.emailAddress.trim(),
      orderNumber: asked.orderNumber.trim(),
      goods: asked.goods.trim(),
    }
    const isRight = statement.name !== '' && statement.orderNumber !== '' && /^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/.test(statement.emailAddress)
    if (!isRight) throw new Refusal(422, 'withdrawalInvalid')
    // Each one ends in a mail to whatever address was typed.
    const what = `withdrawal ${statement.emailAddress}`
    limitTries(host, what, 10)
    noteTry(host, what)
    const uid = host.newId('withdrawal')
    host.database.run('INSERT INTO withdrawal (uid, statement, stated_at) VALUES (?, ?, ?)', uid, JSON.stringify(statement), host.now())
    return succeed(context, {
      status: 'success',
      data: { withdrawalUid: uid, ...statement, expiresAt: moment(host.now() + hour) },
    } satisfies Wire['StatedWithdrawalAnswer'])
  },
}

const receipt = (language: Language, number: string, at: number, { orderNumber, goods, name }: Statement) =>
  language === 'nld'
    ? {
        subject: `Ontvangstbevestiging van je herroeping ${number}`,
        body: `Beste ${name}, op ${moment(at)} ontvingen we je herroeping voor bestelling ${orderNumber} (${goods || 'de hele bestelling'}).`,
      }
    : {
        subject: `Receipt of your withdrawal ${number}`,
        body: `Dear ${name}, on ${moment(at)} we received your withdrawal for order ${orderNumber} (${goods || 'the whole order'}).`,
      }

const numberOf = (at: number, count: number): string => `H-${new Date(at).getUTCFullYear()}-${String(count).padStart(6, '0')}`

/** What was withdrawn with this e-mail address, the oldest first. */
export const withdrawalsOf = (host: Host, email: string): Wire['ConfirmedWithdrawal'][] =>
  host.database.all('SELECT * FROM withdrawal WHERE received_at IS NOT NULL ORDER BY number').flatMap((row) => {
    const statement = record(row, 'statement') as Statement
    if (statement.emailAddress.toLowerCase() !== email.toLowerCase()) return []
    const at = whole(row, 'received_at')
    return [{ withdrawalUid: text(row, 'uid'), receiptNumber: numberOf(at, whole(row, 'number')), receivedAt: moment(at), ...statement }]
  })

/** Marks the statement as received and mails the receipt, once. */
const receive = (host: Host, uid: string, language: Language): Wire['ConfirmedWithdrawal'] => {
  const row = host.database.get('SELECT * FROM withdrawal WHERE uid = ?', uid)
  const before = row === null ? null : wholeOrNull(row, 'received_at')
  if (row === null || (before === null && whole(row, 'stated_at') + hour < host.now())) throw new Refusal(404, 'withdrawalUnknown')
  const statement = record(row, 'statement') as Statement
  const at = before ?? host.now()
  const number = numberOf(at, whole(row, 'number'))
  if (before === null) {
    const { subject, body } = receipt(language, number, at, statement)
    host.database.run('UPDATE withdrawal SET received_at = ? WHERE uid = ?', at, uid)
    host.database.run(
      'INSERT INTO mail (recipient, subject, body, created_at) VALUES (?, ?, ?, ?)',
      statement.emailAddress,
      subject,
      body,
      at,
    )
  }
  return { withdrawalUid: uid, receiptNumber: number, receivedAt: moment(at), ...statement }
}

const confirm: Call = {
  method: 'POST',
  path: '/api/v2/withdrawals/:withdrawalUid/confirm',
  operation: 'confirmWithdrawal',
  handle: (host, context) => {
    const data = host.database.transaction(() => receive(host, context.req.param('withdrawalUid') ?? '', languageOf(context)))
    return succeed(context, { status: 'success', data, message: 'withdrawalReceived' } satisfies Wire['ConfirmedWithdrawalAnswer'])
  },
}

/** Withdrawal from the contract, in two steps. */
export const withdrawalCalls: readonly Call[] = [state, confirm]
