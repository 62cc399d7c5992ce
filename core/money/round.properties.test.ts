import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { round } from './round.ts'

/** The same rule with nothing but BigInt. */
const exact = (amount: number, numerator: number, denominator: number): number => {
  const product = BigInt(amount) * BigInt(numerator)
  const size = ((product < 0n ? -product : product) * 2n + BigInt(denominator)) / (BigInt(denominator) * 2n)
  return Number(product < 0n ? -size : size)
}

describe('rounding', () => {
  it('PRC-02 halves go away from zero, on both sides of it', () => {
    expect(
      [
        [1, 1, 2],
        [3, 1, 2],
        [-1, 1, 2],
        [-3, 1, 2],
        [1, 1, 3],
        [2, 1, 3],
        [-2, 1, 3],
      ].map(([a = 0, n = 0, d = 1]) => round(a, n, d)),
    ).toStrictEqual([1, 2, -1, -2, 0, 1, -1])
  })

  it('PRC-02 rounding never returns -0', () => {
    for (const zero of [round(-1, 1, 3), round(-0, 1, 3), round(5, 0, 7), round(-5, 0, 7), round(5, -0, 7), round(-(2 ** 52), 1, 2 ** 54)])
      expect(zero).toBe(0)
  })

  it('PRC-02 is exact where a floating point product is not', () => {
    expect(round(9_007_199_254_740_991, 10_000, 10_000)).toBe(9_007_199_254_740_991)
    expect(round(9_007_199_254_740_991, 9_999, 10_000)).toBe(9_006_298_534_815_517)
    expect(round(2 ** 50 + 1, 1, 2)).toBe(2 ** 49 + 1)
    expect(round(1, 1, 2 ** 51)).toBe(0)
    expect(round(2 ** 51, 1, 2 ** 52)).toBe(1)
    expect(round(-1_000_000_000_005, 10_000, 100_000)).toBe(-100_000_000_001)
  })

  it('PRC-02 is the exact quotient for whole numbers of any size', () => {
    const whole = fc.oneof(fc.maxSafeInteger(), fc.integer(), fc.integer({ min: -100, max: 100 }))
    const factor = fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: -10_000, max: 0 }), fc.maxSafeNat())
    const divisor = fc.oneof(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }))
    fc.assert(
      fc.property(whole, factor, divisor, (a, n, d) => {
        expect(round(a, n, d)).toBe(exact(a, n, d))
      }),
      { numRuns: 2_000 },
    )
  })

  it('PRC-02 is exact just around every half and whole below 2^50', () => {
    const near = fc.tuple(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 0, max: 2 ** 50 }), fc.integer({ min: -2, max: 2 }))
    fc.assert(
      fc.property(near, ([divisor, at, off]) => {
        const amount = Math.max(0, Math.floor(at / divisor) * divisor + Math.floor(divisor / 2) + off)
        expect(round(amount, 1, divisor)).toBe(exact(amount, 1, divisor))
      }),
      { numRuns: 2_000 },
    )
  })

  it('PRC-02 rounding throws on a programming error, with the reason', () => {
    for (const [a, n, d] of [
      [Number.NaN, 1, 1],
      [0.5, 1, 1],
      [1, 1, 0],
      [1, 1, -1],
      [1, 0.5, 1],
      [1, 1, 0.5],
      [Number.POSITIVE_INFINITY, 1, 1],
    ] as const)
      expect(() => round(a, n, d)).toThrow(/whole numbers with a divisor above 0.*cents\(\)/)
  })
})
