import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Backend } from '../answers/Backend.ts'
import type { Language } from '../records/ProductRecord.ts'

/** The order's uid is a secret between shop and buyer; the key proves knowledge of it without disclosing it. */
const signed = (uid: string): string => createHmac('sha256', uid).update('order status').digest('base64url')

/** Gives access to the status of the order; unguessable. */
export const orderKey = (number: number, uid: string): string => `${number}.${signed(uid)}`

/** Uid of the order of a key; null for an invalid key. */
export const orderOfKey = async (backend: Backend, key: string): Promise<string | null> => {
  const [number = '', signature = ''] = key.split('.')
  const order = /^\d{1,9}$/.test(number) ? await backend.orders.find({ number: Number(number) }) : null
  if (order === null) return null
  const { uid } = order
  const [expected, given] = [Buffer.from(signed(uid)), Buffer.from(signature)]
  return given.length === expected.length && timingSafeEqual(given, expected) ? uid : null
}

const paths: Readonly<Record<Language, string>> = { nld: '/bestelling', eng: '/en/order' }

/** The link to the order status in a mail. */
export const orderLink = (backend: Pick<Backend, 'appUrl'>, language: Language, number: number, uid: string): string =>
  `${backend.appUrl}${paths[language]}?key=${encodeURIComponent(orderKey(number, uid))}`
