import { useQueryClient } from '@tanstack/react-query'
import { err } from '@thuishaven/core'
import { useId, useState } from 'react'
import Star from 'lucide-react/icons/star'
import { useForm } from 'react-hook-form'
import { reviewLimits, reviewSchema } from '@thuishaven/core/orders'
import type { Order, OrderLine, OwnReview, ReviewForm } from '@thuishaven/core/orders'
import { validateForm } from '@thuishaven/core/validation'
import type { FormCheck } from '@thuishaven/core/validation'
import { useStore } from '../../framework/hydration/useStore.ts'
import { Button, Disclosure, Field, TextInput, Textarea, VisuallyHidden } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ActionResult, sectionStyles } from '../account-frame/index.ts'
import { errorsOf, useFormCheck } from '../forms/index.ts'
import { pathTo, useActionData, useCustomerMutation, useShop } from '../shop/index.ts'
import styles from './OrderReviews.module.css'
import type { PostedOrder } from './postedForms.ts'

interface ReviewProps {
  readonly orderUid: string
  readonly line: OrderLine
  readonly review: OwnReview | null
}

/** What became of the form of a line when it was posted without JavaScript; null without a refusal. */
const useRefused = ({ uid }: OrderLine) => {
  const posted = useActionData() as PostedOrder | null
  return posted?.intent === 'review' && posted.lineUid === uid ? posted : null
}

const check = (values: ReviewForm): FormCheck<ReviewForm> => validateForm(reviewSchema, values)

const Form = ({ orderUid, line, review }: ReviewProps) => {
  const shop = useShop()
  const queries = useQueryClient()
  const { text, t } = useMessages()
  const id = useId()
  const { session } = useStore(shop.session)
  const refused = useRefused(line)
  const known: ReviewForm = refused?.review ?? {
    author: review?.author ?? session?.firstName ?? '',
    stars: review === null ? '' : String(review.stars),
    title: review?.title ?? '',
    text: review?.text ?? '',
  }
  const [wrong] = useState(() => (refused?.problem === null ? errorsOf(check(known), t) : null))
  const { register, handleSubmit, formState } = useForm<ReviewForm>({
    resolver: useFormCheck(check, t),
    defaultValues: known,
    ...(wrong === null ? {} : { errors: wrong }),
  })
  const sending = useCustomerMutation(
    (customer, form: ReviewForm) => customer.writeReview(orderUid, line.uid, form),
    () => void queries.invalidateQueries({ queryKey: ['order'] }),
  )
  const submit = handleSubmit((form) => sending.mutate(form))
  const { author, stars: starsError, title, text: textError } = formState.errors
  return (
    <form
      className={styles.form}
      method="post"
      action={pathTo(shop.locale, 'account.order', { id: orderUid })}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <input type="hidden" name="intent" value="review" />
      <input type="hidden" name="line" value={line.uid} />
      <fieldset className={styles.stars} aria-describedby={starsError === undefined ? undefined : `${id}-stars`}>
        <legend>{text('account.reviews.stars')}</legend>
        {['1', '2', '3', '4', '5'].map((stars) => (
          <label key={stars} className={styles.star}>
            <input type="radio" value={stars} defaultChecked={stars === known.stars} {...register('stars')} />
            <Star aria-hidden />
            <VisuallyHidden>{text('account.reviews.star', { count: Number(stars) })}</VisuallyHidden>
          </label>
        ))}
        {starsError === undefined ? null : <p id={`${id}-stars`}>{starsError.message}</p>}
      </fieldset>
      <Field label={text('account.reviews.author')} error={author?.message}>
        <TextInput autoComplete="given-name" maxLength={reviewLimits.author} defaultValue={known.author} {...register('author')} />
      </Field>
      <Field label={text('account.reviews.heading')} error={title?.message}>
        <TextInput maxLength={reviewLimits.title} defaultValue={known.title} {...register('title')} />
      </Field>
      <Field label={text('account.reviews.text')} error={textError?.message}>
        <Textarea defaultValue={known.text} {...register('text')} />
      </Field>
      <ActionResult result={sending.isIdle && refused !== null && refused.problem !== null ? err(refused.problem) : sending.data} />
      <div>
        <Button
          type="submit"
          aria-label={`${text('account.reviews.send')}: ${line.title}`}
          busy={sending.isPending}
          busyText={text('account.busy')}
        >
          {text('account.reviews.send')}
        </Button>
      </div>
    </form>
  )
}

const Line = ({ orderUid, line, review, reviewable }: ReviewProps & Pick<Order, 'reviewable'>) => {
  const { text } = useMessages()
  const refused = useRefused(line)
  // How it stands is read without unfolding anything.
  const summary = (
    <span>
      {text(review === null ? 'account.reviews.write' : 'account.reviews.change', { title: line.title })}
      {review === null ? null : <span className={styles.state}>{text(`account.reviews.${review.status}`, { reason: review.reason })}</span>}
    </span>
  )
  if (!reviewable || review?.status === 'published') return <p className={styles.standing}>{summary}</p>
  return (
    <Disclosure open={refused !== null} summary={summary}>
      <Form orderUid={orderUid} line={line} review={review} />
    </Disclosure>
  )
}

/** A review of each product of an order: to be written once it has arrived, and how it stands. */
export const OrderReviews = ({ order: { uid, lines, reviews, reviewable } }: { readonly order: Order }) => {
  const { text } = useMessages()
  return (
    <section className={sectionStyles.block} aria-labelledby="order-reviews">
      <h2 id="order-reviews">{text('account.reviews.title')}</h2>
      <p>{text(reviewable ? 'account.reviews.intro' : 'account.reviews.notYet')}</p>
      <div className={styles.lines}>
        {lines.map((line) => {
          const review = reviews.find(({ lineUid }) => lineUid === line.uid) ?? null
          return reviewable || review !== null ? (
            <Line key={line.uid} orderUid={uid} line={line} review={review} reviewable={reviewable} />
          ) : null
        })}
      </div>
    </section>
  )
}
