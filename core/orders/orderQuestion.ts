import { atMost } from '../validation/atMost.ts'
import { fieldRules as rules } from '../validation/fields.ts'
import type { FormSchema } from '../validation/forms.ts'

/** The form for the status of an order, text as typed. */
export interface OrderLookupForm {
  readonly orderNumber: string
  readonly emailAddress: string
}

/** Both are required: a number alone could be guessed. */
export const orderLookupSchema: FormSchema<OrderLookupForm> = {
  fields: {
    orderNumber: [rules.required, atMost(60)],
    emailAddress: [rules.required, rules.email],
  },
  message: null,
}
