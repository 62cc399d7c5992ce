import type { Wire } from '../contract/wire.ts'
import { bothSides } from '../pricing/linePrice.ts'
import type { Language } from '../records/ProductRecord.ts'
import { isMadeToMeasure, offerVersion, statusOf } from './quotes.ts'
import type { QuoteOffer, QuoteLine, StoredQuote } from './quotes.ts'

const amountOf = (amount: number, vat: number, vatIncluded: boolean): Wire['AmountBothSides'] => {
  const { incl, excl } = bothSides(amount, { vat, vatIncluded })
  return { inclVat: incl, exclVat: excl }
}

const wireLine = (
  line: QuoteLine,
  price: QuoteOffer['prices'][number] | undefined,
  vatIncluded: boolean,
  language: Language,
): Wire['QuoteLine'] => ({
  productId: line.productId,
  quantity: line.quantity,
  title: line.title[language],
  choices: line.choices.map((choice) => choice[language]),
  ...(isMadeToMeasure(line) ? { madeToMeasure: line.delivery ?? { totalDays: null, unit: 'day' } } : {}),
  unit: price === undefined ? null : amountOf(price.unitPrice, price.vat, vatIncluded),
  total: price === undefined ? null : amountOf(price.unitPrice * line.quantity, price.vat, vatIncluded),
})

/** A quote as it travels, in a language. */
export const wireQuote = (quote: StoredQuote, language: Language, now: number): Wire['Quote'] => {
  const { answer } = quote
  const lines = quote.lines.map((line, index) => wireLine(line, answer?.prices[index], answer?.vatIncluded ?? true, language))
  const sum = (side: keyof Wire['AmountBothSides']): number => lines.reduce((all, { total }) => all + (total?.[side] ?? 0), 0)
  return {
    uid: quote.uid,
    number: quote.number,
    status: statusOf(quote, now),
    name: quote.name,
    message: quote.message,
    requestedAt: new Date(quote.requestedAt).toISOString(),
    lines,
    vatIncluded: answer?.vatIncluded ?? null,
    expiresOn: answer?.expiresOn ?? null,
    answer: answer?.text ?? '',
    offerVersion: answer === null ? null : offerVersion(answer),
    reason: quote.reason,
    total: answer === null ? null : { inclVat: sum('inclVat'), exclVat: sum('exclVat') },
  }
}
