import { fieldRules as rules } from '../validation/fields.ts'
import type { FormSchema } from '../validation/forms.ts'

/** A customer's question with its replies; times are the backend's (RFC 3339). */
export interface Ticket {
  readonly uid: string
  readonly ticketNumber: string
  readonly subject: string
  /** 'open' waits for the shop, 'answered' for the customer. */
  readonly status: 'open' | 'answered' | 'closed'
  readonly orderUid: string | null
  readonly orderNumber: string | null
  readonly createdAt: string
  readonly updatedAt: string
  /** The oldest first; plain text. */
  readonly messages: readonly { readonly author: 'customer' | 'shop'; readonly text: string; readonly createdAt: string }[]
}

/** A new question, text as typed. */
export interface TicketForm {
  readonly subject: string
  readonly message: string
  /** Empty: about no order. */
  readonly orderUid: string
}

/** The most characters that the backend takes. */
export const ticketLimits = { subject: 120, message: 5000 } as const

/** A ticket requires subject and text. */
export const ticketSchema: FormSchema<TicketForm> = {
  fields: {
    subject: [
      rules.required,
      {
        label: { key: 'validation.tooLong', params: { maximum: ticketLimits.subject } },
        holds: (text) => text.length <= ticketLimits.subject,
      },
    ],
    message: [
      rules.required,
      {
        label: { key: 'validation.tooLong', params: { maximum: ticketLimits.message } },
        holds: (text) => text.length <= ticketLimits.message,
      },
    ],
    orderUid: [],
  },
  message: null,
}
