import type { RegistrationForm } from '../account/address.ts'
import { lookedUpByNumber, customerKind, registrationSchema } from '../account/registration.ts'
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

/** Form of a guest in the checkout: registration, with the password as often as the shop requires it (CHK-04). */
export const guestSchema = (kind: CustomerKind, requested: GuestPassword): FormSchema<GuestForm> => {
  const fields = lookedUpByNumber<RegistrationForm>(registrationSchema(kind).fields)
  return {
    fields: {
      ...fields,
      password: requested === 'none' ? [] : fields.password,
      passwordConfirm: requested === 'twice' ? passwordConfirm : [],
    },
    message: { key: 'checkout.checkInformation' },
  }
}

/** Whose form it is: a business's where a company field is filled in, and always in a shop for businesses alone (REG-01). */
export const guestKind = (form: Parameters<typeof customerKind>[0], privateCustomers: boolean): CustomerKind =>
  privateCustomers ? customerKind(form) : 'business'

/** How the checkout sees a guest's form: misses required text, breaks a rule, or is in order (CHK-02, CHK-03). */
export const guestFormState = (
  form: GuestForm,
  requested: GuestPassword,
  kind: CustomerKind = customerKind(form),
): CheckoutFacts['guestForm'] => {
  const check = validateForm(guestSchema(kind, requested), form)
  if (check.valid) return 'valid'
  return check.missing.length > 0 ? 'incomplete' : 'invalid'
}
