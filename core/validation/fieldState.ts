import type { Phrase } from '../notifications/phrase.ts'

/** How a field stands: all rules that were asked, each with whether it holds. */
export interface FieldState {
  readonly isValidated: boolean
  readonly rules: readonly { readonly label: Phrase; readonly isValidated: boolean }[]
}
