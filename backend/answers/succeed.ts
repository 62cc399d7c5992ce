import type { Context } from 'hono'

/** The common fields of responses; the contract's types define which are present. */
interface Success {
  readonly status: 'success' | 'error'
  readonly data?: unknown
  readonly message?: string
  readonly errorCode?: unknown
}

/** A response of the contract, as JSON. Callers add `satisfies` with the response type, so that a wrong shape does not compile. */
export const succeed = (context: Context, response: Success): Response => context.json(response)
