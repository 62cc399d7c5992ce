import { atMost } from '../validation/atMost.ts'
import { fieldRules as rules } from '../validation/fields.ts'
import { checkField } from '../validation/forms.ts'
import type { FieldState, FormSchema, Rule } from '../validation/forms.ts'

const signs = new Intl.Segmenter('nl')

/** Number of user-perceived characters in a text: a family emoji of seven code points is one. */
const lengthOf = (text: string): number => Array.from(signs.segment(text)).length

/** Rules of a password (VAL-02). Counts user-perceived characters; letters of any script. */
const passwordRules: readonly Rule<unknown>[] = [
  { label: { key: 'validation.passwordLength', params: { minimum: 8 } }, holds: (text) => lengthOf(text) >= 8 },
  { label: { key: 'validation.passwordUpperCase' }, holds: (text) => /\p{Lu}/u.test(text) },
  { label: { key: 'validation.passwordLowerCase' }, holds: (text) => /\p{Ll}/u.test(text) },
  { label: { key: 'validation.passwordDigit' }, holds: (text) => /[0-9]/.test(text) },
]

/** The most characters that the backend takes for a password. */
const passwordLimit = 200

/** Rules of a form for a new password. The maximum length is not part of the strength meter, because it is only relevant when it is exceeded. */
export const newPasswordRules: readonly Rule<unknown>[] = [rules.required, ...passwordRules, atMost(passwordLimit)]

/** The state of each rule for a typed password (VAL-02). */
export interface PasswordStrength extends FieldState {
  /** Number of characters that count (without spaces around). */
  readonly count: number
  /** How many of the rules hold. */
  readonly met: number
}

/** The strength meter for a typed password (VAL-02). */
export const passwordStrength = (typed: string): PasswordStrength => {
  const state = checkField(passwordRules, typed, null)
  return { ...state, count: lengthOf(typed.trim()), met: state.rules.filter((rule) => rule.isValidated).length }
}

/** A new password, text as typed, by the backend's field names (RST-02). */
export interface ResetForm {
  readonly password: string
  readonly password_confirm: string
}

/** A new password, twice: both meet the rules and are equal (RST-02). */
export const resetSchema: FormSchema<ResetForm> = {
  fields: {
    password: newPasswordRules,
    password_confirm: [
      ...newPasswordRules,
      { label: { key: 'validation.passwordsDiffer' }, holds: (text, form) => text === form.password.trim() },
    ],
  },
  message: { key: 'phrases.accountPasswordResetErrorPasswordNoMatch' },
}
