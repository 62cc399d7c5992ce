import { useState } from 'react'
import { api, Button, Page, PageTitle, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@vendure/dashboard'
import { reasonOf, useAnswer } from './useAnswer.ts'
import { mailFailureIn, useWords } from './words.ts'

interface GivenUpMail {
  readonly id: number
  readonly recipient: string
  readonly subject: string
  readonly createdAt: string
  readonly attempts: number
  readonly reason: string
}

const query = '{ givenUpMails { id recipient subject createdAt attempts reason } }'
const retryMail = 'mutation ($id: Int!) { retryMail(id: $id) }'

/** Mails that could not be sent, the newest first. */
export const GivenUpMailsPage = () => {
  const words = useWords()
  const [answer, request] = useAnswer<{ readonly givenUpMails: readonly GivenUpMail[] }>(query)
  const [outcome, setOutcome] = useState('')
  const mails = answer.type === 'loaded' ? answer.data.givenUpMails : []
  const retry = ({ id, subject }: GivenUpMail): void => {
    api.mutate(retryMail, { id }).then(
      (data) => {
        const { retryMail: isRetried } = data as { readonly retryMail: boolean }
        setOutcome(`${subject}: ${isRetried ? words.mailRetried : words.mailNotGivenUp}`)
        request()
      },
      (problem: unknown) => setOutcome(words.failed + reasonOf(problem)),
    )
  }
  return (
    <Page pageId="shop-mails">
      <PageTitle>{words.mails}</PageTitle>
      <p>{words.mailsHint}</p>
      {answer.type === 'loading' ? <p role="status">{words.loading}</p> : null}
      {answer.type === 'failed' ? <p role="alert">{words.failed + answer.reason}</p> : null}
      {answer.type === 'loaded' && mails.length === 0 ? <p>{words.nothing}</p> : null}
      <p role="status">{outcome}</p>
      {mails.length === 0 ? null : (
        <Table>
          <TableHeader>
            <TableRow>
              {[words.moment, words.recipient, words.mail, words.attempts, words.lastFailure, words.again].map((title) => (
                <TableHead key={title}>{title}</TableHead>
              ))}
            </TableRow>
          </TableHeader>
          <TableBody>
            {mails.map((mail) => (
              <TableRow key={mail.id}>
                <TableCell>{new Date(mail.createdAt).toLocaleString()}</TableCell>
                <TableCell>{mail.recipient}</TableCell>
                <TableCell className="whitespace-normal">{mail.subject}</TableCell>
                <TableCell>{mail.attempts}</TableCell>
                <TableCell className="whitespace-normal">{mailFailureIn(words, mail.reason)}</TableCell>
                <TableCell>
                  <Button
                    type="button"
                    variant="outline"
                    aria-label={`${words.retryMail}: ${mail.subject}, ${mail.recipient}`}
                    onClick={() => retry(mail)}
                  >
                    {words.retryMail}
                  </Button>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Page>
  )
}
