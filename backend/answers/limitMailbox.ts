import type { Backend } from './Backend.ts'
import { countTry } from './limitTries.ts'
import { HttpFailure } from './HttpFailure.ts'

const hour = 60 * 60 * 1000

/** The mailbox behind an address: many providers deliver `name+anything@` to `name@`. */
const mailboxOf = (emailAddress: string): string => {
  const [local = '', domain = ''] = emailAddress.trim().toLowerCase().split('@')
  return `${local.split('+')[0]}@${domain}`
}

/** The reason for a mail. Reasons are counted separately, so that requests of others do not block the owner's. */
type MailKind = 'account' | 'company' | 'login' | 'quote' | 'request' | 'verification' | 'welcome' | 'withdrawal'

/**
 * Counts a mail to an unverified address, and refuses with 429 after 5 within an hour or 20 within a day, from any visitor. Call it before it
 * is known whether a mail is sent, so that the refusal discloses nothing about the address.
 */
export const limitMailbox = async (backend: Backend, kind: MailKind, emailAddress: string): Promise<void> => {
  const what = `${kind} mail ${mailboxOf(emailAddress)}`
  await countTry(backend, what, [
    { most: 5, within: hour },
    { most: 20, within: 24 * hour },
  ])
}

/** The same for an optional mail; false when the limit is reached. */
export const mailboxHasRoom = async (backend: Backend, kind: MailKind, emailAddress: string): Promise<boolean> => {
  try {
    await limitMailbox(backend, kind, emailAddress)
    return true
  } catch (problem) {
    if (problem instanceof HttpFailure) return false
    throw problem
  }
}
