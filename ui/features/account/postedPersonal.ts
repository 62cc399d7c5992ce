import type { Result } from '@thuishaven/core'
import type { PersonalForm } from '@thuishaven/core/account'
import type { Message } from '@thuishaven/core/notifications'
import { useActionData } from '../shop/index.ts'

/** What a form of the page with the customer's data does. */
export const personalIntents = ['details', 'email', 'password', 'deletion', 'defaultAddress', 'invoiceAddress'] as const
export type PersonalIntent = (typeof personalIntents)[number]

/** The result of a form that was posted before the page had hydrated; a password is not shown again. */
export interface PostedPersonal {
  readonly intent: PersonalIntent
  readonly details: PersonalForm | null
  readonly emailAddress: string
  readonly result: Result<Message, Message>
}

/** The result of one of these forms; null where nothing is to be said of it. */
export const usePostedPersonal = (...intents: readonly PersonalIntent[]): PostedPersonal | null => {
  const posted = useActionData() as PostedPersonal | null
  return posted !== null && intents.includes(posted.intent) ? posted : null
}
