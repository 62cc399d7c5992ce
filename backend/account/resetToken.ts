import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Backend } from '../answers/Backend.ts'
import type { Customer } from '../ports/Customers.ts'

/** Validity of a mailed link in ms: one hour. */
const lifetime = 60 * 60 * 1000

const signed = ({ id, emailAddress }: Customer, secret: string, moment: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([id, emailAddress, moment]))
    .digest('base64url')

/**
 * Token of a link with which this customer may set a new password. It is signed with a secret that changes with the password, and contains the
 * e-mail address, so it needs no table and works once: a new password or another address invalidates it.
 */
export const resetToken = async ({ customers, now }: Backend, customer: Customer): Promise<string> => {
  const moment = (now() + lifetime).toString(36)
  const secret = (await customers.linkSecret(customer.id)) ?? ''
  return [Buffer.from(customer.id).toString('base64url'), moment, signed(customer, secret, moment)].join('.')
}

/** The customer of a token; null when it is forged, used or expired. */
export const customerOfResetToken = async ({ customers, now }: Backend, token: string): Promise<Customer | null> => {
  const [id = '', moment = '', signature = ''] = token.split('.')
  const customer = await customers.byId(Buffer.from(id, 'base64url').toString())
  const secret = customer === null ? null : await customers.linkSecret(customer.id)
  if (customer === null || secret === null || !(parseInt(moment, 36) > now())) return null
  const expected = Buffer.from(signed(customer, secret, moment))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? customer : null
}
