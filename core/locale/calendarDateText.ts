import type { Message } from '../notifications/phrase.ts'

/** A day of the backend ('2026-12-31'), which is the same everywhere, as `dateText` writes days. */
export const calendarDateText = (text: string): Message => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  return year === undefined ? { key: 'dates.notAvailable' } : { text: `${day}-${month}-${year}` }
}
