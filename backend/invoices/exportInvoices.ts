import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Invoice, Invoices } from '../ports/Invoices.ts'
import { amsterdamDay } from './amsterdamDay.ts'
import { invoicePdf } from './invoicePdf.ts'
import { ublOf } from './ubl.ts'

const hour = 60 * 60 * 1000

/** When a day such as 2026-11-27 begins in the Netherlands; null when there is no such day. */
const startOfDay = (day: string): number | null => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  const utc = Date.parse(day)
  return [utc - 2 * hour, utc - hour].find((at) => !Number.isNaN(at) && amsterdamDay(at) === day) ?? null
}

/** From the begin of one day to the end of another, in milliseconds since 1970-01-01 UTC; null when one is no day, or the last is before the first. */
export const periodOf = (first: string, last: string): { readonly from: number; readonly until: number } | null => {
  const from = startOfDay(first)
  const lastStart = startOfDay(last)
  if (from === null || lastStart === null || lastStart < from) return null
  // Days of 23 and of 25 hours end where the next begins.
  const until = startOfDay(amsterdamDay(lastStart + 26 * hour))
  return until === null ? null : { from, until }
}

/** A text in a table that no spreadsheet takes for a formula. */
const cell = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
const amount = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',')

const header = 'nummer;soort;datum;bestelling;op factuur;koper;land;btw-nummer;btw-tarief;excl. btw;btw;incl. btw'

/** A row for each rate; what a credit note gives back is below 0. */
const rowsOf = ({ number, issuedAt, document: { kind, order, credits, buyer, vat } }: Invoice): readonly string[] => {
  const { companyName, firstName, lastName, countryCode } = buyer.address
  const sign = kind === 'invoice' ? 1 : -1
  const facts = [
    cell(number),
    kind === 'invoice' ? 'factuur' : 'creditnota',
    amsterdamDay(issuedAt),
    cell(order.number),
    cell(credits?.number ?? ''),
    cell(companyName === '' ? `${firstName} ${lastName}`.trim() : companyName),
    countryCode,
    cell(buyer.vatNumber),
  ]
  return vat.map(({ percentage, exclVat, amount: tax }) =>
    [...facts, `${percentage / 100}`.replace('.', ','), ...[exclVat, tax, exclVat + tax].map((cents) => amount(sign * cents))].join(';'),
  )
}

/**
 * Writes what was issued in a period into a folder: each as PDF in the language of its order and as XML, and `facturen.csv` with a row for each
 * VAT rate, for spreadsheets that read semicolons and decimal commas. Answers how many there are.
 */
export const exportInvoices = async (
  invoices: Pick<Invoices, 'between'>,
  { from, until }: { readonly from: number; readonly until: number },
  folder: string,
): Promise<number> => {
  await mkdir(folder, { recursive: true })
  const issued = await invoices.between(from, until)
  for (const invoice of issued) {
    await writeFile(join(folder, `${invoice.number}.pdf`), await invoicePdf(invoice, invoice.document.language))
    await writeFile(join(folder, `${invoice.number}.xml`), ublOf(invoice))
  }
  // With a mark that says that it is UTF-8.
  await writeFile(join(folder, 'facturen.csv'), `\uFEFF${[header, ...issued.flatMap(rowsOf)].join('\r\n')}\r\n`)
  return issued.length
}
