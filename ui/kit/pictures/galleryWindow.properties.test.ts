import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { galleryWindow } from './galleryWindow.ts'

const places = fc.integer({ min: 1, max: 60 }).chain((count) => fc.tuple(fc.constant(count), fc.nat(count - 1)))

describe('the visible thumbnails', () => {
  it('PRD-02 of twelve thumbnails seven are visible and five remain', () => {
    expect(galleryWindow(12, 0)).toEqual({ first: 0, end: 7, remaining: 5 })
    expect(galleryWindow(12, 6)).toEqual({ first: 1, end: 8, remaining: 4 })
    expect(galleryWindow(12, 11)).toEqual({ first: 5, end: 12, remaining: 0 })
    expect(galleryWindow(7, 0).remaining).toBe(0)
  })

  it('PRD-02 at most seven thumbnails are visible, always including the selected one, never below the + N', () => {
    fc.assert(
      fc.property(places, ([count, selected]) => {
        const { first, end, remaining } = galleryWindow(count, selected)
        expect(end - first).toBe(Math.min(7, count))
        expect(first).toBeLessThanOrEqual(selected)
        expect(selected).toBeLessThan(remaining > 0 ? end - 1 : end)
        expect(end + remaining).toBe(count)
      }),
    )
  })
})
