import { afterAll, describe, expect, it } from 'vitest'
import type { CouponRecord } from '../../records/CouponRecord.ts'
import type { Coupons } from '../Coupons.ts'

/** Coupons to be tested, with a clock of their own. */
export interface CouponsUnderTest {
  /** Runs `work` in one isolated transaction. */
  readonly transact: <Result>(work: (coupons: Coupons) => Promise<Result>) => Promise<Result>
  /** The same from another program, where there can be one. */
  readonly transactElsewhere: CouponsUnderTest['transact']
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: () => number
  readonly advance: (ms: number) => void
  readonly close: () => Promise<void>
}

const coupon = (code: string, usageLimit: number | null, usageLimitPerCustomer: number | null): CouponRecord => ({
  code,
  discount: { type: 'fixedAmount', amount: 1000 },
  validFrom: '2026-11-21T09:00:00.000Z',
  validUntil: null,
  minimumInclVat: 4000,
  usageLimit,
  usageLimitPerCustomer,
})

/**
 * What every implementation of the port keeps.
 * @param open opens one with these coupons, that nobody has used
 */
export const couponsSuite = (name: string, open: (coupons: readonly CouponRecord[]) => Promise<CouponsUnderTest>): void => {
  describe(`the coupons: ${name}`, async () => {
    const shop = await open([coupon('VRIJ', null, null), coupon('LAATSTE', 1, null), coupon('EENS', null, 1), coupon('TWEE', 2, null)])
    const { transact, now, advance } = shop
    afterAll(() => shop.close())

    const order = (orderUid: string, code: string, customerId = `customer of ${orderUid}`, cartUid = `cart of ${orderUid}`) => ({
      orderUid,
      cartUid,
      customerId,
      codes: [code],
    })
    const isUsedUp = (code: string, customerId: string | null, cartUid = 'another cart') =>
      transact(async (coupons) => {
        const found = await coupons.find(code)
        return found !== null && coupons.isUsedUp(found, { customerId, cartUid })
      })

    it('a coupon is found by its code as a whole', async () => {
      const found = await transact((coupons) => coupons.find('LAATSTE'))
      expect(found).toEqual({ ...coupon('LAATSTE', 1, null), validFrom: Date.UTC(2026, 10, 21, 9) })
      expect(await transact((coupons) => coupons.find('AATSTE'))).toBeNull()
    })

    it('a code that is none has no coupon, whatever it is called', async () => {
      for (const code of ['', 'CONSTRUCTOR', 'constructor', '__proto__', "' OR 1=1 --", '%'])
        expect([code, await transact((coupons) => coupons.find(code))]).toEqual([code, null])
    })

    it('of two orders at once in two programs, one gets the last use, and it comes back when it is released', async () => {
      const held = await Promise.all([
        transact((coupons) => coupons.hold(order('a', 'LAATSTE'), now() + 1000)),
        shop.transactElsewhere((coupons) => coupons.hold(order('b', 'LAATSTE'), now() + 1000)),
      ])
      expect(held.filter(Boolean)).toHaveLength(1)
      const winner = held[0] ? 'a' : 'b'
      expect([await isUsedUp('LAATSTE', null), await isUsedUp('LAATSTE', null, `cart of ${winner}`)]).toEqual([true, false])
      await transact((coupons) => coupons.release([winner]))
      expect(await isUsedUp('LAATSTE', null)).toBe(false)
    })

    it('a use that is held comes back by itself, and one that is taken does not', async () => {
      expect(await transact((coupons) => coupons.hold(order('c', 'TWEE'), now() + 1000))).toBe(true)
      await transact((coupons) => coupons.use(order('d', 'TWEE')))
      expect(await isUsedUp('TWEE', null)).toBe(true)
      advance(1000)
      expect(await isUsedUp('TWEE', null)).toBe(false)
      await transact((coupons) => coupons.release(['d']))
      await transact((coupons) => coupons.use(order('c', 'TWEE')))
      expect(await isUsedUp('TWEE', null, 'cart of d')).toBe(true)
    })

    it('a limit for each customer counts their own orders, and no limit counts none', async () => {
      await transact((coupons) => coupons.use(order('e', 'EENS', 'anna')))
      await transact((coupons) => coupons.use(order('e', 'VRIJ', 'anna')))
      expect([await isUsedUp('EENS', 'anna'), await isUsedUp('EENS', 'bart'), await isUsedUp('EENS', null)]).toEqual([true, false, false])
      expect(await transact((coupons) => coupons.hold(order('f', 'EENS', 'anna'), now() + 1000))).toBe(false)
      expect(await transact((coupons) => coupons.hold(order('f', 'VRIJ', 'anna'), now() + 1000))).toBe(true)
    })
  })
}
