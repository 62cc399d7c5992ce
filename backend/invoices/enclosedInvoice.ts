import type { Invoice, Invoices } from '../ports/Invoices.ts'
import type { Mail, MailFile, MailText } from '../ports/Mails.ts'
import type { Language } from '../records/ProductRecord.ts'
import { ublOf } from './ubl.ts'

/** Businesses get their invoices as XML too. */
export const hasXml = ({ document: { buyer } }: Pick<Invoice, 'document'>): boolean =>
  buyer.address.companyName !== '' || buyer.vatNumber !== ''

/** The sentence of a mail to which an invoice or credit note is attached. */
export const enclosedNotice = (language: Language, { number, document: { kind } }: Pick<Invoice, 'number' | 'document'>): string =>
  language === 'nld'
    ? `Je ${kind === 'invoice' ? 'factuur' : 'creditnota'} ${number} zit als bijlage bij deze mail.`
    : `Your ${kind === 'invoice' ? 'invoice' : 'credit note'} ${number} is attached to this mail.`

/** A mail with the invoice or credit note of what it tells of; null: there is none. */
export const enclose = (mail: MailText, invoice: Invoice | null): MailText & Pick<Mail, 'invoiceUid'> =>
  invoice === null ? mail : { ...mail, body: `${mail.body}\n${enclosedNotice(mail.language, invoice)}`, invoiceUid: invoice.uid }

/** The files of an invoice or credit note in the language of its order: the PDF, for a business the XML too. */
export const enclosedFiles = async (invoices: Pick<Invoices, 'find'>, uid: string): Promise<readonly MailFile[]> => {
  const invoice = await invoices.find(uid)
  if (invoice === null) return []
  // The PDF library is large and rarely needed, so it is loaded lazily.
  const { invoicePdf } = await import('./invoicePdf.ts')
  const { number, document } = invoice
  return [
    { name: `${number}.pdf`, type: 'application/pdf', content: await invoicePdf(invoice, document.language) },
    ...(hasXml(invoice) ? [{ name: `${number}.xml`, type: 'application/xml' as const, content: ublOf(invoice) }] : []),
  ]
}
