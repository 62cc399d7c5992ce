import type { Context } from 'hono'
import { answerIdempotently } from '../answers/answerIdempotently.ts'
import type { Backend } from '../answers/Backend.ts'
import { succeed } from '../answers/succeed.ts'
import type { Wire } from '../contract/wire.ts'
import { checkoutUrlOf } from './payments.ts'

/**
 * Opens a payment and answers where it is made. The payment is what the key of the request stands for; the provider is asked afterwards, because no
 * transaction waits for it, and asked again when the request comes again.
 * @param operation names the call and whose it is
 */
export const startPayment = async (
  backend: Backend,
  context: Context,
  operation: string,
  open: (backend: Backend) => Promise<Wire['PaymentHere']>,
): Promise<Response> => {
  const opened = await answerIdempotently(backend, context, operation, async (inner) => ({ status: 'success', data: await open(inner) }))
  const { data } = (await opened.json()) as Wire['StartedPaymentResponse']
  // An earlier program kept the address itself.
  const paymentUrl = 'paymentUrl' in data ? data.paymentUrl : await checkoutUrlOf(backend, data.paymentUid)
  return succeed(context, {
    status: 'success',
    data: paymentUrl === null ? data : { paymentUrl },
  } satisfies Wire['StartedPaymentResponse'])
}
