import { err, ok } from '@thuishaven/core'
import type { Result } from '@thuishaven/core'
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

/** What there is to say of a posted form without fields of its own; null where there is nothing. */
export const postedResult = (posted: PostedForm<unknown> | null): Result<Message, Message> | null => {
  if (posted === null || posted.message === null) return null
  return posted.isDone ? ok(posted.message) : err(posted.message)
}
