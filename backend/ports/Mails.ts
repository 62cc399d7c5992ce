import type { Language } from '../records/ProductRecord.ts'

/** A mail of the shop. */
export interface Mail {
  /** One address. */
  readonly recipient: string
  readonly subject: string
  /** Dutch unless given. */
  readonly language?: Language
  /** Plain text; an address at the end of a line becomes a link in HTML. */
  readonly body: string
  /** Made of `body` when it is sent, unless given. */
  readonly html?: string
  /** One address to which answers go; without it they go to the shop. */
  readonly replyTo?: string
  /** An invoice or credit note that goes along, by its uid. */
  readonly invoiceUid?: string
}

export type MailText = Required<Pick<Mail, 'subject' | 'body' | 'language'>>

/** A file that goes along with a mail. */
export interface MailFile {
  readonly name: string
  readonly type: 'application/pdf' | 'application/xml'
  readonly content: Uint8Array | string
}

export interface QueuedMail extends Mail {
  /** Milliseconds since 1970-01-01 UTC. */
  readonly createdAt: number
}

/** A mail that is to be sent now. */
export interface DueMail extends QueuedMail {
  readonly id: number
  /** From 1; it counts from the moment in which the mail is taken. */
  readonly attempt: number
  readonly isLastAttempt: boolean
}

/** A mail that is not tried again by itself. */
export interface GivenUpMail extends Pick<QueuedMail, 'recipient' | 'subject' | 'createdAt'> {
  readonly id: number
  readonly attempts: number
  /** Of the last attempt: a code without personal data; empty: its process ended. */
  readonly reason: string
}

/**
 * The mail queue. Bound to a store: a mail that is queued in a transaction is sent when the transaction counts, and never when it does not.
 */
export interface Mails {
  /** Recipient and subject become one line each, whatever a visitor typed. */
  readonly enqueue: (mail: Mail) => Promise<void>
  /** The mails that are still kept, the first first. */
  readonly list: () => Promise<readonly QueuedMail[]>
  /**
   * Takes the mail that has waited longest; no other sender gets it until its next attempt is due. Outside of transactions only: it must count before
   * the mail goes out. null: none is due.
   */
  readonly takeDue: () => Promise<DueMail | null>
  readonly markSent: (id: number) => Promise<void>
  /**
   * An attempt failed.
   * @param reason a code without personal data
   * @param isFinal whether there is to be no other
   */
  readonly markFailed: (id: number, reason: string, isFinal: boolean) => Promise<void>
  /** The newest first, at most so many. */
  readonly givenUp: (most: number) => Promise<readonly GivenUpMail[]>
  /** Makes a mail that was given up due now, with all of its attempts. Answers false when it is not given up, or is gone. */
  readonly retry: (id: number) => Promise<boolean>
}

/** `reason` is a code without personal data. `isRefused`: the recipient is refused for good; else it may work later. */
export type SendResult = { readonly type: 'sent' } | { readonly type: 'failed'; readonly reason: string; readonly isRefused: boolean }

/** What carries a mail to its recipient. It never throws for what a mail server does. */
export type SendMail = (mail: DueMail & { readonly files: readonly MailFile[] }) => Promise<SendResult>
