import { checkField } from './checkField.ts'
import type { FieldState } from './fieldState.ts'
import { passwordRules } from './passwordRules.ts'

/** What a password as typed has and lacks (VAL-02). */
export interface PasswordStrength extends FieldState {
  /** Number of characters that count (without spaces around). */
  readonly count: number
  /** How many of the rules hold. */
  readonly met: number
}

/** What the strength meter shows of a password as typed (VAL-02). */
export const passwordStrength = (typed: string): PasswordStrength => {
  const state = checkField(passwordRules, typed, null)
  return { ...state, count: Array.from(typed.trim()).length, met: state.rules.filter((rule) => rule.isValidated).length }
}
