import { randomUUID } from 'node:crypto'
import { defaultRefundProcess, OrderLine, PaymentMethodHandler, TransactionalConnection } from '@vendure/core'
import type { RequestContext, VendureConfig } from '@vendure/core'
import type { OrderLineInput } from '@vendure/common/lib/generated-types'
import { In } from 'typeorm'
import { currentPayment } from '../../checkout/payments.ts'
import { requestRefund } from '../../checkout/refunds.ts'
import type { OrderRefund } from '../../ports/Refunds.ts'
import type { Store } from '../../store/Store.ts'
import { backOfficePorts } from '../backOfficePorts.ts'
import { labelled } from '../inBothLanguages.ts'

/** What `createPayment` gets from bookOrder.ts. */
export interface BookedPayment {
  readonly amount: number
  /** `Authorized`: to be collected later, such as on account. */
  readonly state: 'Settled' | 'Authorized'
  /** The shop's uid of the payment, or `restOf` the order. */
  readonly transactionId: string
  /** The provider's name for it; null: it is not paid there. */
  readonly providerId: string | null
}

const restPrefix = 'rest-'
/** Names what is still to be paid of an order. */
export const restOf = (orderUid: string): string => `${restPrefix}${orderUid}`

/** A refund waits until the backend knows how it went; a bank may fail later. */
export const refundProcesses: VendureConfig['paymentOptions']['refundProcess'] = [
  defaultRefundProcess,
  {
    transitions: {
      Pending: { to: ['Pending'], mergeStrategy: 'merge' },
      Settled: { to: ['Failed'], mergeStrategy: 'merge' },
    },
  },
]

/** The lines that a refund is for; null: of none in particular. */
const refundedLines = async (
  connection: TransactionalConnection,
  ctx: RequestContext,
  input: readonly OrderLineInput[],
): Promise<OrderRefund['lines']> => {
  if (input.length === 0) return null
  const lines = await connection.getRepository(ctx, OrderLine).find({ where: { id: In(input.map(({ orderLineId }) => orderLineId)) } })
  const named = input.flatMap(({ orderLineId, quantity }) => {
    const line = lines.find(({ id }) => String(id) === orderLineId)
    const { lineUid = null } = (line?.customFields ?? {}) as { readonly lineUid?: string | null }
    return lineUid === null ? [] : [{ lineUid, quantity }]
  })
  return named.length < input.length ? null : named
}

/**
 * Payments that were made in the shop. The backend alone speaks to the payment provider: what the merchant does here is a request to it, and how it
 * went comes back with the news of the order.
 */
export const paidInShop = (store: Store): PaymentMethodHandler => {
  let connection: TransactionalConnection
  return new PaymentMethodHandler({
    init: (injector) => {
      connection = injector.get(TransactionalConnection)
    },
    code: 'paid-in-shop',
    description: labelled('Betaald in de winkel', 'Paid in the shop'),
    args: {},
    createPayment: (_ctx, _order, _amount, _args, metadata) => {
      const { amount, state, transactionId, providerId } = metadata as unknown as BookedPayment
      return { amount, state, transactionId, metadata: { providerId } }
    },
    // The merchant received it outside the provider. What the shop has booked as paid is settled here too, and is known there.
    settlePayment: (_ctx, _order, { transactionId }) =>
      store.transaction(async (inner) => {
        const { orders } = backOfficePorts(inner)
        const now = Date.now
        if (transactionId.startsWith(restPrefix)) {
          const context = { orders, now, newId: (prefix: string) => `${prefix}-${randomUUID()}`, meets: () => false }
          const { uid } = await currentPayment(context, transactionId.slice(restPrefix.length))
          await orders.markReceived(uid, now())
          return { success: true }
        }
        const payment = await orders.findPayment({ uid: transactionId })
        if (payment?.status === 'authorized')
          return {
            success: false,
            errorMessage:
              'Dit wordt bij de betaaldienst geïnd zodra je de bestelling verstuurt. / It is collected when you ship the order.',
          }
        if (payment?.status === 'invoiced') await orders.markReceived(transactionId, now())
        return { success: true }
      }),
    createRefund: async (ctx, input, amount, _order, payment) => {
      const uid = `refund-${randomUUID()}`
      const request = {
        uid,
        paymentUid: payment.transactionId,
        amountInclVat: amount,
        reason: input.reason ?? '',
        lines: await refundedLines(connection, ctx, input.lines ?? []),
      }
      const outcome = await store.transaction((inner) => requestRefund(backOfficePorts(inner), request, Date.now()))
      return { state: outcome === 'requested' ? 'Pending' : 'Failed', transactionId: uid }
    },
  })
}
