import { whole } from '../database/row.ts'
import type { Coupon, CouponOrder, Coupons } from '../ports/Coupons.ts'
import type { CouponRecord } from '../records/CouponRecord.ts'
import type { Store } from '../store/Store.ts'

/** A code as it is kept: without spaces, in capitals. */
export const codeOf = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()

/** @param now milliseconds since 1970-01-01 UTC */
export const isValidAt = ({ validFrom, validUntil }: Coupon, now: number): boolean =>
  (validFrom === null || validFrom <= now) && (validUntil === null || now <= validUntil)

const time = (moment: string | null): number | null => (moment === null ? null : Date.parse(moment))

const byCode = (records: readonly CouponRecord[]): ReadonlyMap<string, Coupon> =>
  new Map(records.map((record) => [record.code, { ...record, validFrom: time(record.validFrom), validUntil: time(record.validUntil) }]))

/**
 * Finds coupons in the shop's own data.
 * @param records those of now; other ones are another array
 */
export const createCouponFinder = (records: () => readonly CouponRecord[]): Coupons['find'] => {
  let read = records()
  let coupons = byCode(read)
  return async (code) => {
    if (read !== records()) coupons = byCode((read = records()))
    return coupons.get(code) ?? null
  }
}

/**
 * Coupons whose uses are in a table of the store.
 * @param settings.now milliseconds since 1970-01-01 UTC
 */
export const createTableCoupons = (
  store: Store,
  { find, now }: { readonly find: Coupons['find']; readonly now: () => number },
): Coupons => {
  const isUsedUp: Coupons['isUsedUp'] = async ({ code, usageLimit, usageLimitPerCustomer }, { customerId, cartUid }) => {
    if (usageLimit === null && usageLimitPerCustomer === null) return false
    const row = await store.get(
      `SELECT count(*) AS uses, count(CASE WHEN customer_id = ?2 THEN 1 END) AS own FROM coupon_use
       WHERE code = ?1 AND (expires_at IS NULL OR (expires_at > ?3 AND cart_uid <> ?4))`,
      code,
      customerId ?? '',
      now(),
      cartUid,
    )
    const [uses, own] = row === null ? [0, 0] : [whole(row, 'uses'), whole(row, 'own')]
    return (usageLimit !== null && uses >= usageLimit) || (usageLimitPerCustomer !== null && own >= usageLimitPerCustomer)
  }
  const save = async ({ orderUid, customerId, cartUid, codes }: CouponOrder, expiresAt: number | null): Promise<void> => {
    for (const code of codes)
      await store.run(
        `INSERT INTO coupon_use (code, order_uid, customer_id, cart_uid, expires_at) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (code, order_uid) DO UPDATE SET expires_at = excluded.expires_at`,
        code,
        orderUid,
        customerId ?? '',
        cartUid,
        expiresAt,
      )
  }
  return {
    find,
    isUsedUp,
    hold: async (order, expiresAt) => {
      for (const code of order.codes) {
        const coupon = await find(code)
        // One that the shop removed since stays with the order that has it.
        if (coupon !== null && (await isUsedUp(coupon, order))) return false
      }
      await save(order, expiresAt)
      return true
    },
    use: (order) => save(order, null),
    release: async (orderUids) => {
      if (orderUids.length === 0) return
      const marks = orderUids.map(() => '?').join(', ')
      await store.run(`DELETE FROM coupon_use WHERE expires_at IS NOT NULL AND order_uid IN (${marks})`, ...orderUids)
    },
  }
}
