import { atMost, lineLimit } from '../validation/atMost.ts'
import { fieldRules as rules } from '../validation/fields.ts'
import type { FormSchema } from '../validation/forms.ts'

/** What a visitor writes to the shop, text as typed. */
export interface ContactMessage {
  readonly name: string
  readonly emailAddress: string
  readonly message: string
  /** A field that nobody sees: what is filled in was filled in by a program, and the backend keeps such a message to itself. */
  readonly website: string
}

/** Whom to answer and what about; nothing else is asked (VAL-03, VAL-06). */
export const contactSchema: FormSchema<ContactMessage> = {
  fields: {
    name: [rules.required, atMost(lineLimit)],
    emailAddress: [rules.required, rules.email],
    message: [rules.required, atMost(5000)],
    website: [],
  },
  message: null,
}
