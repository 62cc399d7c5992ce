import type { Coupon, Coupons } from '../ports/Coupons.ts'
import type { CouponRecord } from '../records/CouponRecord.ts'

/** A code as it is kept: without spaces, in capitals. */
export const codeOf = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()

/** @param now milliseconds since 1970-01-01 UTC */
export const isValidAt = ({ validFrom, validUntil }: Coupon, now: number): boolean =>
  (validFrom === null || validFrom <= now) && (validUntil === null || now <= validUntil)

const time = (moment: string | null): number | null => (moment === null ? null : Date.parse(moment))

const byCode = (records: readonly CouponRecord[]): ReadonlyMap<string, Coupon> =>
  new Map(records.map((record) => [record.code, { ...record, validFrom: time(record.validFrom), validUntil: time(record.validUntil) }]))

/**
 * The coupons of the shop's own data.
 * @param records those of now; other ones are another array
 */
export const createShopCoupons = (records: () => readonly CouponRecord[]): Coupons => {
  let read = records()
  let coupons = byCode(read)
  return {
    find: async (code) => {
      if (read !== records()) coupons = byCode((read = records()))
      return coupons.get(code) ?? null
    },
  }
}
