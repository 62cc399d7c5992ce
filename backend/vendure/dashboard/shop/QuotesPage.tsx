import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { api, Button, Input, Page, PageTitle, Textarea } from '@vendure/dashboard'
import { hundredthsOf, writeHundredths } from './hundredths.ts'
import { reasonOf, useAnswer } from './useAnswer.ts'
import { useWords } from './words.ts'

interface Line {
  readonly title: string
  readonly choices: readonly string[]
  readonly quantity: number
  /** Basis points; null: the product has no price. */
  readonly vat: number | null
}

interface Quote {
  readonly uid: string
  readonly number: string
  readonly name: string
  readonly emailAddress: string
  readonly message: string
  readonly status: 'requested' | 'answered' | 'accepted' | 'expired' | 'withdrawn' | 'refused'
  readonly reason: string
  readonly requestedAt: string
  readonly lines: readonly Line[]
  readonly answer: {
    readonly prices: readonly { readonly unitPrice: number; readonly vat: number }[]
    readonly vatIncluded: boolean
    readonly expiresOn: string
    readonly text: string
  } | null
}

const query = `{ shopQuotes {
  uid number name emailAddress message status reason requestedAt
  lines { title choices quantity vat }
  answer { prices { unitPrice vat } vatIncluded expiresOn text }
} }`
const answerQuote = `mutation ($uid: String!, $prices: [ShopQuotePriceInput!]!, $vatIncluded: Boolean!, $expiresOn: String!, $text: String!) {
  answerShopQuote(uid: $uid, prices: $prices, vatIncluded: $vatIncluded, expiresOn: $expiresOn, text: $text)
}`
const refuseQuote = 'mutation ($uid: String!, $reason: String!) { refuseShopQuote(uid: $uid, reason: $reason) }'

const statusWords = {
  requested: 'quoteRequested',
  answered: 'quoteAnswered',
  accepted: 'quoteAccepted',
  expired: 'quoteExpired',
  withdrawn: 'quoteWithdrawn',
  refused: 'quoteRefused',
} as const

/** 21 % where nothing else is known. */
const standardRate = 2100

const AnswerForm = ({ quote, onSent }: { readonly quote: Quote; readonly onSent: () => void }) => {
  const words = useWords()
  const id = useId()
  const [outcome, setOutcome] = useState('')
  const { answer, uid } = quote
  const send = (mutation: string, variables: Record<string, unknown>): void => {
    api.mutate(mutation, variables).then(
      () => {
        setOutcome(words.quoteSent)
        onSent()
      },
      (problem: unknown) => setOutcome(words.failed + reasonOf(problem)),
    )
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const typed = (name: string): string => String(data.get(name) ?? '')
    const prices = quote.lines.map(({ vat }, index) => ({
      unitPrice: hundredthsOf(typed(`price${index}`)),
      vat: vat ?? hundredthsOf(typed(`rate${index}`)),
    }))
    if (prices.some(({ unitPrice, vat }) => unitPrice === null || vat === null)) return setOutcome(words.amountInvalid)
    send(answerQuote, {
      uid,
      prices,
      vatIncluded: data.get('vatIncluded') !== null,
      expiresOn: typed('expiresOn'),
      text: typed('text'),
    })
  }
  const refuse = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    send(refuseQuote, { uid, reason: String(new FormData(event.currentTarget).get('reason') ?? '') })
  }
  return (
    <>
      <form className="flex flex-col gap-2" onSubmit={submit}>
        {quote.lines.map(({ title, choices, quantity, vat }, index) => {
          const known = answer?.prices[index]
          return (
            <fieldset key={index} className="flex flex-col gap-2">
              <legend>{[`${quantity} × ${title}`, ...choices].join(', ')}</legend>
              <label htmlFor={`${id}-price${index}`}>{words.quotePrice}</label>
              <Input
                id={`${id}-price${index}`}
                name={`price${index}`}
                inputMode="decimal"
                required
                defaultValue={known === undefined ? '' : writeHundredths(known.unitPrice, 'nl-NL')}
              />
              {vat === null ? (
                <>
                  <label htmlFor={`${id}-rate${index}`}>{words.quoteRate}</label>
                  <Input
                    id={`${id}-rate${index}`}
                    name={`rate${index}`}
                    inputMode="decimal"
                    required
                    defaultValue={writeHundredths(known?.vat ?? standardRate, 'nl-NL')}
                  />
                </>
              ) : null}
            </fieldset>
          )
        })}
        <label>
          <input type="checkbox" name="vatIncluded" defaultChecked={answer?.vatIncluded ?? true} /> {words.quoteSide}
        </label>
        <label htmlFor={`${id}-until`}>{words.quoteUntil}</label>
        <Input id={`${id}-until`} name="expiresOn" type="date" required defaultValue={answer?.expiresOn ?? ''} />
        <label htmlFor={`${id}-text`}>{words.quoteText}</label>
        <Textarea id={`${id}-text`} name="text" maxLength={5000} rows={3} defaultValue={answer?.text ?? ''} />
        <Button type="submit" className="self-start">
          {words.quoteSend}
        </Button>
      </form>
      <form className="flex flex-col gap-2 pt-3" onSubmit={refuse}>
        <label htmlFor={`${id}-reason`}>{words.quoteReason}</label>
        <Input id={`${id}-reason`} name="reason" required maxLength={500} />
        <Button type="submit" variant="outline" className="self-start">
          {words.quoteRefuse}
        </Button>
      </form>
      <p role="status">{outcome}</p>
    </>
  )
}

/** What a quote was about that can be answered no more, at the prices of its last answer. */
const Closed = ({ quote: { lines, answer } }: { readonly quote: Quote }) => {
  const words = useWords()
  return (
    <>
      <ul>
        {lines.map(({ title, choices, quantity }, index) => {
          const price = answer?.prices[index]
          const goods = [`${quantity} × ${title}`, ...choices].join(', ')
          return <li key={index}>{price === undefined ? goods : `${goods}: € ${writeHundredths(price.unitPrice, 'nl-NL')}`}</li>
        })}
      </ul>
      {answer === null ? null : (
        <p>{`${words.quoteUntil} ${answer.expiresOn}. ${words[answer.vatIncluded ? 'quoteIncl' : 'quoteExcl']}`}</p>
      )}
      {answer === null ? null : <p className="whitespace-pre-wrap">{answer.text}</p>}
    </>
  )
}

/** Requests for a quote, the last changed first, with the shop's answers. */
export const QuotesPage = () => {
  const words = useWords()
  const [answer, request] = useAnswer<{ readonly shopQuotes: readonly Quote[] }>(query)
  return (
    <Page pageId="shop-quotes">
      <PageTitle>{words.quotes}</PageTitle>
      {answer.type === 'loading' ? <p role="status">{words.loading}</p> : null}
      {answer.type === 'failed' ? <p role="alert">{words.failed + answer.reason}</p> : null}
      {answer.type !== 'loaded'
        ? null
        : answer.data.shopQuotes.map((quote) => (
            <details key={quote.uid} className="border-b py-3">
              <summary>{`${quote.number} · ${quote.name} <${quote.emailAddress}> · ${words[statusWords[quote.status]]}`}</summary>
              <p>{new Date(quote.requestedAt).toLocaleString()}</p>
              <p className="whitespace-pre-wrap">{quote.message}</p>
              {quote.reason === '' ? null : <p>{quote.reason}</p>}
              {quote.status === 'accepted' || quote.status === 'withdrawn' ? (
                <Closed quote={quote} />
              ) : (
                <AnswerForm quote={quote} onSent={request} />
              )}
            </details>
          ))}
    </Page>
  )
}
