import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantOf } from '../locale/dates.ts'
import type { Cents } from '../money/units.ts'
import { deliveryText } from './delivery.ts'
import { deliveryPromise, deliveryTermsIn } from './deliveryPromise.ts'

const terms = { orderBefore: 23 * 60 + 30, extraDays: 0 }
const instant = (moment: string): number => instantOf(moment) ?? Number.NaN
const at = (moment: string) => ({ now: instant(moment), zone: 'Europe/Amsterdam' })
const dayNumber = (date: string): number => instant(`${date}T00:00:00Z`) / 86_400_000

describe('the promise of delivery', () => {
  it('OPT-04 delivery tomorrow has its weekday and the minutes left, in the shop’s time zone', () => {
    // 22:00 in Amsterdam.
    expect(deliveryPromise(1, 'day', terms, at('2026-11-21T21:00:00Z'))).toStrictEqual({
      text: { key: 'delivery.tomorrow' },
      day: dayNumber('2026-11-22'),
      minutesLeft: 90,
    })
  })

  it('OPT-04 an order after the last hour takes one more day, which is shown', () => {
    expect(deliveryPromise(1, 'day', terms, at('2026-11-21T22:30:00Z'))).toStrictEqual({
      text: { key: 'delivery.withinDays', params: { count: 2 } },
      day: dayNumber('2026-11-23'),
      minutesLeft: null,
    })
    // Half an hour past midnight in Amsterdam is a new day there, while it is still the day before in London.
    expect(deliveryPromise(1, 'day', terms, at('2026-11-21T23:30:00Z'))).toMatchObject({
      text: { key: 'delivery.tomorrow' },
      day: dayNumber('2026-11-23'),
      minutesLeft: 23 * 60,
    })
  })

  it('OPT-04 the delivery promise counts days, not hours, also over clock changes', () => {
    for (const [moment, day] of [
      ['2026-03-28T20:00:00Z', '2026-03-29'],
      ['2026-10-24T20:00:00Z', '2026-10-25'],
      ['2026-10-24T22:15:00Z', '2026-10-26'],
      ['2028-02-28T12:00:00Z', '2028-02-29'],
      ['2026-12-31T12:00:00Z', '2027-01-01'],
    ] as const)
      expect(deliveryPromise(1, 'day', terms, at(moment)).day, moment).toBe(dayNumber(day))
  })

  it('OPT-04 a day on which nothing is delivered is not promised: the next one that is open, and its days', () => {
    const monday = 1
    const workdays = [monday, 2, 3, 4, 5]
    // Saturday: tomorrow is a Sunday.
    expect(deliveryPromise(1, 'day', { ...terms, weekdays: [...workdays, 6] }, at('2026-11-28T11:00:00Z'))).toStrictEqual({
      text: { key: 'delivery.withinDays', params: { count: 2 } },
      day: dayNumber('2026-11-30'),
      minutesLeft: 11 * 60 + 30,
    })
    // The day before Christmas, which is followed by a Sunday.
    const holidays = [dayNumber('2026-12-25'), dayNumber('2026-12-26')]
    expect(deliveryPromise(1, 'day', { ...terms, weekdays: [...workdays, 6], holidays }, at('2026-12-24T11:00:00Z'))).toMatchObject({
      text: { key: 'delivery.withinDays', params: { count: 4 } },
      day: dayNumber('2026-12-28'),
    })
    expect(deliveryPromise(1, 'day', { ...terms, holidays }, at('2026-12-24T11:00:00Z')).day).toBe(dayNumber('2026-12-27'))
    // A setting that leaves no day open still promises the days that goods take.
    expect(deliveryPromise(1, 'day', { ...terms, weekdays: [] }, at('2026-12-24T11:00:00Z')).day).toBe(dayNumber('2026-12-25'))
  })

  it('OPT-04 an open day is promised as without closed ones, and no other than the first open one, whatever is closed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 20_000, max: 40_000 }),
        fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
        fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 4 }),
        (days, today, weekdays, closed) => {
          const moment = { now: today * 86_400_000 + 36_000_000, zone: 'Europe/Amsterdam' }
          const holidays = closed.map((later) => today + later)
          const isOpen = (day: number): boolean => weekdays.includes(new Date(day * 86_400_000).getUTCDay() || 7) && !holidays.includes(day)
          let expected = today + days
          while (!isOpen(expected)) expected += 1
          const promise = deliveryPromise(days, 'day', { ...terms, weekdays, holidays }, moment)
          expect(promise.day).toBe(expected)
          expect(promise.text).toStrictEqual(deliveryText(expected - today, 'day'))
        },
      ),
    )
  })

  it('OPT-04 weeks and no indication stay words; a shop without a last hour always delivers in time', () => {
    const now = at('2026-11-21T22:45:00Z')
    expect(deliveryPromise(21, 'week', terms, now)).toStrictEqual({
      text: { key: 'delivery.weeks', params: { from: 2, to: 3 } },
      day: null,
      minutesLeft: null,
    })
    expect(deliveryPromise(null, 'day', terms, now)).toStrictEqual({ text: { key: 'delivery.none' }, day: null, minutesLeft: null })
    expect(deliveryPromise(0, 'day', terms, now).day).toBeNull()
    expect(deliveryPromise(1, 'day', { ...terms, orderBefore: null }, now)).toMatchObject({
      text: { key: 'delivery.tomorrow' },
      day: dayNumber('2026-11-22'),
      minutesLeft: null,
    })
  })

  it('OPT-04 a day is promised for delivery times in days, and for less than a week', () => {
    const now = at('2026-11-20T12:00:00Z')
    const arrives = (days: number, unit: 'day' | 'week') => deliveryPromise(days, unit, terms, now).day
    expect([arrives(6, 'day'), arrives(7, 'day'), arrives(30, 'day'), arrives(6, 'week')]).toEqual(
      ['2026-11-26', '2026-11-27', '2026-12-20', '2026-11-26'].map(dayNumber),
    )
    expect([arrives(7, 'week'), arrives(8, 'week')]).toEqual([null, null])
  })

  it('CHK-05 OPT-04 the days of the first way of delivery count, in days and not in weeks', () => {
    const now = at('2026-11-20T12:00:00Z')
    const abroad = { ...terms, extraDays: 1 }
    expect(deliveryPromise(1, 'day', abroad, now)).toMatchObject({
      text: { key: 'delivery.withinDays', params: { count: 2 } },
      day: dayNumber('2026-11-22'),
    })
    expect(deliveryPromise(21, 'week', abroad, now)).toStrictEqual(deliveryPromise(21, 'week', terms, now))
  })

  it('CHK-05 the promise is that of the delivery country', () => {
    const there = { shipping: 995 as Cents, freeFrom: null, extraDays: 1 }
    const settings = { ...terms, shipping: 695 as Cents, freeFrom: 15_000 as Cents, countries: { BE: there } }
    expect(deliveryTermsIn(settings, 'NL')).toStrictEqual({ ...terms, shipping: 695, freeFrom: 15_000 })
    expect(deliveryTermsIn(settings, 'BE')).toStrictEqual({ orderBefore: terms.orderBefore, ...there })
  })
})
