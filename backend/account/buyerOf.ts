import type { Context } from 'hono'
import type { Backend } from '../answers/Backend.ts'
import { signedIn, tokenOf, visitorOf } from './visitorOf.ts'

/** A customer, and the orders that this session may see. */
export interface Buyer {
  readonly customerId: string
  /** Milliseconds since 1970-01-01 UTC; 0: all. */
  readonly placedSince: number
}

/**
 * The signed-in customer as a reader of orders; refuses visitors with 401. Until the e-mail address is verified these are the orders of this session
 * alone: earlier ones may be those of a guest whose address somebody else typed.
 */
export const buyerOf = async (backend: Backend, context: Context): Promise<Buyer> => {
  const customerId = signedIn(await visitorOf(backend, context))
  if (await backend.customers.emailIsVerified(customerId)) return { customerId, placedSince: 0 }
  return { customerId, placedSince: (await backend.sessions.openedAt(tokenOf(context) ?? '')) ?? backend.now() }
}
