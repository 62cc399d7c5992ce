import type { MailText } from '../ports/Mails.ts'
import type { Language } from '../records/ProductRecord.ts'

const euros = (language: Language, cents: number): string =>
  new Intl.NumberFormat(language === 'nld' ? 'nl-NL' : 'en-US', { style: 'currency', currency: 'EUR' }).format(cents / 100)

/** Money of an order goes back to its customer. */
export const refundMail = (language: Language, order: string, amountInclVat: number): MailText =>
  language === 'nld'
    ? {
        language,
        subject: `We betalen je ${euros(language, amountInclVat)} terug`,
        body: `Voor je bestelling ${order} betalen we ${euros(language, amountInclVat)} terug, op de manier waarop je hebt betaald. Het staat meestal binnen vijf werkdagen op je rekening.`,
      }
    : {
        language,
        subject: `We are refunding you ${euros(language, amountInclVat)}`,
        body: `For your order ${order} we are refunding ${euros(language, amountInclVat)}, the way you paid. It usually reaches your account within five working days.`,
      }

/** A later payment of an order came in: the rest of a deposit, or an invoice. */
export const receivedMail = (language: Language, order: string, amountInclVat: number, openInclVat: number): MailText => {
  const isLeft = openInclVat > 0
  return language === 'nld'
    ? {
        language,
        subject: `We hebben je betaling voor ${order} ontvangen`,
        body: `We hebben ${euros(language, amountInclVat)} ontvangen voor je bestelling ${order}. ${isLeft ? `Nog te betalen: ${euros(language, openInclVat)}.` : 'Daarmee is alles betaald. Dank je wel.'}`,
      }
    : {
        language,
        subject: `We have received your payment for ${order}`,
        body: `We have received ${euros(language, amountInclVat)} for your order ${order}. ${isLeft ? `Left to pay: ${euros(language, openInclVat)}.` : 'With that everything is paid. Thank you.'}`,
      }
}

/** @param link absolute address at which it is paid */
export const restMail = (language: Language, order: string, amountInclVat: number, link: string): MailText =>
  language === 'nld'
    ? {
        language,
        subject: `Je bestelling ${order} is klaar: betaal de rest`,
        body: `Wat we voor je op maat maakten, is klaar. Betaal de rest van bestelling ${order}, ${euros(language, amountInclVat)}, en we maken een afspraak om het te bezorgen.\nBetaal de rest: ${link}`,
      }
    : {
        language,
        subject: `Your order ${order} is ready: pay the rest`,
        body: `What we made to measure for you is ready. Pay the rest of order ${order}, ${euros(language, amountInclVat)}, and we will make an appointment to deliver it.\nPay the rest: ${link}`,
      }

/** To the shop, in Dutch: a customer's bank took money back. */
export const chargebackMail = (order: string, amountInclVat: number): MailText => ({
  language: 'nld',
  subject: `Teruggeboekt: ${euros('nld', amountInclVat)} van ${order}`,
  body: `De bank van de klant heeft ${euros('nld', amountInclVat)} van bestelling ${order} teruggeboekt. De bestelling staat weer open voor dat bedrag.`,
})
