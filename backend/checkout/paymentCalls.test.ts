import { beforeEach, describe, expect, it } from 'vitest'
import type { Wire } from '../contract/wire.ts'
import { createApi } from '../createApi.ts'
import type { Payments } from '../ports/Payments.ts'
import { addToCart, createTestShop, readyToPay } from '../testing/visitTestShop.ts'
import type { TestShop, TestVisitor } from '../testing/visitTestShop.ts'

/** The provider answers nothing. */
let isDown: boolean
let refunds: { readonly providerId: string; readonly amountInclVat: number }[]
let shop: TestShop
let visitor: TestVisitor

/** The practice bank behind a line that can break. */
const onBreakableLine = (bank: Payments): Payments => ({
  ...bank,
  create: async (request) => (isDown ? { type: 'down' } : bank.create(request)),
  state: async (id) => (isDown ? { type: 'down' } : bank.state(id)),
  refund: async (refund) => {
    if (isDown) return { type: 'down' }
    const outcome = await bank.refund(refund)
    if (outcome.type === 'refunded') refunds.push({ providerId: refund.providerId, amountInclVat: refund.amountInclVat })
    return outcome
  },
})

beforeEach(async () => {
  isDown = false
  refunds = []
  shop = await createTestShop({}, (backend) => createApi({ ...backend, payments: onBreakableLine(backend.payments) }))
  visitor = await readyToPay(shop)
})

const pay = (key?: string) =>
  visitor.post<Wire['StartedPaymentResponse'] | Wire['RefusedPayment']>(
    '/api/v2/checkout/pay',
    {},
    key === undefined ? {} : { 'idempotency-key': key },
  )
const started = async (): Promise<{ readonly url: string; readonly providerId: string; readonly uid: string }> => {
  const { body } = await pay()
  const url = 'data' in body && 'paymentUrl' in body.data ? body.data.paymentUrl : ''
  const providerId = url.split('/').at(-1) ?? ''
  return { url, providerId, uid: (await shop.backend.orders.findPayment({ providerId }))?.uid ?? '' }
}
const decide = async (providerId: string, outcome: 'paid' | 'failed') => shop.backend.practiceBank?.decide(providerId, outcome)
const webhook = async (uid: string) => (await visitor.post(`/api/payments/${uid}`, { status: 'paid', id: uid })).status
const stored = async (uid: string) => (await shop.backend.orders.findPayment({ uid }))?.status
const shown = async (uid: string) =>
  (await visitor.call<Wire['PaymentResponse']>('GET', `/api/v2/checkout/payments/${uid}`)).body.data.status
const confirmations = async () => (await shop.mails()).filter(({ subject }) => subject.startsWith('Je bestelling TH-')).length
const orders = async () =>
  (await visitor.call<Wire['OrdersResponse']>('GET', '/api/v2/account/orders')).body.data.orders
    .filter(({ orderNumber }) => orderNumber > 'TH-260000')
    .map(({ orderNumber, status }) => `${orderNumber} ${status}`)
const payAgain = async (uid: string) => (await visitor.call('GET', `/api/payments/${uid}`)).headers.get('location') ?? ''
const changeDelivery = () => visitor.post('/api/v2/cart', { shipping_option_id: 'dhl' })

