import type { Context, Hono } from 'hono'
import { StoreUnavailable } from '../store/Store.ts'
import { HttpFailure, PaymentFailure } from './HttpFailure.ts'

/** Maps an exception of a call to a response: a refusal to its status, an unavailable database to 503, anything else to 500 with a log line. */
export const respondToFailure = (error: Error, context: Context): Response => {
  if (error instanceof HttpFailure) return context.json(error.body, error.status, { ...error.headers })
  // The caller closed the connection, which is no defect.
  if (context.req.raw.signal.aborted) return context.body(null, 400)
  if (error instanceof PaymentFailure) return context.json(error.body, 422)
  if (error instanceof StoreUnavailable) {
    process.stderr.write(`${context.req.method} ${context.req.path}: ${error.message}\n`)
    return context.json({ status: 'error', message: 'temporarilyUnavailable' }, 503, { 'Retry-After': '2' })
  }
  process.stderr.write(`${context.req.method} ${context.req.path}: ${error.stack ?? error.message}\n`)
  return context.json({ status: 'error', message: 'internalError', errorCode: 'HST-5000' }, 500)
}

/** Answers 405 with the allowed methods of a path. Registered after the calls. */
export const refuseOtherMethods = (app: Hono, calls: readonly { readonly method: string; readonly path: string }[]): void => {
  for (const path of new Set(calls.map((call) => call.path))) {
    const allowed = calls
      .filter((call) => call.path === path)
      .map((call) => call.method)
      .join(', ')
    app.all(path, (context) => respondToFailure(new HttpFailure(405, 'methodNotAllowed', { headers: { Allow: allowed } }), context))
  }
}
