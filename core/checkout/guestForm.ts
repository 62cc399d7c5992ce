import type { RegistrationForm } from '../account/address.ts'
import { customerKind, registrationSchema } from '../account/registration.ts'
import type { CustomerKind } from '../account/registration.ts'
import type { CheckoutFacts } from './checkoutSteps.ts'
import { fieldRules as rules } from '../validation/fields.ts'
import { validateForm } from '../validation/forms.ts'
import type { FormSchema } from '../validation/forms.ts'

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

/** How the checkout sees a guest's form: misses required text, breaks a rule, or is in order (CHK-02, CHK-03). */
export const guestFormState = (form: GuestForm): CheckoutFacts['guestForm'] => {
  const check = validateForm(guestSchema(customerKind(form)), form)
  if (check.valid) return 'valid'
  return Object.values(check.errors).some((error) => error?.key === 'validation.required') ? 'incomplete' : 'invalid'
}
