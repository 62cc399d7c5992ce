import type { Phrase } from '../notifications/phrase.ts'

/** One thing that is asked of a field, told to the shopper by its label. */
export interface Rule<Values> {
  readonly label: Phrase
  /** When the rule is asked at all; absent: always. */
  readonly appliesTo?: (values: Values) => boolean
  /** @param value the trimmed text of the field */
  readonly holds: (value: string, values: Values) => boolean
}
