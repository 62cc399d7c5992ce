import { Hono } from 'hono'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { sessionCalls } from './sessions/sessionCalls.ts'
import { addressBookCalls } from './account/addressBookCalls.ts'
import { passwordCalls } from './account/passwordCalls.ts'
import { personalCalls } from './account/personalCalls.ts'
import type { Call } from './answers/Call.ts'
import type { Backend } from './answers/Backend.ts'
import { limitBody } from './answers/limitBody.ts'
import { notUnderstood } from './answers/readBody.ts'
import { PaymentFailure, HttpFailure } from './answers/HttpFailure.ts'
import { bankCalls } from './bank/bankCalls.ts'
import { cartCalls } from './cart/cartCalls.ts'
import { addressSearchCalls } from './addressSearch/addressSearchCalls.ts'
import { catalogueCalls } from './catalogue/catalogueCalls.ts'
import { pictureCalls } from './catalogue/pictureCalls.ts'
import { checkoutCalls } from './checkout/checkoutCalls.ts'
import { orderCalls } from './orders/orderCalls.ts'
import { priceCalls } from './prices/priceCalls.ts'
import { mockCalls } from './controls/mockCalls.ts'
import { onlyNearby } from './controls/onlyNearby.ts'
import { meetFault, Severed } from './faults/meetFault.ts'
import { withOwnScenario } from './scenarios/Scenarios.ts'
import { productRequestCalls } from './productRequests/productRequestCalls.ts'
import { searchCalls } from './search/searchCalls.ts'
import { ticketCalls } from './tickets/ticketCalls.ts'
import { wishlistCalls } from './wishlist/wishlistCalls.ts'
import { contactCalls } from './contact/contactCalls.ts'
import { privacyCalls } from './privacy/privacyCalls.ts'
import { withdrawalCalls } from './withdrawals/withdrawalCalls.ts'

const calls: readonly Call[] = [
  ...catalogueCalls,
  ...pictureCalls,
  ...cartCalls,
  ...sessionCalls,
  ...passwordCalls,
  ...personalCalls,
  ...addressBookCalls,
  ...priceCalls,
  ...productRequestCalls,
  ...searchCalls,
  ...orderCalls,
  ...ticketCalls,
  ...wishlistCalls,
  ...withdrawalCalls,
  ...privacyCalls,
  ...contactCalls,
  ...addressSearchCalls,
  ...checkoutCalls,
  ...bankCalls,
  ...mockCalls,
]

const refused = (context: Context, failure: HttpFailure): Response => context.json(failure.body, failure.status, { ...failure.headers })

const failed = (error: Error, context: Context): Response => {
  if (error instanceof Severed) throw error
  if (error instanceof HttpFailure) return refused(context, error)
  // The caller has gone: nobody reads a response, and nothing went wrong here.
  if (context.req.raw.signal.aborted) return context.body(null, 400)
  if (error instanceof PaymentFailure) return context.json(error.body, 422)
  process.stderr.write(`${context.req.method} ${context.req.path}: ${error.stack ?? error.message}\n`)
  return context.json({ status: 'error', message: 'internalError', errorCode: 'HST-5000' }, 500)
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Refuses with 400 what no call can read: an address with broken percent-encoding, a JSON body that is none. */
const readable = async (context: Context): Promise<void> => {
  try {
    decodeURIComponent(new URL(context.req.url).pathname)
  } catch {
    throw notUnderstood('the path is not percent-encoded UTF-8')
  }
  if (context.req.method === 'GET' || !/^application\/json/i.test(context.req.header('content-type') ?? '')) return
  const source = await context.req.text()
  try {
    if (source.trim() !== '') JSON.parse(source)
  } catch {
    throw notUnderstood('the body is not JSON')
  }
}

/** Situations that concern every call of the shop; null when this request meets none. */
const staged = async (backend: Backend, context: Context): Promise<Response | null> => {
  const delay = backend.scenarios.delay()
  if (delay > 0) await pause(delay)
  if (backend.scenarios.fails(`${context.req.method} ${context.req.path}`)) {
    return refused(context, new HttpFailure(503, 'temporarilyUnavailable', { headers: { 'Retry-After': '0' } }))
  }
  if (backend.scenarios.meets('too-many')) throw new HttpFailure(429, 'tooManyRequests', { headers: { 'Retry-After': '60' } })
  return backend.scenarios.meets('malformed') ? context.json({ status: 'success', data: { unexpected: true } }) : null
}

/** The stand-in for the shop's backend as a fetch handler: stateful, in memory of the given backend. */
export const createMockServer = (
  backend: Backend,
  { token = null }: { readonly token?: string | null } = {},
): { readonly fetch: (request: Request, connection?: object) => Response | Promise<Response> } => {
  const app = new Hono()
  app.use(limitBody)
  app.use('/__mock/*', onlyNearby(token))
  for (const { method, path, operation, handle } of calls) {
    app.on(method, path, async (context) => {
      const session = getCookie(context, 'mock_scenario')
      const own = { ...backend, scenarios: withOwnScenario(backend.scenarios, session) }
      const response = async (): Promise<Response> => {
        if (operation === null || operation === 'loadPicture') return handle(own, context)
        await readable(context)
        return (await staged(own, context)) ?? handle(own, context)
      }
      const fault = operation === null ? null : backend.faults.meet(operation, session ?? null)
      return fault === null
        ? response()
        : meetFault({ request: context.req.raw, connection: context.env as object | undefined }, fault, response)
    })
  }
  for (const path of new Set(calls.map((call) => call.path))) {
    const allowed = calls
      .filter((call) => call.path === path)
      .map((call) => call.method)
      .join(', ')
    app.all(path, (context) => refused(context, new HttpFailure(405, 'methodNotAllowed', { headers: { Allow: allowed } })))
  }
  app.notFound((context) => refused(context, new HttpFailure(404, 'callUnknown')))
  app.onError(failed)
  return { fetch: (request, connection) => app.fetch(request, connection) }
}
