import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Row } from '../database/row.ts'
import type { Store } from '../store/Store.ts'
import { text } from '../database/row.ts'
import { customerById } from './customers.ts'

/** How long a mailed link works, in ms: a day. */
const lifetime = 24 * 60 * 60 * 1000

/** By the address of now, so that a link works once; by the kept password, so that nobody else can make one. */
const signed = (customer: Row, email: string, moment: string): string =>
  createHmac('sha256', text(customer, 'password'))
    .update(JSON.stringify([text(customer, 'id'), text(customer, 'email'), email, moment]))
    .digest('base64url')

/** Token of the link by which `email` becomes this customer's address. */
export const emailToken = (customer: Row, email: string, now: number): string => {
  const moment = (now + lifetime).toString(36)
  const claim = Buffer.from(JSON.stringify([text(customer, 'id'), email])).toString('base64url')
  return [claim, moment, signed(customer, email, moment)].join('.')
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
  store: Store,
  token: string,
  now: number,
): Promise<{ readonly id: string; readonly email: string } | null> => {
  const [payload = '', moment = '', signature = ''] = token.split('.')
  const claim = signedBy(payload)
  const customer = claim === null ? null : await customerById(store, claim[0])
  if (claim === null || customer === null || !(parseInt(moment, 36) > now)) return null
  const [expected, given] = [Buffer.from(signed(customer, claim[1], moment)), Buffer.from(signature)]
  return given.length === expected.length && timingSafeEqual(given, expected) ? { id: claim[0], email: claim[1] } : null
}
