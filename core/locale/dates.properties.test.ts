import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendar } from './calendar.ts'
import { dateText } from './dateText.ts'
import { instantOf } from './instant.ts'
import { isoWeek } from './isoWeek.ts'
import { timeZones } from './timeZones.ts'
import type { TimeZone } from './timeZones.ts'

const seconds = (from: string, to: string): fc.Arbitrary<Date> =>
  fc.date({ min: new Date(from), max: new Date(to), noInvalidDate: true }).map((date) => new Date(Math.floor(date.getTime() / 1000) * 1000))

describe('dates', () => {
  it('LOC-05 days and their numbers are inverse of each other', () => {
    fc.assert(
      fc.property(fc.integer({ min: -719_468, max: 2_932_896 }), (number) => {
        expect(calendar.dayNumber(calendar.dayOf(number))).toBe(number)
      }),
    )
  })

  it('LOC-05 every day of 400 years follows the day before', () => {
    const first = Date.UTC(1700, 0, 1)
    const wrong = Array.from({ length: 146_097 }, (_, index) => new Date(first + index * 86_400_000)).filter((date) => {
      const day = calendar.dayOf(date.getTime() / 86_400_000)
      return day.year !== date.getUTCFullYear() || day.month !== date.getUTCMonth() + 1 || day.day !== date.getUTCDate()
    })
    expect(wrong).toEqual([])
  })

  it('LOC-05 a moment is the one that JavaScript reads', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true }),
        (date) => {
          expect(instantOf(date.toISOString())).toBe(date.getTime())
        },
      ),
    )
  })

  it.each(['Europe/Amsterdam', 'America/New_York', 'UTC'] satisfies TimeZone[])(
    'LOC-05 %s shows what the time zone database shows',
    (timeZone) => {
      const oracle = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
      const changes = [
        '2026-03-29T00:59:59Z',
        '2026-03-29T01:00:00Z',
        '2026-10-25T00:59:59Z',
        '2026-10-25T01:00:00Z',
        '2026-03-08T06:59:59Z',
        '2026-03-08T07:00:00Z',
        '2026-11-01T05:59:59Z',
        '2026-11-01T06:00:00Z',
      ]
      const check = (date: Date): void => {
        const [day = '', clock = ''] = oracle.format(date).split(', ')
        expect(dateText(date.toISOString(), 'DD-MM-YYYY HH:mm:ss', timeZones[timeZone])).toEqual({
          text: `${day.replaceAll('/', '-')} ${clock}`,
        })
      }
      for (const change of changes) check(new Date(change))
      fc.assert(fc.property(seconds('2007-01-01T12:00:00Z', '2037-12-31T00:00:00Z'), check), { numRuns: 300 })
    },
  )

  it('LOC-05 the ISO week is that of its Thursday, and Monday begins it', () => {
    fc.assert(
      fc.property(seconds('1971-01-01T00:00:00Z', '2400-01-01T00:00:00Z'), (date) => {
        const thursday = new Date(date)
        thursday.setUTCDate(date.getUTCDate() + 4 - (date.getUTCDay() || 7))
        const ordinal =
          (Date.UTC(thursday.getUTCFullYear(), thursday.getUTCMonth(), thursday.getUTCDate()) - Date.UTC(thursday.getUTCFullYear(), 0, 1)) /
          86_400_000
        expect(isoWeek(date.toISOString(), timeZones.UTC)).toEqual({ year: thursday.getUTCFullYear(), week: Math.floor(ordinal / 7) + 1 })
      }),
    )
  })
})
