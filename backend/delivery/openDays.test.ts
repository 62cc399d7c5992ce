import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { dutchHolidays } from './dutchHolidays.ts'
import { firstOpenDay, holidaysFrom, openDays } from './openDays.ts'

const week = [1, 2, 3, 4, 5, 6]

it('CHK-05 the days of delivery begin with the earliest one and leave out Sundays, holidays and days on which the carrier does not come', () => {
  expect(openDays('2026-12-23', { weekdays: week, weeks: 1 })).toEqual(['2026-12-23', '2026-12-24', '2026-12-28', '2026-12-29'])
  expect(openDays('2026-12-20', { weekdays: [2, 5], weeks: 2 })).toEqual(['2026-12-22', '2026-12-29'])
  // Across the turn of the year, and the night in which the clock changes.
  expect(openDays('2026-12-31', { weekdays: week, weeks: 1 })).not.toContain('2027-01-01')
  expect(openDays('2026-10-24', { weekdays: week, weeks: 1 })).toEqual([
    '2026-10-24',
    '2026-10-26',
    '2026-10-27',
    '2026-10-28',
    '2026-10-29',
    '2026-10-30',
  ])
})

const dayLength = 86_400_000
const day = fc.integer({ min: Date.UTC(2020, 0, 1) / dayLength, max: Date.UTC(2099, 11, 31) / dayLength })
const textOf = (number: number): string => new Date(number * dayLength).toISOString().slice(0, 10)

it('CHK-05 every offered day is open and in time, in order, and no open day is left out', () => {
  const choice = fc.record({ weekdays: fc.subarray(week, { minLength: 1 }), weeks: fc.integer({ min: 1, max: 12 }) })
  fc.assert(
    fc.property(day, choice, (earliest, { weekdays, weeks }) => {
      const isOpen = (number: number): boolean =>
        weekdays.includes(new Date(number * dayLength).getUTCDay()) &&
        !dutchHolidays(new Date(number * dayLength).getUTCFullYear()).has(textOf(number))
      const expected: string[] = []
      for (let number = earliest; number < earliest + 7 * weeks; number += 1) if (isOpen(number)) expected.push(textOf(number))
      expect(openDays(textOf(earliest), { weekdays, weeks })).toEqual(expected)
    }),
  )
})

it('CHK-05 no Sunday is offered, even of a setting that names it', () => {
  fc.assert(
    fc.property(day, (earliest) => {
      for (const open of openDays(textOf(earliest), { weekdays: [0, 7, ...week], weeks: 3 })) expect(new Date(open).getUTCDay()).not.toBe(0)
    }),
  )
})

it('CHK-05 a method delivers on the first of its own weekdays that is no holiday, Monday to Saturday unless it says otherwise', () => {
  expect(firstOpenDay('2026-11-28', {})).toBe('2026-11-28')
  expect(firstOpenDay('2026-11-29', {})).toBe('2026-11-30')
  expect(firstOpenDay('2026-11-28', { weekdays: [1, 2, 3, 4, 5] })).toBe('2026-11-30')
  expect(firstOpenDay('2026-12-25', {})).toBe('2026-12-28')
  // Nothing open: the day itself.
  expect(firstOpenDay('2026-11-29', { weekdays: [7] })).toBe('2026-11-29')
  expect(holidaysFrom('2026-11-28', 60)).toEqual(['2026-12-25', '2026-12-26', '2027-01-01'])
})
