import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate } from './allocate.ts'

const weights = fc.array(
  fc.oneof(
    fc.constant(0),
    fc.nat(10),
    fc.nat(10_000_000),
    fc.maxSafeNat().map((weight) => Math.floor(weight / 8)),
  ),
  { minLength: 1, maxLength: 8 },
)
const whole = fc.oneof(fc.integer({ min: -50, max: 50 }), fc.integer(), fc.maxSafeInteger())
const sum = (parts: readonly number[]): bigint => parts.reduce((total, part) => total + BigInt(part), 0n)

describe('splitting an amount', () => {
  it('PRC-05 the parts always add up to the whole, and none is -0', () => {
    fc.assert(
      fc.property(whole, weights, (amount, by) => {
        const parts = allocate(amount, by)
        expect(parts).toHaveLength(by.length)
        expect(sum(parts)).toBe(BigInt(amount))
        for (const part of parts) expect(Object.is(part, -0)).toBe(false)
      }),
      { numRuns: 2_000 },
    )
  })

  it('PRC-05 each part is within one cent of its exact share, and a weight of 0 gets nothing', () => {
    fc.assert(
      fc.property(
        whole,
        weights.filter((by) => by.some((weight) => weight > 0)),
        (amount, by) => {
          const all = sum(by)
          allocate(amount, by).forEach((part, index) => {
            const weight = BigInt(by[index] ?? 0)
            const off = BigInt(part) * all - BigInt(amount) * weight
            expect(off < all && off > -all).toBe(true)
            expect(weight > 0n || part === 0).toBe(true)
          })
        },
      ),
      { numRuns: 2_000 },
    )
  })

  it('PRC-05 a larger fraction is never passed over, and ties go to the earlier part', () => {
    const small = fc.array(fc.nat(1_000), { minLength: 1, maxLength: 8 }).filter((by) => by.some((weight) => weight > 0))
    fc.assert(
      fc.property(fc.nat(100_000), small, (amount, by) => {
        const all = by.reduce((total, weight) => total + weight, 0)
        const raised = allocate(amount, by).map((part, index) => part > Math.floor((amount * (by[index] ?? 0)) / all))
        by.forEach((weight, index) => {
          by.forEach((other, later) => {
            const rest = (amount * weight) % all
            const otherRest = (amount * other) % all
            const goesFirst = rest > otherRest || (rest === otherRest && index < later)
            expect(raised[later] === true && goesFirst && raised[index] === false).toBe(false)
          })
        })
      }),
    )
  })

  it('PRC-05 a negative whole is the mirror image', () => {
    fc.assert(
      fc.property(whole, weights, (amount, by) => {
        expect(allocate(-amount, by)).toStrictEqual(allocate(amount, by).map((part) => 0 - part))
      }),
    )
  })

  it('PRC-05 known splits', () => {
    expect(allocate(100, [1, 1, 1])).toStrictEqual([34, 33, 33])
    expect(allocate(-100, [1, 1, 1])).toStrictEqual([-34, -33, -33])
    expect(allocate(5, [3, 7])).toStrictEqual([2, 3])
    expect(allocate(7, [0, 0])).toStrictEqual([7, 0])
    expect(allocate(-0, [0, 0])).toStrictEqual([0, 0])
    expect(allocate(0, [2, 3])).toStrictEqual([0, 0])
    expect(allocate(-1, [0, 1])).toStrictEqual([0, -1])
  })

  it('PRC-05 a programming error throws', () => {
    expect(() => allocate(1, [])).toThrow(/nothing to split over/)
    expect(() => allocate(0.5, [1])).toThrow(/the whole is not a whole number/)
    expect(() => allocate(1, [1, -1])).toThrow(/-1 is not a weight/)
    expect(() => allocate(1, [Number.NaN])).toThrow(/NaN is not a weight/)
  })
})
