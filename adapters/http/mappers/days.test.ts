import { expect, it } from 'vitest'
import { dayOf } from './days.ts'

it('CHK-05 a day of the backend is a number of days, whatever the clock; what is no day is none', () => {
  expect(dayOf('1970-01-02')).toBe(1)
  expect(dayOf('2026-11-24')).toBe(20_781)
  for (const none of [null, undefined, '', '2026-02-31x', 'morgen']) expect(dayOf(none)).toBeNull()
})
