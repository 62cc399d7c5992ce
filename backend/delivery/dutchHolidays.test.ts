import { expect, it } from 'vitest'
import { dutchHolidays } from './dutchHolidays.ts'

it('CHK-05 the public holidays of a year are known, those that follow Easter too', () => {
  expect([...dutchHolidays(2026)].toSorted()).toEqual([
    '2026-01-01',
    '2026-04-05',
    '2026-04-06',
    '2026-04-27',
    '2026-05-05',
    '2026-05-14',
    '2026-05-24',
    '2026-05-25',
    '2026-12-25',
    '2026-12-26',
  ])
})

// From the tables of the churches: the earliest and the latest Easter possible, and years in which the simpler formulas fail.
it.each([
  [1818, '1818-03-22'],
  [1943, '1943-04-25'],
  [1954, '1954-04-18'],
  [1981, '1981-04-19'],
  [2000, '2000-04-23'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2027, '2027-03-28'],
  [2049, '2049-04-18'],
  [2076, '2076-04-19'],
  [2285, '2285-03-22'],
])('CHK-05 Easter of %i is on %s', (year, easter) => {
  expect(dutchHolidays(year)).toContain(easter)
})

it('CHK-05 King’s Day is the day before where 27 April is a Sunday', () => {
  expect(dutchHolidays(2025)).toContain('2025-04-26')
  expect(dutchHolidays(2025)).not.toContain('2025-04-27')
  expect(dutchHolidays(2026)).toContain('2026-04-27')
})
