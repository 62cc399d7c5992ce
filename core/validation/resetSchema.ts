import { fieldRules as rules } from './fieldRules.ts'
import type { FormSchema } from './formSchema.ts'
import { passwordRules } from './passwordRules.ts'

/** A new password, text as typed, by the host's field names (RST-02). */
export interface ResetForm {
  readonly password: string
  readonly password_confirm: string
}

/** A new password, twice: both meet the rules and are equal (RST-02). */
export const resetSchema: FormSchema<ResetForm> = {
  fields: {
    password: [rules.required, ...passwordRules],
    password_confirm: [
      rules.required,
      ...passwordRules,
      { label: { key: 'validation.passwordsDiffer' }, holds: (text, form) => text === form.password.trim() },
    ],
  },
  message: { key: 'phrases.accountPasswordResetErrorPasswordNoMatch' },
}
