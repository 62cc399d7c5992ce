import { beforeEach, describe, expect, it } from 'vitest'
import type { Backend } from '../answers/Backend.ts'
import { transact } from '../answers/transact.ts'
import type { Wire } from '../contract/wire.ts'
import { createApi } from '../createApi.ts'
import { openInclVat } from './openAmount.ts'
import type { Order } from '../ports/Orders.ts'
import { addToCart, createTestShop, login, readyToPay } from '../testing/visitTestShop.ts'
import type { TestShop, TestVisitor } from '../testing/visitTestShop.ts'
import { requestRefund } from './refunds.ts'
import { requestRest } from './requestRest.ts'
import { settleMoney } from './settleMoney.ts'

let isDown: boolean
let shop: TestShop
let backend: Backend
beforeEach(async () => {
  isDown = false
  shop = await createTestShop({}, (served) => createApi(served))
  const { payments: bank } = shop.backend
  backend = {
    ...shop.backend,
    payments: {
      ...bank,
      refund: async (request) => (isDown ? { type: 'down' } : bank.refund(request)),
    },
  }
})

const pay = async (visitor: TestVisitor): Promise<string> => {
  const { body } = await visitor.post<{ readonly data: { readonly paymentUrl: string } }>('/api/v2/checkout/pay')
  const paid = await visitor.call('POST', body.data.paymentUrl, 'choice=pay', { 'content-type': 'application/x-www-form-urlencoded' })
  return paid.headers.get('location')?.split('/').at(-1) ?? ''
}
const orderOf = async (paymentUid: string): Promise<Order> => {
  const payment = await backend.orders.findPayment({ uid: paymentUid })
  const order = await backend.orders.find({ uid: payment?.orderUid ?? '' })
  if (order === null) throw new Error('no order')
  return order
}
const request = (uid: string, paymentUid: string, amountInclVat: number) =>
  transact(backend, (inner) => requestRefund(inner, { uid, paymentUid, amountInclVat, reason: 'Kras', lines: null }, backend.now()))
const subjects = async () => (await shop.mails()).map(({ subject }) => subject)

describe('refunds', () => {
  it('money goes back once, the customer hears of it, and nothing is to be paid anew', async () => {
    const paymentUid = await pay(await readyToPay(shop))
    expect([await request('r', paymentUid, 500), await request('r', paymentUid, 500)]).toEqual(['requested', 'requested'])
    await Promise.all([settleMoney(backend), settleMoney(backend)])
    const order = await orderOf(paymentUid)
    expect([order.refundedInclVat, order.reducedInclVat, openInclVat(order)]).toEqual([500, 500, 0])
    expect((await subjects()).filter((subject) => subject.startsWith('We betalen je'))).toEqual([expect.stringMatching(/5,00 terug$/)])
  })

  it('no more goes back than was paid, and nothing of what was not', async () => {
    const paymentUid = await pay(await readyToPay(shop))
    const { totalInclVat } = await orderOf(paymentUid)
    expect(await request('all', paymentUid, totalInclVat)).toBe('requested')
    for (const [uid, amount] of [
      ['more', 1],
      ['none', 0],
      ['less', -1],
      ['part', 0.5],
    ] as const)
      expect(await request(uid, paymentUid, amount)).toBe('refused')
    expect(await request('other', 'nobody’s', 1)).toBe('refused')
  })

  it('a refund waits while the provider is away', async () => {
    const paymentUid = await pay(await readyToPay(shop))
    isDown = true
    await request('r', paymentUid, 500)
    await settleMoney(backend)
    expect((await orderOf(paymentUid)).refundedInclVat).toBe(0)
    isDown = false
    await settleMoney(backend)
    expect((await orderOf(paymentUid)).refundedInclVat).toBe(500)
  })

  it('what the bank takes back is to be paid again, of which the shop hears, until the bank gives it back', async () => {
    const visitor = await readyToPay(shop)
    const paymentUid = await pay(visitor)
    const providerId = (await backend.orders.findPayment({ uid: paymentUid }))?.provider?.id ?? ''
    const { totalInclVat, uid } = await orderOf(paymentUid)
    await backend.practiceBank?.chargeBack(providerId, totalInclVat)
    await visitor.post(`/api/payments/${paymentUid}`)
    const { body } = await visitor.call<Wire['OrderResponse']>('GET', `/api/v2/account/orders/${uid}`)
    expect([body.data.status, body.data.totals.outstandingAmount]).toEqual(['open', totalInclVat])
    expect(await subjects()).toContainEqual(expect.stringMatching(/^Teruggeboekt: /))
    await backend.store.run('DELETE FROM practice_chargeback')
    await visitor.post(`/api/payments/${paymentUid}`)
    expect(openInclVat(await orderOf(paymentUid))).toBe(0)
  })

  it('the rest of a deposit is paid by a link that needs no login', async () => {
    const visitor = shop.visitor()
    await addToCart(visitor, 1001, 1, [
      { groupId: 'vorm', itemId: 'vorm-rechthoek', custom: { shape: 'Rechthoek', width: 200, length: 137, diameter: null } },
    ])
    const session = (await login(visitor, 'actief@thuishaven.test')).body.data
    await visitor.post('/api/v2/cart', { address_id: session.addresses.delivery[0]?.id })
    await visitor.post('/api/v2/cart', { shipping_option_id: 'postnl' })
    await visitor.post('/api/v2/cart', { payment_option_id: 'ideal' })
    const paymentUid = await pay(visitor)
    const { uid, totalInclVat, upfrontInclVat } = await orderOf(paymentUid)
    expect(await transact(backend, (inner) => requestRest(inner, uid))).toBe(totalInclVat - upfrontInclVat)
    const mail = (await shop.mails()).at(-1)
    const link = /http:\/\/localhost:3000(\S+)$/.exec(mail?.body ?? '')?.[1] ?? ''
    const stranger = shop.visitor()
    const bank = (await stranger.call('GET', link)).headers.get('location') ?? ''
    await stranger.call('POST', bank, 'choice=pay', { 'content-type': 'application/x-www-form-urlencoded' })
    expect(openInclVat(await orderOf(paymentUid))).toBe(0)
    expect((await subjects()).at(-1)).toMatch(/^We hebben je betaling voor TH-\d+ ontvangen$/)
    expect(await transact(backend, (inner) => requestRest(inner, uid))).toBeNull()
    expect(await backend.orders.restRequestsOf(uid)).toEqual([backend.now()])
  })

  it('a transfer that the merchant received pays the order', async () => {
    const visitor = await readyToPay(shop)
    shop.stage('on-account')
    await visitor.post('/api/v2/cart', { payment_option_id: 'account' })
    const { body } = await visitor.post<Wire['StartedPaymentResponse']>('/api/v2/checkout/pay')
    const paymentUid = 'paymentUid' in body.data ? body.data.paymentUid : ''
    const before = await orderOf(paymentUid)
    expect([before.paidInclVat, openInclVat(before)]).toEqual([null, before.totalInclVat])
    await backend.orders.markReceived(paymentUid, backend.now())
    await Promise.all([settleMoney(backend), settleMoney(backend)])
    const after = await orderOf(paymentUid)
    expect([after.paidInclVat, openInclVat(after)]).toEqual([after.totalInclVat, 0])
    expect((await subjects()).filter((subject) => subject.startsWith('We hebben je betaling'))).toHaveLength(1)
  })
})
