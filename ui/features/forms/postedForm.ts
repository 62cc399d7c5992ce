import type { Message } from '@thuishaven/core/notifications'
import { useActionData } from '../shop/index.ts'

/** The result of a form that was posted without JavaScript. */
export interface PostedForm<Values> {
  /** As typed, without any password. */
  readonly values: Values
  /** The message that no field shows. */
  readonly message: Message | null
  readonly isDone: boolean
  /** Whether the fields show what is missing, beside the message. */
  readonly isIncomplete?: boolean
}

/** The server's result of this page's form; null without a post. */
export const usePostedForm = <Values>(): PostedForm<Values> | null => useActionData() as PostedForm<Values> | null
