import type { Backend } from '../answers/Backend.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import type { Wire } from '../contract/wire.ts'
import { record, text, textOrNull, whole } from '../database/row.ts'
import type { Row } from '../database/row.ts'
import { pageLimit } from '../orders/orders.ts'

interface StoredMessage {
  readonly author: Wire['TicketMessage']['author']
  readonly text: string
  /** Milliseconds since 1970-01-01 UTC. */
  readonly at: number
}

export interface NewTicket {
  readonly customerId: string
  readonly subject: string
  readonly status: Wire['Ticket']['status']
  readonly orderUid: string | null
  readonly messages: readonly [StoredMessage, ...StoredMessage[]]
}

const moment = (at: number): string => new Date(at).toISOString()

const ticketOf = async ({ orders }: Backend, row: Row): Promise<Wire['Ticket']> => {
  const orderUid = textOrNull(row, 'order_uid')
  const order = orderUid === null ? null : await orders.find({ uid: orderUid })
  const createdAt = whole(row, 'created_at')
  return {
    uid: text(row, 'uid'),
    ticketNumber: `T-${new Date(createdAt).getUTCFullYear()}-${String(whole(row, 'number')).padStart(4, '0')}`,
    subject: text(row, 'subject'),
    status: text(row, 'status') as Wire['Ticket']['status'],
    orderUid,
    orderNumber: order === null ? null : `TH-${order.number}`,
    createdAt: moment(createdAt),
    updatedAt: moment(whole(row, 'updated_at')),
    messages: (record(row, 'messages') as readonly StoredMessage[]).map(({ author, text: reply, at }) => ({
      author,
      text: reply,
      createdAt: moment(at),
    })),
  }
}

/** Stores a ticket and returns its uid. */
export const createTicket = async (
  backend: Backend,
  uid: string,
  { customerId, subject, status, orderUid, messages }: NewTicket,
): Promise<string> => {
  await backend.store.run(
    `INSERT INTO ticket (number, uid, customer_id, subject, status, order_uid, messages, created_at, updated_at)
     VALUES ((SELECT coalesce(max(number), 0) + 1 FROM ticket), ?, ?, ?, ?, ?, ?, ?, ?)`,
    uid,
    customerId,
    subject,
    status,
    orderUid,
    JSON.stringify(messages),
    messages[0].at,
    messages.at(-1)?.at ?? messages[0].at,
  )
  return uid
}

export const ticketByUid = async (backend: Backend, uid: string): Promise<Wire['Ticket']> => {
  const row = await backend.store.get('SELECT * FROM ticket WHERE uid = ?', uid)
  if (row === null) throw new Error('A ticket that was just made cannot be found')
  return ticketOf(backend, row)
}

/** A page of the customer's tickets, the last changed first. */
export const ticketPage = async (backend: Backend, customerId: string, page: number): Promise<Wire['TicketPage']> => {
  const count = await backend.store.get('SELECT count(*) AS amount FROM ticket WHERE customer_id = ?', customerId)
  const rows = await backend.store.all(
    'SELECT * FROM ticket WHERE customer_id = ? ORDER BY updated_at DESC, number DESC LIMIT ? OFFSET ?',
    customerId,
    pageLimit,
    (page - 1) * pageLimit,
  )
  const tickets = await Promise.all(rows.map((row) => ticketOf(backend, row)))
  return { tickets, pagination: { totalHits: count === null ? 0 : whole(count, 'amount'), limit: pageLimit } }
}

/** Adds a reply of the customer to a ticket, which is then open for the shop; refuses an unknown ticket with 404, a closed one with 422. */
export const replyToTicket = async (backend: Backend, customerId: string, uid: string, reply: string): Promise<Wire['Ticket']> => {
  const row = await backend.store.get('SELECT status, messages FROM ticket WHERE uid = ? AND customer_id = ?', uid, customerId)
  if (row === null) throw new HttpFailure(404, 'ticketNotFound')
  if (text(row, 'status') === 'closed') throw new HttpFailure(422, 'ticketClosed')
  const message: StoredMessage = { author: 'customer', text: reply, at: backend.now() }
  const messages = [...(record(row, 'messages') as readonly StoredMessage[]), message]
  await backend.store.run(
    "UPDATE ticket SET messages = ?, status = 'open', updated_at = ? WHERE uid = ?",
    JSON.stringify(messages),
    backend.now(),
    uid,
  )
  return ticketByUid(backend, uid)
}

/** All tickets of the customer, the last changed first. */
export const allTicketsOf = async (backend: Backend, customerId: string): Promise<Wire['Ticket'][]> => {
  const rows = await backend.store.all('SELECT * FROM ticket WHERE customer_id = ? ORDER BY updated_at DESC, number DESC', customerId)
  return Promise.all(rows.map((row) => ticketOf(backend, row)))
}
