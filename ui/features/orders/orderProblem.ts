import type { MessageKey } from '../../messages/messageKeys.ts'

/** Why an order is not shown. Whatever is wrong with number and address, the response is the same. */
export type OrderProblem = 'notFound' | 'tooOften' | 'failed'

export const orderProblem = (failure: { readonly _tag: string; readonly reason?: string }): OrderProblem => {
  if (failure._tag === 'NotFound') return 'notFound'
  return failure.reason === 'rateLimited' ? 'tooOften' : 'failed'
}

export const failureMessages = {
  notFound: 'orderStatus.notFound',
  tooOften: 'phrases.tooManyRequests',
  failed: 'account.failedText',
} as const satisfies Readonly<Record<OrderProblem, MessageKey>>
