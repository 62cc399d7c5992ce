import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { sessionOf } from '../account/sessionOf.ts'
import { sessionLife } from '../account/visitorOf.ts'
import type { Backend } from '../answers/Backend.ts'
import { succeed } from '../answers/succeed.ts'
import { mergeAtLogin } from '../cart/changeLines.ts'
import type { Wire } from '../contract/wire.ts'
import type { Customer } from '../ports/Customers.ts'

/** Sets a cookie that the page reads too. */
export const pageCookie = (context: Context, name: string, value: string, maxAge: number): void =>
  setCookie(context, name, value, { path: '/', sameSite: 'Lax', maxAge, secure: context.req.header('x-forwarded-proto') === 'https' })

/** Opens a session in a transaction, and joins the visitor's cart with the customer's. Returns the token. */
export const openSession = async (backend: Backend, { id }: Customer, cookieCart: string | null): Promise<string> => {
  await mergeAtLogin(backend, id, cookieCart)
  return backend.sessions.open(id, sessionLife)
}

/** The response to a login, however it was done. */
export const respondSignedIn = async (backend: Backend, context: Context, customer: Customer, token: string): Promise<Response> => {
  pageCookie(context, 'auth_token', token, sessionLife / 1000)
  pageCookie(context, 'customer_id', customer.number, sessionLife / 1000)
  return succeed(context, {
    status: 'success',
    data: { ...(await sessionOf(backend, customer)), token },
  } satisfies Wire['LoginResponse'])
}
