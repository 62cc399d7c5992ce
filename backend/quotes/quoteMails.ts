import type { MailText } from '../ports/Mails.ts'
import type { Language } from '../records/ProductRecord.ts'
import { quoteTerms } from './quoteTerms.ts'
import type { QuoteLine, QuoteOffer, StoredQuote } from './quotes.ts'

const tags: Readonly<Record<Language, string>> = { nld: 'nl-NL', eng: 'en-US' }

const euros = (language: Language, cents: number): string =>
  new Intl.NumberFormat(tags[language], { style: 'currency', currency: 'EUR' }).format(cents / 100)

const longDay = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(tags[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

/** The page of a quote, for who has its key, or its PDF. */
const quoteLink = (appUrl: string, language: Language, key: string, file: '' | '/pdf' = ''): string =>
  `${appUrl}${language === 'nld' ? '/offerte' : '/en/quote'}${file}?token=${key}`

interface Words {
  readonly greeting: (name: string) => string
  readonly requested: (number: string) => string
  readonly willAnswer: string
  readonly answered: (number: string) => string
  readonly offer: string
  readonly changed: (number: string) => string
  readonly refused: (number: string) => string
  readonly whatChanged: string
  readonly validUntil: (day: string) => string
  readonly each: (amount: string, isIncl: boolean) => string
  readonly was: (former: string) => string
  readonly see: string
  readonly keep: string
}

const words: Readonly<Record<Language, Words>> = {
  nld: {
    greeting: (name) => `Dag ${name},`,
    requested: (number) => `We hebben je aanvraag voor offerte ${number}`,
    willAnswer: 'We mailen je als de offerte klaar is. Tot je hem aanneemt, kun je de aanvraag intrekken.',
    answered: (number) => `Je offerte ${number}`,
    offer: 'Dit is onze offerte:',
    changed: (number) => `Je offerte ${number} is aangepast`,
    refused: (number) => `We kunnen offerte ${number} niet maken`,
    whatChanged: 'Dit is veranderd:',
    validUntil: (day) => `Geldig tot en met ${day}`,
    each: (amount, isIncl) => `${amount} per stuk, ${isIncl ? 'incl.' : 'excl.'} btw`,
    was: (former) => `(was: ${former})`,
    see: 'Bekijk je offerte:',
    keep: 'Als PDF:',
  },
  eng: {
    greeting: (name) => `Dear ${name},`,
    requested: (number) => `We have your request for quote ${number}`,
    willAnswer: 'We mail you when the quote is ready. Until you accept it, you can withdraw the request.',
    answered: (number) => `Your quote ${number}`,
    offer: 'This is our quote:',
    changed: (number) => `Your quote ${number} has changed`,
    refused: (number) => `We cannot make quote ${number}`,
    whatChanged: 'This has changed:',
    validUntil: (day) => `Valid until ${day}`,
    each: (amount, isIncl) => `${amount} each, ${isIncl ? 'incl.' : 'excl.'} VAT`,
    was: (former) => `(was: ${former})`,
    see: 'See your quote:',
    keep: 'As PDF:',
  },
}

const mail = (language: Language, subject: string, parts: readonly string[]): MailText => ({
  language,
  subject,
  body: parts.filter((part) => part !== '').join('\n\n'),
})

type Asked = Pick<StoredQuote, 'number' | 'language' | 'name' | 'lines'>

const lineOf = ({ quantity, title, choices }: QuoteLine, language: Language): string =>
  `${quantity} × ${[title, ...choices].map((one) => one[language]).join(', ')}`

/** The receipt of a request. */
export const requestedMail = (appUrl: string, quote: Asked, key: string): MailText => {
  const t = words[quote.language]
  return mail(quote.language, t.requested(quote.number), [
    t.greeting(quote.name),
    quote.lines.map((line) => lineOf(line, quote.language)).join('\n'),
    t.willAnswer,
    `${t.see} ${quoteLink(appUrl, quote.language, key)}`,
  ])
}

/** What an answer says, line by line; the former one is named where it differs. */
const statements = ({ lines, language }: Asked, answer: QuoteOffer, former: QuoteOffer | null): readonly string[] => {
  const t = words[language]
  const priceIn = ({ prices, vatIncluded }: QuoteOffer, index: number): string =>
    t.each(euros(language, prices[index]?.unitPrice ?? 0), vatIncluded)
  const lastDayOf = ({ expiresOn }: QuoteOffer): string => longDay(language, expiresOn)
  const withFormer = (now: string, before: string | null): string => (before === null || before === now ? now : `${now} ${t.was(before)}`)
  return [
    ...lines.map(
      (line, index) => `${lineOf(line, language)}: ${withFormer(priceIn(answer, index), former === null ? null : priceIn(former, index))}`,
    ),
    t.validUntil(withFormer(lastDayOf(answer), former === null ? null : lastDayOf(former))),
  ]
}

/** The shop's answer, or what changed in it. */
export const answeredMail = (
  { appUrl, isDepositDue }: { readonly appUrl: string; readonly isDepositDue: boolean },
  quote: Asked & Pick<StoredQuote, 'answer'>,
  answer: QuoteOffer,
  key: string,
): MailText => {
  const { language, number } = quote
  const t = words[language]
  return mail(language, quote.answer === null ? t.answered(number) : t.changed(number), [
    t.greeting(quote.name),
    quote.answer === null ? t.offer : t.whatChanged,
    statements(quote, answer, quote.answer).join('\n'),
    quoteTerms(quote.lines, language, isDepositDue).join('\n'),
    answer.text,
    `${t.see} ${quoteLink(appUrl, language, key)}`,
    `${t.keep} ${quoteLink(appUrl, language, key, '/pdf')}`,
  ])
}

export const refusedMail = (appUrl: string, { language, number, name }: Asked, reason: string, key: string): MailText => {
  const t = words[language]
  return mail(language, t.refused(number), [t.greeting(name), reason, `${t.see} ${quoteLink(appUrl, language, key)}`])
}
