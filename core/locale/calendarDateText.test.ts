import { expect, it } from 'vitest'
import { calendarDateText } from './calendarDateText.ts'

it('LOC-05 a day of the calendar is the same in every zone, and anything else is not available', () => {
  expect(calendarDateText('2026-03-04')).toEqual({ text: '04-03-2026' })
  for (const other of ['', '2026-3-4', '2026-03-04T23:07:09Z']) expect(calendarDateText(other)).toEqual({ key: 'dates.notAvailable' })
})
