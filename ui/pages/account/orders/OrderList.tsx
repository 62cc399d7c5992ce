import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Phrase } from '@thuishaven/core/notifications'
import type { ListReport } from '@thuishaven/core/orders'
import { localePath } from '@thuishaven/core/routing'
import { useIsAlive } from '../../../bindings/useIsAlive.ts'
import { useShop } from '../../../bindings/ShopContext.ts'
import { Alert, Button, Disclosure, Field, Link, Textarea } from '../../../kit/index.ts'
import { useText } from '../../../messages/useText.ts'
import { usePanels } from '../../../shell/panels/PanelsContext.ts'
import styles from './OrderPage.module.css'

/** Characters of a list; the longest line has a score of them. */
const longest = 5000

const Told = ({ report }: { readonly report: ListReport }) => {
  const { locale } = useShop()
  const { text } = useText()
  const { added, unknown, gone, choose } = report
  return (
    <Alert tone={unknown.length + gone.length + choose.length > 0 ? 'warning' : 'success'} className={styles.told}>
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

/** Orders by article number: a typed or pasted list goes into the cart, and what could not is told. */
export const OrderList = () => {
  const shop = useShop()
  const panels = usePanels()
  const { text, say } = useText()
  const alive = useIsAlive()
  const [told, setTold] = useState<ListReport | Phrase | null>(null)
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: { list: '' } })
  const submit = handleSubmit(async ({ list }) => {
    setTold(null)
    const desk = await shop.customer().catch(() => null)
    const outcome = desk === null ? null : await desk.orderList(list)
    if (outcome === null) return setTold({ key: 'error.connection' })
    setTold(outcome.ok ? outcome.value : outcome.failure)
    if (!outcome.ok) return undefined
    const { added, unknown, gone, choose } = outcome.value
    // What was not understood stays, to be mended.
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
        {told === null ? null : 'key' in told ? <Alert tone="error">{say(told)}</Alert> : <Told report={told} />}
        <div>
          <Button type="submit" disabled={!alive} busy={formState.isSubmitting} busyText={text('account.busy')}>
            {text('account.orderList.add')}
          </Button>
        </div>
      </form>
    </Disclosure>
  )
}
