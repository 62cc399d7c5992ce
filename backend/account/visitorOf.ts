import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Backend } from '../answers/Backend.ts'
import { languageOf } from '../answers/languageOf.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import type { Language } from '../records/ProductRecord.ts'

/** The visitor of a request. */
export interface Visitor {
  readonly language: Language
  /** null: not signed in. */
  readonly customerId: string | null
  /** Value of the cookie es_cuid, not verified. */
  readonly cookieCart: string | null
}

/** Duration of a session in ms: 30 days. */
export const sessionLife = 30 * 24 * 60 * 60 * 1000

/** The bearer token of the header, or of the cookie auth_token. */
export const tokenOf = (context: Context): string | null => {
  const header = /^bearer\s+(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1]
  return header ?? getCookie(context, 'auth_token') ?? null
}

/** The customer of a token; null when the token is unknown or expired. */
export const customerOfToken = async ({ sessions }: Backend, token: string | null): Promise<string | null> =>
  token === null || token === '' ? null : await sessions.customerOf(token)

export const visitorOf = async (backend: Backend, context: Context): Promise<Visitor> => ({
  language: languageOf(context),
  customerId: await customerOfToken(backend, tokenOf(context)),
  cookieCart: getCookie(context, 'es_cuid') ?? null,
})

/** The signed-in customer; refuses visitors with 401. */
export const signedIn = (visitor: Visitor): string => {
  if (visitor.customerId === null) throw new HttpFailure(401, 'sessionInvalid')
  return visitor.customerId
}
