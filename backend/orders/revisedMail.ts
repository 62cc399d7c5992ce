import type { MailText } from '../ports/Mails.ts'
import type { OrderContents } from '../ports/Orders.ts'
import type { Language } from '../records/ProductRecord.ts'
import { deliveryCharges } from '../options/deliveryCharges.ts'

const words = {
  nld: {
    tag: 'nl-NL',
    subject: (order: string) => `Je bestelling ${order} is gewijzigd`,
    changed: (order: string) => `We hebben je bestelling ${order} gewijzigd.`,
    now: 'Je bestelling is nu:',
    discount: 'Korting',
    shipping: 'Bezorgkosten',
    total: (now: string, before: string) => `Totaal: ${now} (was ${before})`,
    open: (amount: string) => `Nog te betalen: ${amount}. Dat kan in je account, bij deze bestelling.`,
    back: (amount: string) => `Je krijgt ${amount} van ons terug.`,
    look: 'Bekijk je bestelling',
  },
  eng: {
    tag: 'en-US',
    subject: (order: string) => `Your order ${order} has changed`,
    changed: (order: string) => `We have changed your order ${order}.`,
    now: 'Your order is now:',
    discount: 'Discount',
    shipping: 'Delivery costs',
    total: (now: string, before: string) => `Total: ${now} (was ${before})`,
    open: (amount: string) => `Still to be paid: ${amount}. You can pay it in your account, at this order.`,
    back: (amount: string) => `You will get ${amount} back from us.`,
    look: 'See your order',
  },
} as const

/** What a customer reads of a changed order. Amounts are whole cents including VAT. */
interface Revised {
  /** Such as TH-260001. */
  readonly orderNumber: string
  readonly reason: string
  readonly totalBefore: number
  readonly contents: OrderContents
  /** Still to be paid; below 0: goes back. */
  readonly openInclVat: number
  readonly link: string
}

/** The shop has changed an order. */
export const revisedMail = (language: Language, { orderNumber, reason, totalBefore, contents, openInclVat, link }: Revised): MailText => {
  const t = words[language]
  const money = new Intl.NumberFormat(t.tag, { style: 'currency', currency: 'EUR' })
  const euros = (cents: number): string => money.format(cents / 100)
  const { lines, cartTotals } = contents.placed
  const { way, services } = deliveryCharges(contents.placed)
  return {
    language,
    subject: t.subject(orderNumber),
    body: [
      t.changed(orderNumber),
      reason,
      '',
      t.now,
      ...lines.map(({ quantity, title, totals }) => `${quantity} × ${title}  ${euros(totals.totalInclVat)}`),
      ...(cartTotals.discountInclVat > 0 ? [`${t.discount}: ${euros(-cartTotals.discountInclVat)}`] : []),
      `${t.shipping}: ${euros(way.inclVat)}`,
      ...services.map(({ label, prices }) => `${label}: ${euros(prices.inclVat)}`),
      t.total(euros(contents.totalInclVat), euros(totalBefore)),
      ...(openInclVat > 0 ? [t.open(euros(openInclVat))] : []),
      ...(openInclVat < 0 ? [t.back(euros(-openInclVat))] : []),
      '',
      `${t.look}: ${link}`,
    ].join('\n'),
  }
}
