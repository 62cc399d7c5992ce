import type { Coupon, Coupons } from '../ports/Coupons.ts'
import type { CouponRecord } from '../records/CouponRecord.ts'

/** A code as it is kept: without spaces, in capitals. */
export const codeOf = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()

/** @param now milliseconds since 1970-01-01 UTC */
export const isValidAt = ({ validFrom, validUntil }: Coupon, now: number): boolean =>
  (validFrom === null || validFrom <= now) && (validUntil === null || now <= validUntil)

const time = (moment: string | null): number | null => (moment === null ? null : Date.parse(moment))

/** The coupons of the shop's own data. */
export const createShopCoupons = (records: readonly CouponRecord[]): Coupons => {
  const coupons = new Map(
    records.map((record) => [record.code, { ...record, validFrom: time(record.validFrom), validUntil: time(record.validUntil) }]),
  )
  return { find: (code) => Promise.resolve(coupons.get(code) ?? null) }
}
