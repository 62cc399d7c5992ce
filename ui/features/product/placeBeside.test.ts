import { describe, expect, it } from 'vitest'
import { placeBeside } from './placeBeside.ts'

describe('the magnifier beside a gallery', () => {
  it('PRD-03 the magnifier stays inside the window, and is left out without room', () => {
    for (const width of [768, 1024, 1280, 1366, 1440, 1680, 2560])
      for (const height of [600, 800, 1200]) {
        const right = width * 0.54
        const place = placeBeside({ top: 145, right, bottom: 145 + right * 1.2 }, { clientWidth: width, clientHeight: height })
        if (place === null) throw new Error(`There is no place at ${width} × ${height}.`)
        expect(right + 20 + place.inlineSize).toBeLessThanOrEqual(width)
        expect(145 + place.insetBlockStart + place.blockSize).toBeLessThanOrEqual(height)
      }
    expect(placeBeside({ top: 145, right: 900, bottom: 700 }, { clientWidth: 1024, clientHeight: 800 })).toBeNull()
    expect(placeBeside({ top: 145, right: 370, bottom: 600 }, { clientWidth: 390, clientHeight: 844 })).toBeNull()
  })
})
