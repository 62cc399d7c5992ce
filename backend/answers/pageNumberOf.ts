import type { Context } from 'hono'
import { notUnderstood } from './readBody.ts'

/** The requested page of a list, by default 1; refuses an invalid number with 400. */
export const pageNumberOf = (context: Context): number => {
  const requested = context.req.query('pageNumber')
  if (requested === undefined) return 1
  if (!/^[1-9]\d{0,6}$/.test(requested)) throw notUnderstood('pageNumber: a whole number from 1')
  return Number(requested)
}
