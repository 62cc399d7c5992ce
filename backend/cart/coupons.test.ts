import { describe, expect, it } from 'vitest'
import type { Wire } from '../contract/wire.ts'
import { createApi } from '../createApi.ts'
import { couponsSuite } from '../ports/testing/couponsSuite.ts'
import type { Coupons } from '../ports/Coupons.ts'
import type { CouponRecord } from '../records/CouponRecord.ts'
import type { Store } from '../store/Store.ts'
import { addToCart, cartOf, createTestShop } from '../testing/visitTestShop.ts'
import { testStores } from '../testing/testStores.ts'
import { createCouponFinder, createTableCoupons } from './coupons.ts'

const summer: CouponRecord = {
  code: 'ZOMER26',
  discount: { type: 'fixedAmount', amount: 1000 },
  // The clock of a test shop begins on 21 November at 9:00 UTC.
  validFrom: '2026-11-21T09:00:00.000Z',
  validUntil: '2026-11-21T10:00:00.000Z',
  minimumInclVat: 4000,
  usageLimit: null,
  usageLimitPerCustomer: null,
}

const find = createCouponFinder(() => [summer])

for (const { name, open, drop } of testStores())
  couponsSuite(`tables on ${name}`, async (coupons) => {
    const [store, other] = await open()
    let now = 1_000_000
    const transactOn =
      (on: Store) =>
      <Result>(work: (coupons: Coupons) => Promise<Result>): Promise<Result> =>
        on.transaction((inner) => work(createTableCoupons(inner, { find: createCouponFinder(() => coupons), now: () => now })))
    return {
      transact: transactOn(store),
      transactElsewhere: transactOn(other),
      now: () => now,
      advance: (ms) => {
        now += ms
      },
      close: async () => {
        await Promise.all([...new Set([store, other])].map((one) => one.close()))
        await drop()
      },
    }
  })

describe('coupons of the shop’s own data', () => {
  it('CPN-02 a coupon counts within its dates and from what goods must cost at least', async () => {
    const shop = await createTestShop({}, (backend) => {
      const on = (store: Store) => createTableCoupons(store, { find, now: backend.now })
      return createApi({ ...backend, coupons: on(backend.store), portsOn: (store) => ({ ...backend.portsOn(store), coupons: on(store) }) })
    })
    const visitor = shop.visitor()
    const apply = (of = visitor) => of.post<Wire['Failure']>('/api/v2/cart/coupons', { couponCode: 'zomer 26' })
    const discount = async () => {
      const cart = await cartOf(visitor)
      return [cart.coupons.map(({ applicable }) => applicable), cart.totals.discountInclVat]
    }
    await addToCart(visitor, 1005)
    expect((await apply()).status).toBe(200)
    expect(await discount()).toEqual([[false], 0])
    await addToCart(visitor, 1005)
    expect(await discount()).toEqual([[true], 1000])
    shop.advance(60 * 60_000)
    expect(await discount()).toEqual([[true], 1000])
    shop.advance(1)
    expect(await discount()).toEqual([[false], 0])
    expect((await apply(shop.visitor())).body).toMatchObject({ message: 'couponUnknown' })
  })
})
