import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { OrderLine } from '@thuishaven/core/orders'
import { exclusionReason, goodsOf, withdrawalSchema } from '@thuishaven/core/aftersale'
import type { StatedWithdrawal, WithdrawalForm } from '@thuishaven/core/aftersale'
import { validateForm } from '@thuishaven/core/validation'
import type { FormCheck } from '@thuishaven/core/validation'
import { errorsOf, useFormCheck } from '../forms/index.ts'
import { useCustomerMutation, useShop, pathTo } from '../shop/index.ts'
import { Alert, Button, Field, Link, Textarea, TextInput } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './AfterSale.module.css'
import { GoodsChoice } from './GoodsChoice.tsx'
import type { PostedWithdrawal } from './postedForms.ts'

const check = (values: WithdrawalForm): FormCheck<WithdrawalForm> => validateForm(withdrawalSchema, values)

export interface StatementProps {
  /** Initial values of the form. */
  readonly known: WithdrawalForm
  /** The lines of the order, where the shopper may see them; without them the goods are described as text. */
  readonly lines: readonly OrderLine[] | null
  /** The result of this form when it was posted without JavaScript. */
  readonly actionData: (PostedWithdrawal & { readonly step: 'state' }) | null
  readonly onStated: (stated: StatedWithdrawal) => void
}

/** First step: the products to withdraw from, and the address for the receipt. A reason is not required. */
export const Statement = ({ known, lines, actionData, onStated }: StatementProps) => {
  const shop = useShop()
  const { text, t } = useMessages()
  const open = (lines ?? []).filter((line) => exclusionReason(line) === null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(actionData?.chosen ?? open.map(({ uid }) => uid)))
  const [nothing, setNothing] = useState(actionData?.chosen?.length === 0)
  const [wrong] = useState(() => (actionData?.isJudged === true ? errorsOf(check(known), t) : null))
  const form = useForm<WithdrawalForm>({
    defaultValues: known,
    mode: 'onBlur',
    resolver: useFormCheck(check, t),
    ...(wrong === null ? {} : { errors: wrong }),
  })
  const { register, handleSubmit, formState } = form
  const { errors } = formState
  const stating = useCustomerMutation((customer, values: WithdrawalForm) => customer.stateWithdrawal(values), onStated)
  const sent = actionData?.problem ?? null
  const problem = stating.data?.ok === false ? stating.data.failure : stating.isIdle ? sent : null
  const submit = handleSubmit((values) => {
    const isNothing = lines !== null && chosen.size === 0
    setNothing(isNothing)
    if (!isNothing) stating.mutate(lines === null ? values : { ...values, goods: goodsOf(lines, chosen) })
  })
  if (lines !== null && open.length === 0) {
    return (
      <>
        <Alert tone="warning" announced={false} action={<Link href={pathTo(shop.locale, 'contact')}>{text('account.contact')}</Link>}>
          {text('withdrawal.nothing')}
        </Alert>
        <GoodsChoice lines={lines} chosen={chosen} onChange={setChosen} error={null} />
      </>
    )
  }
  return (
    <FormProvider {...form}>
      <form className={styles.form} method="post" onSubmit={(event) => void submit(event)} noValidate>
        <Field label={text('withdrawal.name')} required error={errors.name?.message}>
          <TextInput autoComplete="name" defaultValue={known.name} {...register('name')} />
        </Field>
        <Field label={text('account.emailAddress')} hint={text('withdrawal.emailHint')} required error={errors.emailAddress?.message}>
          <TextInput type="email" autoComplete="email" inputMode="email" defaultValue={known.emailAddress} {...register('emailAddress')} />
        </Field>
        <Field label={text('orderStatus.number')} hint={text('orderStatus.numberHint')} required error={errors.orderNumber?.message}>
          <TextInput autoComplete="off" readOnly={lines !== null} defaultValue={known.orderNumber} {...register('orderNumber')} />
        </Field>
        {lines === null ? (
          <Field
            label={text('withdrawal.which')}
            hint={text('withdrawal.goodsHint')}
            note={text('account.optional')}
            error={errors.goods?.message}
          >
            <Textarea defaultValue={known.goods} {...register('goods')} />
          </Field>
        ) : (
          <GoodsChoice lines={lines} chosen={chosen} onChange={setChosen} error={nothing ? text('withdrawal.chooseOne') : null} />
        )}
        <p className={styles.quiet}>{text('withdrawal.bespoke')}</p>
        {problem === null ? null : <Alert tone="error">{t(problem)}</Alert>}
        <Button type="submit" size="l" wide busy={stating.isPending} busyText={text('account.busy')}>
          {text('withdrawal.next')}
        </Button>
      </form>
    </FormProvider>
  )
}
