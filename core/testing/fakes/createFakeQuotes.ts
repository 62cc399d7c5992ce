import { NotFound, Refused } from '../../failures/failures.ts'
import { err, ok } from '../../result.ts'
import type { BackendFailure } from '../../ports/failures.ts'
import type { Quote } from '../../quotes/quote.ts'
import type { QuotesPort } from '../../quotes/QuotesPort.ts'
import { fine, weathered } from './faultModel.ts'
import type { FaultModel } from './faultModel.ts'

/** Quotes in memory, which no shop answers. */
export const createFakeQuotes = ({
  faultModel = fine,
}: { readonly faultModel?: FaultModel<BackendFailure | Refused> } = {}): QuotesPort => {
  const kept = new Map<string, Quote>()
  let calls = 0
  const faultOutcome = (name: string) => () => faultModel({ name, number: (calls += 1) })
  const refused = (message: string) => err(new Refused({ reason: 'invalid', message }))
  return {
    request: ({ lines, name, message }) =>
      weathered<{ readonly number: string; readonly key: string }, BackendFailure | Refused>(faultOutcome('requestQuote'), () => {
        const number = `O26-${String(kept.size + 1).padStart(4, '0')}`
        const key = `key-of-quote-${number}-in-memory`
        kept.set(key, {
          uid: number,
          number,
          status: 'requested',
          name,
          message,
          requestedAt: '2026-11-27T10:00:00.000Z',
          lines: lines.map(({ productId, quantity }) => ({
            productId,
            quantity,
            title: '',
            choices: [],
            unit: null,
            total: null,
          })),
          expiresOn: null,
          answer: '',
          offerVersion: null,
          reason: '',
          total: null,
        })
        return ok({ number, key })
      }),
    load: (key) =>
      weathered<Quote, BackendFailure | NotFound>(faultOutcome('loadQuote') as never, () => {
        const quote = kept.get(key)
        return quote === undefined ? err(new NotFound({ what: 'quote' })) : ok(quote)
      }),
    list: () => weathered(faultOutcome('listQuotes'), () => ok([...kept.values()])) as ReturnType<QuotesPort['list']>,
    accept: (key) =>
      weathered<void, BackendFailure | Refused>(faultOutcome('acceptQuote'), () => refused(kept.has(key) ? 'quoteClosed' : 'quoteUnknown')),
    withdraw: (key) =>
      weathered<void, BackendFailure | Refused>(faultOutcome('withdrawQuote'), () => {
        const quote = kept.get(key)
        if (quote === undefined) return refused('quoteUnknown')
        kept.set(key, { ...quote, status: 'withdrawn' })
        return ok(undefined)
      }),
  }
}
