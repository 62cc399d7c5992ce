import type { Context } from 'hono'
import { answerIdempotently } from '../answers/answerIdempotently.ts'
import type { Backend } from '../answers/Backend.ts'
import { succeed } from '../answers/succeed.ts'
import type { Wire } from '../contract/wire.ts'
import { checkoutUrlOf } from './payments.ts'

/**
 * Opens a payment and responds with its address. The idempotency key covers the payment only; the provider is called afterwards, so that no
 * transaction waits for it, and again when the request is repeated.
 * @param operation names the call and the customer
 */
export const startPayment = async (
  backend: Backend,
  context: Context,
  operation: string,
  open: (backend: Backend) => Promise<Wire['PaymentHere']>,
): Promise<Response> => {
  const opened = await answerIdempotently(backend, context, operation, async (inner) => ({ status: 'success', data: await open(inner) }))
  const { data } = (await opened.json()) as Wire['StartedPaymentResponse']
  // Responses stored by earlier versions contain the address itself.
  const paymentUrl = 'paymentUrl' in data ? data.paymentUrl : await checkoutUrlOf(backend, data.paymentUid)
  return succeed(context, {
    status: 'success',
    data: paymentUrl === null ? data : { paymentUrl },
  } satisfies Wire['StartedPaymentResponse'])
}
