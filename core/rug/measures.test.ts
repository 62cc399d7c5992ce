import { describe, expect, it } from 'vitest'
import type { AreaCm2, BasisPoints, Cents } from '../money/units.ts'
import { measureRug } from './measureRug.ts'
import { measuresOf } from './measures.ts'

describe('measures of a rug', () => {
  it('RUG-01 measures are unknown while a side is missing', () => {
    expect(measuresOf('round', { width: 100, length: 100, diameter: null })).toBeNull()
    expect(measuresOf('rectangle', { width: null, length: 100, diameter: 100 })).toBeNull()
    expect(measuresOf('rectangle', { width: 100, length: null, diameter: 100 })).toBeNull()
  })

  it('RUG-09 with them there is a picture', () => {
    const item = {
      shape: 'rectangle' as const,
      pricePerM2: { side: 'incl' as const, base: 9900 as Cents, discount: 0 as BasisPoints, vat: 2100 as BasisPoints, lowest30Days: null },
      minimumArea: 10_000 as AreaCm2,
      maximumCm: 400,
      unitDisplay: 'm²',
    }
    expect(measureRug(item, { width: '100' }).outline).toBeNull()
    expect(measureRug(item, { width: '100', length: '200' }).outline).not.toBeNull()
  })
})
