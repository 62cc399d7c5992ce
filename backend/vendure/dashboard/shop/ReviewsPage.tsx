import { useId, useState } from 'react'
import { api, Button, Page, PageTitle, Textarea } from '@vendure/dashboard'
import { reasonOf, useAnswer } from './useAnswer.ts'
import { useWords } from './words.ts'

interface Review {
  readonly uid: string
  readonly productId: number
  readonly author: string
  readonly stars: number
  readonly title: string
  readonly text: string
  readonly status: 'waiting' | 'published' | 'refused'
  readonly reason: string
  readonly writtenAt: string
}

const query = '{ shopReviews { uid productId author stars title text status reason writtenAt } }'
const decideReview =
  'mutation ($uid: String!, $writtenAt: String!, $publish: Boolean!, $reason: String!) { decideShopReview(uid: $uid, writtenAt: $writtenAt, publish: $publish, reason: $reason) }'

/** Refusing a review needs a reason; its customer reads it. */
const Decision = ({ review: { uid, writtenAt }, onDecided }: { readonly review: Review; readonly onDecided: () => void }) => {
  const words = useWords()
  const id = useId()
  const [reason, setReason] = useState('')
  const [outcome, setOutcome] = useState('')
  const decide = (publish: boolean): void => {
    api.mutate(decideReview, { uid, writtenAt, publish, reason }).then(
      (data) => {
        setOutcome((data as { readonly decideShopReview: boolean }).decideShopReview ? words.reviewDecided : words.reviewChanged)
        onDecided()
      },
      (problem: unknown) => setOutcome(words.failed + reasonOf(problem)),
    )
  }
  return (
    <div className="flex flex-col gap-2">
      <Button className="self-start" onClick={() => decide(true)}>
        {words.publishReview}
      </Button>
      <label htmlFor={id}>{words.refusalReason}</label>
      <Textarea id={id} maxLength={500} rows={2} value={reason} onChange={(event) => setReason(event.target.value)} />
      <Button className="self-start" variant="outline" onClick={() => decide(false)}>
        {words.refuseReview}
      </Button>
      <p role="status">{outcome}</p>
    </div>
  )
}

/** Reviews by customers, those that wait first: published or refused with a reason. */
export const ReviewsPage = () => {
  const words = useWords()
  const [answer, request] = useAnswer<{ readonly shopReviews: readonly Review[] }>(query)
  const status = { waiting: words.reviewWaiting, published: words.reviewPublished, refused: words.reviewRefused } as const
  return (
    <Page pageId="shop-reviews">
      <PageTitle>{words.reviews}</PageTitle>
      {answer.type === 'loading' ? <p role="status">{words.loading}</p> : null}
      {answer.type === 'failed' ? <p role="alert">{words.failed + answer.reason}</p> : null}
      {answer.type !== 'loaded'
        ? null
        : answer.data.shopReviews.map((review) => (
            <details key={review.uid} className="border-b py-3" open={review.status === 'waiting'}>
              <summary>{`${review.stars} ★ · ${review.title} · ${review.author} · ${review.productId} · ${status[review.status]}`}</summary>
              <p className="whitespace-pre-wrap py-3">{review.text}</p>
              {review.reason === '' ? null : <p>{review.reason}</p>}
              <Decision review={review} onDecided={request} />
            </details>
          ))}
    </Page>
  )
}
