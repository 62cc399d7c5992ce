import type { MailText } from '../ports/Mails.ts'
import type { OrderContents } from '../ports/Orders.ts'
import type { Language } from '../records/ProductRecord.ts'
import { mailedAmounts } from '../checkout/mailedAmounts.ts'

const words = {
  nld: {
    tag: 'nl-NL',
    subject: (order: string) => `Je bestelling ${order} is gewijzigd`,
    changed: (order: string) => `We hebben je bestelling ${order} gewijzigd.`,
    now: 'Je bestelling is nu:',
    was: (before: string) => `(was ${before})`,
    open: (amount: string) => `Nog te betalen: ${amount}. Dat kan in je account, bij deze bestelling.`,
    back: (amount: string) => `Je krijgt ${amount} van ons terug.`,
    look: 'Bekijk je bestelling',
  },
  eng: {
    tag: 'en-US',
    subject: (order: string) => `Your order ${order} has changed`,
    changed: (order: string) => `We have changed your order ${order}.`,
    now: 'Your order is now:',
    was: (before: string) => `(was ${before})`,
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
  const { ofLine, aboveTotal, total, belowTotal, notices } = mailedAmounts(language, contents)
  return {
    language,
    subject: t.subject(orderNumber),
    body: [
      t.changed(orderNumber),
      reason,
      '',
      t.now,
      ...contents.placed.lines.map((line) => `${line.quantity} × ${line.title}  ${ofLine(line)}`),
      ...aboveTotal.map(([name, amount]) => `${name}: ${amount}`),
      `${total.join(': ')} ${t.was(euros(totalBefore))}`,
      ...belowTotal.map(([name, amount]) => `${name}: ${amount}`),
      ...notices,
      ...(openInclVat > 0 ? [t.open(euros(openInclVat))] : []),
      ...(openInclVat < 0 ? [t.back(euros(-openInclVat))] : []),
      '',
      `${t.look}: ${link}`,
    ].join('\n'),
  }
}
