import { expect, it } from 'vitest'
import { parseDay } from './days.ts'

it('CHK-05 a date of the backend becomes a number of days, for any clock; an invalid date becomes none', () => {
  expect(parseDay('1970-01-02')).toBe(1)
  expect(parseDay('2026-11-24')).toBe(20_781)
  for (const none of [null, undefined, '', '2026-02-31x', 'morgen']) expect(parseDay(none)).toBeNull()
})
