import { emailSchema } from '@thuishaven/core/account'
import { validateForm } from '@thuishaven/core/validation'
import type { EmailForm } from '@thuishaven/core/account'
import type { FormCheck } from '@thuishaven/core/validation'

export const checkEmail = (values: EmailForm): FormCheck<EmailForm> => validateForm(emailSchema, values)
