import { array, assert, asyncProperty, boolean, constant, constantFrom, integer, nat, oneof, record } from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Backend } from '../answers/Backend.ts'
import { text, whole } from '../database/row.ts'
import { isCovered, openInclVat } from './openAmount.ts'
import type { Order } from '../ports/Orders.ts'
import type { PaymentOutcome, Payments } from '../ports/Payments.ts'
import { createTestShop } from '../testing/visitTestShop.ts'
import type { TestShop } from '../testing/visitTestShop.ts'
import { checkoutUrlOf, openPayment, refreshPayment } from './payments.ts'
import { requestRefund } from './refunds.ts'
import { requestRest } from './requestRest.ts'
import { settleMoney } from './settleMoney.ts'

const day = 24 * 60 * 60 * 1000
const which = nat(3)
const amountInclVat = integer({ min: 1, max: 60_000 })
const outcome = constantFrom<PaymentOutcome>('paid', 'paid', 'paid', 'paid', 'authorized', 'failed', 'cancelled', 'expired')

/** What can happen to the money of an order, in any order; `which` is one of its payments. */
const arbitraryEvent = oneof(
  { arbitrary: record({ type: constant('open' as const) }), weight: 5 },
  { arbitrary: record({ type: constant('decide' as const), which, outcome }), weight: 5 },
  { arbitrary: record({ type: constant('nudge' as const), which }), weight: 5 },
  record({ type: constant('refund' as const), which, amountInclVat, key: nat(4) }),
  record({ type: constant('refundAtBank' as const), which, amountInclVat, key: nat(2) }),
  record({ type: constant('capture' as const), which }),
  record({ type: constant('release' as const), which }),
  record({ type: constant('chargeBack' as const), which, amountInclVat }),
  record({ type: constant('receive' as const), which }),
  record({ type: constant('rest' as const) }),
  record({ type: constant('sweep' as const) }),
  record({ type: constant('line' as const), isBroken: boolean() }),
)
type Event = typeof arbitraryEvent extends { readonly generate: (...given: never[]) => { readonly value: infer Value } } ? Value : never

