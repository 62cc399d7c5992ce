import { expect, it } from 'vitest'
import type { Coupon, Coupons } from '../Coupons.ts'

/**
 * What every implementation of the port keeps; call it within a `describe`.
 * @param known one of its coupons
 */
export const couponsSuite = (coupons: () => Coupons, known: Coupon): void => {
  it('a coupon is found by its code as a whole', async () => {
    expect(await coupons().find(known.code)).toEqual(known)
    expect(await coupons().find(known.code.slice(1))).toBeNull()
  })

  it('a code that is none has no coupon, whatever it is called', async () => {
    for (const code of ['', 'CONSTRUCTOR', 'constructor', '__proto__', "' OR 1=1 --", '%'])
      expect([code, await coupons().find(code)]).toEqual([code, null])
  })
}
