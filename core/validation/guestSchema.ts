import type { RegistrationForm } from '../account/address.ts'
import type { CustomerKind } from './customerKind.ts'
import { fieldRules as rules } from './fieldRules.ts'
import type { FormSchema } from './formSchema.ts'
import { registrationSchema } from './registrationSchema.ts'

/** Registration of a guest, text as typed (CHK-04). */
export interface GuestForm extends RegistrationForm {
  readonly passwordConfirm: string
}

/** Form of a guest in the checkout: registration, with the password twice (CHK-04). */
export const guestSchema = (kind: CustomerKind): FormSchema<GuestForm> => ({
  fields: {
    ...registrationSchema(kind).fields,
    passwordConfirm: [
      rules.required,
      { label: { key: 'validation.passwordsDiffer' }, holds: (text, form) => text === form.password.trim() },
    ],
  },
  message: { key: 'checkout.checkInformation' },
})
