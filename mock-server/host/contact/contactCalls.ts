import * as v from 'valibot'
import type { Call } from '../answers/Call.ts'
import { readBody } from '../answers/readBody.ts'
import { Refusal } from '../answers/Refusal.ts'
import { succeed } from '../answers/succeed.ts'
import type { Wire } from '../contract/wire.ts'
import { whole } from '../database/Database.ts'

const words = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most))
const contactMessage = v.strictObject({
  name: words(200),
  emailAddress: v.pipe(words(254), v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/)),
  message: words(5000),
  website: v.pipe(v.string(), v.maxLength(500)),
})

const most = 3
const within = 10 * 60 * 1000

const send: Call = {
  method: 'POST',
  path: '/api/public/contact',
  operation: 'sendMessage',
  handle: async (host, context) => {
    const { name, emailAddress, message, website } = await readBody(context, contactMessage)
    // A program that fills in everything learns nothing from the answer.
    if (website === '') {
      const subject = `Bericht van ${name} <${emailAddress}>`
      const since = host.now() - within
      const row = host.database.get(
        'SELECT count(*) AS sent, min(created_at) AS first FROM mail WHERE subject = ? AND created_at > ?',
        subject,
        since,
      )
      if (row !== null && whole(row, 'sent') >= most) {
        const wait = Math.max(1, Math.ceil((whole(row, 'first') + within - host.now()) / 1000))
        throw new Refusal(429, 'tooManyRequests', { headers: { 'Retry-After': `${wait}` } })
      }
      host.database.run(
        'INSERT INTO mail (recipient, subject, body, created_at) VALUES (?, ?, ?, ?)',
        host.shop.seller.emailAddress,
        subject,
        message,
        host.now(),
      )
    }
    return succeed(context, { status: 'success', data: null } satisfies Wire['DoneAnswer'])
  },
}

/** What visitors write to the people of the shop. */
export const contactCalls: readonly Call[] = [send]
