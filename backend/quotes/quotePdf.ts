import { addVat } from '../invoices/vatAmounts.ts'
import {
  bottom,
  left,
  letterWords,
  right,
  writeColumns,
  writeFooters,
  writeLetterhead,
  writeRow,
  writeSums,
} from '../invoices/letterhead.ts'
import { openPdf } from '../invoices/pdfPen.ts'
import type { PdfPen } from '../invoices/pdfPen.ts'
import { bothSides } from '../pricing/linePrice.ts'
import type { Language } from '../records/ProductRecord.ts'
import type { SellerRecord } from '../records/ShopRecord.ts'
import { quoteTerms } from './quoteTerms.ts'
import { hasExpired, shopDay } from './quotes.ts'
import type { QuoteOffer, StoredQuote } from './quotes.ts'

const words = {
  nld: {
    ...letterWords.nld,
    title: 'Offerte',
    number: 'Offertenummer',
    requested: 'Aangevraagd',
    valid: 'Geldig tot en met',
    expired: 'Verlopen na',
    for: 'Voor',
    side: { incl: 'Bedragen per regel zijn incl. btw.', excl: 'Bedragen per regel zijn excl. btw.' },
    withoutShipping: 'Zonder bezorging: die komt er bij het afrekenen bij.',
  },
  eng: {
    ...letterWords.eng,
    title: 'Quote',
    number: 'Quote number',
    requested: 'Requested',
    valid: 'Valid until',
    expired: 'Expired after',
    for: 'For',
    side: { incl: 'Line amounts include VAT.', excl: 'Line amounts exclude VAT.' },
    withoutShipping: 'Without delivery, which is added at the checkout.',
  },
} as const

/** Writes a text of several paragraphs over as many pages as it needs. */
const writeText = (pen: PdfPen, written: string, from: number): void => {
  let y = from
  for (const line of written.split('\n').flatMap((paragraph) => pen.lines(paragraph, right - left))) {
    if (y > bottom) {
      pen.newPage()
      y = 52
    }
    if (line !== '') pen.write(line, left, y)
    y += 14
  }
}

/**
 * What the shop offers, until which day: as PDF/A-3, with the lines on the side of VAT that the shop chose, and the VAT and its base for each
 * rate. Its sums are those of the quote's page.
 * @param language of its words and of its goods; what the shop wrote stays as it is
 */
export const quotePdf = async (
  quote: StoredQuote,
  { prices, vatIncluded, expiresOn, text }: QuoteOffer,
  { seller, isDepositDue }: { readonly seller: SellerRecord; readonly isDepositDue: boolean },
  language: Language,
  now: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  const { number, name, emailAddress, requestedAt, updatedAt } = quote
  const t = words[language]
  const money = new Intl.NumberFormat(t.tag, { style: 'currency', currency: 'EUR' })
  const euros = (cents: number): string => money.format(cents / 100)
  const percentage = new Intl.NumberFormat(t.tag, { style: 'percent', maximumFractionDigits: 2 })
  const percent = (basisPoints: number): string => percentage.format(basisPoints / 10_000)
  const day = (date: string): string => new Intl.DateTimeFormat(t.tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
  const pen = openPdf({ title: `${t.title} ${number}`, language: t.tag, madeAt: new Date(updatedAt) })
  writeLetterhead(pen, language, t.title, seller, [
    [t.number, number],
    [t.requested, day(shopDay(requestedAt))],
    [hasExpired(quote, now) ? t.expired : t.valid, day(expiresOn)],
  ])
  pen.write(t.for, left, 184, { strength: 'strong' })
  const asker = [...pen.lines(name, right - left), emailAddress]
  asker.forEach((line, index) => pen.write(line, left, 200 + index * 14))

  let y = writeColumns(pen, language, 216 + asker.length * 14)
  const lines = quote.lines.map((line, index) => {
    const { unitPrice = 0, vat = 0 } = prices[index] ?? {}
    return { ...line, unitPrice, vat, total: unitPrice * line.quantity }
  })
  for (const { title, choices, quantity, unitPrice, vat, total } of lines) {
    const texts = [title, ...choices].map((one) => one[language])
    y = writeRow(pen, language, { texts, quantity: `${quantity}`, unit: euros(unitPrice), rate: percent(vat), amount: euros(total) }, y)
  }
  const vat = addVat([
    1,
    lines.map((line) => {
      const { incl, excl } = bothSides(line.total, { vat: line.vat, vatIncluded })
      return { percentage: line.vat, exclVat: excl, amount: incl - excl }
    }),
  ])
  const exclVat = vat.reduce((sum, one) => sum + one.exclVat, 0)
  const sums = [
    [t.excl, euros(exclVat)] as const,
    ...vat.map((one) => [t.vat(percent(one.percentage), euros(one.exclVat)), euros(one.amount)] as const),
    [t.total, euros(vat.reduce((sum, { amount }) => sum + amount, exclVat)), true] as const,
  ]
  y = writeSums(
    pen,
    sums,
    [t.side[vatIncluded ? 'incl' : 'excl'], t.withoutShipping, ...quoteTerms(quote.lines, language, isDepositDue)],
    y + 8,
  )
  writeText(pen, text, y + 16)
  writeFooters(pen, language, seller, number)
  return pen.finish()
}
