import * as v from 'valibot'
import type { Call } from '../answers/Call.ts'
import { countTry } from '../answers/limitTries.ts'
import { readBody } from '../answers/readBody.ts'
import { succeed } from '../answers/succeed.ts'
import { visitorAddress } from '../answers/visitorAddress.ts'
import type { Wire } from '../contract/wire.ts'

const words = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most))
const contactMessage = v.strictObject({
  name: words(200),
  emailAddress: v.pipe(words(254), v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/)),
  message: words(5000),
  website: v.pipe(v.string(), v.maxLength(500)),
})

/** Limit of messages per visitor and e-mail address. */
const messages = { most: 3, within: 10 * 60 * 1000 }

const send: Call = {
  method: 'POST',
  path: '/api/public/contact',
  operation: 'sendMessage',
  handle: async (backend, context) => {
    const { name, emailAddress, message, website } = await readBody(context, contactMessage)
    // A bot that fills in every field must not learn from the response that it was detected.
    if (website === '') {
      const what = `contact ${visitorAddress(context)} ${emailAddress}`
      await countTry(backend, what, [messages])
      await backend.mails.enqueue({
        recipient: backend.shop.seller.emailAddress,
        subject: `Bericht van ${name} <${emailAddress}>`,
        body: message,
        replyTo: emailAddress,
      })
    }
    return succeed(context, { status: 'success', data: null } satisfies Wire['DoneResponse'])
  },
}

/** Contact messages of visitors. */
export const contactCalls: readonly Call[] = [send]
