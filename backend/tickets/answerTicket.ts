import { record, text } from '../database/row.ts'
import type { Customers } from '../ports/Customers.ts'
import type { Mails, MailText } from '../ports/Mails.ts'
import type { Store } from '../store/Store.ts'

const answered = (language: 'nld' | 'eng', subject: string, answer: string): MailText =>
  language === 'nld'
    ? { language, subject: `Antwoord op je vraag: ${subject}`, body: `${answer}\n\nJe leest en beantwoordt dit in je account, bij Vragen.` }
    : {
        language,
        subject: `Answer to your question: ${subject}`,
        body: `${answer}\n\nYou read and answer this in your account, at Questions.`,
      }

/**
 * The shop answers a ticket: its customer reads it in the account, and gets it by mail. Answers false when there is no such ticket. Call it in a
 * transaction.
 * @param now milliseconds since 1970-01-01 UTC
 */
export const answerTicket = async (
  { store, customers, mails }: { readonly store: Store; readonly customers: Customers; readonly mails: Mails },
  uid: string,
  answer: string,
  now: number,
): Promise<boolean> => {
  const row = await store.get('SELECT customer_id, subject, messages FROM ticket WHERE uid = ?', uid)
  if (row === null) return false
  const messages = [...(record(row, 'messages') as readonly unknown[]), { author: 'shop', text: answer, at: now }]
  await store.run("UPDATE ticket SET messages = ?, status = 'answered', updated_at = ? WHERE uid = ?", JSON.stringify(messages), now, uid)
  const customer = await customers.byId(text(row, 'customer_id'))
  if (customer !== null)
    await mails.enqueue({ recipient: customer.emailAddress, ...answered(customer.language, text(row, 'subject'), answer) })
  return true
}
