import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noZoom, properZoom, zoomedAt } from './zoom.ts'

const size = fc.record({ width: fc.integer({ min: 1, max: 4000 }), height: fc.integer({ min: 1, max: 4000 }) })
const number = fc.double({ min: -1e6, max: 1e6, noNaN: true })

describe('an enlarged picture', () => {
  it('PRD-04 an enlarged picture is scaled 1 to 3 times and never leaves its frame', () => {
    fc.assert(
      fc.property(number, number, number, size, (scale, x, y, frame) => {
        const zoom = properZoom({ scale, x, y }, frame)
        expect(zoom.scale).toBeGreaterThanOrEqual(1)
        expect(zoom.scale).toBeLessThanOrEqual(3)
        expect(Math.abs(zoom.x)).toBeLessThanOrEqual((frame.width * (zoom.scale - 1)) / 2 + 1e-9)
        expect(Math.abs(zoom.y)).toBeLessThanOrEqual((frame.height * (zoom.scale - 1)) / 2 + 1e-9)
      }),
    )
  })

  it('PRD-04 pinching keeps the point between two fingers in place, and ends with the whole picture', () => {
    const frame = { width: 400, height: 500 }
    const zoomed = zoomedAt(noZoom, 2, 50, -60, frame)
    expect(zoomed).toEqual({ scale: 2, x: -50, y: 60 })
    expect(zoomedAt(zoomed, 1, 10, 10, frame)).toEqual(noZoom)
  })
})
