import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Cents } from '@thuishaven/core/money'
import type { Order } from '@thuishaven/core/orders'
import type { PaymentOption } from '@thuishaven/core/checkout'
import { orderPaymentsQuery, orderQuery, QueryError, useShop, useConfig } from '../shop/index.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { Alert, Button, Mark, Panel, RadioCard, RadioCardGroup, Skeleton } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { usePanels } from '../../framework/panels/PanelsContext.ts'
import { paymentPage } from '../checkout/index.ts'
import { useAmountText } from '../prices/index.ts'
import { Sums } from '../account-frame/index.ts'
import styles from './PayOrderPanel.module.css'
import { useShownAgain } from '../../framework/hydration/useShownAgain.ts'

const OpenSums = ({ order }: { readonly order: Order }) => {
  const { text } = useMessages()
  const { totalInclVat, outstandingAmount } = order.totals
  return (
    <Sums
      rows={[
        { label: text('account.payOrder.total'), amount: totalInclVat },
        { label: text('account.payOrder.paid'), amount: (totalInclVat - outstandingAmount) as Cents },
        { label: text('account.payOrder.open'), amount: outstandingAmount, as: 'total' },
      ]}
    />
  )
}

const Pay = ({ order }: { readonly order: Order }) => {
  const shop = useShop()
  const queries = useQueryClient()
  const { text } = useMessages()
  const { pricesExclVat } = useConfig()
  const amountText = useAmountText('elsewhere')
  const payments = useQuery(orderPaymentsQuery(shop, order))
  const [chosen, setChosen] = useState<string | null>(null)
  const received = useRef<unknown>(null)
  // A refusal is told; a call that broke off is not, and 'Continue' asks again (PAY-02, PAY-05).
  const isRefused = payments.error instanceof QueryError && payments.error.failure._tag === 'Refused'
  const isBrokenOff = payments.isError && !isRefused
  useEffect(() => {
    if (!isRefused || payments.error === received.current) return
    received.current = payments.error
    shop.toasts.show({ type: 'error', title: { key: 'phrases.Failed' }, message: { key: 'phrases.checkoutPaymentOptionsFailed' } })
  })
  const paying = useMutation({
    mutationFn: async (chosenOption: PaymentOption): Promise<'leaving' | 'staying'> => {
      const customer = await shop.customer.load().catch(() => null)
      const move = customer === null ? null : await customer.payOrder(order.uid, chosenOption)
      const address = move?.type === 'external' ? paymentPage(move.url) : null
      if (address !== null) {
        location.assign(address)
        return 'leaving'
      }
      if (move?.type === 'stay' && move.reload !== null) {
        void (move.reload === 'options'
          ? payments.refetch()
          : queries.invalidateQueries({ queryKey: orderQuery(shop, order.uid).queryKey }))
      }
      return 'staying'
    },
  })
  useShownAgain(() => {
    paying.reset()
    void queries.invalidateQueries({ queryKey: orderQuery(shop, order.uid).queryKey })
  })
  const options = payments.isError ? [] : (payments.data ?? [])
  const option = options.find(({ id }) => id === chosen) ?? options[0]
  // On the way to the bank the button stays busy: the page is about to go.
  const busy = paying.isPending || paying.data === 'leaving'
  return (
    <div className={styles.pay}>
      {payments.isFetching && options.length === 0 ? <Skeleton height="10rem" /> : null}
      {!payments.isFetching && options.length === 0 && !isBrokenOff ? (
        <Alert tone="error" title={text('account.payOrder.attention')}>
          {text('phrases.checkoutNoPaymentOptions')}
        </Alert>
      ) : null}
      {option === undefined ? null : (
        <RadioCardGroup name="payMethod" legend={text('account.payOrder.how')} value={option.id} onChange={setChosen}>
          {options.map(({ id, label, icon, priceExclVat, priceInclVat }) => {
            const price = pricesExclVat ? priceExclVat : priceInclVat
            return (
              <RadioCard
                key={id}
                value={id}
                label={label}
                icon={<Mark name={icon} label="" />}
                price={price === 0 ? undefined : amountText(price)}
              />
            )
          })}
        </RadioCardGroup>
      )}
      <Button
        size="l"
        wide
        busy={busy || payments.isFetching}
        onClick={() => (option === undefined ? void payments.refetch() : paying.mutate(option))}
      >
        {text(busy ? 'account.payOrder.loading' : 'account.payOrder.continue')}
      </Button>
    </div>
  )
}

/** Pays what is open of an order (PAY-01…PAY-05). */
export const PayOrderPanel = () => {
  const shop = useShop()
  const panels = usePanels()
  const { text } = useMessages()
  const { closing, subject } = useStore(panels)
  const { data: order } = useQuery(orderQuery(shop, subject ?? ''))
  return (
    <Panel
      title={order === undefined ? text('account.menuOrders') : text('account.payOrder.title', { order: order.orderNumber })}
      closeLabel={text('account.payOrder.close')}
      state={closing === 'paymentOrder' ? 'closing' : 'open'}
      onClose={panels.close}
    >
      <div className={styles.panel}>
        {order === undefined ? <Skeleton height="10rem" /> : <OpenSums order={order} />}
        {order === undefined ? null : order.totals.outstandingAmount > 0 ? (
          <Pay order={order} />
        ) : (
          <Alert tone="success">{text('phrases.orderNotOpen')}</Alert>
        )}
      </div>
    </Panel>
  )
}
