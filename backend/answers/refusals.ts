import type { Context, Hono } from 'hono'
import { StoreUnavailable } from '../store/Store.ts'
import { HttpFailure, PaymentFailure } from './HttpFailure.ts'

/** What was thrown in a call, as a response: a refusal as it says, a database that is away as 503, anything else as 500 with a line in the log. */
export const respondToFailure = (error: Error, context: Context): Response => {
  if (error instanceof HttpFailure) return context.json(error.body, error.status, { ...error.headers })
  // The caller has gone: nobody reads a response, and nothing went wrong here.
  if (context.req.raw.signal.aborted) return context.body(null, 400)
  if (error instanceof PaymentFailure) return context.json(error.body, 422)
  if (error instanceof StoreUnavailable) {
    process.stderr.write(`${context.req.method} ${context.req.path}: ${error.message}\n`)
    return context.json({ status: 'error', message: 'temporarilyUnavailable' }, 503, { 'Retry-After': '2' })
  }
  process.stderr.write(`${context.req.method} ${context.req.path}: ${error.stack ?? error.message}\n`)
  return context.json({ status: 'error', message: 'internalError', errorCode: 'HST-5000' }, 500)
}

/** Answers 405 with the methods that a path has, for those that it has not. Comes after the calls themselves. */
export const refuseOtherMethods = (app: Hono, calls: readonly { readonly method: string; readonly path: string }[]): void => {
  for (const path of new Set(calls.map((call) => call.path))) {
    const allowed = calls
      .filter((call) => call.path === path)
      .map((call) => call.method)
      .join(', ')
    app.all(path, (context) => respondToFailure(new HttpFailure(405, 'methodNotAllowed', { headers: { Allow: allowed } }), context))
  }
}
