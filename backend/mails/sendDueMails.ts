import type { MailFile, Mails, SendMail, SendResult } from '../ports/Mails.ts'
import type { ShopRecord } from '../records/ShopRecord.ts'
import { htmlOf, textOf } from './mailPage.ts'

/** The outcome of an attempt. */
export type MailOutcome = 'sent' | 'failed' | 'givenUp'

const log = (line: string): void => void process.stderr.write(`${line}\n`)

/**
 * Sends the due mails in sequence until none is left, the mail server fails or `isStopping` is true. A mail is sent once, even with several
 * processes, unless a process ends between sending and recording it; both copies then have the same Message-ID.
 * @param filesOf the files of an invoice or credit note, by its uid
 * @param report called with the outcome of each attempt
 */
export const sendDueMails = async (
  { mails, shop: { seller } }: { readonly mails: Mails; readonly shop: Pick<ShopRecord, 'seller'> },
  filesOf: (invoiceUid: string) => Promise<readonly MailFile[]>,
  send: SendMail,
  report: (outcome: MailOutcome) => void,
  isStopping: () => boolean = () => false,
): Promise<void> => {
  while (!isStopping()) {
    const mail = await mails.takeDue()
    if (mail === null) return
    const files = mail.invoiceUid === undefined ? [] : await filesOf(mail.invoiceUid).catch(() => null)
    // A mail does not go without the invoice of which it speaks.
    const result: SendResult =
      files === null
        ? { type: 'failed', reason: 'EINVOICE', isRefused: false }
        : await send({ ...mail, body: textOf(mail, seller), html: htmlOf(mail, seller), files })
    if (result.type === 'sent') {
      await mails.markSent(mail.id)
      report('sent')
      continue
    }
    const isFinal = result.isRefused || mail.isLastAttempt
    await mails.markFailed(mail.id, result.reason, isFinal)
    report(isFinal ? 'givenUp' : 'failed')
    log(`Mail ${mail.id}: ${result.reason}, attempt ${mail.attempt}${isFinal ? '; it is given up' : ''}.`)
    // A failing server would fail for the next mail too.
    if (!result.isRefused) return
  }
}
