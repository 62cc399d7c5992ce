import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Backend } from '../answers/Backend.ts'
import type { Language } from '../records/ProductRecord.ts'

/** The uid is a secret between the shop and who ordered; the key tells that one knows it, and no more. */
const signed = (uid: string): string => createHmac('sha256', uid).update('order status').digest('base64url')

/** By it anyone may ask how the order stands; nobody can guess it. */
export const orderKey = (number: number, uid: string): string => `${number}.${signed(uid)}`

/** Uid of the order that a key is for; null when it is for none. */
export const orderOfKey = async (backend: Backend, key: string): Promise<string | null> => {
  const [number = '', signature = ''] = key.split('.')
  const order = /^\d{1,9}$/.test(number) ? await backend.orders.find({ number: Number(number) }) : null
  if (order === null) return null
  const { uid } = order
  const [expected, given] = [Buffer.from(signed(uid)), Buffer.from(signature)]
  return given.length === expected.length && timingSafeEqual(given, expected) ? uid : null
}

const paths: Readonly<Record<Language, string>> = { nld: '/bestelling', eng: '/en/order' }

/** The link in a mail that leads to how the order stands. */
export const orderLink = (backend: Backend, language: Language, number: number, uid: string): string =>
  `${backend.appUrl}${paths[language]}?key=${encodeURIComponent(orderKey(number, uid))}`
