import { useState } from 'react'
import { api, Button } from '@vendure/dashboard'
import { euros } from './euros.ts'
import { reasonOf } from './useAnswer.ts'
import { useWords } from './words.ts'
import type { Words } from './words.ts'

interface Result {
  readonly refusal: keyof Words['restRefusals'] | null
  readonly amountInclVat: number
}

const requestRest = 'mutation ($id: ID!, $requests: Int!) { requestShopOrderRest(id: $id, requests: $requests) { refusal amountInclVat } }'

/** The rest of a deposit: its customer is mailed the link with which it is paid. */
export const RestRequest = ({
  id,
  openInclVat,
  requestedAt,
  onRequested,
}: {
  readonly id: string
  readonly openInclVat: number
  readonly requestedAt: readonly string[]
  readonly onRequested: () => void
}) => {
  const words = useWords()
  const [outcome, setOutcome] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const press = (): void => {
    setIsBusy(true)
    api
      .mutate(requestRest, { id, requests: requestedAt.length })
      .then(
        (data) => {
          const { refusal, amountInclVat } = (data as { readonly requestShopOrderRest: Result }).requestShopOrderRest
          setOutcome(refusal === null ? `${words.restRequested}: ${euros(amountInclVat)}` : words.restRefusals[refusal])
          onRequested()
        },
        (problem: unknown) => setOutcome(words.failed + reasonOf(problem)),
      )
      .finally(() => setIsBusy(false))
  }
  return (
    <div className="flex flex-col gap-2 text-sm">
      {requestedAt.map((moment) => (
        <p key={moment}>{`${words.requestedBefore}: ${new Date(moment).toLocaleString()}`}</p>
      ))}
      {openInclVat <= 0 ? null : (
        <Button type="button" variant="outline" className="self-start" disabled={isBusy} onClick={press}>
          {words.requestRest}
        </Button>
      )}
      <p role="status">{outcome}</p>
    </div>
  )
}
