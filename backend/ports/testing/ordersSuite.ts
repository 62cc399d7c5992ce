import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { NewOrder, OrderPayment, Orders, OrderStatus } from '../Orders.ts'

/** Orders to be tested. */
export interface OrdersUnderTest {
  readonly orders: Orders
  /** Forgets all of them. */
  readonly clear: () => Promise<void>
  readonly close: () => Promise<void>
}

const amounts = { totalWeight: 0, productsQuantity: 0, totalInclVat: 0, totalExclVat: 0, subtotalInclVat: 0, subtotalExclVat: 0 }
const address = {
  id: 'a',
  uid: 'a',
  companyName: '',
  countryCode: 'NL' as const,
  firstName: 'Noor',
  lastName: 'Vis',
  zipCode: '1011 AB',
  houseNumber: '3',
  houseNumberAddition: '',
  streetName: 'Prins Hendrikkade',
  city: 'Amsterdam',
}

const newOrder = (uid: string, more: Partial<NewOrder> = {}): NewOrder => ({
  uid,
  number: null,
  customerId: 'anna',
  cartUid: 'cart',
  fingerprint: `fingerprint of ${uid}`,
  language: 'eng',
  paymentOptionId: 'ideal',
  totalInclVat: 10_000,
  upfrontInclVat: 2000,
  lines: [{ lineUid: 'line', productId: 7, title: 'Één kleed', quantity: 2, unitPriceInclVat: 5000, discountInclVat: 0 }],
  placed: {
    cartTotals: { ...amounts, discountInclVat: 0, discountExclVat: 0, shippingInclVat: 0, shippingExclVat: 0, totalVat: [] },
    coupons: [],
    addresses: { invoice: address, delivery: address },
    delivery: { label: 'PostNL', pickupLocation: null, expectedOn: null },
    countryCode: 'NL',
    lines: [],
    vat: [],
  },
  createdAt: 1000,
  state: null,
  reference: 'our 12',
  companyUid: null,
  trackAndTraceUrl: null,
  ...more,
})

const payment = (orderUid: string, uid: string, more: Partial<OrderPayment> = {}): OrderPayment => ({
  uid,
  provider: null,
  orderUid,
  status: 'pending',
  createdAt: 1000,
  amountInclVat: 2000,
  ...more,
})

