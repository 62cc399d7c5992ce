import type { PlacedOrder } from '../ports/Orders.ts'
import type { Language } from '../records/ProductRecord.ts'
import { deliveryCharges } from '../options/deliveryCharges.ts'

const dutch = {
  tag: 'nl-NL',
  discount: 'Korting',
  shipping: 'Bezorgkosten',
  totalExcl: 'Totaal excl. btw',
  added: (rate: string) => `Btw ${rate}`,
  total: 'Totaal',
  ofWhich: (rate: string) => `Waarvan btw ${rate}`,
  exclusive: 'Bedragen per regel zijn excl. btw.',
}

const words: Readonly<Record<Language, typeof dutch>> = {
  nld: dutch,
  eng: {
    tag: 'en-US',
    discount: 'Discount',
    shipping: 'Delivery costs',
    totalExcl: 'Total excl. VAT',
    added: (rate) => `VAT ${rate}`,
    total: 'Total',
    ofWhich: (rate) => `Including VAT ${rate}`,
    exclusive: 'The amounts of the lines exclude VAT.',
  },
}

type Row = readonly [name: string, amount: string]

/** Amounts of an order as text. */
export interface MailedAmounts {
  readonly ofLine: (line: PlacedOrder['lines'][number]) => string
  readonly aboveTotal: readonly Row[]
  readonly total: Row
  readonly belowTotal: readonly Row[]
  /** What is to be said of them. */
  readonly notices: readonly string[]
}

/**
 * What an order costs, as its mails list it: always up to the total including VAT, with the VAT of each rate. To a company the amounts before the total
 * exclude VAT, as those of its invoice and its prices in the shop do.
 */
export const mailedAmounts = (
  language: Language,
  { placed, totalInclVat }: { readonly placed: PlacedOrder; readonly totalInclVat: number },
): MailedAmounts => {
  const t = words[language]
  const money = new Intl.NumberFormat(t.tag, { style: 'currency', currency: 'EUR' })
  const rates = new Intl.NumberFormat(t.tag, { style: 'percent', maximumFractionDigits: 2 })
  const { addresses, cartTotals, vat } = placed
  const isExcl = addresses.invoice.companyName !== '' && placed.reverseCharge === undefined
  const euros = (cents: number): string => money.format(cents / 100)
  const onSide = ({ exclVat, inclVat }: { readonly exclVat: number; readonly inclVat: number }): string => euros(isExcl ? exclVat : inclVat)
  const { way, services } = deliveryCharges(placed)
  const discount = isExcl ? cartTotals.discountExclVat : cartTotals.discountInclVat
  const vatRows = vat.map(({ percentage, amount }): Row => {
    const rate = rates.format(percentage / 10_000)
    return [isExcl ? t.added(rate) : t.ofWhich(rate), euros(amount)]
  })
  return {
    ofLine: ({ totals }) => euros(isExcl ? totals.totalExclVat : totals.totalInclVat),
    aboveTotal: [
      ...(discount > 0 ? [[t.discount, euros(-discount)] as const] : []),
      [t.shipping, onSide(way)],
      ...services.map(({ label, prices }) => [label, onSide(prices)] as const),
      ...(isExcl ? [[t.totalExcl, euros(cartTotals.totalExclVat)] as const, ...vatRows] : []),
    ],
    total: [t.total, euros(totalInclVat)],
    belowTotal: isExcl ? [] : vatRows,
    notices: isExcl ? [t.exclusive] : [],
  }
}
