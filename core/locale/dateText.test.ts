import { describe, expect, it } from 'vitest'
import { defaultDateSettings } from './dateSettings.ts'
import { dateText } from './dateText.ts'
import { timeZones } from './timeZones.ts'

const amsterdam = timeZones['Europe/Amsterdam']

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
    expect(defaultDateSettings).toEqual({ zone: timeZones['America/New_York'], locale: 'eng' })
  })

  it('LOC-05 reads fractions and offsets', () => {
    expect(dateText('2026-01-01T00:00:00.123456+01:00', 'DD-MM-YYYY HH:mm:ss', timeZones.UTC)).toEqual({ text: '31-12-2025 23:00:00' })
    expect(dateText('0987-01-01T00:00:60.1+23:59', 'DD-MM-YYYY HH:mm:ss', timeZones.UTC)).toEqual({ text: '31-12-0986 00:02:00' })
    expect(dateText('2024-02-29T12:00:00-05:30', 'HH:mm', timeZones.UTC)).toEqual({ text: '17:30' })
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
