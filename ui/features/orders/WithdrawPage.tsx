import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrderLine } from '@thuishaven/core/orders'
import type { StatedWithdrawal, WithdrawalForm, WithdrawalReceipt } from '@thuishaven/core/aftersale'
import type { Message } from '@thuishaven/core/notifications'
import { orderByKeyQuery, orderQuery, useCustomerMutation, useShop, useActionData, useConfig, pathTo, useDateText } from '../shop/index.ts'
import { useHydrated } from '../../framework/hydration/useHydrated.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { Alert, Button, Link, NeedsScript, Skeleton } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { PageProps } from '../../framework/router/route.ts'
import { AccountTask, Facts } from '../account-frame/index.ts'
import styles from './AfterSale.module.css'
import type { PostedWithdrawal } from './postedForms.ts'
import { Statement } from './Statement.tsx'

const StatementText = ({ statement }: { readonly statement: WithdrawalForm }) => {
  const { text } = useMessages()
  const facts = [
    [text('orderStatus.number'), statement.orderNumber],
    [text('withdrawal.goods'), statement.goods === '' ? text('withdrawal.whole') : statement.goods],
    [text('withdrawal.name'), statement.name],
    [text('account.emailAddress'), statement.emailAddress],
  ] as const
  return <Facts facts={facts} />
}

interface ConfirmationProps {
  readonly stated: StatedWithdrawal
  readonly problem: Message | null
  readonly onBack: () => void
  readonly onReceived: (receipt: WithdrawalReceipt) => void
}

/** Hidden fields that carry the state without JavaScript. */
const carried = ['withdrawalUid', 'name', 'emailAddress', 'orderNumber', 'goods'] as const

/** Second step: confirms the withdrawal. */
const Confirmation = ({ stated, problem: first, onBack, onReceived }: ConfirmationProps) => {
  const { text, t } = useMessages()
  const confirming = useCustomerMutation((customer) => customer.confirmWithdrawal(stated.withdrawalUid), onReceived)
  const problem = confirming.data?.ok === false ? confirming.data.failure : confirming.isIdle ? first : null
  return (
    <AccountTask key="confirm" title={text('withdrawal.confirmTitle')} arrives>
      <p>{text('withdrawal.confirmText')}</p>
      <StatementText statement={stated} />
      {problem === null ? null : <Alert tone="error">{t(problem)}</Alert>}
      <form
        className={styles.actions}
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          confirming.mutate()
        }}
      >
        {carried.map((name) => (
          <input key={name} type="hidden" name={name} value={stated[name]} />
        ))}
        <Button type="submit" name="step" value="confirm" size="l" busy={confirming.isPending} busyText={text('account.busy')}>
          {text('withdrawal.confirm')}
        </Button>
        <Button
          type="submit"
          name="step"
          value="back"
          variant="quiet"
          onClick={(event) => {
            event.preventDefault()
            onBack()
          }}
        >
          {text('withdrawal.back')}
        </Button>
      </form>
    </AccountTask>
  )
}

const Receipt = ({ receipt }: { readonly receipt: WithdrawalReceipt }) => {
  const { locale } = useShop()
  const { text } = useMessages()
  const hydrated = useHydrated()
  const dateOf = useDateText()
  return (
    <AccountTask key="received" title={text('withdrawal.doneTitle')} arrives>
      <Alert tone="success">
        {text('withdrawal.done', { number: receipt.receiptNumber, date: dateOf(receipt.receivedAt), email: receipt.emailAddress })}
      </Alert>
      <StatementText statement={receipt} />
      <div className={styles.actions}>
        <NeedsScript ready={hydrated}>
          <Button variant="secondary" onClick={() => window.print()}>
            {text('account.order.print')}
          </Button>
        </NeedsScript>
        <Link href={pathTo(locale, 'home')}>{text('account.orders.goShopping')}</Link>
      </div>
    </AccountTask>
  )
}

interface KnownOrder {
  readonly orderNumber: string
  readonly lines: readonly OrderLine[]
}

/** The order that the address names, as far as the visitor may withdraw from it: who ordered by its uid, anyone by its key. */
const useKnownOrder = (search: URLSearchParams, isUnknown: boolean): { readonly order: KnownOrder | null; readonly waits: boolean } => {
  const shop = useShop()
  const { isAuthenticated } = useStore(shop.session)
  const [uid, key] = [search.get('order') ?? '', search.get('key') ?? '']
  const isOwnOrder = !isUnknown && isAuthenticated && uid !== ''
  const needsKey = !isUnknown && key !== ''
  const own = useQuery({ ...orderQuery(shop, uid), enabled: isOwnOrder })
  const byKey = useQuery({ ...orderByKeyQuery(shop, key), enabled: needsKey })
  const order = (own.data?.orderedBy === null ? own.data : byKey.data) ?? null
  // Lines that fail to load are described as text: the form does not wait for them.
  const waits = order === null && ((isOwnOrder && own.isPending) || (needsKey && !byKey.isError))
  return { order, waits }
}

/** Withdrawal from the contract, in two steps, for guests too; the response is the same whether or not the order exists. */
export const WithdrawPage = ({ search, params }: PageProps) => {
  const { session } = useShop()
  const { text } = useMessages()
  const { session: customer } = useStore(session)
  const { returnDays } = useConfig()
  const { order, waits } = useKnownOrder(search, params['order'] === 'unknown')
  const actionData = useActionData() as PostedWithdrawal | null
  const [stated, setStated] = useState(actionData?.step === 'confirm' ? actionData.stated : null)
  const [receipt, setReceipt] = useState(actionData?.step === 'received' ? actionData.receipt : null)
  const [begun, setBegun] = useState<WithdrawalForm | null>(null)
  if (receipt !== null) return <Receipt receipt={receipt} />
  if (stated !== null) {
    const problem = actionData?.step === 'confirm' ? actionData.problem : null
    return <Confirmation stated={stated} problem={problem} onBack={() => setStated(null)} onReceived={setReceipt} />
  }
  const again = begun ?? (actionData?.step === 'state' ? actionData.values : actionData?.step === 'confirm' ? actionData.stated : null)
  const known: WithdrawalForm = again ?? {
    name: customer === null ? '' : `${customer.firstName} ${customer.lastName}`,
    emailAddress: customer?.emailAddress ?? '',
    orderNumber: order?.orderNumber ?? '',
    goods: '',
  }
  return (
    <AccountTask title={text('withdrawal.title')} arrives={begun !== null}>
      <p>{text('withdrawal.text', { count: returnDays })}</p>
      {waits ? (
        <Skeleton height="20rem" />
      ) : (
        <Statement
          key={order?.orderNumber ?? ''}
          known={known}
          lines={order?.lines ?? null}
          actionData={actionData?.step === 'state' && begun === null ? actionData : null}
          onStated={(statement) => {
            setBegun(statement)
            setStated(statement)
          }}
        />
      )}
    </AccountTask>
  )
}