describe('the money of an order', () => {
  let shop: TestShop
  let backend: Backend
  let isBroken = false
  let count = 0
  beforeAll(async () => {
    shop = await createTestShop()
    const { payments: bank } = shop.backend
    const down = { type: 'down' } as const
    const payments: Payments = {
      ...bank,
      create: async (request) => (isBroken ? down : bank.create(request)),
      state: async (id) => (isBroken ? down : bank.state(id)),
      refund: async (request) => (isBroken ? down : bank.refund(request)),
      capture: async (request) => (isBroken ? down : bank.capture(request)),
      release: async (id) => (isBroken ? down : bank.release(id)),
    }
    backend = { ...shop.backend, payments }
  })

  const orderOf = async (uid: string): Promise<Order> => {
    const order = await backend.orders.find({ uid })
    if (order === null) throw new Error(`There is no order ${uid}`)
    return order
  }
  const place = async (totalInclVat: number, upfrontInclVat: number): Promise<string> => {
    const known = await backend.store.get('SELECT uid FROM purchase LIMIT 1')
    const uid = `order-${(count += 1)}`
    await backend.orders.place({
      ...(await orderOf(known === null ? '' : text(known, 'uid'))),
      uid,
      number: null,
      cartUid: uid,
      fingerprint: uid,
      totalInclVat,
      upfrontInclVat,
      lines: [],
      state: null,
    })
    return uid
  }

  const happen = async (orderUid: string, event: Event): Promise<void> => {
    const { orders, payments, practiceBank } = backend
    if (event.type === 'line') isBroken = event.isBroken
    else if (event.type === 'open') {
      if (isCovered(await orderOf(orderUid))) return
      const { uid } = await openPayment(backend, orderUid)
      // Refused while the line is broken.
      await checkoutUrlOf(backend, uid).catch(() => null)
    } else if (event.type === 'sweep') {
      shop.advance(day)
      await settleMoney(backend)
    } else if (event.type === 'rest') await requestRest(backend, orderUid)
    else {
      const all = await orders.paymentsOf(orderUid)
      const payment = all[event.which % all.length]
      if (payment === undefined) return
      const { uid, provider } = payment
      if (event.type === 'receive' && provider === null) await orders.markReceived(uid, backend.now())
      if (event.type === 'refund')
        await requestRefund(
          backend,
          { uid: `${orderUid}-${event.key}`, paymentUid: uid, amountInclVat: event.amountInclVat, reason: '', lines: null },
          backend.now(),
        )
      if (event.type === 'nudge') await refreshPayment(backend, uid, true)
      if (provider === null) return
      const { id } = provider
      if (event.type === 'decide') await practiceBank?.decide(id, event.outcome)
      if (event.type === 'chargeBack') await practiceBank?.chargeBack(id, event.amountInclVat)
      if (event.type === 'capture') await payments.capture({ key: id, providerId: id, amountInclVat: payment.amountInclVat })
      if (event.type === 'release') await payments.release(id)
      if (event.type === 'refundAtBank')
        await payments.refund({ key: `${id} by hand ${event.key}`, providerId: id, amountInclVat: event.amountInclVat })
    }
  }

  /** What the bank's own books say of an order. */
  const booksOf = async (orderUid: string) => {
    const payments = `SELECT bank_id FROM payment WHERE purchase_uid = ? AND checkout_url IS NOT NULL`
    const sumOf = async (table: string, condition: string): Promise<number> => {
      const row = await backend.store.get(
        `SELECT coalesce(sum(amount_incl), 0) AS total FROM ${table} WHERE ${condition} IN (${payments})`,
        orderUid,
      )
      return row === null ? 0 : whole(row, 'total')
    }
    return {
      paid: await sumOf('practice_payment', `status = 'paid' AND id`),
      promised: await sumOf('practice_payment', `status = 'authorized' AND id`),
      gone: (await sumOf('practice_refund', 'payment_id')) + (await sumOf('practice_chargeback', 'payment_id')),
    }
  }

  it('adds up to the cent with the books of the bank, whatever happened and however often its news came', async () => {
    await assert(
      asyncProperty(
        integer({ min: 1, max: 100_000 }),
        boolean(),
        array(arbitraryEvent, { minLength: 1, maxLength: 30 }),
        async (total, hasDeposit, events) => {
          isBroken = false
          const orderUid = await place(total, hasDeposit ? Math.ceil(total / 5) : total)
          for (const event of events) {
            shop.advance(1000)
            await happen(orderUid, event)
          }
          isBroken = false
          for (let time = 0; time < 3; time += 1) {
            for (const { uid } of await backend.orders.paymentsOf(orderUid)) await refreshPayment(backend, uid, true)
            await settleMoney(backend)
          }
          const order = await orderOf(orderUid)
          const { paidInclVat, promisedInclVat, refundedInclVat, chargedBackInclVat, reducedInclVat } = order
          const payments = await backend.orders.paymentsOf(orderUid)
          const sumOf = (wanted: (payment: (typeof payments)[number]) => boolean): number =>
            payments.filter(wanted).reduce((sum, one) => sum + one.amountInclVat, 0)
          const byTransfer = sumOf(({ status, provider }) => status === 'paid' && provider === null)
          const surplus = sumOf(({ status }) => status === 'refunded')
          const books = await booksOf(orderUid)
          expect({
            paid: (paidInclVat ?? 0) - byTransfer + surplus,
            promised: promisedInclVat,
            gone: refundedInclVat + chargedBackInclVat + surplus,
          }).toEqual(books)
          expect(refundedInclVat).toBeLessThanOrEqual(paidInclVat ?? 0)
          expect(reducedInclVat).toBeLessThanOrEqual(refundedInclVat)
          // Nothing is kept beyond what the order costs, but by transfers and promises, which cannot be sent back.
          expect(openInclVat(order) + byTransfer + promisedInclVat).toBeGreaterThanOrEqual(0)
        },
      ),
      {
        numRuns: 500,
        examples: [
          // Both of two payments are paid, and of the second some went back at the bank, before the shop hears of either.
          [
            4,
            false,
            [
              { type: 'open' },
              { type: 'decide', which: 0, outcome: 'paid' },
              { type: 'open' },
              { type: 'decide', which: 1, outcome: 'paid' },
              { type: 'refundAtBank', which: 1, amountInclVat: 2, key: 0 },
              { type: 'chargeBack', which: 0, amountInclVat: 1 },
              { type: 'nudge', which: 0 },
            ],
          ],
        ],
      },
    )
  })
})
