import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { reviewLimits, reviewSchema } from '@thuishaven/core/orders'
import type { Order, OrderLine, OwnReview, ReviewForm } from '@thuishaven/core/orders'
import { validateForm } from '@thuishaven/core/validation'
import type { FormCheck } from '@thuishaven/core/validation'
import { useHydrated } from '../../framework/hydration/useHydrated.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { Button, Disclosure, Field, TextInput, Textarea } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ActionResult, sectionStyles } from '../account-frame/index.ts'
import { useFormCheck } from '../forms/index.ts'
import { useCustomerMutation, useShop } from '../shop/index.ts'
import styles from './OrderReviews.module.css'

interface ReviewProps {
  readonly orderUid: string
  readonly line: OrderLine
  readonly review: OwnReview | null
}

const check = (values: ReviewForm): FormCheck<ReviewForm> => validateForm(reviewSchema, values)

const Form = ({ orderUid, line, review }: ReviewProps) => {
  const shop = useShop()
  const queries = useQueryClient()
  const { text, t } = useMessages()
  const hydrated = useHydrated()
  const id = useId()
  const { session } = useStore(shop.session)
  const { register, handleSubmit, formState } = useForm<ReviewForm>({
    resolver: useFormCheck(check, t),
    defaultValues: {
      author: review?.author ?? session?.firstName ?? '',
      stars: review === null ? '' : String(review.stars),
      title: review?.title ?? '',
      text: review?.text ?? '',
    },
  })
  const sending = useCustomerMutation(
    (customer, form: ReviewForm) => customer.writeReview(orderUid, line.uid, form),
    () => void queries.invalidateQueries({ queryKey: ['order'] }),
  )
  const submit = handleSubmit((form) => sending.mutate(form))
  const { author, stars: starsError, title, text: textError } = formState.errors
  return (
    <form className={styles.form} method="post" onSubmit={(event) => void submit(event)} noValidate>
      <fieldset className={styles.stars} aria-describedby={starsError === undefined ? undefined : `${id}-stars`}>
        <legend>{text('account.reviews.stars')}</legend>
        {['1', '2', '3', '4', '5'].map((stars) => (
          <label key={stars} className={styles.star}>
            <input type="radio" value={stars} {...register('stars')} />
            {text('account.reviews.star', { count: Number(stars) })}
          </label>
        ))}
        {starsError === undefined ? null : <p id={`${id}-stars`}>{starsError.message}</p>}
      </fieldset>
      <Field label={text('account.reviews.author')} error={author?.message}>
        <TextInput autoComplete="given-name" maxLength={reviewLimits.author} {...register('author')} />
      </Field>
      <Field label={text('account.reviews.heading')} error={title?.message}>
        <TextInput maxLength={reviewLimits.title} {...register('title')} />
      </Field>
      <Field label={text('account.reviews.text')} error={textError?.message}>
        <Textarea {...register('text')} />
      </Field>
      <ActionResult result={sending.data} />
      <div>
        <Button
          type="submit"
          variant="secondary"
          aria-label={`${text('account.reviews.send')}: ${line.title}`}
          disabled={!hydrated}
          busy={sending.isPending}
          busyText={text('account.busy')}
        >
          {text('account.reviews.send')}
        </Button>
      </div>
    </form>
  )
}

const Line = ({ orderUid, line, review }: ReviewProps) => {
  const { text } = useMessages()
  return (
    <Disclosure summary={text(review === null ? 'account.reviews.write' : 'account.reviews.change', { title: line.title })}>
      {review === null ? null : <p>{text(`account.reviews.${review.status}`, { reason: review.reason })}</p>}
      {review?.status === 'published' ? null : <Form orderUid={orderUid} line={line} review={review} />}
    </Disclosure>
  )
}

/** A review of each product of an order that is paid: to be written, and how it stands. */
export const OrderReviews = ({ order }: { readonly order: Order }) => {
  const { text } = useMessages()
  return (
    <section className={sectionStyles.block} aria-labelledby="order-reviews">
      <h2 id="order-reviews">{text('account.reviews.title')}</h2>
      <p>{text('account.reviews.intro')}</p>
      {order.lines.map((line) => (
        <Line key={line.uid} orderUid={order.uid} line={line} review={order.reviews.find(({ lineUid }) => lineUid === line.uid) ?? null} />
      ))}
    </section>
  )
}
