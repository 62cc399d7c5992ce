import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { dayText } from '@thuishaven/core/locale'
import { deliveryName, orderLookupSchema } from '@thuishaven/core/orders'
import type { GuestOrder, OrderLookupForm } from '@thuishaven/core/orders'
import { exclusionReason, goodsName, isWithdrawable } from '@thuishaven/core/aftersale'
import { validateForm } from '@thuishaven/core/validation'
import type { FormCheck } from '@thuishaven/core/validation'
import { orderByKeyQuery, useActionData, failureOf, useConfig, useNow, useShop, pathTo, useDateText } from '../shop/index.ts'
import { errorsOf, useEarlyTyping, useFormCheck } from '../forms/index.ts'
import { useHydrated } from '../../framework/hydration/useHydrated.ts'
import { Alert, Button, Field, Link, PictureFrame, Skeleton, TextInput } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useLocation } from '../../framework/router/useLocation.ts'
import type { PageProps } from '../../framework/router/route.ts'
import { useAmountText } from '../prices/index.ts'
import { AccountTask, Facts, OrderMark } from '../account-frame/index.ts'
import styles from './AfterSale.module.css'
import { OrderChanges } from './OrderChanges.tsx'
import { OrderAmounts } from './OrderSums.tsx'
import { orderProblem, failureMessages } from './orderProblem.ts'
import type { OrderProblem } from './orderProblem.ts'
import type { PostedLookup } from './postedForms.ts'

const check = (values: OrderLookupForm): FormCheck<OrderLookupForm> => validateForm(orderLookupSchema, values)

/** Looks an order up by number and e-mail address. Whatever is wrong with them, the response is the same. */
const OrderLookup = ({ problem: first }: { readonly problem: OrderProblem | null }) => {
  const shop = useShop()
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const { text, t } = useMessages()
  const actionData = useActionData() as PostedLookup | null
  const [problem, setProblem] = useState(actionData?.problem ?? first)
  const [wrong] = useState(() => (actionData === null ? null : errorsOf(check(actionData.values), t)))
  const known = actionData?.values ?? { orderNumber: '', emailAddress: '' }
  const form = useForm<OrderLookupForm>({
    defaultValues: known,
    mode: 'onBlur',
    resolver: useFormCheck(check, t),
    ...(wrong === null ? {} : { errors: wrong }),
  })
  useEarlyTyping(form)
  const { register, handleSubmit, formState } = form
  const submit = handleSubmit(async (values) => {
    setProblem(null)
    const customer = await shop.customer.load().catch(() => null)
    const result = customer === null ? null : await customer.api.findOrder(values)
    if (result?.ok !== true) return setProblem(result === null ? 'failed' : orderProblem(result.failure))
    const { key } = result.value
    queries.setQueryData(orderByKeyQuery(shop, key).queryKey, result.value)
    return navigate(`${pathTo(shop.locale, 'order')}?key=${encodeURIComponent(key)}`, { replace: true })
  })
  return (
    <AccountTask key="question" title={text('orderStatus.title')}>
      <p>{text('orderStatus.text')}</p>
      <FormProvider {...form}>
        <form className={styles.form} method="post" onSubmit={(event) => void submit(event)} noValidate>
          <Field
            label={text('orderStatus.number')}
            hint={text('orderStatus.numberHint')}
            required
            error={formState.errors.orderNumber?.message}
          >
            <TextInput autoComplete="off" defaultValue={known.orderNumber} {...register('orderNumber')} />
          </Field>
          <Field label={text('account.emailAddress')} required error={formState.errors.emailAddress?.message}>
            <TextInput
              type="email"
              autoComplete="email"
              inputMode="email"
              defaultValue={known.emailAddress}
              {...register('emailAddress')}
            />
          </Field>
          {problem === null ? null : <Alert tone="error">{text(failureMessages[problem])}</Alert>}
          <Button type="submit" size="l" wide busy={formState.isSubmitting} busyText={text('account.busy')}>
            {text('orderStatus.show')}
          </Button>
        </form>
      </FormProvider>
      <div className={styles.actions}>
        <Link href={pathTo(shop.locale, 'account.orders')}>{text('orderStatus.login')}</Link>
      </div>
    </AccountTask>
  )
}

