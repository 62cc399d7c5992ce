import type { RegistrationForm } from '../account/address.ts'
import { askedByNumber, customerKind, registrationSchema } from '../account/registration.ts'
import type { CustomerKind } from '../account/registration.ts'
import type { GuestPassword } from '../config/config.ts'
import type { CheckoutFacts } from './checkoutSteps.ts'
import { fieldRules as rules } from '../validation/fields.ts'
import { validateForm } from '../validation/forms.ts'
import type { FormSchema, Rule } from '../validation/forms.ts'

/** Registration of a guest, text as typed (CHK-04). */
export interface GuestForm extends RegistrationForm {
  readonly passwordConfirm: string
}

const passwordConfirm: readonly Rule<GuestForm>[] = [
  rules.required,
  { label: { key: 'validation.passwordsDiffer' }, holds: (text, form) => text === form.password.trim() },
]

/** Form of a guest in the checkout: registration, with the password as often as the shop asks for it (CHK-04). */
export const guestSchema = (kind: CustomerKind, asked: GuestPassword): FormSchema<GuestForm> => {
  const fields = askedByNumber<RegistrationForm>(registrationSchema(kind).fields)
  return {
    fields: {
      ...fields,
      password: asked === 'none' ? [] : fields.password,
      passwordConfirm: asked === 'twice' ? passwordConfirm : [],
    },
    message: { key: 'checkout.checkInformation' },
  }
}

/** How the checkout sees a guest's form: misses required text, breaks a rule, or is in order (CHK-02, CHK-03). */
export const guestFormState = (form: GuestForm, asked: GuestPassword): CheckoutFacts['guestForm'] => {
  const check = validateForm(guestSchema(customerKind(form), asked), form)
  if (check.valid) return 'valid'
  return Object.values(check.errors).some((error) => error?.key === 'validation.required') ? 'incomplete' : 'invalid'
}
