import type { Wire } from '../answers/wire.ts'
import type { Language } from '../records/ProductRecord.ts'
import type { KeptOrder } from './orders.ts'

const words = {
  nld: { invoice: 'Factuur', order: 'Bestelling', date: 'Datum', total: 'Totaal incl. btw', vat: 'waarvan btw', open: 'Nog te betalen' },
  eng: { invoice: 'Invoice', order: 'Order', date: 'Date', total: 'Total incl. VAT', vat: 'of which VAT', open: 'Still to be paid' },
} as const

const euros = (cents: number): string => `EUR ${(cents / 100).toFixed(2)}`

/** Text for a PDF string in WinAnsi; what that encoding lacks becomes a question mark. */
const literal = (text: string): string =>
  Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0
    if (letter === '(' || letter === ')' || letter === '\\') return `\\${letter}`
    if (code >= 32 && code < 127) return letter
    return code >= 160 && code <= 255 ? `\\${code.toString(8)}` : '?'
  }).join('')

const row = (x: number, y: number, size: number, text: string): string => `BT /F1 ${size} Tf ${x} ${y} Td (${literal(text)}) Tj ET`

const pageOf = (invoice: Wire['Invoice'], { placed }: KeptOrder, language: Language): string => {
  const say = words[language]
  const { invoice: to } = placed.addresses
  const vat = placed.cartTotals.totalInclVat - placed.cartTotals.totalExclVat
  const head = [
    row(56, 780, 20, 'Thuishaven B.V.'),
    row(56, 740, 14, `${say.invoice} ${invoice.invoiceNumber}`),
    row(56, 720, 10, `${say.order} ${invoice.orderNumber}`),
    row(56, 706, 10, `${say.date} ${invoice.createdAt.slice(0, 10)}`),
    row(56, 676, 10, [to.companyName, `${to.firstName} ${to.lastName}`].filter((part) => part !== '').join(', ')),
    row(56, 662, 10, `${to.streetName} ${to.houseNumber}${to.houseNumberAddition}, ${to.zipCode} ${to.city} (${to.countryCode})`),
  ]
  const lines = placed.lines
    .slice(0, 30)
    .flatMap(({ quantity, title, totals }, index) => [
      row(56, 626 - index * 16, 10, `${quantity} x ${title}`.slice(0, 70)),
      row(440, 626 - index * 16, 10, euros(totals.totalInclVat)),
    ])
  const end = 600 - Math.min(30, placed.lines.length) * 16
  return [
    ...head,
    ...lines,
    row(56, end, 11, say.total),
    row(440, end, 11, euros(invoice.totals.totalInclVat)),
    row(56, end - 16, 10, say.vat),
    row(440, end - 16, 10, euros(vat)),
    ...(invoice.totals.outstandingAmount === 0
      ? []
      : [row(56, end - 32, 10, say.open), row(440, end - 32, 10, euros(invoice.totals.outstandingAmount))]),
  ].join('\n')
}

/** An invoice as a PDF of one page. */
export const invoicePdf = (invoice: Wire['Invoice'], order: KeptOrder, language: Language): Uint8Array<ArrayBuffer> => {
  const page = pageOf(invoice, order, language)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  const starts: number[] = []
  let file = '%PDF-1.4\n'
  objects.forEach((object, index) => {
    starts.push(file.length)
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
  })
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const trailer = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>`
  return new TextEncoder().encode(`${file}${trailer}\nstartxref\n${file.length}\n%%EOF\n`)
}
