import { text, textOrNull, whole } from '../database/row.ts'
import type { Row } from '../database/row.ts'
import type { Mails, QueuedMail } from '../ports/Mails.ts'
import type { Store } from '../store/Store.ts'

const minute = 60 * 1000
const hour = 60 * minute

/**
 * Milliseconds between attempts; after the last the mail is given up. The first is longer than an attempt can take, because a mail whose
 * process ended during the attempt is retried after it.
 */
const pauses = [2 * minute, 10 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour, 24 * hour]

/** Line breaks would begin a new header; the other characters reverse or hide text. */
const headerBreakers = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu
const headerText = (text: string): string => text.replace(headerBreakers, ' ').trim()

/** Those without an attempt are of a time in which no mails were sent. */
const isGivenUp = 'sent_at IS NULL AND next_attempt_at IS NULL AND attempts > 0'

const mailOf = (row: Row): QueuedMail => {
  const html = textOrNull(row, 'html')
  const replyTo = textOrNull(row, 'reply_to')
  const language = textOrNull(row, 'language')
  const invoiceUid = textOrNull(row, 'invoice_uid')
  return {
    recipient: text(row, 'recipient'),
    subject: text(row, 'subject'),
    body: text(row, 'body'),
    ...(language === 'nld' || language === 'eng' ? { language } : {}),
    ...(html === null ? {} : { html }),
    ...(replyTo === null ? {} : { replyTo }),
    ...(invoiceUid === null ? {} : { invoiceUid }),
    createdAt: whole(row, 'created_at'),
  }
}

/** The mail queue in the table `mail`. */
export const createTableMails = (store: Store, now: () => number): Mails => ({
  enqueue: async ({ recipient, subject, body, language, html, replyTo, invoiceUid }) => {
    await store.run(
      `INSERT INTO mail (recipient, subject, body, html, reply_to, language, invoice_uid, created_at, next_attempt_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8)`,
      headerText(recipient),
      headerText(subject),
      body,
      html ?? null,
      replyTo === undefined ? null : headerText(replyTo),
      language ?? null,
      invoiceUid ?? null,
      now(),
    )
  },
  list: async () => (await store.all('SELECT * FROM mail ORDER BY id')).map(mailOf),
  takeDue: async () => {
    for (;;) {
      const row = await store.get('SELECT * FROM mail WHERE next_attempt_at <= ? ORDER BY next_attempt_at, id LIMIT 1', now())
      if (row === null) return null
      const [id, attempts] = [whole(row, 'id'), whole(row, 'attempts')]
      const pause = pauses[attempts]
      // Of two processes that read the mail, only the one whose update succeeds may send it.
      const taken = await store.run(
        'UPDATE mail SET attempts = attempts + 1, next_attempt_at = ? WHERE id = ? AND attempts = ? AND next_attempt_at IS NOT NULL',
        pause === undefined ? null : now() + pause,
        id,
        attempts,
      )
      if (taken === 1) return { ...mailOf(row), id, attempt: attempts + 1, isLastAttempt: pause === undefined }
    }
  },
  markSent: async (id) => {
    await store.run('UPDATE mail SET sent_at = ?, next_attempt_at = NULL WHERE id = ?', now(), id)
  },
  markFailed: async (id, reason, isFinal) => {
    await store.run(`UPDATE mail SET failure = ?${isFinal ? ', next_attempt_at = NULL' : ''} WHERE id = ?`, reason, id)
  },
  givenUp: async (most) =>
    (await store.all(`SELECT * FROM mail WHERE ${isGivenUp} ORDER BY created_at DESC, id DESC LIMIT ?`, most)).map((row) => ({
      id: whole(row, 'id'),
      recipient: text(row, 'recipient'),
      subject: text(row, 'subject'),
      createdAt: whole(row, 'created_at'),
      attempts: whole(row, 'attempts'),
      reason: textOrNull(row, 'failure') ?? '',
    })),
  retry: async (id) =>
    (await store.run(`UPDATE mail SET attempts = 0, next_attempt_at = ? WHERE id = ? AND ${isGivenUp}`, now(), id)) === 1,
})
