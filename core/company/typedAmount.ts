import { err, ok } from '../result.ts'
import type { Result } from '../result.ts'
import type { Phrase } from '../notifications/phrase.ts'
import type { Cents } from '../money/units.ts'

/** € 10 million, the most that the backend takes. */
const most = 1_000_000_000

/**
 * An amount as typed in euros, with a comma or a point before cents and dots between thousands: '1.250', '499,95'. Nothing typed is no amount: null.
 */
export const typedAmount = (typed: string): Result<Cents | null, Phrase> => {
  const text = typed.trim().replace(/^€\s*/, '')
  if (text === '') return ok(null)
  const parts = /^(\d{1,3}(?:\.\d{3})+|\d{1,8})(?:[,.](\d{2}|-))?$/.exec(text)
  const cents =
    parts === null ? NaN : Number(parts[1]?.replaceAll('.', '')) * 100 + (parts[2] === undefined || parts[2] === '-' ? 0 : Number(parts[2]))
  return cents <= most ? ok(cents as Cents) : err({ key: 'validation.amount' })
}
