import { describe, expect, it } from 'vitest'
import { floorView } from './floorView.ts'

describe('floorView', () => {
  const view = floorView({ place: [0, 1, 1], target: [0, 0, 0], opening: 0.6 }, 400, 500)

  it('what the camera looks at is in the picture; what is beside, behind or beyond it is not', () => {
    expect(view.seen(0, 0)).toBe(true)
    expect(view.seen(0, 3)).toBe(false)
    expect(view.seen(0.9, 0)).toBe(false)
    expect(view.seen(0, -4)).toBe(false)
  })

  it('a pixel at the target is the height of the view there divided by the pixels, and grows with the distance', () => {
    expect(view.pixel(0, 0)).toBeCloseTo((Math.SQRT2 * 0.6) / 500, 4)
    expect(view.pixel(0, -1)).toBeGreaterThan(view.pixel(0, 0))
  })
})
