import type { Invoice, InvoiceDocument, InvoiceLine } from '../ports/Invoices.ts'
import type { PlacedOrder } from '../ports/Orders.ts'
import type { Language } from '../records/ProductRecord.ts'
import { lineText, sentences } from './invoiceWords.ts'
import { left, letterWords, writeColumns, writeFooters, writeLetterhead, writeRow, writeSums } from './letterhead.ts'
import { openPdf } from './pdfPen.ts'
import type { PdfPen } from './pdfPen.ts'
import { ublOf } from './ubl.ts'
import { inclVatOf } from './vatAmounts.ts'

const words = {
  nld: {
    ...letterWords.nld,
    number: { invoice: 'Factuurnummer', creditNote: 'Nummer' },
    date: { invoice: 'Factuurdatum', creditNote: 'Datum' },
    credits: 'Op factuur',
    order: 'Bestelling',
    reference: 'Jouw referentie',
    due: 'Te betalen voor',
    buyer: { invoice: 'Gefactureerd aan', creditNote: 'Gecrediteerd aan' },
    delivered: 'Bezorgd bij',
    exclusive: 'Bedragen per regel zijn excl. btw.',
    subtotal: 'Regels',
    open: 'Nog te betalen',
    paid: { invoice: 'Betaald', creditNote: 'Terugbetaald' },
    promised: { invoice: 'Te betalen aan de betaaldienst', creditNote: 'Terug via de betaaldienst' },
    pay: (iban: string, number: string) => `Maak het bedrag over op ${iban} en noem daarbij ${number}.`,
    reason: 'Reden',
  },
  eng: {
    ...letterWords.eng,
    number: { invoice: 'Invoice number', creditNote: 'Number' },
    date: { invoice: 'Invoice date', creditNote: 'Date' },
    credits: 'On invoice',
    order: 'Order',
    reference: 'Your reference',
    due: 'To be paid by',
    buyer: { invoice: 'Invoiced to', creditNote: 'Credited to' },
    delivered: 'Delivered to',
    exclusive: 'Line amounts exclude VAT.',
    subtotal: 'Lines',
    open: 'To be paid',
    paid: { invoice: 'Paid', creditNote: 'Refunded' },
    promised: { invoice: 'To be paid to the payment service', creditNote: 'Back by the payment service' },
    pay: (iban: string, number: string) => `Please transfer the amount to ${iban} and quote ${number}.`,
    reason: 'Reason',
  },
} as const
type Words = (typeof words)[Language]

type Printed = Pick<Invoice, 'number' | 'issuedAt' | 'document'>

interface Sheet extends Printed {
  readonly pen: PdfPen
  readonly language: Language
  readonly t: Words
  /** As it is meant: what a credit note gives back is below 0. */
  readonly euros: (cents: number) => string
  readonly percent: (basisPoints: number) => string
}

const addressLines = (address: PlacedOrder['addresses']['invoice'], { tag }: Words): readonly string[] =>
  [
    address.companyName,
    `${address.firstName} ${address.lastName}`.trim(),
    `${address.streetName} ${address.houseNumber}${address.houseNumberAddition === '' ? '' : ` ${address.houseNumberAddition}`}`.trim(),
    `${address.zipCode} ${address.city}`.trim(),
    new Intl.DisplayNames([tag], { type: 'region' }).of(address.countryCode) ?? '',
  ].filter((line) => line !== '')

const writeHead = ({ pen, t, language, number, issuedAt, document }: Sheet): number => {
  const { kind, seller, buyer, delivery, order, credits, dueAt } = document
  const day = (moment: number): string =>
    new Intl.DateTimeFormat(t.tag, { dateStyle: 'long', timeZone: 'Europe/Amsterdam' }).format(new Date(moment))
  const facts: readonly (readonly [string, string])[] = [
    [t.number[kind], number],
    [t.date[kind], day(issuedAt)],
    ...(credits === null ? [] : [[t.credits, credits.number] as const]),
    [t.order, order.number],
    ...(order.reference === '' ? [] : [[t.reference, order.reference] as const]),
    ...(dueAt === null ? [] : [[t.due, day(dueAt)] as const]),
  ]
  writeLetterhead(pen, language, sentences[language][kind], seller, facts)
  const people = [
    [
      t.buyer[kind],
      [
        ...addressLines(buyer.address, t),
        ...(buyer.cocNumber === '' ? [] : [`${t.coc} ${buyer.cocNumber}`]),
        ...(buyer.vatNumber === '' ? [] : [`${t.vatNumber} ${buyer.vatNumber}`]),
      ],
    ],
    [t.delivered, addressLines(delivery, t)],
  ] as const
  people.forEach(([title, lines], column) => {
    const x = left + column * 240
    pen.write(title, x, 184, { strength: 'strong' })
    lines.forEach((line, index) => pen.write(line, x, 200 + index * 14))
  })
  return 316
}

