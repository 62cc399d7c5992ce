import { expect, it } from 'vitest'
import type { Payments } from '../Payments.ts'

/** What every payment provider keeps; call it within a `describe`. */
export const paymentsSuite = (payments: Payments): void => {
  it('methods have ids of their own, which the shop does not use, and a country', () => {
    const ids = payments.methods.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(ids.length)
    // On account is between the shop and its customer.
    expect(ids).not.toContain('account')
    expect(payments.methods.filter(({ countries }) => countries.length === 0)).toEqual([])
  })

  it('a payment has one address, of its own, below the backend or on https', () => {
    const [first, again, other] = ['a', 'a', 'b'].map((providerId) => payments.paymentUrl({ providerId }))
    expect(first).toMatch(/^(?:\/api\/|https:\/\/)/)
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })
}