const Found = ({ order }: { readonly order: GuestOrder }) => {
  // The result of a click takes the focus; a page that opens leaves it where it is.
  const [arrives] = useState(useHydrated())
  const { locale } = useShop()
  const { text } = useMessages()
  const dateOf = useDateText()
  const amountText = useAmountText('cart')
  const { key, orderNumber, status, createdAt, lines, delivery, trackAndTraceUrl, changes } = order
  const { pricesExclVat, returnDays } = useConfig()
  const now = useNow()
  const pickup = delivery.pickupLocation
  const deliveryLines = [
    deliveryName(delivery),
    ...(delivery.chosenDay === null ? [] : [dayText(delivery.expectedDay ?? delivery.chosenDay, locale)]),
    ...(pickup === null ? [] : [`${pickup.label}, ${pickup.address}`]),
  ]
  return (
    <AccountTask key="found" title={text('account.order.title', { order: orderNumber })} arrives={arrives}>
      <div className={styles.head}>
        <p>
          {text('account.order.placed')} {dateOf(createdAt)}
        </p>
        <OrderMark status={status} />
      </div>
      <OrderChanges changes={changes} />
      <Facts facts={[[text('account.order.delivery'), deliveryLines.join('\n')]]} />
      {trackAndTraceUrl === null ? null : (
        <p>
          <Link href={trackAndTraceUrl} target="_blank" rel="noopener noreferrer" aria-label={text('account.order.trackOf')}>
            {text('account.order.track')}
          </Link>
        </p>
      )}
      <ul className={styles.lines} aria-label={text('account.order.lines')}>
        {lines.map((line) => {
          const excluded = exclusionReason(line)
          return (
            <li key={line.uid}>
              <PictureFrame source={line.picture} alt="" sizes="64px" widest={375} ratio={4 / 5} />
              <span>
                {goodsName(line)}
                {line.options.map(({ groupId, groupName, name }) => (
                  <small key={groupId}>
                    {groupName}: {name}
                  </small>
                ))}
                {excluded === null ? null : <small>{text(`withdrawal.excluded.${excluded}`)}</small>}
              </span>
              <span className={styles.amount}>{amountText(pricesExclVat ? line.totals.totalExclVat : line.totals.totalInclVat)}</span>
            </li>
          )
        })}
      </ul>
      <OrderAmounts order={order} />
      <div className={styles.actions}>
        {isWithdrawable(order, returnDays, now) ? (
          <Link href={`${pathTo(locale, 'withdraw')}?key=${encodeURIComponent(key)}`}>{text('withdrawal.title')}</Link>
        ) : null}
        <Link href={pathTo(locale, 'account.orders')}>{text('orderStatus.login')}</Link>
      </div>
    </AccountTask>
  )
}

/** Order status for guests: by the link of a mail, or by number and e-mail address (ACC-02). */
export const OrderStatusPage = ({ search, params }: PageProps) => {
  const shop = useShop()
  const { text } = useMessages()
  const key = search.get('key') ?? ''
  const received = params['problem'] as OrderProblem | undefined
  const query = useQuery({ ...orderByKeyQuery(shop, key), enabled: key !== '' && received === undefined })
  if (query.data !== undefined && key !== '') return <Found order={query.data} />
  const failure = failureOf(query.error)
  const problem = failure === null ? (received ?? null) : orderProblem(failure)
  if (key !== '' && problem === null) {
    return (
      <AccountTask key="waiting" title={text('orderStatus.title')}>
        <p role="status">{text('account.loading')}</p>
        <Skeleton height="16rem" />
      </AccountTask>
    )
  }
  return <OrderLookup problem={problem} />
}
