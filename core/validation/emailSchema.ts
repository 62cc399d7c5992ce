import { fieldRules as rules } from './fieldRules.ts'
import type { FormSchema } from './formSchema.ts'

/** A form of one field, text as typed. */
export interface EmailForm {
  readonly email: string
}

/** The one field that starts a checkout (CHK-01) or asks for a new password (RST-01). */
export const emailSchema: FormSchema<EmailForm> = { fields: { email: [rules.required, rules.email] }, message: null }
