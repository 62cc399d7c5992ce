import type { Discount } from '../pricing/cartTotals.ts'

const coupons: Readonly<Record<string, Discount>> = {
  WELKOM10: { type: 'percentage', percentage: 1000 },
  VIJFEURO: { type: 'fixedAmount', amount: 500 },
}

/** A code as it is kept: without spaces, in capitals. */
export const codeOf = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()

export const couponOf = (code: string): Discount | null => (Object.hasOwn(coupons, code) ? (coupons[code] ?? null) : null)
