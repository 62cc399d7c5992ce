import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areaCm2, basisPoints, basisPointsOfPercentage, cents } from './units.ts'

const reason = (result: ReturnType<typeof cents>): string => (result.ok ? `ok ${result.value}` : result.failure.reason)

describe('amounts, percentages and areas from outside', () => {
  it('PRC-02 cents are whole, of either sign, up to what a number holds exactly', () => {
    expect([0, -5, 1.5, Number.NaN, 2 ** 53, -(2 ** 53), Number.POSITIVE_INFINITY].map((value) => reason(cents(value)))).toStrictEqual([
      'ok 0',
      'ok -5',
      'not whole',
      'not a number',
      'out of range',
      'out of range',
      'out of range',
    ])
    const zero = cents(-0)
    expect(zero.ok && Object.is(zero.value, 0)).toBe(true)
    expect(cents(0.5)).toStrictEqual({
      ok: false,
      failure: { reason: 'not whole', value: 0.5, minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
    })
  })

  it('PRC-02 percentages are whole basis points from 0 to 10 000', () => {
    expect([0, 10_000, 2100].every((value) => basisPoints(value).ok)).toBe(true)
    expect([-1, 10_001, 0.1, Number.NaN].some((value) => basisPoints(value).ok)).toBe(false)
  })

  it('PRC-02 areas are whole cm² of 0 or more', () => {
    expect([0, 10_000].every((value) => areaCm2(value).ok)).toBe(true)
    expect([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY].some((value) => areaCm2(value).ok)).toBe(false)
  })

  it('PRC-02 a percentage with at most two decimals has its basis points, exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (points) => {
        expect(basisPointsOfPercentage(Number((points / 100).toFixed(2)))).toStrictEqual({ ok: true, value: points })
      }),
    )
    expect(basisPointsOfPercentage(12.345)).toStrictEqual({
      ok: false,
      failure: { reason: 'not whole', value: 12.345, minimum: 0, maximum: 100 },
    })
    expect(basisPointsOfPercentage(100.01)).toMatchObject({ failure: { reason: 'out of range' } })
    expect(basisPointsOfPercentage(-1)).toMatchObject({ failure: { reason: 'out of range' } })
    expect(basisPointsOfPercentage(Number.NaN)).toMatchObject({ failure: { reason: 'not a number' } })
  })
})
