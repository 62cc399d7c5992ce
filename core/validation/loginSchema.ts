import { fieldRules as rules } from './fieldRules.ts'
import type { FormSchema } from './formSchema.ts'

/** Login, text as typed (SES-01). */
export interface LoginForm {
  readonly email: string
  readonly password: string
}

/** Login asks for both texts, and leaves judging them to the host (SES-01). */
export const loginSchema: FormSchema<LoginForm> = {
  fields: { email: [rules.required], password: [rules.required] },
  message: { key: 'phrases.accountLoginRequestError' },
}
