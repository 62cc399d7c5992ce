import type { InvoiceDocument, InvoiceKind, LineSubject } from '../ports/Invoices.ts'
import type { Language } from '../records/ProductRecord.ts'
import { reverseChargeNotice } from '../vatNumbers/reverseChargeNotice.ts'

const dutch = {
  invoice: 'Factuur',
  creditNote: 'Creditnota',
  discount: 'Korting',
  shipping: 'Bezorging',
  advance: (order: string) => `Aanbetaling op bestelling ${order}`,
  earlier: { invoice: (number: string) => `Al gefactureerd met ${number}`, creditNote: (number: string) => `Gecrediteerd met ${number}` },
  corrected: (order: string) => `Wijziging van bestelling ${order}`,
  returned: (order: string) => `Terug van bestelling ${order}`,
  deducted: (number: string) => `Gaat af van factuur ${number}`,
  reverseCharged: reverseChargeNotice.nld,
}

/** Words of invoices and credit notes that their XML has too. */
export const sentences: Readonly<Record<Language, typeof dutch>> = {
  nld: dutch,
  eng: {
    invoice: 'Invoice',
    creditNote: 'Credit note',
    discount: 'Discount',
    shipping: 'Delivery',
    advance: (order) => `Deposit on order ${order}`,
    earlier: { invoice: (number) => `Invoiced before, ${number}`, creditNote: (number) => `Credited, ${number}` },
    corrected: (order) => `Change of order ${order}`,
    returned: (order) => `Back from order ${order}`,
    deducted: (number) => `Taken off invoice ${number}`,
    reverseCharged: reverseChargeNotice.eng,
  },
}

/** What a line says: its title, then its details. */
export const lineText = (
  { kind, order }: { readonly kind: InvoiceKind; readonly order: Pick<InvoiceDocument['order'], 'number'> },
  subject: LineSubject,
  language: Language,
): readonly string[] => {
  const words = sentences[language]
  switch (subject.type) {
    case 'goods':
      return [subject.title, ...subject.details]
    case 'advance':
      return [words.advance(order.number), ...(subject.goods ?? [])]
    case 'earlier':
      return [words.earlier[subject.kind](subject.number)]
    case 'correction':
      return [kind === 'creditNote' ? words.returned(order.number) : words.corrected(order.number)]
  }
}
