import type { Context } from 'hono'

/** What every answer of the contract has of these; which are there and what they hold, the contract's types say. */
interface Success {
  readonly status: 'success' | 'error'
  readonly data?: unknown
  readonly message?: string
  readonly errorCode?: unknown
}

/** An answer of the contract, as JSON. Say where it is used which answer it `satisfies`, so that a wrong shape does not compile. */
export const succeed = (context: Context, response: Success): Response => context.json(response)
