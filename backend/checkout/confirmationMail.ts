import type { Backend } from '../answers/Backend.ts'
import type { Wire } from '../contract/wire.ts'
import type { Language } from '../records/ProductRecord.ts'
import { escapeHtml, mailButton, mailPage, sellerLines } from '../mails/mailPage.ts'
import { optionText } from '../cart/optionText.ts'
import { mailedAmounts } from './mailedAmounts.ts'
import { noReturnNotice, weeksNotice } from './madeToMeasureWords.ts'
import { orderLink } from './orderKey.ts'
import { enclosedNotice } from '../invoices/enclosedInvoice.ts'
import type { Invoice } from '../ports/Invoices.ts'
import type { PlacedOrder } from '../ports/Orders.ts'
import { reverseChargeNotice } from '../vatNumbers/reverseChargeNotice.ts'

/** The data of a purchase in its confirmation. */
export interface Confirmed {
  readonly orderNumber: string
  readonly orderUid: string
  readonly language: Language
  readonly totalInclVat: number
  /** Amount paid with the order; the total where no deposit is due. */
  readonly paidInclVat: number
  readonly placed: PlacedOrder
  /** The customer's own; empty when there is none. */
  readonly reference: string
  /** Attached to it; null: none. */
  readonly invoice: Invoice | null
}

export interface Mail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

interface Words {
  readonly tag: string
  readonly subject: (order: string) => string
  readonly thanks: (name: string) => string
  readonly arrives: (day: string) => string
  readonly ready: (day: string) => string
  readonly collect: string
  readonly deliverTo: string
  readonly paid: string
  readonly rest: string
  readonly reference: string
  readonly follow: string
  readonly returns: (days: number) => string
}

const words: Readonly<Record<Language, Words>> = {
  nld: {
    tag: 'nl-NL',
    subject: (order) => `Je bestelling ${order}`,
    thanks: (name) => `Dag ${name}, bedankt voor je bestelling. We gaan ermee aan de slag.`,
    arrives: (day) => `Bij je thuis op ${day}`,
    ready: (day) => `Op te halen vanaf ${day}`,
    collect: 'Ophalen bij',
    deliverTo: 'We bezorgen bij',
    paid: 'Betaald',
    rest: 'Bij bezorging',
    reference: 'Je referentie',
    follow: 'Volg je bestelling',
    returns: (days) => `Niet goed? Je hebt ${days} dagen bedenktijd.`,
  },
  eng: {
    tag: 'en-US',
    subject: (order) => `Your order ${order}`,
    thanks: (name) => `Dear ${name}, thank you for your order. We are getting it ready.`,
    arrives: (day) => `Arrives on ${day}`,
    ready: (day) => `Ready to pick up from ${day}`,
    collect: 'Pick up at',
    deliverTo: 'We deliver to',
    paid: 'Paid',
    rest: 'On delivery',
    reference: 'Your reference',
    follow: 'Track your order',
    returns: (days) => `Not right? You have ${days} days to change your mind.`,
  },
}

const addressOf = ({
  companyName,
  firstName,
  lastName,
  streetName,
  houseNumber,
  houseNumberAddition,
  zipCode,
  city,
}: Wire['Address']): readonly string[] => [
  ...(companyName === '' ? [] : [companyName]),
  `${firstName} ${lastName}`,
  `${streetName} ${houseNumber} ${houseNumberAddition}`.trim(),
  `${zipCode} ${city}`,
]

/** Absolute address of the line's picture, as mail clients require. */
const pictureOf = (backend: Backend, image: Wire['Picture'] | null): string | null => {
  const address = image?.imageSrc.medium
  return address === undefined ? null : address.startsWith('/') ? `${backend.appUrl}${address}` : address
}

