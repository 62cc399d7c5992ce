import { describe, expect, it } from 'vitest'
import { createCouponFinder, createTableCoupons } from '../cart/coupons.ts'
import type { Wire } from '../contract/wire.ts'
import { createApi } from '../createApi.ts'
import type { CouponRecord } from '../records/CouponRecord.ts'
import { cartOf, createTestShop, readyToPay } from '../testing/visitTestShop.ts'
import type { TestVisitor } from '../testing/visitTestShop.ts'

const minutes = 60_000

/** A shop whose coupon EENMAAL has these limits, and two customers who are ready to pay. */
const shopWith = async (limits: Pick<CouponRecord, 'usageLimit' | 'usageLimitPerCustomer'>) => {
  const coupon: CouponRecord = {
    code: 'EENMAAL',
    discount: { type: 'fixedAmount', amount: 500 },
    validFrom: null,
    validUntil: null,
    minimumInclVat: 0,
    ...limits,
  }
  const find = createCouponFinder(() => [coupon])
  const shop = await createTestShop({}, (backend) => {
    const on = (store: typeof backend.store) => createTableCoupons(store, { find, now: backend.now })
    return createApi({ ...backend, coupons: on(backend.store), portsOn: (store) => ({ ...backend.portsOn(store), coupons: on(store) }) })
  })
  return { shop, anna: await readyToPay(shop), bart: await readyToPay(shop, 'en-US', 'zakelijk@thuishaven.test') }
}

const apply = (visitor: TestVisitor) => visitor.post<Wire['Failure']>('/api/v2/cart/coupons', { couponCode: 'EENMAAL' })
const pay = (visitor: TestVisitor) => visitor.post<Wire['StartedPaymentResponse'] | Wire['RefusedPayment']>('/api/v2/checkout/pay')
const decide = async (visitor: TestVisitor, started: Awaited<ReturnType<typeof pay>>, choice: 'pay' | 'cancel') => {
  const url = 'data' in started.body && 'paymentUrl' in started.body.data ? started.body.data.paymentUrl : ''
  await visitor.call('POST', url, `choice=${choice}`, { 'content-type': 'application/x-www-form-urlencoded' })
}
const codes = async (visitor: TestVisitor) => (await cartOf(visitor)).coupons.map(({ code, applicable }) => [code, applicable])

describe('coupons with limits', () => {
  it('CPN-02 two customers who pay with the last use of a coupon at once: one gets it, the other returns to a cart without it', async () => {
    const { anna, bart } = await shopWith({ usageLimit: 1, usageLimitPerCustomer: null })
    expect([(await apply(anna)).status, (await apply(bart)).status]).toEqual([200, 200])
    const both = await Promise.all([pay(anna), pay(bart)])
    const [winner, loser] = both[0].status === 200 ? [anna, bart] : [bart, anna]
    const [started, refused] = both[0].status === 200 ? both : [both[1], both[0]]
    expect([started.status, refused.status, refused.body]).toEqual([200, 422, { status: 'error', message: { code: 'icc', step: 'cart' } }])
    expect(await codes(loser)).toEqual([])
    await decide(winner, started, 'pay')
    expect(await apply(loser)).toMatchObject({ status: 422, body: { message: 'couponUsedUp' } })
    expect((await pay(loser)).status).toBe(200)
  })

  it('CPN-02 an order that is not paid gives its use back: when it is cancelled, and when its time is over', async () => {
    const { shop, anna, bart } = await shopWith({ usageLimit: 1, usageLimitPerCustomer: null })
    await apply(anna)
    const started = await pay(anna)
    expect((await apply(bart)).body.message).toBe('couponUsedUp')
    await decide(anna, started, 'cancel')
    expect((await apply(bart)).status).toBe(200)
    expect(await codes(bart)).toEqual([['EENMAAL', true]])
    await pay(bart)
    expect(await codes(anna)).toEqual([['EENMAAL', false]])
    shop.advance(31 * minutes)
    expect(await codes(anna)).toEqual([['EENMAAL', true]])
  })

  it('CPN-02 a customer uses a coupon as often as each may, others too', async () => {
    const { shop, anna, bart } = await shopWith({ usageLimit: null, usageLimitPerCustomer: 1 })
    await apply(anna)
    await decide(anna, await pay(anna), 'pay')
    const again = await readyToPay(shop)
    expect((await apply(again)).body.message).toBe('couponUsedUp')
    expect((await apply(bart)).status).toBe(200)
    expect((await pay(bart)).status).toBe(200)
  })

  it('CPN-02 a coupon that was used up in another cart meanwhile takes nothing off', async () => {
    const { anna, bart } = await shopWith({ usageLimit: 1, usageLimitPerCustomer: null })
    await apply(anna)
    await apply(bart)
    await decide(anna, await pay(anna), 'pay')
    expect([await codes(bart), (await cartOf(bart)).totals.discountInclVat]).toEqual([[['EENMAAL', false]], 0])
  })
})
