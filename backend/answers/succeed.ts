import type { Context } from 'hono'

/** The common fields of responses; the contract's types say which are present. */
interface Success {
  readonly status: 'success' | 'error'
  readonly data?: unknown
  readonly message?: string
  readonly errorCode?: unknown
}

/** A response of the contract, as JSON. Say where it is used which answer it `satisfies`, so that a wrong shape does not compile. */
export const succeed = (context: Context, response: Success): Response => context.json(response)
