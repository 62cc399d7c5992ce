import { describe, expect, it } from 'vitest'
import { openingState } from './openingHours.ts'

const hours = [
  { days: [1, 2, 3, 4, 5], from: '09:00', until: '21:00' },
  { days: [6], from: '09:00', until: '17:00' },
]
const at = (moment: string) => openingState(hours, moment, 'Europe/Amsterdam')

describe('opening hours', () => {
  it('LOC-05 opening hours follow the shop’s time zone, in summer and winter', () => {
    expect(at('2026-11-20T19:59:59Z')).toEqual({ isOpen: true, until: '21:00' })
    expect(at('2026-07-17T18:59:59Z')).toEqual({ isOpen: true, until: '21:00' })
    expect(at('2026-07-17T19:00:00Z')).toMatchObject({ isOpen: false })
  })

  it('a closed shop shows when it opens: today, tomorrow or after the weekend', () => {
    expect(at('2026-11-20T06:00:00Z')).toEqual({ isOpen: false, next: { day: 5, from: '09:00', isToday: true } })
    expect(at('2026-11-20T20:00:00Z')).toEqual({ isOpen: false, next: { day: 6, from: '09:00', isToday: false } })
    expect(at('2026-11-21T16:00:00Z')).toEqual({ isOpen: false, next: { day: 1, from: '09:00', isToday: false } })
  })

  it('a shop that opens one day a week opens next in a week', () => {
    expect(openingState([{ days: [3], from: '10:00', until: '11:00' }], '2026-11-18T10:30:00Z', 'Europe/Amsterdam')).toEqual({
      isOpen: false,
      next: { day: 3, from: '10:00', isToday: false },
    })
  })

  it('without opening hours or a time nothing is shown', () => {
    expect(openingState([], '2026-11-20T06:00:00Z', 'Europe/Amsterdam')).toEqual({ isOpen: false, next: null })
    expect(at('soon')).toBeNull()
  })
})
