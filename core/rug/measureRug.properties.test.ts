import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryCustomItem } from '../testing/arbitraries/arbitraryOptionGroups.ts'
import type { CustomItem } from './measures.ts'
import type { AreaCm2 } from '../money/units.ts'
import { measureRug } from './measureRug.ts'

const typedText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.integer().map(String),
  fc.nat(1_200).map(String),
  fc.constantFrom('', '00120', '1e3', '∞', 'NaN', '-0'),
)
const typed = fc.record({ width: typedText, length: typedText, diameter: typedText })
const square = (item: CustomItem, cm: number) => measureRug(item, { width: String(cm), length: String(cm), diameter: String(cm) })

describe('the rug calculator for any input', () => {
  it('RUG-03 RUG-04 RUG-06 any text becomes whole centimetres within bounds, with a price only when it can be ordered', () => {
    fc.assert(
      fc.property(arbitraryCustomItem, typed, (item, input) => {
        const rug = measureRug(item, input)
        for (const { cm, text, problem } of rug.fields) {
          expect(cm === null || (Number.isInteger(cm) && cm >= 0 && cm <= item.maximumCm)).toBe(true)
          expect(text).toBe(cm === null ? '' : String(cm))
          expect(problem === null || (problem._tag === 'TooLarge' ? cm === item.maximumCm : cm === null)).toBe(true)
        }
        expect(rug.measures !== null).toBe(rug.cartable)
        expect(rug.reason === null).toBe(rug.cartable)
        expect(rug.cartable || rug.price.base === 0).toBe(true)
        expect(rug.cartable && ((rug.area ?? 0) < item.minimumArea || rug.problem?._tag === 'BelowMinimum')).toBe(false)
      }),
      { numRuns: 1_000 },
    )
  })

  it('RUG-03 showing the cleaned text again changes nothing but the problem', () => {
    fc.assert(
      fc.property(arbitraryCustomItem, typed, (item, input) => {
        const once = measureRug(item, input)
        const again = measureRug(item, Object.fromEntries(once.fields.map(({ side, text }) => [side, text])))
        expect(again.fields.map(({ cm, text }) => ({ cm, text }))).toStrictEqual(once.fields.map(({ cm, text }) => ({ cm, text })))
        // Text that is no measure was replaced, and its problem with it.
        const rest = { fields: [], problem: null, reason: null }
        expect({ ...again, ...rest }).toStrictEqual({ ...once, ...rest })
      }),
    )
  })

  it('RUG-05 the boundary of the minimum is exact to one centimetre', () => {
    fc.assert(
      fc.property(arbitraryCustomItem, fc.integer({ min: 2, max: 50 }), (item, cm) => {
        const exactly: CustomItem = { ...item, minimumArea: (cm * cm) as AreaCm2 }
        expect([cm - 1, cm, cm + 1].slice(0, cm === item.maximumCm ? 2 : 3).map((side) => square(exactly, side).cartable)).toStrictEqual(
          [false, true, true].slice(0, cm === item.maximumCm ? 2 : 3),
        )
        expect(square(exactly, cm - 1).problem).toStrictEqual({ _tag: 'BelowMinimum', minimumArea: cm * cm })
      }),
    )
  })

  it('RUG-04 the boundary of the maximum is exact to one centimetre', () => {
    fc.assert(
      fc.property(arbitraryCustomItem, (item) => {
        expect(square(item, item.maximumCm).problem).toBeNull()
        expect(square(item, item.maximumCm + 1)).toMatchObject({ problem: { _tag: 'TooLarge' }, area: item.maximumCm ** 2 })
      }),
    )
  })

  it('RUG-06 more area is never cheaper', () => {
    fc.assert(
      fc.property(arbitraryCustomItem, fc.nat(1_000), fc.nat(1_000), (item, a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)]
        expect(square(item, more).price.base).toBeGreaterThanOrEqual(square(item, less).price.base)
      }),
    )
  })

  it('RUG-06 the price is exact to the cent', () => {
    fc.assert(
      fc.property(arbitraryCustomItem, fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 1, max: 1_000 }), (item, width, length) => {
        const rug = measureRug({ ...item, shape: 'rectangle' }, { width: String(width), length: String(length) })
        if (!rug.cartable || rug.area === null) return
        const twice = 2n * BigInt(item.pricePerM2.base) * BigInt(rug.area) + 10_000n
        expect(BigInt(rug.price.base)).toBe(twice / 20_000n)
      }),
    )
  })
})
