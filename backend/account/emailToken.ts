import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Backend } from '../answers/Backend.ts'
import type { Customer } from '../ports/Customers.ts'

/** How long a mailed link works, in ms: a day. */
const lifetime = 24 * 60 * 60 * 1000

/** By the address of now, so that a link works once; by a secret of the customer, so that nobody else can make one. */
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

/** Whose address becomes which by a token; null when nobody made it, or it was used or is too old. */
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
