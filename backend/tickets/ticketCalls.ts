import * as v from 'valibot'
import { signedIn, visitorOf } from '../account/visitorOf.ts'
import { answerIdempotently } from '../answers/answerIdempotently.ts'
import type { Call } from '../answers/Call.ts'
import type { Backend } from '../answers/Backend.ts'
import { pageNumberOf } from '../answers/pageNumberOf.ts'
import { readBody } from '../answers/readBody.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import { succeed } from '../answers/succeed.ts'
import type { Wire } from '../contract/wire.ts'
import { createTicket, replyToTicket, ticketByUid, ticketPage } from './tickets.ts'

const newTicket = v.strictObject({
  subject: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
  message: v.pipe(v.string(), v.minLength(1), v.maxLength(5000)),
  orderUid: v.optional(v.nullable(v.string()), null),
})

const ticketReply = v.strictObject({ message: v.pipe(v.string(), v.minLength(1), v.maxLength(5000)) })

const allowed = (backend: Backend): void => {
  if (backend.meets('tickets-off')) throw new HttpFailure(403, 'accountTicketsNotAllowed')
}

const list: Call = {
  method: 'GET',
  path: '/api/v2/account/tickets',
  operation: 'listTickets',
  handle: async (backend, context) => {
    const page = pageNumberOf(context)
    const customerId = signedIn(await visitorOf(backend, context))
    allowed(backend)
    return succeed(context, { status: 'success', data: await ticketPage(backend, customerId, page) } satisfies Wire['TicketsResponse'])
  },
}

const create: Call = {
  method: 'POST',
  path: '/api/v2/account/tickets',
  operation: 'createTicket',
  handle: async (backend, context) => {
    const customerId = signedIn(await visitorOf(backend, context))
    allowed(backend)
    const { subject, message, orderUid } = await readBody(context, newTicket)
    return answerIdempotently(backend, context, `createTicket ${customerId}`, async (backend): Promise<Wire['TicketResponse']> => {
      const isOwn = orderUid === null || (await backend.orders.find({ uid: orderUid }))?.customerId === customerId
      if (!isOwn) throw new HttpFailure(422, 'ticketOrderUnknown')
      const uid = await createTicket(backend, backend.newId('ticket'), {
        customerId,
        subject,
        status: 'open',
        orderUid,
        messages: [{ author: 'customer', text: message, at: backend.now() }],
      })
      return { status: 'success', data: await ticketByUid(backend, uid), message: 'ticketCreateSuccess' }
    })
  },
}

const reply: Call = {
  method: 'POST',
  path: '/api/v2/account/tickets/:ticketUid/messages',
  operation: 'replyTicket',
  handle: async (backend, context) => {
    const customerId = signedIn(await visitorOf(backend, context))
    allowed(backend)
    const { message } = await readBody(context, ticketReply)
    const uid = context.req.param('ticketUid') ?? ''
    return answerIdempotently(backend, context, `replyTicket ${customerId} ${uid}`, async (backend): Promise<Wire['TicketResponse']> => ({
      status: 'success',
      data: await replyToTicket(backend, customerId, uid, message),
      message: 'ticketReplySuccess',
    }))
  },
}

/** Customers' questions to the shop. */
export const ticketCalls: readonly Call[] = [list, create, reply]
