import { clockOn } from '../locale/dates.ts'
import type { TimeZone } from '../locale/dateSettings.ts'

/** Opening hours: the same on each of these days. */
export interface OpeningHours {
  /** 1 is Monday, 7 is Sunday. */
  readonly days: readonly number[]
  /** 'HH:mm' on the clock of the shop's own place. */
  readonly from: string
  /** 'HH:mm', later than `from`. */
  readonly until: string
}

/** Whether the shop is open now, and until when; or when the next hours begin (`day` 1 is Monday), null when there are none at all. */
export type OpeningState =
  | { readonly isOpen: true; readonly until: string }
  | { readonly isOpen: false; readonly next: { readonly day: number; readonly from: string; readonly isToday: boolean } | null }

/** Whether the shop is open at a time (RFC 3339); null for an invalid time. */
export const openingState = (hours: readonly OpeningHours[], moment: string, zone: TimeZone): OpeningState | null => {
  const clock = clockOn(moment, zone)
  if (clock === null) return null
  const { weekday, time } = clock
  const now = hours.find(({ days, from, until }) => days.includes(weekday) && from <= time && time < until)
  if (now !== undefined) return { isOpen: true, until: now.until }
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = ((weekday - 1 + ahead) % 7) + 1
    const starts = hours.filter(({ days, from }) => days.includes(day) && (ahead > 0 || from > time)).map(({ from }) => from)
    const [first] = starts.toSorted()
    if (first !== undefined) return { isOpen: false, next: { day, from: first, isToday: ahead === 0 } }
  }
  return { isOpen: false, next: null }
}
