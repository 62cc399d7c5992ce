import type { Result } from '@thuishaven/core'
import { ok } from '@thuishaven/core'
import type { PersonalForm } from '@thuishaven/core/account'
import type { Message } from '@thuishaven/core/notifications'
import { useShopLocation } from '../../framework/router/RouterContext.ts'
import { urlOf } from '../../framework/router/urlOf.ts'
import { useActionData } from '../shop/index.ts'

/** What a form of the page with the customer's data does. */
export const personalIntents = ['details', 'email', 'password', 'deletion', 'addressRemoval', 'defaultAddress', 'invoiceAddress'] as const
export type PersonalIntent = (typeof personalIntents)[number]

/** What the page reports of a form that worked, by `done` in its address; a deletion leads away from it. */
const news: Readonly<Partial<Record<PersonalIntent, Message>>> = {
  details: { key: 'phrases.accountDetailsSaved' },
  email: { backend: 'accountEmailChangeMailed' },
  password: { backend: 'accountPasswordChanged' },
  addressRemoval: { key: 'phrases.addressDeleteSuccess' },
  defaultAddress: { key: 'phrases.accountChangeDefaultAddressSuccess' },
  invoiceAddress: { key: 'phrases.accountChangeInvoiceAddressSuccess' },
}

/** The result of a form that was posted before the page had hydrated; a password is not shown again. */
export interface PostedPersonal {
  readonly intent: PersonalIntent
  readonly details: PersonalForm | null
  readonly emailAddress: string
  readonly result: Result<Message, Message>
}

const doneAt = (href: string): PostedPersonal | null => {
  const done = urlOf(href).searchParams.get('done')
  const intent = personalIntents.find((name) => name === done)
  const message = intent === undefined ? undefined : news[intent]
  return intent === undefined || message === undefined ? null : { intent, details: null, emailAddress: '', result: ok(message) }
}

/** The result of one of these forms; null where nothing is to be said of it. */
export const usePostedPersonal = (...intents: readonly PersonalIntent[]): PostedPersonal | null => {
  const { href } = useShopLocation().current
  const posted = (useActionData() as PostedPersonal | null) ?? doneAt(href)
  return posted !== null && intents.includes(posted.intent) ? posted : null
}
