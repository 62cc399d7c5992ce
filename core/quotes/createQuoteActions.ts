import type { Effect } from 'effect'
import type { IdsPort } from '../ports/IdsPort.ts'
import type { Message } from '../notifications/phrase.ts'
import type { BackendFailure, Refused } from '../ports/failures.ts'
import { err, ok } from '../result.ts'
import type { Result } from '../result.ts'
import type { Run } from '../run.ts'
import type { SharedLine } from '../sharing/share.ts'
import { fieldRules as rules } from '../validation/fields.ts'
import type { FormSchema } from '../validation/forms.ts'
import { validateForm } from '../validation/forms.ts'
import type { QuotesPort } from './QuotesPort.ts'

/** The form that asks for a quote, text as typed. */
export interface QuoteForm {
  readonly name: string
  readonly email: string
  readonly message: string
}

/** The most characters that the backend takes. */
export const quoteLimits = { name: 200, message: 5000 }

const atMost = (maximum: number) => ({
  label: { key: 'validation.tooLong', params: { maximum } } as const,
  holds: (text: string) => text.length <= maximum,
})

/** The rules of the form. */
const quoteSchema: FormSchema<QuoteForm> = {
  fields: {
    name: [rules.required, atMost(quoteLimits.name)],
    email: [rules.required, rules.email],
    message: [atMost(quoteLimits.message)],
  },
  message: { key: 'checkout.fieldsMissing' },
}

/** What visitors do with quotes. */
export interface QuoteActions {
  /** @param website empty when a person filled in the form */
  readonly requestQuote: (
    form: QuoteForm,
    lines: readonly SharedLine[],
    website: string,
  ) => Promise<Result<{ readonly number: string; readonly key: string }, Message>>
  /** Puts the lines of the quote into the cart, once. @param offerVersion that of the quote as it was read */
  readonly acceptQuote: (key: string, offerVersion: string) => Promise<Result<null, Message>>
  readonly withdrawQuote: (key: string) => Promise<Result<null, Message>>
}

export interface QuoteActionsDeps {
  readonly run: Run<{ readonly quotes: QuotesPort }>
  readonly ids: IdsPort
}

const reasonOf = (failure: BackendFailure | Refused): Message => {
  if (failure._tag !== 'Refused') return { key: 'error.connection' }
  if (failure.reason === 'temporary') return { key: 'phrases.tooManyRequests' }
  return failure.message === '' ? { key: 'error.connection' } : { backend: failure.message }
}

/** The use-cases of quotes. */
export const createQuoteActions = ({ run, ids }: QuoteActionsDeps): QuoteActions => {
  const attempt = async (send: (quotes: QuotesPort) => Effect.Effect<void, BackendFailure | Refused>): Promise<Result<null, Message>> => {
    const result = await run(({ quotes }) => send(quotes))
    return result.ok ? ok(null) : err(reasonOf(result.failure))
  }
  return {
    requestQuote: async (form, lines, website) => {
      const { valid, values } = validateForm(quoteSchema, form)
      if (!valid) return err({ key: 'checkout.fieldsMissing' })
      const { name, email, message } = values
      const result = await run(({ quotes }) => quotes.request({ lines, emailAddress: email, name, message, website }, ids.next()))
      return result.ok ? result : err(reasonOf(result.failure))
    },
    acceptQuote: (key, offerVersion) => attempt((quotes) => quotes.accept(key, offerVersion)),
    withdrawQuote: (key) => attempt((quotes) => quotes.withdraw(key)),
  }
}
