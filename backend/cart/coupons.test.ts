import { describe, expect, it } from 'vitest'
import type { Wire } from '../contract/wire.ts'
import { createApi } from '../createApi.ts'
import { couponsSuite } from '../ports/testing/couponsSuite.ts'
import type { CouponRecord } from '../records/CouponRecord.ts'
import { addToCart, cartOf, createTestShop } from '../testing/visitTestShop.ts'
import { createShopCoupons } from './coupons.ts'

const summer: CouponRecord = {
  code: 'ZOMER26',
  discount: { type: 'fixedAmount', amount: 1000 },
  // The clock of a test shop begins on 21 November at 9:00 UTC.
  validFrom: '2026-11-21T09:00:00.000Z',
  validUntil: '2026-11-21T10:00:00.000Z',
  minimumInclVat: 4000,
}

describe('coupons of the shop’s own data', () => {
  couponsSuite(() => createShopCoupons(() => [summer]), {
    ...summer,
    validFrom: Date.UTC(2026, 10, 21, 9),
    validUntil: Date.UTC(2026, 10, 21, 10),
  })

  it('CPN-02 a coupon counts within its dates and from what goods must cost at least', async () => {
    const coupons = createShopCoupons(() => [summer])
    const shop = await createTestShop({}, (backend) =>
      createApi({ ...backend, coupons, portsOn: (store) => ({ ...backend.portsOn(store), coupons }) }),
    )
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
