import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clockOn, dateText, wallMomentAt, instantOf, isoWeek, seedToday } from './dates.ts'
import { defaultDateSettings } from './dateSettings.ts'

const amsterdam = 'Europe/Amsterdam'

const withoutTemporal = (): void => void vi.stubGlobal('Temporal', undefined)
afterEach(() => void vi.unstubAllGlobals())

describe.each(['Temporal', 'Intl'] as const)('by %s', (by) => {
  beforeEach(() => {
    if (by === 'Intl') withoutTemporal()
  })

  describe('dateText', () => {
    it.each([
      ['DD-MM-YYYY', '05-03-2026'],
      ['DD-MM-YYYY HH:mm:ss', '05-03-2026 00:07:09'],
      ['HH:mm', '00:07'],
    ] as const)('LOC-05 shows %s', (format, text) => {
      expect(dateText('2026-03-04T23:07:09Z', format, amsterdam)).toEqual({ text })
    })

    it('LOC-05 the default time zone is America/New_York', () => {
      expect(dateText('2026-07-01T02:30:00Z', 'DD-MM-YYYY HH:mm:ss')).toEqual({ text: '30-06-2026 22:30:00' })
    })

    it('LOC-05 the default locale is English', () => {
      expect(defaultDateSettings).toEqual({ zone: 'America/New_York', locale: 'eng' })
    })

    it('LOC-05 reads fractions and offsets', () => {
      expect(dateText('2026-01-01T00:00:00.123456+01:00', 'DD-MM-YYYY HH:mm:ss', 'UTC')).toEqual({ text: '31-12-2025 23:00:00' })
      expect(dateText('0987-01-01T00:00:60.1+23:59', 'DD-MM-YYYY HH:mm:ss', 'UTC')).toEqual({ text: '31-12-0986 00:02:00' })
      expect(dateText('2024-02-29T12:00:00-05:30', 'HH:mm', 'UTC')).toEqual({ text: '17:30' })
    })

    it.each([
      null,
      '',
      'gisteren',
      '2026-02-30T00:00:00Z',
      '2025-02-29T00:00:00Z',
      '2026-13-01T00:00:00Z',
      '2026-00-10T00:00:00Z',
      '2026-01-01',
      '2026-01-01T24:00:00Z',
      '2026-01-01T00:60:00Z',
      '2026-01-01T00:00:61Z',
      '2026-01-01T00:00:00+24:00',
      '2026-01-01T00:00:00+01:60',
      '2026-01-00T00:00:00Z',
    ])('LOC-05 %s is not available', (moment) => {
      expect(dateText(moment, 'DD-MM-YYYY', amsterdam)).toEqual({ key: 'dates.notAvailable' })
    })
  })

  describe('moments as the backend writes them', () => {
    it.each([
      ['1970-01-01T00:00:01.5Z', 1500],
      ['1970-01-01T00:00:01.25Z', 1250],
      ['1970-01-01T00:00:01.123456789Z', 1123],
      ['1970-01-01T01:00:00+01:00', 0],
      ['1969-12-31T23:30:00-00:30', 0],
    ])('LOC-05 %s is %d ms', (text, moment) => expect(instantOf(text)).toBe(moment))

    it.each([
      ' 1970-01-01T00:00:00Z',
      '1970-01-01T00:00:00Z.',
      'x1970-01-01T00:00:00Z',
      '1970-01-01T00:00:00Zx',
      '1970-00-10T00:00:00Z',
      '1970-01-00T00:00:00Z',
    ])('LOC-05 %j is no moment', (text) => expect(instantOf(text)).toBeNull())
  })

  it.each([
    ['2021-01-03T12:00:00Z', 2020, 53],
    ['2021-01-04T12:00:00Z', 2021, 1],
    ['2024-12-30T12:00:00Z', 2025, 1],
    ['2026-12-31T12:00:00Z', 2026, 53],
    ['2023-01-01T12:00:00Z', 2022, 52],
    // A year that begins on a Thursday.
    ['2025-12-31T12:00:00Z', 2026, 1],
    ['2026-01-02T12:00:00Z', 2026, 1],
  ])('LOC-05 %s is in week %i-W%i', (moment, year, week) => {
    expect(isoWeek(moment, 'UTC')).toEqual({ year, week })
  })

  it('LOC-05 the week is that of the place: in New York it is still Sunday', () => {
    expect(isoWeek('2026-06-08T02:00:00Z')).toEqual({ year: 2026, week: 23 })
    expect(isoWeek('2026-06-08T02:00:00Z', 'Europe/Amsterdam')).toEqual({ year: 2026, week: 24 })
  })

  it('LOC-05 what is no moment has no week', () => {
    expect(isoWeek('ooit')).toBeNull()
  })

  it('LOC-05 every zone of the time zone database has its time, and an unknown zone is a programming error', () => {
    expect(dateText('2026-01-01T00:00:00Z', 'HH:mm', 'Asia/Kathmandu')).toEqual({ text: '05:45' })
    expect(() => dateText('2026-01-01T00:00:00Z', 'HH:mm', 'Europe/Atlantis')).toThrow(RangeError)
  })

  it('LOC-05 a part of a millisecond, as clocks of browsers count, is of the same day', () => {
    expect(wallMomentAt(Date.UTC(2026, 2, 29, 1) - 0.25, amsterdam)).toMatchObject({ day: 20_541, minute: 119 })
  })

  it('LOC-05a the day of the week and the time are those on the wall of a place', () => {
    expect(clockOn('2026-11-21T23:30:00Z', 'Europe/Amsterdam')).toEqual({ weekday: 7, time: '00:30' })
    expect(clockOn('2026-11-21T23:30:00Z', 'America/New_York')).toEqual({ weekday: 6, time: '18:30' })
    expect(clockOn('1969-12-28T12:00:00Z', 'Europe/London')).toEqual({ weekday: 7, time: '13:00' })
    expect(clockOn('', 'Europe/London')).toBeNull()
  })
})

describe('a day that was worked out elsewhere', () => {
  const zone = 'Pacific/Chatham'
  const noon = Date.UTC(2026, 10, 22, 12)

  it('LOC-05 a given local time is used without a formatter; another time is computed', () => {
    withoutTemporal()
    const calendars = vi.spyOn(Intl, 'DateTimeFormat')
    seedToday(noon, zone, { day: 20_780, minute: 105 })
    expect(wallMomentAt(noon, zone)).toMatchObject({ day: 20_780, minute: 105 })
    expect(calendars).not.toHaveBeenCalled()
    expect(wallMomentAt(noon + 60_000, zone)).toMatchObject({ day: 20_780, minute: 106 })
    expect(calendars).toHaveBeenCalledOnce()
  })

  it('LOC-05 needs no formatter where there is Temporal', () => {
    const calendars = vi.spyOn(Intl, 'DateTimeFormat')
    expect(wallMomentAt(noon + 120_000, 'Pacific/Auckland')).toMatchObject({ day: 20_780, minute: 62 })
    expect(calendars).not.toHaveBeenCalled()
  })
})
