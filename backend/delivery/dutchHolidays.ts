const dayLength = 86_400_000
const textOf = (day: number): string => new Date(day).toISOString().slice(0, 10)

/** Easter Sunday of the Gregorian calendar, in milliseconds since 1970-01-01 UTC (algorithm of Meeus, Jones and Butcher). */
const easterSunday = (year: number): number => {
  const golden = year % 19
  const [century, rest] = [Math.floor(year / 100), year % 100]
  const moon = (19 * golden + century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451)
  const day = moon + weekday - 7 * late + 114
  return Date.UTC(year, Math.floor(day / 31) - 1, (day % 31) + 1)
}

/** King's Day: 27 April, or the day before when that is a Sunday. */
const kingsDay = (year: number): number => {
  const day = Date.UTC(year, 3, 27)
  return new Date(day).getUTCDay() === 0 ? day - dayLength : day
}

/** The public holidays of a year by article 3 of the Algemene termijnenwet, and both Sundays among the Christian ones, as YYYY-MM-DD. */
export const dutchHolidays = (year: number): ReadonlySet<string> => {
  const easter = easterSunday(year)
  const afterEaster = [0, 1, 39, 49, 50].map((days) => easter + days * dayLength)
  const fixed = [Date.UTC(year, 0, 1), kingsDay(year), Date.UTC(year, 4, 5), Date.UTC(year, 11, 25), Date.UTC(year, 11, 26)]
  return new Set([...fixed, ...afterEaster].map(textOf))
}
