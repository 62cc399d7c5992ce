import type { Phrase } from '../notifications/phrase.ts'
import type { Rule } from './rule.ts'

/** What a form asks: rules by field, in the order of the fields on the screen, so that focus can go to the first error (VAL-07). */
export interface FormSchema<Values extends object> {
  readonly fields: { readonly [Name in keyof Values]: readonly Rule<Values>[] }
  /** Sentence for the form as a whole, shown as a notification when anything is wrong; null when errors at the fields are enough. */
  readonly message: Phrase | null
}
