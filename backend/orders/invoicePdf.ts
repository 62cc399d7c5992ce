import type { Wire } from '../contract/wire.ts'
import type { Language } from '../records/ProductRecord.ts'
import type { SellerRecord } from '../records/ShopRecord.ts'
import type { StoredOrder } from './orders.ts'
import { openPdf } from './pdfPen.ts'
import type { PdfPen } from './pdfPen.ts'

const words = {
  nld: {
    tag: 'nl-NL',
    invoice: 'Factuur',
    number: 'Factuurnummer',
    date: 'Factuurdatum',
    order: 'Bestelling',
    reference: 'Jouw referentie',
    due: 'Te betalen voor',
    buyer: 'Gefactureerd aan',
    delivered: 'Bezorgd bij',
    coc: 'KVK',
    vatNumber: 'Btw-nummer',
    quantity: 'Aantal',
    goods: 'Omschrijving',
    unit: 'Per stuk',
    rate: 'Btw',
    amount: 'Bedrag',
    exclusive: 'Bedragen per regel zijn excl. btw.',
    subtotal: 'Goederen',
    discount: 'Korting',
    shipping: 'Bezorging',
    excl: 'Totaal excl. btw',
    vat: (rate: string, base: string) => `Btw ${rate} over ${base}`,
    total: 'Totaal incl. btw',
    open: 'Nog te betalen',
    paid: 'Betaald',
    pay: (iban: string, number: string) => `Maak het bedrag over op ${iban} en noem daarbij ${number}.`,
    page: (page: number, pages: number) => `Bladzijde ${page} van ${pages}`,
  },
  eng: {
    tag: 'en-US',
    invoice: 'Invoice',
    number: 'Invoice number',
    date: 'Invoice date',
    order: 'Order',
    reference: 'Your reference',
    due: 'To be paid by',
    buyer: 'Invoiced to',
    delivered: 'Delivered to',
    coc: 'Chamber of Commerce',
    vatNumber: 'VAT number',
    quantity: 'Quantity',
    goods: 'Description',
    unit: 'Each',
    rate: 'VAT',
    amount: 'Amount',
    exclusive: 'Line amounts exclude VAT.',
    subtotal: 'Goods',
    discount: 'Discount',
    shipping: 'Delivery',
    excl: 'Total excl. VAT',
    vat: (rate: string, base: string) => `VAT ${rate} on ${base}`,
    total: 'Total incl. VAT',
    open: 'To be paid',
    paid: 'Paid',
    pay: (iban: string, number: string) => `Please transfer the amount to ${iban} and quote ${number}.`,
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
} as const
type Words = (typeof words)[Language]

const left = 56
const right = 539
/** The lowest position of a row on a page. */
const bottom = 740

interface Sheet {
  readonly pen: PdfPen
  readonly t: Words
  readonly euros: (cents: number) => string
  readonly percent: (basisPoints: number) => string
}

const addressLines = (address: Wire['Address']): readonly string[] =>
  [
    address.companyName,
    `${address.firstName} ${address.lastName}`.trim(),
    `${address.streetName} ${address.houseNumber}${address.houseNumberAddition === '' ? '' : ` ${address.houseNumberAddition}`}`.trim(),
    `${address.zipCode} ${address.city}`.trim(),
    address.countryCode,
  ].filter((line) => line !== '')

const writeHead = (
  { pen, t }: Sheet,
  seller: SellerRecord,
  invoice: Wire['Invoice'],
  { placed, reference }: StoredOrder,
  language: Language,
): number => {
  const day = (moment: string): string =>
    new Intl.DateTimeFormat(t.tag, { dateStyle: 'long', timeZone: 'Europe/Amsterdam' }).format(new Date(moment))
  pen.write(t.invoice, left, 52, { size: 24, strength: 'strong' })
  const own = [
    seller.name,
    seller.street,
    `${seller.zipCode} ${seller.city}, ${seller.country[language]}`,
    `${seller.emailAddress}, ${seller.phoneNumber}`,
    `${t.coc} ${seller.cocNumber}`,
    `${t.vatNumber} ${seller.vatNumber}`,
  ]
  own.forEach((line, index) => pen.write(line, right, 56 + index * 14, { align: 'right', strength: index === 0 ? 'strong' : 'plain' }))
  const facts = [
    [t.number, invoice.invoiceNumber],
    [t.date, day(invoice.createdAt)],
    [t.order, invoice.orderNumber],
    ...(reference === '' ? [] : [[t.reference, reference]]),
    ...(invoice.dueAt === null ? [] : [[t.due, day(invoice.dueAt)]]),
  ]
  facts.forEach(([name = '', value = ''], index) => {
    pen.write(name, left, 96 + index * 14)
    pen.write(value, left + 96, 96 + index * 14, { strength: 'strong' })
  })
  const people = [
    [
      t.buyer,
      [...addressLines(placed.addresses.invoice), ...(placed.vatNumber === undefined ? [] : [`${t.vatNumber} ${placed.vatNumber}`])],
    ],
    [t.delivered, addressLines(placed.addresses.delivery)],
  ] as const
  people.forEach(([title, lines], column) => {
    const x = left + column * 240
    pen.write(title, x, 178, { strength: 'strong' })
    lines.forEach((line, index) => pen.write(line, x, 194 + index * 14))
  })
  return 290
}

const writeColumns = ({ pen, t }: Sheet, y: number): number => {
  pen.write(t.quantity, left, y, { strength: 'strong', size: 9 })
  pen.write(t.goods, left + 52, y, { strength: 'strong', size: 9 })
  pen.write(t.unit, 400, y, { strength: 'strong', size: 9, align: 'right' })
  pen.write(t.rate, 450, y, { strength: 'strong', size: 9, align: 'right' })
  pen.write(t.amount, right, y, { strength: 'strong', size: 9, align: 'right' })
  pen.rule(y + 16)
  return y + 24
}

const writeLine = (sheet: Sheet, line: StoredOrder['placed']['lines'][number], from: number): number => {
  const { pen, euros, percent } = sheet
  const facts = line.facts ?? []
  const details = [
    line.title,
    ...(facts.length === 0 ? [] : [facts.join(', ')]),
    ...line.options.map(({ groupName, name }) => `${groupName}: ${name}`),
  ]
  const described = details.flatMap((text, index) => pen.lines(text, 280, { size: index === 0 ? 10 : 9 }))
  const height = described.length * 14 + 4
  let y = from
  if (y + height > bottom) {
    pen.newPage()
    y = writeColumns(sheet, 52)
  }
  pen.write(`${line.quantity}`, left, y)
  described.forEach((text, index) => pen.write(text, left + 52, y + index * 14, { size: index === 0 ? 10 : 9 }))
  pen.write(euros(Math.round(line.totals.totalExclVat / line.quantity)), 400, y, { align: 'right' })
  pen.write(percent(line.prices.vatPercentage * 100), 450, y, { align: 'right' })
  pen.write(euros(line.totals.totalExclVat), right, y, { align: 'right' })
  return y + height
}

const writeTotals = (sheet: Sheet, seller: SellerRecord, invoice: Wire['Invoice'], { placed }: StoredOrder, from: number): void => {
  const { pen, t, euros, percent } = sheet
  const sums = placed.cartTotals
  const { outstandingAmount } = invoice.totals
  const rows: readonly (readonly [name: string, amount: number, isStrong?: boolean])[] = [
    [t.subtotal, sums.subtotalExclVat],
    ...(sums.discountExclVat === 0
      ? []
      : [[`${t.discount} ${placed.coupons.map(({ code }) => code).join(', ')}`.trim(), -sums.discountExclVat] as const]),
    ...(placed.delivery.label === '' ? [] : [[`${t.shipping} ${placed.delivery.label}`, sums.shippingExclVat] as const]),
    [t.excl, sums.totalExclVat],
    ...placed.vat.map(({ percentage, exclVat, amount }) => [t.vat(percent(percentage), euros(exclVat)), amount] as const),
    [t.total, sums.totalInclVat, true],
    outstandingAmount === 0 ? [t.paid, sums.totalInclVat] : [t.open, outstandingAmount, true],
  ]
  let y = from
  if (y + rows.length * 16 + 70 > bottom) {
    pen.newPage()
    y = 52
  }
  pen.rule(y)
  y += 12
  for (const [name, amount, isStrong = false] of rows) {
    const strength = isStrong ? 'strong' : 'plain'
    pen.write(name, 300, y, { strength })
    pen.write(euros(amount), right, y, { strength, align: 'right' })
    y += 16
  }
  pen.write(t.exclusive, left, y + 12, { size: 9 })
  if (outstandingAmount > 0) pen.write(t.pay(seller.iban, invoice.invoiceNumber), left, y + 28, { size: 9 })
}

/** An invoice as a PDF: seller, buyer, every line, and the VAT and its base for each rate. */
export const invoicePdf = async (
  seller: SellerRecord,
  invoice: Wire['Invoice'],
  order: StoredOrder,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> => {
  const t = words[language]
  const money = new Intl.NumberFormat(t.tag, { style: 'currency', currency: 'EUR' })
  const percentage = new Intl.NumberFormat(t.tag, { style: 'percent', maximumFractionDigits: 2 })
  const pen = openPdf({
    title: `${t.invoice} ${invoice.invoiceNumber}`,
    author: seller.name,
    language: t.tag,
    madeAt: new Date(invoice.createdAt),
  })
  const sheet: Sheet = {
    pen,
    t,
    euros: (cents) => money.format(cents / 100),
    percent: (basisPoints) => percentage.format(basisPoints / 10_000),
  }
  let y = writeColumns(sheet, writeHead(sheet, seller, invoice, order, language))
  for (const line of order.placed.lines) y = writeLine(sheet, line, y)
  writeTotals(sheet, seller, invoice, order, y + 8)
  pen.onEveryPage((page, pages) => {
    pen.write(`${seller.name} · ${invoice.invoiceNumber}`, left, 800, { size: 8 })
    pen.write(t.page(page, pages), right, 800, { size: 8, align: 'right' })
  })
  return pen.finish()
}
