import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Backend } from '../answers/Backend.ts'
import type { Customer } from '../ports/Customers.ts'

/** Validity of a mailed link in ms: one day. */
const lifetime = 24 * 60 * 60 * 1000

/** Depends on the current address, so that a link works once, and on a secret of the customer, so that it cannot be forged. */
const signed = ({ id, emailAddress }: Customer, secret: string, email: string, moment: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([id, emailAddress, email, moment]))
    .digest('base64url')

/** Token of the link by which `email` becomes this customer's address. */
export const emailToken = async ({ customers, now }: Backend, customer: Customer, email: string): Promise<string> => {
  const moment = (now() + lifetime).toString(36)
  const claim = Buffer.from(JSON.stringify([customer.id, email])).toString('base64url')
  return [claim, moment, signed(customer, (await customers.linkSecret(customer.id)) ?? '', email, moment)].join('.')
}

const signedBy = (text: string): readonly [id: string, email: string] | null => {
  try {
    const claim: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return Array.isArray(claim) && typeof claim[0] === 'string' && typeof claim[1] === 'string' ? [claim[0], claim[1]] : null
  } catch {
    return null
  }
}

/** The customer and the new address of a token; null when it is forged, used or expired. */
export const changeOfEmailToken = async (
  { customers, now }: Backend,
  token: string,
): Promise<{ readonly id: string; readonly email: string } | null> => {
  const [payload = '', moment = '', signature = ''] = token.split('.')
  const claim = signedBy(payload)
  if (claim === null) return null
  const [id, email] = claim
  const customer = await customers.byId(id)
  const secret = await customers.linkSecret(id)
  if (customer === null || secret === null || !(parseInt(moment, 36) > now())) return null
  const [expected, given] = [Buffer.from(signed(customer, secret, email, moment)), Buffer.from(signature)]
  return given.length === expected.length && timingSafeEqual(given, expected) ? { id, email } : null
}
