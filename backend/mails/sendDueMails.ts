import type { Mails, SendMail } from '../ports/Mails.ts'

/** What became of an attempt. */
export type MailOutcome = 'sent' | 'failed' | 'givenUp'

const log = (line: string): void => void process.stderr.write(`${line}\n`)

/**
 * Sends the mails that are due, one after the other, until none is left, the mail server fails or it is to stop. A mail goes out once, even where several processes
 * do this, unless a process ends between sending and writing it down; both copies then carry the same Message-ID.
 * @param report called with the outcome of each attempt
 */
export const sendDueMails = async (
  mails: Mails,
  send: SendMail,
  report: (outcome: MailOutcome) => void,
  isStopping: () => boolean = () => false,
): Promise<void> => {
  while (!isStopping()) {
    const mail = await mails.takeDue()
    if (mail === null) return
    const result = await send(mail)
    if (result.type === 'sent') {
      await mails.markSent(mail.id)
      report('sent')
      continue
    }
    const isFinal = result.isRefused || mail.isLastAttempt
    await mails.markFailed(mail.id, result.reason, isFinal)
    report(isFinal ? 'givenUp' : 'failed')
    log(`Mail ${mail.id}: ${result.reason}, attempt ${mail.attempt}${isFinal ? '; it is given up' : ''}.`)
    // What is wrong with the server is wrong for the next mail, too.
    if (!result.isRefused) return
  }
}
