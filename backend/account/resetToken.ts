import { createHmac, timingSafeEqual } from 'node:crypto'
import { text } from '../database/row.ts'
import type { Row } from '../database/row.ts'
import type { Store } from '../store/Store.ts'
import { customerById } from './customers.ts'

/** How long a mailed link works, in ms: an hour. */
const lifetime = 60 * 60 * 1000

const signed = (customer: Row, moment: string): string =>
  createHmac('sha256', text(customer, 'password'))
    .update(JSON.stringify([text(customer, 'id'), text(customer, 'email'), moment]))
    .digest('base64url')

/**
 * Token of a link with which this customer may set a new password. It is signed with the kept password and names the e-mail address, so it
 * needs no table and works once: a new password makes it worthless, and so does another address.
 */
export const resetToken = (customer: Row, now: number): string => {
  const moment = (now + lifetime).toString(36)
  return [Buffer.from(text(customer, 'id')).toString('base64url'), moment, signed(customer, moment)].join('.')
}

/** The customer of a token; null when nobody made it, or it was used or is too old. */
export const customerOfResetToken = async (store: Store, token: string, now: number): Promise<Row | null> => {
  const [id = '', moment = '', signature = ''] = token.split('.')
  const customer = await customerById(store, Buffer.from(id, 'base64url').toString())
  if (customer === null || !(parseInt(moment, 36) > now)) return null
  const expected = Buffer.from(signed(customer, moment))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? customer : null
}
