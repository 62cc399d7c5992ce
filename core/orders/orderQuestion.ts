import { fieldRules as rules } from '../validation/fields.ts'
import type { FormSchema } from '../validation/forms.ts'

/** What a guest knows of an order, text as typed. */
export interface OrderQuestionForm {
  readonly orderNumber: string
  readonly emailAddress: string
}

/** Both are asked for: a number alone would tell strangers. */
export const orderQuestionSchema: FormSchema<OrderQuestionForm> = {
  fields: {
    orderNumber: [rules.required, { label: { key: 'validation.tooLong', params: { maximum: 60 } }, holds: (text) => text.length <= 60 }],
    emailAddress: [rules.required, rules.email],
  },
  message: null,
}
