import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dateText, dayText, instantOf, isoWeek } from './dates.ts'
import { locales } from './locale.ts'
import type { Locale } from './locale.ts'

const seconds = (from: string, to: string): fc.Arbitrary<Date> =>
  fc.date({ min: new Date(from), max: new Date(to), noInvalidDate: true }).map((date) => new Date(Math.floor(date.getTime() / 1000) * 1000))

describe('dates', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it('LOC-05 every day of 400 years is a moment, and the day after its last is none', () => {
    const first = Date.UTC(1700, 0, 1)
    const days = Array.from({ length: 146_097 }, (_, index) => new Date(first + index * 86_400_000))
    expect(days.filter((day) => instantOf(day.toISOString()) !== day.getTime())).toEqual([])
    const lastDays = days.filter((day) => new Date(day.getTime() + 86_400_000).getUTCDate() === 1)
    const after = lastDays.map((day) => `${day.toISOString().slice(0, 8)}${day.getUTCDate() + 1}T00:00:00Z`)
    expect(after.filter((text) => instantOf(text) !== null)).toEqual([])
  })

  it.each<Locale>(['nld', 'eng'])('every day of some years is written in %s as Intl writes it', (locale) => {
    const oracle = new Intl.DateTimeFormat(locales[locale].tag, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
    const days = Array.from({ length: 3000 }, (_, index) => 20_000 + index)
    expect(days.filter((day) => dayText(day, locale) !== oracle.format(day * 86_400_000))).toEqual([])
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

  it.each(
    ['Europe/Amsterdam', 'America/New_York', 'UTC', 'Australia/Lord_Howe'].flatMap((zone) => [
      [zone, 'Temporal'] as const,
      [zone, 'Intl'] as const,
    ]),
  )('LOC-05 %s shows what the time zone database shows, by %s', (timeZone, by) => {
    if (by === 'Intl') vi.stubGlobal('Temporal', undefined)
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
      expect(dateText(date.toISOString(), 'DD-MM-YYYY HH:mm:ss', timeZone)).toEqual({
        text: `${day.replaceAll('/', '-')} ${clock}`,
      })
    }
    for (const change of changes) check(new Date(change))
    fc.assert(fc.property(seconds('2007-01-01T12:00:00Z', '2037-12-31T00:00:00Z'), check), { numRuns: 300 })
  })

  it('LOC-05 the ISO week is that of its Thursday, and Monday begins it', () => {
    fc.assert(
      fc.property(seconds('1971-01-01T00:00:00Z', '2400-01-01T00:00:00Z'), (date) => {
        const thursday = new Date(date)
        thursday.setUTCDate(date.getUTCDate() + 4 - (date.getUTCDay() || 7))
        const ordinal =
          (Date.UTC(thursday.getUTCFullYear(), thursday.getUTCMonth(), thursday.getUTCDate()) - Date.UTC(thursday.getUTCFullYear(), 0, 1)) /
          86_400_000
        expect(isoWeek(date.toISOString(), 'UTC')).toEqual({ year: thursday.getUTCFullYear(), week: Math.floor(ordinal / 7) + 1 })
      }),
    )
  })
})
