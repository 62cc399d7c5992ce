import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Database, Row } from '../database/Database.ts'
import { text } from '../database/Database.ts'
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
  const said = Buffer.from(JSON.stringify([text(customer, 'id'), email])).toString('base64url')
  return [said, moment, signed(customer, email, moment)].join('.')
}

const saidBy = (text: string): readonly [id: string, email: string] | null => {
  try {
    const said: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return Array.isArray(said) && typeof said[0] === 'string' && typeof said[1] === 'string' ? [said[0], said[1]] : null
  } catch {
    return null
  }
}

/** Whose address becomes which by a token; null when nobody made it, or it was used or is too old. */
export const changeOfEmailToken = (
  database: Database,
  token: string,
  now: number,
): { readonly id: string; readonly email: string } | null => {
  const [payload = '', moment = '', signature = ''] = token.split('.')
  const said = saidBy(payload)
  const customer = said === null ? null : customerById(database, said[0])
  if (said === null || customer === null || !(parseInt(moment, 36) > now)) return null
  const [expected, given] = [Buffer.from(signed(customer, said[1], moment)), Buffer.from(signature)]
  return given.length === expected.length && timingSafeEqual(given, expected) ? { id: said[0], email: said[1] } : null
}