describe('payments at a provider', () => {
  it('CHK-10 a provider that is away refuses the payment as its own failure, and the order can be paid when it is back, with the same key', async () => {
    isDown = true
    const refused = await pay('key-of-this-try')
    expect([refused.status, refused.body]).toEqual([422, { status: 'error', message: { code: 'ipoi', step: 'overview' } }])
    expect(await orders()).toEqual(['TH-260001 open'])
    isDown = false
    for (const response of [await pay('key-of-this-try'), await pay('another-key')])
      expect([response.status, response.body]).toMatchObject([200, { data: { paymentUrl: expect.stringMatching(/^\/api\/bank\//) } }])
    expect(await orders()).toEqual(['TH-260001 open'])
  })

  it('PAY-03 an open order is refused likewise, and stays open', async () => {
    await started()
    shop.advance(31 * 60_000)
    const [open] = (await visitor.call<Wire['OrdersResponse']>('GET', '/api/v2/account/orders')).body.data.orders
    const payOrder = () =>
      visitor.post<Wire['OrderPaymentResponse']>(`/api/v2/account/orders/${open?.uid ?? ''}/pay`, {
        payMethod: { id: 'paypal', label: 'PayPal', icon: 'paypal', prices: { exclVat: 0, inclVat: 0 } },
      })
    isDown = true
    expect((await payOrder()).body).toEqual({ status: 'error', message: { code: 'ipoi', step: 'overview' } })
    isDown = false
    expect((await payOrder()).body.data.paymentUrl).toMatch(/^\/api\/bank\//)
    expect(await orders()).toEqual(['TH-260001 open'])
  })

  it('PAY-03 another way to pay an open order is another payment at the provider, and the same way the same one', async () => {
    const { uid, url } = await started()
    const [open] = (await visitor.call<Wire['OrdersResponse']>('GET', '/api/v2/account/orders')).body.data.orders
    const payBy = async (id: string) => {
      const payMethod = { id, label: id, icon: id, prices: { exclVat: 0, inclVat: 0 } }
      const path = `/api/v2/account/orders/${open?.uid ?? ''}/pay`
      return (await visitor.post<Wire['OrderPaymentResponse']>(path, { payMethod })).body.data.paymentUrl
    }
    expect(await payBy('ideal')).toBe(url)
    shop.advance(1000)
    const other = await payBy('paypal')
    expect([other === url, await payBy('paypal'), await stored(uid)]).toEqual([false, other, 'pending'])
  })

  it('CHK-11 a posted status is not trusted: it is fetched from the provider', async () => {
    const { uid, providerId } = await started()
    expect([await webhook(uid), await stored(uid), await webhook('pay-of-nobody')]).toEqual([200, 'pending', 200])
    await decide(providerId, 'paid')
    expect([await stored(uid), await webhook(uid), await stored(uid)]).toEqual(['pending', 200, 'paid'])
    expect([await webhook(uid), await shown(uid), await confirmations(), await orders()]).toEqual([200, 'paid', 1, ['TH-260001 paid']])
  })

  it('CHK-11 the result page fetches the status too, shows the stored one while the provider is unavailable, and fetches it again later', async () => {
    const { uid, providerId } = await started()
    await decide(providerId, 'paid')
    isDown = true
    expect([await shown(uid), await webhook(uid)]).toEqual(['pending', 503])
    isDown = false
    expect([await shown(uid), await confirmations()]).toEqual(['paid', 1])
  })

  it('CHK-07 the word of the provider that comes by several ways at once counts once', async () => {
    const { uid, providerId } = await started()
    await decide(providerId, 'paid')
    await Promise.all([webhook(uid), shown(uid), webhook(uid)])
    expect([await confirmations(), refunds]).toEqual([1, []])
  })

  it('CHK-07 a payment that is made for an order that was replaced goes back, and the order stays cancelled', async () => {
    const older = await started()
    await changeDelivery()
    const newer = await started()
    await decide(older.providerId, 'paid')
    isDown = true
    expect(await webhook(older.uid)).toBe(503)
    isDown = false
    expect([await webhook(older.uid), await webhook(older.uid), await shown(older.uid)]).toEqual([200, 200, 'cancelled'])
    expect(refunds).toEqual([{ providerId: older.providerId, amountInclVat: expect.any(Number) }])
    await decide(newer.providerId, 'paid')
    expect(await shown(newer.uid)).toBe('paid')
    expect([await orders(), refunds.length, await confirmations()]).toEqual([['TH-260002 paid', 'TH-260001 cancelled'], 1, 1])
  })

  it('CHK-07 of two payments of one order that are both made the second goes back', async () => {
    const older = await started()
    shop.advance(31 * 60_000)
    const newer = await started()
    for (const { providerId } of [older, newer]) await decide(providerId, 'paid')
    await Promise.all([webhook(newer.uid), webhook(older.uid)])
    expect(new Set([await stored(older.uid), await stored(newer.uid)])).toEqual(new Set(['paid', 'refunded']))
    expect([refunds.length, await orders()]).toEqual([1, ['TH-260001 paid']])
  })

  it('CHK-11 paying after all leads to the payment that is open, to a new one when it ended, and to the result when all is paid', async () => {
    const { uid, url, providerId } = await started()
    expect(await payAgain(uid)).toBe(url)
    await decide(providerId, 'failed')
    const again = await payAgain(uid)
    expect([again.startsWith('/api/bank/'), again === url, await payAgain(uid), await stored(uid)]).toEqual([true, false, again, 'failed'])
    await decide(again.split('/').at(-1) ?? '', 'paid')
    await visitor.post(again, 'choice=pay', { 'content-type': 'application/x-www-form-urlencoded' })
    expect([await payAgain(uid), (await visitor.call('GET', '/api/payments/pay-x')).status]).toEqual([`/checkout/${uid}`, 404])
  })

  it('CHK-11 paying after all comes back to the result while the provider is away, or when the goods are gone', async () => {
    const { uid, url, providerId } = await started()
    await decide(providerId, 'failed')
    await shown(uid)
    isDown = true
    expect(await payAgain(uid)).toBe(`/checkout/${uid}`)
    isDown = false
    shop.advance(31 * 60_000)
    await shop.backend.stock.set(1003, 1)
    expect(await payAgain(uid)).toBe(`/checkout/${uid}`)
    const late = await visitor.call('POST', url, 'choice=pay', { 'content-type': 'application/x-www-form-urlencoded' })
    expect([late.status, late.headers.get('location'), await stored(uid)]).toEqual([303, `/checkout/${uid}`, 'failed'])
    await shop.backend.stock.set(1003, 5)
    expect(await payAgain(uid)).toMatch(/^\/api\/bank\//)
    expect((await addToCart(visitor, 1003)).status).toBe(200)
  })
})
