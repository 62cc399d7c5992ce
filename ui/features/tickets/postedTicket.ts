import type { TicketForm } from '@thuishaven/core/aftersale'
import type { Message } from '@thuishaven/core/notifications'

/** A question, or something more about one, that was refused when it was posted before hydration; what was typed stays. */
export interface PostedTicket {
  /** Of the question that was added to; '' for a new one. */
  readonly uid: string
  readonly values: TicketForm
  readonly problem: Message
}
