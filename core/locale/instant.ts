import { calendar } from './calendar.ts'

const pattern = /^(\d{4})-(\d\d)-(\d\d)[Tt ](\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?(?:[Zz]|([+-])(\d\d):(\d\d))$/

/**
 * Milliseconds since 1970-01-01 UTC of a moment as the host writes it (RFC 3339: '2026-03-29T01:00:00Z'); null for any other text,
 * days that do not exist included. A leap second counts as the second after it.
 */
export const instantOf = (text: string): number | null => {
  const parts = pattern.exec(text)
  if (parts === null) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1, 7).map(Number)
  const number = calendar.dayNumber({ year, month, day })
  const real = calendar.dayOf(number)
  if (month < 1 || real.month !== month || real.day !== day || hour > 23 || minute > 59 || second > 60) return null
  const [offsetHours, offsetMinutes] = [Number(parts[9] ?? 0), Number(parts[10] ?? 0)]
  if (offsetHours > 23 || offsetMinutes > 59) return null
  const offset = (parts[8] === '-' ? -1 : 1) * (offsetHours * 60 + offsetMinutes)
  const milliseconds = Number((parts[7] ?? '').padEnd(3, '0').slice(0, 3))
  return (((number * 24 + hour) * 60 + minute - offset) * 60 + second) * 1000 + milliseconds
}