/** The confirmation of an order: products, delivery day and address, and totals. Text and HTML have the same content. */
export const confirmationMail = (
  backend: Backend,
  { orderNumber, orderUid, language, totalInclVat, paidInclVat, placed, reference, invoice }: Confirmed,
): Mail => {
  const t = words[language]
  const money = new Intl.NumberFormat(t.tag, { style: 'currency', currency: 'EUR' })
  const euros = (cents: number): string => money.format(cents / 100)
  const { addresses, delivery, lines } = placed
  const amounts = mailedAmounts(language, { placed, totalInclVat })
  const notices = [
    ...amounts.notices,
    ...(reference === '' ? [] : [`${t.reference}: ${reference}`]),
    ...(placed.reverseCharge === undefined ? [] : [reverseChargeNotice[language]]),
    ...(invoice === null ? [] : [enclosedNotice(language, invoice)]),
  ]
  const day =
    delivery.expectedOn === undefined || delivery.expectedOn === null
      ? null
      : new Intl.DateTimeFormat(t.tag, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
          Date.parse(`${delivery.expectedOn}T12:00:00Z`),
        )
  const pickup = delivery.pickupLocation
  const place =
    pickup === null
      ? addressOf(addresses.delivery)
      : [pickup.label, pickup.address, ...(pickup.openingHours === undefined ? [] : [pickup.openingHours])]
  const arrival = [
    ...(day === null ? [] : [pickup === null ? t.arrives(day) : t.ready(day)]),
    ...(day === null && delivery.time !== undefined ? weeksNotice(language, delivery.time) : []),
  ]
  const where = delivery.pickupLocation === null ? t.deliverTo : t.collect
  const link = orderLink(backend, language, Number(orderNumber.slice(3)), orderUid)
  const bought = lines.map((line) => ({
    name: `${line.quantity} × ${line.title}`,
    options: [line.facts?.join(', ') ?? '', ...line.options.map(optionText)].filter((fact) => fact !== ''),
    amount: amounts.ofLine(line),
    picture: pictureOf(backend, line.image),
  }))
  const sums: readonly (readonly [string, string])[] = [
    ...amounts.aboveTotal,
    amounts.total,
    ...amounts.belowTotal,
    ...(paidInclVat === totalInclVat ? [] : [[t.paid, euros(paidInclVat)] as const, [t.rest, euros(totalInclVat - paidInclVat)] as const]),
  ]
  const thanks = t.thanks(addresses.delivery.firstName)
  const note = lines.every(({ returnable }) => !returnable) ? noReturnNotice(language) : t.returns(backend.shop.returnDays)
  const { seller } = backend.shop

  const text = [
    thanks,
    ...arrival,
    '',
    ...bought.flatMap(({ name: what, options, amount }) => [`${what}  ${amount}`, ...options.map((option) => `  ${option}`)]),
    '',
    ...sums.map(([label, amount]) => `${label}: ${amount}`),
    ...notices,
    '',
    `${where}:`,
    ...place,
    '',
    `${t.follow}: ${link}`,
    note,
    '',
    ...sellerLines(seller),
  ].join('\n')

  const rows = bought.map(
    ({ name: what, options, amount, picture }) => `<tr>
<td style="padding:12px 16px 12px 0;width:64px">${picture === null ? '' : `<img src="${escapeHtml(picture)}" width="64" height="80" alt="" style="display:block;border-radius:2px">`}</td>
<td style="padding:12px 0">${escapeHtml(what)}${options.map((option) => `<br><span style="color:#6b645c;font-size:14px">${escapeHtml(option)}</span>`).join('')}</td>
<td style="padding:12px 0;text-align:right;white-space:nowrap">${escapeHtml(amount)}</td></tr>`,
  )
  const html = mailPage(language, t.subject(orderNumber), seller, [
    `<p>${escapeHtml(thanks)}</p>`,
    ...arrival.map((line) => `<p style="font-size:18px"><strong>${escapeHtml(line)}</strong></p>`),
    `<table role="presentation" style="width:100%;border-collapse:collapse;border-top:1px solid #e2dcd3">${rows.join('\n')}</table>
<table style="width:100%;border-collapse:collapse;border-top:1px solid #e2dcd3">${sums
      .map(
        ([label, amount]) =>
          `<tr><th scope="row" style="text-align:left;font-weight:${label === amounts.total[0] ? 600 : 400};padding:4px 0">${escapeHtml(label)}</th><td style="text-align:right;font-weight:${label === amounts.total[0] ? 600 : 400}">${escapeHtml(amount)}</td></tr>`,
      )
      .join('')}</table>`,
    ...notices.map((line) => `<p>${escapeHtml(line)}</p>`),
    `<p style="margin-top:24px"><strong>${escapeHtml(where)}</strong><br>${place.map(escapeHtml).join('<br>')}</p>`,
    mailButton(t.follow, link),
    `<p style="color:#6b645c">${escapeHtml(note)}</p>`,
  ])
  return { subject: t.subject(orderNumber), text, html }
}
