import type { Context } from 'hono'

/** An answer of the contract, as JSON. The type is that of the answer, so a wrong shape does not compile. */
export const succeed = <Answer extends { readonly status: 'success' | 'error' }>(context: Context, answer: Answer): Response => context.json(answer)