const writeLine = (sheet: Sheet, { subject, quantity, percentage, exclVat }: InvoiceLine, from: number): number => {
  const { pen, document, language, euros, percent } = sheet
  const isGoods = subject.type === 'goods'
  const row = {
    texts: lineText(document, subject, language),
    quantity: isGoods ? `${quantity}` : '',
    unit: isGoods ? euros(Math.round(exclVat / quantity)) : '',
    rate: percent(percentage),
    amount: euros(exclVat),
  }
  return writeRow(pen, language, row, from)
}

const sumOf = (parts: readonly { readonly exclVat: number }[]): number => parts.reduce((sum, { exclVat }) => sum + exclVat, 0)
const labelsOf = (parts: InvoiceDocument['allowances']): string => Array.from(new Set(parts.map(({ label }) => label))).join(', ')

/** What a part costs over all rates: those of the same label are one. */
const chargeRows = (charges: InvoiceDocument['charges'], shipping: string): readonly (readonly [name: string, amount: number])[] => {
  const names = charges.map(({ label, isService }) => (isService ? label : `${shipping} ${label}`.trim()))
  return Array.from(new Set(names)).map((name) => [name, sumOf(charges.filter((_, index) => names[index] === name))])
}

const writeTotals = (sheet: Sheet, from: number): void => {
  const { pen, t, language, number, document, euros, percent } = sheet
  const { kind, seller, lines, allowances, charges, vat, settlement, isReverseCharged, reason } = document
  const { discount, shipping, reverseCharged } = sentences[language]
  const inclVat = inclVatOf(vat)
  const isOpen = settlement === 'onAccount' && kind === 'invoice'
  const rows: readonly (readonly [name: string, amount: number, isStrong?: boolean])[] = [
    [t.subtotal, sumOf(lines)],
    ...(allowances.length === 0 ? [] : [[`${discount} ${labelsOf(allowances)}`.trim(), -sumOf(allowances)] as const]),
    ...chargeRows(charges, shipping),
    [t.excl, sumOf(vat)],
    ...vat.map(({ percentage, exclVat, amount }) => [t.vat(percent(percentage), euros(exclVat)), amount] as const),
    [t.total, inclVat, true],
    ...(settlement === 'onAccount' && !isOpen
      ? []
      : [[isOpen ? t.open : settlement === 'promised' ? t.promised[kind] : t.paid[kind], inclVat, isOpen] as const]),
  ]
  const notes = [
    t.exclusive,
    ...(isReverseCharged ? [reverseCharged] : []),
    ...(reason === '' ? [] : [`${t.reason}: ${reason}`]),
    ...(isOpen ? [t.pay(seller.iban, number)] : []),
  ]
  const sums = rows.map(([name, amount, isStrong = false]) => [name, euros(amount), isStrong] as const)
  writeSums(pen, sums, notes, from)
}

/**
 * An invoice or credit note as PDF/A-3 with its XML inside: seller, buyer, every line, and the VAT and its base for each rate. Of the same document
 * in the same language it has always the same bytes.
 * @param language of its words; goods stay in the language of the order
 */
export const invoicePdf = async (invoice: Printed, language: Language): Promise<Uint8Array<ArrayBuffer>> => {
  const { number, issuedAt, document } = invoice
  const { kind, seller } = document
  const t = words[language]
  const money = new Intl.NumberFormat(t.tag, { style: 'currency', currency: 'EUR' })
  const percentage = new Intl.NumberFormat(t.tag, { style: 'percent', maximumFractionDigits: 2 })
  const pen = openPdf({
    title: `${sentences[language][kind]} ${number}`,
    language: t.tag,
    madeAt: new Date(issuedAt),
    attachment: { name: `${number}.xml`, type: 'text/xml', description: 'UBL 2.1, EN 16931', content: ublOf(invoice) },
  })
  const sheet: Sheet = {
    ...invoice,
    pen,
    language,
    t,
    // No amount is -0.
    euros: (cents) => money.format((kind === 'creditNote' ? 0 - cents : cents) / 100),
    percent: (basisPoints) => percentage.format(basisPoints / 10_000),
  }
  let y = writeColumns(pen, language, writeHead(sheet))
  for (const line of document.lines) y = writeLine(sheet, line, y)
  writeTotals(sheet, y + 8)
  writeFooters(pen, language, seller, number)
  return pen.finish()
}
