import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { api, Button, Page, PageTitle, Textarea } from '@vendure/dashboard'
import { reasonOf, useAnswer } from './useAnswer.ts'
import { useWords } from './words.ts'

interface Ticket {
  readonly uid: string
  readonly customer: string
  readonly subject: string
  readonly status: string
  readonly updatedAt: string
  readonly messages: readonly { readonly author: string; readonly text: string; readonly at: string }[]
}

const query = '{ shopTickets { uid customer subject status updatedAt messages { author text at } } }'
const answerTicket = 'mutation ($uid: String!, $answer: String!) { answerShopTicket(uid: $uid, answer: $answer) }'

const AnswerForm = ({ uid, onSent }: { readonly uid: string; readonly onSent: () => void }) => {
  const words = useWords()
  const id = useId()
  const [answer, setAnswer] = useState('')
  const [outcome, setOutcome] = useState('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    api.mutate(answerTicket, { uid, answer }).then(
      () => {
        setAnswer('')
        setOutcome(words.sent)
        onSent()
      },
      (problem: unknown) => setOutcome(words.failed + reasonOf(problem)),
    )
  }
  return (
    <form className="flex flex-col gap-2" onSubmit={submit}>
      <label htmlFor={id}>{words.answer}</label>
      <Textarea id={id} required maxLength={5000} rows={4} value={answer} onChange={(event) => setAnswer(event.target.value)} />
      <Button type="submit" className="self-start">
        {words.send}
      </Button>
      <p role="status">{outcome}</p>
    </form>
  )
}

/** Questions of customers, the latest first, with their answers. */
export const TicketsPage = () => {
  const words = useWords()
  const [answer, request] = useAnswer<{ readonly shopTickets: readonly Ticket[] }>(query)
  return (
    <Page pageId="shop-tickets">
      <PageTitle>{words.tickets}</PageTitle>
      {answer.type === 'loading' ? <p role="status">{words.loading}</p> : null}
      {answer.type === 'failed' ? <p role="alert">{words.failed + answer.reason}</p> : null}
      {answer.type !== 'loaded'
        ? null
        : answer.data.shopTickets.map(({ uid, customer, subject, status, messages }) => (
            <details key={uid} className="border-b py-3">
              <summary>{`${subject} · ${customer} · ${status}`}</summary>
              <ol className="flex flex-col gap-2 py-3">
                {messages.map(({ author, text, at }) => (
                  <li key={at}>
                    <strong>{author === 'shop' ? words.shop : words.customer}</strong> {new Date(at).toLocaleString()}
                    <p className="whitespace-pre-wrap">{text}</p>
                  </li>
                ))}
              </ol>
              <AnswerForm uid={uid} onSent={request} />
            </details>
          ))}
    </Page>
  )
}
