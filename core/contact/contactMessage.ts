import { atMost, lineLimit } from '../validation/atMost.ts'
import { fieldRules as rules } from '../validation/fields.ts'
import type { FormSchema } from '../validation/forms.ts'

/** A contact message, text as typed. */
export interface ContactMessage {
  readonly name: string
  readonly emailAddress: string
  readonly message: string
  /** An invisible field: only spam bots fill it in, and the backend ignores such a message. */
  readonly website: string
}

/** E-mail address and text; nothing else is required (VAL-03, VAL-06). */
export const contactSchema: FormSchema<ContactMessage> = {
  fields: {
    name: [rules.required, atMost(lineLimit)],
    emailAddress: [rules.required, rules.email],
    message: [rules.required, atMost(5000)],
    website: [],
  },
  message: null,
}
