import { createTransport } from 'nodemailer'
import type { SendMail } from '../ports/Mails.ts'

/** Signs mails (RFC 6376): the public key is the TXT record `selector._domainkey.domain`. */
export interface DkimSettings {
  /** That of the sender, or one above it. */
  readonly domain: string
  readonly selector: string
  /** RSA, PEM. */
  readonly privateKey: string
}

export interface SmtpSettings {
  /** smtp:// or smtps://, with user and password. */
  readonly url: string
  readonly from: { readonly name: string; readonly address: string }
  /** null: mails are not signed here; the mail server may. */
  readonly dkim: DkimSettings | null
}

const second = 1000
/** Must be well below the first pause between two attempts. */
const timeouts = { dnsTimeout: 10 * second, connectionTimeout: 10 * second, greetingTimeout: 10 * second, socketTimeout: 20 * second }

/** Fields that nodemailer adds to errors. */
interface SmtpError {
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
}

/**
 * Sends through an SMTP server. STARTTLS is used where the server offers it. No mail has List-Unsubscribe: each answers what its recipient did, and
 * the law wants most of them.
 */
export const createSmtpSender = ({ url, from, dkim }: SmtpSettings): SendMail => {
  const transport = createTransport({
    url,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim === null ? {} : { dkim: { domainName: dkim.domain, keySelector: dkim.selector, privateKey: dkim.privateKey } }),
  })
  const domain = from.address.slice(from.address.indexOf('@') + 1)
  return async ({ id, recipient, subject, body, html, replyTo, createdAt, files }) => {
    try {
      await transport.sendMail({
        from,
        // An object is always one address, whatever it contains.
        to: { name: '', address: recipient },
        ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
        subject,
        text: body,
        ...(html === undefined ? {} : { html }),
        attachments: files.map(({ name, type, content }) => ({
          filename: name,
          contentType: type,
          content: typeof content === 'string' ? content : Buffer.from(content),
        })),
        messageId: `<${createdAt}.${id}@${domain}>`,
        date: new Date(createdAt),
        // Prevents automatic replies (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      })
      return { type: 'sent' }
    } catch (error) {
      const { code = 'unknown', command, responseCode } = error as SmtpError
      return {
        type: 'failed',
        reason: responseCode === undefined ? code : `${code} ${responseCode}`,
        isRefused: command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500,
      }
    }
  }
}
