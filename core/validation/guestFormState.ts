import type { CheckoutFacts } from '../checkout/checkoutFacts.ts'
import { customerKind } from './customerKind.ts'
import { guestSchema } from './guestSchema.ts'
import type { GuestForm } from './guestSchema.ts'
import { validateForm } from './validateForm.ts'

/** How the checkout sees a guest's form: misses required text, breaks a rule, or is in order (CHK-02, CHK-03). */
export const guestFormState = (form: GuestForm): CheckoutFacts['guestForm'] => {
  const check = validateForm(guestSchema(customerKind(form)), form)
  if (check.valid) return 'valid'
  return Object.values(check.errors).some((error) => error?.key === 'validation.required') ? 'incomplete' : 'invalid'
}
