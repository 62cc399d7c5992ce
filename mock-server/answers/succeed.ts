import type { Context } from 'hono'

/** An answer of the contract, as JSON. Name the answer's type where it is used, so that a wrong shape does not compile. */
export const succeed = <Answer extends { readonly status: 'success' | 'error' }>(context: Context, answer: NoInfer<Answer>): Response =>
  context.json(answer)
