import type { FieldState } from './fieldState.ts'
import type { Rule } from './rule.ts'

/** Judges one field; text is trimmed first (VAL-01). Rules that do not apply to the other values are left out. */
export const checkField = <Values>(rules: readonly Rule<Values>[], value: string, values: Values): FieldState => {
  const text = value.trim()
  const states = rules
    .filter((rule) => rule.appliesTo?.(values) ?? true)
    .map((rule) => ({ label: rule.label, isValidated: rule.holds(text, values) }))
  return { isValidated: states.every((state) => state.isValidated), rules: states }
}
