import { text, textOrNull, whole } from '../database/row.ts'
import type { Backend } from './Backend.ts'
import { countTry } from './limitTries.ts'
import { HttpFailure } from './HttpFailure.ts'

export interface Mail {
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly html?: string
}

export type MailText = Pick<Mail, 'subject' | 'body'>

/** Line breaks begin a new header; the others turn text around or hide it. */
const headerBreakers = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu

const headerText = (text: string): string => text.replace(headerBreakers, ' ').trim()

/** Queues a mail. Recipient and subject become one line each, whatever a visitor typed. */
export const enqueueMail = async (backend: Backend, { recipient, subject, body, html }: Mail): Promise<void> => {
  await backend.store.run(
    'INSERT INTO mail (recipient, subject, body, html, created_at) VALUES (?, ?, ?, ?, ?)',
    headerText(recipient),
    headerText(subject),
    body,
    html ?? null,
    backend.now(),
  )
}

/** The mails that were queued, in that order; `createdAt` in milliseconds since 1970-01-01 UTC. */
export const queuedMails = async (backend: Backend): Promise<readonly (Mail & { readonly createdAt: number })[]> =>
  (await backend.store.all('SELECT * FROM mail ORDER BY id')).map((row) => {
    const html = textOrNull(row, 'html')
    return {
      recipient: text(row, 'recipient'),
      subject: text(row, 'subject'),
      body: text(row, 'body'),
      ...(html === null ? {} : { html }),
      createdAt: whole(row, 'created_at'),
    }
  })

const hour = 60 * 60 * 1000

/** The mailbox behind an address: many providers deliver `name+anything@` to `name@`. */
const mailboxOf = (emailAddress: string): string => {
  const [local = '', domain = ''] = emailAddress.trim().toLowerCase().split('@')
  return `${local.split('+')[0]}@${domain}`
}

/** The reason of a mail. Each is counted apart, so that requests of others do not block the owner's. */
type MailKind = 'account' | 'request' | 'welcome' | 'withdrawal'

/**
 * Counts a mail to an address that anyone can type, and refuses with 429 after 5 within an hour or 20 within a day, whoever asked. Call it
 * before it is known whether a mail goes out, so that the refusal tells nothing about the address.
 */
export const limitMailbox = async (backend: Backend, kind: MailKind, emailAddress: string): Promise<void> => {
  const what = `${kind} mail ${mailboxOf(emailAddress)}`
  await countTry(backend, what, [
    { most: 5, within: hour },
    { most: 20, within: 24 * hour },
  ])
}

/** Counts such a mail where it is dispensable; false when the mailbox got enough of them. */
export const mailboxHasRoom = async (backend: Backend, kind: MailKind, emailAddress: string): Promise<boolean> => {
  try {
    await limitMailbox(backend, kind, emailAddress)
    return true
  } catch (problem) {
    if (problem instanceof HttpFailure) return false
    throw problem
  }
}