/** What every implementation of the port does. */
export const ordersSuite = (name: string, open: () => Promise<OrdersUnderTest>): void => {
  describe(`orders: ${name}`, async () => {
    const { orders, clear, close } = await open()
    beforeEach(clear)
    afterAll(close)
    const list = async (status: OrderStatus | null = null, page: Parameters<Orders['list']>[1] = null) =>
      (await orders.list({ customerId: 'anna', status, placedSince: 0 }, page)).map(({ uid }) => uid)

    it('an order is found as it was placed, by its uid and by its number', async () => {
      const { fingerprint: _, ...placed } = newOrder('a')
      await orders.place(newOrder('a'))
      const money = { paidInclVat: null, promisedInclVat: 0, refundedInclVat: 0, chargedBackInclVat: 0, reducedInclVat: 0 }
      const expected = { ...placed, ...money, number: 260_001, isEffective: false }
      expect(await orders.find({ uid: 'a' })).toEqual(expected)
      expect(await orders.find({ number: 260_001 })).toEqual(expected)
      expect([await orders.find({ uid: 'b' }), await orders.find({ number: 1 })]).toEqual([null, null])
    })

    it('orders are numbered one after the other, beside those that brought a number', async () => {
      await orders.place(newOrder('old', { number: 250_007 }))
      await orders.place(newOrder('a'))
      await orders.place(newOrder('b'))
      expect((await orders.list({ customerId: 'anna', status: null, placedSince: 0 }, null)).map(({ number }) => number)).toEqual([
        260_002, 260_001, 250_007,
      ])
    })

    it('orders of a customer come the newest first, by pages, and those of others not at all', async () => {
      await orders.place(newOrder('a', { createdAt: 3 }))
      await orders.place(newOrder('b', { createdAt: 1 }))
      await orders.place(newOrder('c', { createdAt: 2 }))
      await orders.place(newOrder('other', { customerId: 'bart' }))
      expect(await list()).toEqual(['a', 'c', 'b'])
      expect(await list(null, { limit: 2, offset: 1 })).toEqual(['c', 'b'])
      expect(await orders.count({ customerId: 'anna', status: null, placedSince: 0 })).toBe(3)
    })

    it('promised payments are to be collected when their order was sent, and to be released when it was cancelled', async () => {
      await orders.place(newOrder('a'))
      await orders.addPayment(payment('a', 'p', { status: 'authorized' }))
      await orders.addPayment(payment('a', 'q', { status: 'paid' }))
      expect(await orders.promisedOfShipped()).toEqual([])
      await orders.ship('a', null)
      expect((await orders.promisedOfShipped()).map(({ uid }) => uid)).toEqual(['p'])
      await orders.place(newOrder('b', { state: 'cancelled' }))
      expect(await orders.promisedOfCancelled()).toEqual([])
      await orders.addPayment(payment('b', 'r', { status: 'authorized' }))
      expect((await orders.promisedOfCancelled()).map(({ uid }) => uid)).toEqual(['r'])
    })

    it('an order is open until all of it is paid or promised, unless the shop says otherwise', async () => {
      await orders.place(newOrder('open'))
      await orders.place(newOrder('deposit'))
      await orders.addPayment(payment('deposit', 'p', { status: 'paid' }))
      await orders.place(newOrder('shipped', { state: 'shipped' }))
      await orders.addPayment(payment('shipped', 'q', { status: 'paid', amountInclVat: 10_000 }))
      await orders.place(newOrder('account', { paymentOptionId: 'account' }))
      await orders.addPayment(payment('account', 'r', { status: 'invoiced' }))
      await orders.place(newOrder('paid'))
      await orders.addPayment(payment('paid', 's', { status: 'paid', amountInclVat: 10_000 }))
      await orders.place(newOrder('promised'))
      await orders.addPayment(payment('promised', 't', { status: 'authorized', amountInclVat: 10_000 }))
      expect([await list('open'), await list('paid'), await list('shipped'), await list('cancelled')]).toEqual([
        ['account', 'deposit', 'open'],
        ['promised', 'paid'],
        ['shipped'],
        [],
      ])
      expect(await orders.count({ customerId: 'anna', status: 'paid', placedSince: 0 })).toBe(2)
      const paid = await Promise.all(['open', 'deposit', 'shipped', 'account'].map((uid) => orders.find({ uid })))
      expect(paid.map((order) => [order?.paidInclVat, order?.isEffective])).toEqual([
        [null, false],
        [2000, true],
        [10_000, true],
        [null, true],
      ])
    })

    it('the unpaid order of an unchanged cart is found, until it is paid', async () => {
      await orders.place(newOrder('a'))
      expect(await orders.findUnpaid('cart', 'fingerprint of a')).toBe('a')
      expect(await orders.findUnpaid('cart', 'fingerprint of b')).toBeNull()
      expect(await orders.findUnpaid('other', 'fingerprint of a')).toBeNull()
      await orders.addPayment(payment('a', 'p'))
      expect(await orders.findUnpaid('cart', 'fingerprint of a')).toBe('a')
      await orders.setPaymentStatus('p', 'invoiced')
      expect(await orders.findUnpaid('cart', 'fingerprint of a')).toBeNull()
    })

    it('an order replaces the unpaid ones of its cart, once, and is open again when the cart comes back to it', async () => {
      for (const uid of ['paid', 'a', 'b']) await orders.place(newOrder(uid))
      await orders.place(newOrder('other', { cartUid: 'other' }))
      await orders.addPayment(payment('paid', 'p', { status: 'paid' }))
      expect(await orders.replaceOthers('cart', 'b')).toEqual(['a'])
      expect(await orders.replaceOthers('cart', 'b')).toEqual([])
      expect(await list('cancelled')).toEqual(['a'])
      expect(await orders.replaceOthers('cart', 'a')).toEqual(['b'])
      expect([await list('cancelled'), await list('open')]).toEqual([['b'], ['other', 'a', 'paid']])
    })

    it('reference, way to pay and language of an order change', async () => {
      await orders.place(newOrder('a'))
      await orders.setReference('a', 'their 9')
      await orders.setPaymentOption('a', 'paypal', 'nld')
      expect(await orders.find({ uid: 'a' })).toMatchObject({ reference: 'their 9', paymentOptionId: 'paypal', language: 'nld' })
    })

    it('an order that the shop changed has its new contents, and what it was before is kept, each change once', async () => {
      const { lines, placed, totalInclVat, upfrontInclVat } = newOrder('a')
      await orders.place(newOrder('a'))
      const before = { lines, placed, totalInclVat, upfrontInclVat }
      const after = { ...before, lines: [], totalInclVat: 9000, upfrontInclVat: 1800 }
      const revision = { orderUid: 'a', changedAt: 2000, changedBy: 'Bo', reason: 'Één te veel' }
      const revisions = [
        { ...revision, uid: 'z', before, totalInclVat: 9000 },
        { ...revision, uid: 'b', before: after, totalInclVat: 10_000 },
      ]
      await orders.revise(revisions[0]!, after)
      expect(await orders.find({ uid: 'a' })).toMatchObject(after)
      await orders.revise(revisions[1]!, before)
      expect(await orders.find({ uid: 'a' })).toMatchObject(before)
      expect([await orders.revisionsOf('a'), await orders.revisionsOf('b')]).toEqual([revisions, []])
      await expect(orders.revise(revisions[0]!, after)).rejects.toThrow(/unique/i)
      expect(await orders.find({ uid: 'a' })).toMatchObject(before)
    })

    it('a payment has another amount when its order changed', async () => {
      await orders.place(newOrder('a'))
      await orders.addPayment(payment('a', 'p', { status: 'authorized' }))
      await orders.addPayment(payment('a', 'q'))
      await orders.setPaymentAmount('p', 1800)
      expect((await orders.paymentsOf('a')).map(({ amountInclVat }) => amountInclVat)).toEqual([1800, 2000])
      expect((await orders.find({ uid: 'a' }))?.promisedInclVat).toBe(1800)
    })

    it('payments are found by both of their names, and in the order in which they were opened', async () => {
      await orders.place(newOrder('a'))
      await orders.addPayment(payment('a', 'second', { createdAt: 2000 }))
      await orders.addPayment(payment('a', 'first'))
      await orders.setPaymentStatus('first', 'failed')
      expect(await orders.findPayment({ uid: 'second' })).toEqual(payment('a', 'second', { createdAt: 2000 }))
      expect([await orders.findPayment({ providerId: 'first' }), await orders.findPayment({ uid: 'third' })]).toEqual([null, null])
      const provider = { id: 'provider-first', checkoutUrl: 'https://bank.test/1' }
      await orders.setProvider('first', provider, 5000)
      const first = payment('a', 'first', { status: 'failed', provider })
      expect(await orders.findPayment({ providerId: 'provider-first' })).toEqual(first)
      expect(await orders.findPayment({ uid: 'first' })).toEqual(first)
      expect(await orders.findPayment({ uid: 'provider-first' })).toBeNull()
      await orders.addPayment(payment('b', 'known', { provider: { id: 'p', checkoutUrl: '/p' } }))
      expect((await orders.findPayment({ providerId: 'p' }))?.uid).toBe('known')
      expect((await orders.paymentsOf('a')).map(({ uid }) => uid)).toEqual(['first', 'second'])
    })

    it('an order that is sent can be followed; the same word again is no news', async () => {
      await orders.place(newOrder('a'))
      const url = 'https://carrier.test/1'
      expect([await orders.ship('a', url), await orders.ship('a', url), await orders.ship('none', url)]).toEqual([true, false, false])
      expect(await orders.find({ uid: 'a' })).toMatchObject({ state: 'shipped', trackAndTraceUrl: url })
      expect([await orders.ship('a', null), await orders.ship('a', null)]).toEqual([true, false])
      expect((await orders.find({ uid: 'a' }))?.trackAndTraceUrl).toBeNull()
    })

    it('a payment is asked about once a pause, by one process, until it is no longer pending', async () => {
      const take = (now: number) => orders.takeCheck(now, (age) => (age > 100_000 ? null : age))
      await orders.place(newOrder('a'))
      await orders.addPayment(payment('a', 'p'))
      expect(await take(9000)).toBeNull()
      await orders.setProvider('p', { id: 'provider-p', checkoutUrl: '/p' }, 9000)
      expect([await take(8999), (await Promise.all([take(9000), take(9000)])).filter((uid) => uid !== null)]).toEqual([null, ['p']])
      expect([await take(16_999), await take(17_000), await take(32_999)]).toEqual([null, 'p', null])
      expect([await take(200_000), await take(900_000)]).toEqual(['p', null])
      await orders.setProvider('p', { id: 'provider-p', checkoutUrl: '/p' }, 9000)
      await orders.setPaymentStatus('p', 'pending')
      await orders.setPaymentStatus('p', 'paid')
      expect(await take(9000)).toBeNull()
    })

    it('a payment that the merchant received waits until it is settled', async () => {
      await orders.place(newOrder('a'))
      await orders.addPayment(payment('a', 'p', { status: 'invoiced' }))
      await orders.markReceived('p', 5)
      await orders.markReceived('p', 6)
      expect(await orders.received()).toEqual(['p'])
      await orders.setPaymentStatus('p', 'paid')
      expect(await orders.received()).toEqual([])
    })

    it('an order is reported as paid once', async () => {
      expect([await orders.markReported('a'), await orders.markReported('a'), await orders.markReported('b')]).toEqual([true, false, true])
    })
  })
}
