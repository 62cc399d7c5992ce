import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryShape } from '../testing/arbitraries/arbitraryOptionGroups.ts'
import { measuresOf } from './measures.ts'
import { rugOutline } from './rugOutline.ts'

const cm = fc.integer({ min: 1, max: 600 })
const drawn = (shape: Parameters<typeof measuresOf>[0], width: number, length: number, maximum: number) => {
  const measures = measuresOf(shape, { width, length, diameter: width })
  return measures === null ? null : rugOutline(measures, maximum)
}

describe('the picture of a rug', () => {
  it('RUG-09 has the proportions of the measures and is centred in its frame', () => {
    fc.assert(
      fc.property(arbitraryShape, cm, cm, cm, (shape, width, length, maximum) => {
        const outline = drawn(shape, width, length, maximum)
        const high = shape === 'round' ? width : length
        expect(outline).toMatchObject({ width, length: high, frame: Math.max(width, high, maximum) })
        expect((outline?.x ?? -1) * 2 + width).toBe(outline?.frame)
        expect((outline?.y ?? -1) * 2 + high).toBe(outline?.frame)
      }),
    )
  })

  it('RUG-09 the curves of the organic shape stay in the box and touch all four sides', () => {
    fc.assert(
      fc.property(cm, cm, (width, length) => {
        const outline = drawn('organic', width, length, 600)
        const numbers = (outline?.path.match(/-?[\d.]+/g) ?? []).map(Number)
        const across = numbers.filter((_, index) => index % 2 === 0)
        const down = numbers.filter((_, index) => index % 2 === 1)
        const { x = 0, y = 0 } = outline ?? {}
        expect([Math.min(...across), Math.max(...across), Math.min(...down), Math.max(...down)]).toStrictEqual([
          x,
          x + width,
          y,
          y + length,
        ])
      }),
    )
  })

  it('RUG-09 the organic shape has one smooth edge', () => {
    expect(drawn('organic', 100, 100, 100)?.path).toBe(
      'M42 0C74 0 100 8 100 28C100 42 90 46 90 58C90 80 78 100 52 100C22 100 0 84 0 60C0 30 14 0 42 0Z',
    )
  })

  it('RUG-09 rectangle, oval and circle', () => {
    expect(drawn('rectangle', 200, 300, 400)?.path).toBe('M100 50h200v300h-200Z')
    expect(drawn('square', 200, 200, 400)?.path).toBe('M100 100h200v200h-200Z')
    expect(drawn('oval', 200, 300, 400)?.path).toBe('M100 200a100 150 0 0 1 200 0a100 150 0 0 1 -200 0Z')
    expect(drawn('round', 301, 0, 400)?.path).toBe('M49.5 200a150.5 150.5 0 0 1 301 0a150.5 150.5 0 0 1 -301 0Z')
  })

  it('RUG-09 nothing is drawn while a measure is missing or 0', () => {
    expect(rugOutline({ shape: 'rectangle', widthCm: null, lengthCm: 100, diameterCm: null }, 400)).toBeNull()
    expect(rugOutline({ shape: 'rectangle', widthCm: 100, lengthCm: null, diameterCm: null }, 400)).toBeNull()
    expect(rugOutline({ shape: 'round', widthCm: null, lengthCm: null, diameterCm: 0 }, 400)).toBeNull()
    expect(rugOutline({ shape: 'rectangle', widthCm: Number.NaN, lengthCm: 100, diameterCm: null }, 400)).toBeNull()
  })
})
