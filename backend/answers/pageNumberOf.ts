import type { Context } from 'hono'
import { notUnderstood } from './readBody.ts'

/** The requested page of a list, 1 when none is named; refuses with 400 what is no page. */
export const pageNumberOf = (context: Context): number => {
  const requested = context.req.query('pageNumber')
  if (requested === undefined) return 1
  if (!/^[1-9]\d{0,6}$/.test(requested)) throw notUnderstood('pageNumber: a whole number from 1')
  return Number(requested)
}
