import type { Message } from '@thuishaven/core/notifications'
import { useActionData } from '../shop/index.ts'

/** What became of a form that came without a script. */
export interface PostedForm<Values> {
  /** As typed, without any password. */
  readonly values: Values
  /** What the fields themselves do not say. */
  readonly message: Message | null
  readonly isDone: boolean
  /** The fields are to say what is missing, beside the message. */
  readonly isIncomplete?: boolean
}

/** What the server made of this page's form; null where the page answers none. */
export const usePostedForm = <Values>(): PostedForm<Values> | null => useActionData() as PostedForm<Values> | null
