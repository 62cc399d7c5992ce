import { emailSchema, validateForm } from '../../../core/index.ts'
import type { EmailForm, FormCheck } from '../../../core/index.ts'

export const checkEmail = (values: EmailForm): FormCheck<EmailForm> => validateForm(emailSchema, values)
