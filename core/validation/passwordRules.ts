import type { Rule } from './rule.ts'

/** What a password must have (VAL-02). Characters are counted as people see them written, letters are of any script. */
export const passwordRules: readonly Rule<unknown>[] = [
  { label: { key: 'validation.passwordLength', params: { minimum: 8 } }, holds: (text) => Array.from(text).length >= 8 },
  { label: { key: 'validation.passwordUpperCase' }, holds: (text) => /\p{Lu}/u.test(text) },
  { label: { key: 'validation.passwordLowerCase' }, holds: (text) => /\p{Ll}/u.test(text) },
  { label: { key: 'validation.passwordDigit' }, holds: (text) => /[0-9]/.test(text) },
]
