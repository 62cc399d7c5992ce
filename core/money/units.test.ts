import { describe, expect, it } from 'vitest'
import { allocate } from './allocate.ts'
import { basisPointsOfPercentage } from './units.ts'

describe('numbers that cannot be computed with', () => {
  it('PRC-05 the error of an impossible split has the request, the reason and the remedy', () => {
    expect(() => allocate(5, [1, -2])).toThrow(
      'allocate(5, [1, -2]): -2 is not a weight. The whole must be whole cents, and there must be at least one weight, each a whole number of 0 or more.',
    )
  })

  it('PRC-02 a percentage with too many decimals above 100 is out of range first', () => {
    expect(basisPointsOfPercentage(100.001)).toEqual({
      ok: false,
      failure: { reason: 'out of range', value: 100.001, minimum: 0, maximum: 100 },
    })
    expect(basisPointsOfPercentage(12.345)).toMatchObject({ ok: false, failure: { reason: 'not whole' } })
  })
})
