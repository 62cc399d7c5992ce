import { describe, expect, it } from 'vitest'
import { placeBeside } from './placeBeside.ts'

describe('the magnifier beside a gallery', () => {
  it('PRD-03 the magnifier stays inside the window, and is left out without room', () => {
    for (const width of [768, 1024, 1280, 1366, 1440, 1680, 2560])
      for (const height of [600, 800, 1200]) {
        const right = width * 0.54
        const place = placeBeside({ top: 145, right, bottom: 145 + right * 1.2 }, {}, { clientWidth: width, clientHeight: height })
        if (place === null) throw new Error(`There is no place at ${width} × ${height}.`)
        expect(right + 20 + place.inlineSize).toBeLessThanOrEqual(width)
        expect(145 + place.insetBlockStart + place.blockSize).toBeLessThanOrEqual(height)
      }
    expect(placeBeside({ top: 145, right: 900, bottom: 700 }, {}, { clientWidth: 1024, clientHeight: 800 })).toBeNull()
    expect(placeBeside({ top: 145, right: 370, bottom: 600 }, {}, { clientWidth: 390, clientHeight: 844 })).toBeNull()
  })

  it.each([
    ['below it', { top: 722, bottom: 778 }],
    ['across its lower half', { top: 480, bottom: 536 }],
    ['in the middle', { top: 300, bottom: 356 }],
    ['out of view', { top: 900, bottom: 956 }],
  ])('PRD-03 the magnifier leaves the price and the buy button free that is %s', (_, button) => {
    const price = { top: 200, bottom: 280 }
    const place = placeBeside({ top: 145, right: 690, bottom: 975 }, { price, button }, { clientWidth: 1280, clientHeight: 800 })
    if (place === null) throw new Error('There is no place.')
    const top = 145 + place.insetBlockStart
    expect(top + place.blockSize <= button.top || top >= button.bottom).toBe(true)
    expect(top).toBeGreaterThan(280)
    expect(place.blockSize).toBeGreaterThanOrEqual(160)
  })

  it('PRD-03 the magnifier lies over the buy button rather than being left out', () => {
    const spans = { price: { top: 200, bottom: 400 }, button: { top: 530, bottom: 586 } }
    const place = placeBeside({ top: 145, right: 690, bottom: 660 }, spans, { clientWidth: 1280, clientHeight: 680 })
    expect(place?.blockSize).toBe(244)
  })
})
