import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Phrase } from '@thuishaven/core/notifications'
import type { ListReport } from '@thuishaven/core/orders'
import { localePath } from '@thuishaven/core/routing'
import { useHydrated } from '../../framework/hydration/useHydrated.ts'
import { useShop } from '../shop/index.ts'
import { Alert, Button, Disclosure, Field, Link, Textarea } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { usePanels } from '../../framework/panels/PanelsContext.ts'
import styles from './OrderPage.module.css'

/** Characters of a list; the longest line has a score of them. */
const longest = 5000

const ActionResult = ({ report }: { readonly report: ListReport }) => {
  const { locale } = useShop()
  const { text } = useMessages()
  const { added, unknown, gone, choose } = report
  return (
    <Alert tone={unknown.length + gone.length + choose.length > 0 ? 'warning' : 'success'} className={styles.summary}>
      <p>{added === 0 ? text('account.orderList.none') : text('account.order.againDone', { count: added })}</p>
      {unknown.length === 0 ? null : <p>{text('account.orderList.unknown', { lines: unknown.join(', ') })}</p>}
      {gone.length === 0 ? null : <p>{text('account.orderList.gone', { titles: gone.join(', ') })}</p>}
      {choose.map(({ productId, slug, title }) => (
        <p key={productId}>
          {text('account.orderList.choose')}{' '}
          <Link href={localePath(locale, `/product/${productId}/${encodeURIComponent(slug)}`)}>{title}</Link>
        </p>
      ))}
    </Alert>
  )
}

/** Orders by article number: adds a typed or pasted list to the cart, and lists invalid entries. */
export const OrderList = () => {
  const shop = useShop()
  const panels = usePanels()
  const { text, t } = useMessages()
  const hydrated = useHydrated()
  const [report, setReport] = useState<ListReport | Phrase | null>(null)
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: { list: '' } })
  const submit = handleSubmit(async ({ list }) => {
    setReport(null)
    const customer = await shop.customer.load().catch(() => null)
    const result = customer === null ? null : await customer.orderList(list)
    if (result === null) return setReport({ key: 'error.connection' })
    setReport(result.ok ? result.value : result.failure)
    if (!result.ok) return undefined
    const { added, unknown, gone, choose } = result.value
    // Invalid entries stay in the field for correction.
    reset({ list: unknown.join('\n') })
    if (added > 0 && unknown.length + gone.length + choose.length === 0) panels.open('cart')
    return undefined
  })
  return (
    <Disclosure summary={text('account.orderList.title')}>
      <form className={styles.list} method="post" onSubmit={(event) => void submit(event)} noValidate>
        <Field label={text('account.orderList.label')} hint={text('account.orderList.hint')} error={formState.errors.list?.message}>
          <Textarea
            maxLength={longest}
            {...register('list', { validate: (list) => list.trim() !== '' || text('account.orderList.empty') })}
          />
        </Field>
        {report === null ? null : 'key' in report ? <Alert tone="error">{t(report)}</Alert> : <ActionResult report={report} />}
        <div>
          <Button type="submit" disabled={!hydrated} busy={formState.isSubmitting} busyText={text('account.busy')}>
            {text('account.orderList.add')}
          </Button>
        </div>
      </form>
    </Disclosure>
  )
}
