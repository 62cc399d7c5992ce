/** A day of the proleptic Gregorian calendar; months and days count from 1. */
export interface CalendarDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

const daysOfEra = 146_097

/** Days from 1970-01-01 to a day. Years start in March here, so that a leap day is a year's last. */
const dayNumber = ({ year, month, day }: CalendarDay): number => {
  const marchYear = month <= 2 ? year - 1 : year
  const era = Math.floor(marchYear / 400)
  const yearOfEra = marchYear - era * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  return era * daysOfEra + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
}

const dayOf = (number: number): CalendarDay => {
  const shifted = number + 719_468
  const era = Math.floor(shifted / daysOfEra)
  const dayOfEra = shifted - era * daysOfEra
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  }
}

/** 1 Monday to 7 Sunday. */
const weekday = (number: number): number => ((((number + 3) % 7) + 7) % 7) + 1

/** Days as numbers and back: `dayNumber` counts from 1970-01-01, `dayOf` is its inverse. */
export const calendar = { dayNumber, dayOf, weekday }
