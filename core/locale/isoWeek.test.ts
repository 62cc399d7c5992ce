import { expect, it } from 'vitest'
import { isoWeek } from './isoWeek.ts'
import { timeZones } from './timeZones.ts'

it.each([
  ['2021-01-03T12:00:00Z', 2020, 53],
  ['2021-01-04T12:00:00Z', 2021, 1],
  ['2024-12-30T12:00:00Z', 2025, 1],
  ['2026-12-31T12:00:00Z', 2026, 53],
  ['2023-01-01T12:00:00Z', 2022, 52],
])('LOC-05 %s is in week %i-W%i', (moment, year, week) => {
  expect(isoWeek(moment, timeZones.UTC)).toEqual({ year, week })
})

it('LOC-05 the week is that of the place: in New York it is still Sunday', () => {
  expect(isoWeek('2026-06-08T02:00:00Z')).toEqual({ year: 2026, week: 23 })
  expect(isoWeek('2026-06-08T02:00:00Z', timeZones['Europe/Amsterdam'])).toEqual({ year: 2026, week: 24 })
})

it('LOC-05 what is no moment has no week', () => {
  expect(isoWeek('ooit')).toBeNull()
})
