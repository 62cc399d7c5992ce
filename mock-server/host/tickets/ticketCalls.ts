import * as v from 'valibot'
import { signedIn, visitorOf } from '../account/visitorOf.ts'
import { answerOnce } from '../answers/answerOnce.ts'
import type { Call } from '../answers/Call.ts'
import type { Host } from '../answers/Host.ts'
import { pageNumberOf } from '../answers/pageNumberOf.ts'
import { readBody } from '../answers/readBody.ts'
import { Refusal } from '../answers/Refusal.ts'
import { succeed } from '../answers/succeed.ts'
import type { Wire } from '../contract/wire.ts'
import { makeTicket, replyToTicket, ticketByUid, ticketPage } from './tickets.ts'

const newTicket = v.strictObject({
  subject: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
  message: v.pipe(v.string(), v.minLength(1), v.maxLength(5000)),
  orderUid: v.optional(v.nullable(v.string()), null),
})

const ticketReply = v.strictObject({ message: v.pipe(v.string(), v.minLength(1), v.maxLength(5000)) })

const allowed = (host: Host): void => {
  if (host.scenarios.meets('tickets-off')) throw new Refusal(403, 'accountTicketsNotAllowed')
}

const list: Call = {
  method: 'GET',
  path: '/api/v2/account/tickets',
  operation: 'listTickets',
  handle: (host, context) => {
    const page = pageNumberOf(context)
    const customerId = signedIn(visitorOf(host, context))
    allowed(host)
    return succeed(context, { status: 'success', data: ticketPage(host, customerId, page) } satisfies Wire['TicketsAnswer'])
  },
}

const create: Call = {
  method: 'POST',
  path: '/api/v2/account/tickets',
  operation: 'createTicket',
  handle: async (host, context) => {
    const customerId = signedIn(visitorOf(host, context))
    allowed(host)
    const { subject, message, orderUid } = await readBody(context, newTicket)
    return answerOnce(host, context, `createTicket ${customerId}`, (): Wire['TicketAnswer'] => {
      const isOwn =
        orderUid === null ||
        host.database.get('SELECT 1 AS found FROM purchase WHERE uid = ? AND customer_id = ?', orderUid, customerId) !== null
      if (!isOwn) throw new Refusal(422, 'ticketOrderUnknown')
      const uid = makeTicket(host, host.newId('ticket'), {
        customerId,
        subject,
        status: 'open',
        orderUid,
        messages: [{ author: 'customer', text: message, at: host.now() }],
      })
      return { status: 'success', data: ticketByUid(host, uid), message: 'ticketCreateSuccess' }
    })
  },
}

const reply: Call = {
  method: 'POST',
  path: '/api/v2/account/tickets/:ticketUid/messages',
  operation: 'replyTicket',
  handle: async (host, context) => {
    const customerId = signedIn(visitorOf(host, context))
    allowed(host)
    const { message } = await readBody(context, ticketReply)
    const uid = context.req.param('ticketUid') ?? ''
    return answerOnce(host, context, `replyTicket ${customerId} ${uid}`, (): Wire['TicketAnswer'] => ({
      status: 'success',
      data: replyToTicket(host, customerId, uid, message),
      message: 'ticketReplySuccess',
    }))
  },
}

/** What customers ask the shop. */
export const ticketCalls: readonly Call[] = [list, create, reply]
