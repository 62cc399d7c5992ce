import type { SellerRecord } from '../records/ShopRecord.ts'
import type { Language } from '../records/ProductRecord.ts'
import type { PdfPen } from './pdfPen.ts'

/** Where text begins and ends on a page, in points from its left side. */
export const left = 56
export const right = 539
/** The lowest position of a row on a page. */
export const bottom = 740

/** Words that every document of the shop has, and how it writes numbers. */
export const letterWords = {
  nld: {
    tag: 'nl-NL',
    coc: 'KVK',
    vatNumber: 'Btw-nummer',
    quantity: 'Aantal',
    goods: 'Omschrijving',
    unit: 'Per stuk',
    rate: 'Btw',
    amount: 'Bedrag',
    excl: 'Totaal excl. btw',
    vat: (rate: string, base: string) => `Btw ${rate} over ${base}`,
    total: 'Totaal incl. btw',
    page: (page: number, pages: number) => `Bladzijde ${page} van ${pages}`,
  },
  eng: {
    tag: 'en-US',
    coc: 'Chamber of Commerce',
    vatNumber: 'VAT number',
    quantity: 'Quantity',
    goods: 'Description',
    unit: 'Each',
    rate: 'VAT',
    amount: 'Amount',
    excl: 'Total excl. VAT',
    vat: (rate: string, base: string) => `VAT ${rate} on ${base}`,
    total: 'Total incl. VAT',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
} as const

/** Writes what the document is, who sends it, and its facts, such as its number. */
export const writeLetterhead = (
  pen: PdfPen,
  language: Language,
  title: string,
  seller: SellerRecord,
  facts: readonly (readonly [name: string, value: string])[],
): void => {
  const t = letterWords[language]
  pen.write(title, left, 52, { size: 24, strength: 'strong' })
  const own = [
    seller.name,
    seller.street,
    `${seller.zipCode} ${seller.city}, ${seller.country[language]}`,
    `${seller.emailAddress}, ${seller.phoneNumber}`,
    `${t.coc} ${seller.cocNumber}`,
    `${t.vatNumber} ${seller.vatNumber}`,
  ]
  own.forEach((line, index) => pen.write(line, right, 56 + index * 14, { align: 'right', strength: index === 0 ? 'strong' : 'plain' }))
  facts.forEach(([name, value], index) => {
    pen.write(name, left, 96 + index * 14)
    pen.write(value, left + 96, 96 + index * 14, { strength: 'strong' })
  })
}

/** Writes the names of the columns; returns where the first row begins. */
export const writeColumns = (pen: PdfPen, language: Language, y: number): number => {
  const t = letterWords[language]
  pen.write(t.quantity, left, y, { strength: 'strong', size: 9 })
  pen.write(t.goods, left + 52, y, { strength: 'strong', size: 9 })
  pen.write(t.unit, 400, y, { strength: 'strong', size: 9, align: 'right' })
  pen.write(t.rate, 450, y, { strength: 'strong', size: 9, align: 'right' })
  pen.write(t.amount, right, y, { strength: 'strong', size: 9, align: 'right' })
  pen.rule(y + 16)
  return y + 24
}

/** A row of the columns; `quantity` and `unit` are empty where there is no piece. */
export interface Row {
  /** Its title, then its details. */
  readonly texts: readonly string[]
  readonly quantity: string
  readonly unit: string
  readonly rate: string
  readonly amount: string
}

/** Writes a row, on a new page where it does not fit; returns where the next one begins. */
export const writeRow = (pen: PdfPen, language: Language, { texts, quantity, unit, rate, amount }: Row, from: number): number => {
  const described = texts.flatMap((text, index) => pen.lines(text, 280, { size: index === 0 ? 10 : 9 }))
  const height = described.length * 14 + 4
  let y = from
  if (y + height > bottom) {
    pen.newPage()
    y = writeColumns(pen, language, 52)
  }
  described.forEach((text, index) => pen.write(text, left + 52, y + index * 14, { size: index === 0 ? 10 : 9 }))
  if (quantity !== '') pen.write(quantity, left, y)
  if (unit !== '') pen.write(unit, 400, y, { align: 'right' })
  pen.write(rate, 450, y, { align: 'right' })
  pen.write(amount, right, y, { align: 'right' })
  return y + height
}

/** Writes sums, then notes below them, together on a page. */
export const writeSums = (
  pen: PdfPen,
  sums: readonly (readonly [name: string, amount: string, isStrong?: boolean])[],
  notes: readonly string[],
  from: number,
): number => {
  const lines = notes.flatMap((note) => pen.lines(note, right - left, { size: 9 }))
  let y = from
  if (y + sums.length * 16 + lines.length * 16 + 34 > bottom + 24) {
    pen.newPage()
    y = 52
  }
  pen.rule(y)
  y += 12
  for (const [name, amount, isStrong = false] of sums) {
    const strength = isStrong ? 'strong' : 'plain'
    pen.write(name, 300, y, { strength })
    pen.write(amount, right, y, { strength, align: 'right' })
    y += 16
  }
  lines.forEach((line, index) => pen.write(line, left, y + 12 + index * 16, { size: 9 }))
  return y + 12 + lines.length * 16
}

/** Writes the footer of every page. Call it last. */
export const writeFooters = (pen: PdfPen, language: Language, seller: SellerRecord, number: string): void =>
  pen.onEveryPage((page, pages) => {
    pen.write(`${seller.name} · ${number}`, left, 800, { size: 8, isArtifact: true })
    pen.write(letterWords[language].page(page, pages), right, 800, { size: 8, align: 'right', isArtifact: true })
  })
