import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CartTotals } from '@thuishaven/core/cart'
import type { PaymentStatus } from '@thuishaven/core/checkout'
import { formatPercentage } from '@thuishaven/core/money'
import { orderQuery, paymentQuery, useShop, useConfig, pathTo } from '../shop/index.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { Link, LinkButton, Spinner } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useShopLocation } from '../../framework/router/RouterContext.ts'
import type { PageProps } from '../../framework/router/route.ts'
import { usePanels } from '../../framework/panels/PanelsContext.ts'
import { VatNotice } from '../cart/index.ts'
import { useAmountText } from '../prices/index.ts'
import { paymentPage } from './paymentPage.ts'
import { Arrival, OrderedGoods, OrderPapers } from './OrderedGoods.tsx'
import styles from './ResultPage.module.css'

/** Polls after 2, 4, 8, … s, at most a minute apart: the provider may send no message for a payment that is left open. */
const nextLook = (looks: number): number => Math.min(60_000, 2000 * 2 ** Math.max(0, looks - 1))

const signs: Readonly<Record<PaymentStatus, typeof Check>> = {
  paid: Check,
  authorized: Check,
  invoiced: Check,
  pending: Clock,
  failed: TriangleAlert,
  cancelled: X,
  expired: X,
}

/** The total without VAT and the VAT of each rate, in a shop that shows prices without VAT (PRC-08). */
const SumsExcl = ({ totals }: { readonly totals: CartTotals }) => {
  const { locale } = useShop()
  const { text } = useMessages()
  const amountText = useAmountText('cart')
  return (
    <>
      <div>
        <dt>{text('cart.totalExcl')}</dt>
        <dd>{amountText(totals.totalExclVat)}</dd>
      </div>
      {totals.totalVat.map(({ percentage, amount }) => (
        <div key={percentage}>
          <dt>{text('cart.vat', { percentage: formatPercentage(percentage, locale) })}</dt>
          <dd>{amountText(amount)}</dd>
        </div>
      ))}
    </>
  )
}

/** A text about the order, whose number no line breaks. */
const OrderSentence = ({ sentence, orderNumber }: { readonly sentence: string; readonly orderNumber: string }) => {
  const [before, after] = sentence.split(orderNumber)
  return (
    <>
      {before}
      <span className={styles.number}>{after === undefined ? null : orderNumber}</span>
      {after}
    </>
  )
}

/** The result of the payment and its next action (CHK-11). */
export const ResultPage = ({ params }: PageProps) => {
  const shop = useShop()
  const { text } = useMessages()
  const amountText = useAmountText('cart')
  const { isAuthenticated, session } = useStore(shop.session)
  const panels = usePanels()
  const { current } = useShopLocation()
  const { pricesExclVat } = useConfig()
  const { cart } = useStore(shop.cart)
  const paymentUid = params['paymentUid'] ?? ''
  const {
    data: payment,
    isFetching,
    refetch,
  } = useQuery({
    ...paymentQuery(shop, paymentUid),
    refetchInterval: (query) => (query.state.data?.status === 'pending' ? nextLook(query.state.dataUpdateCount) : false),
  })
  const isDone = payment !== undefined && signs[payment.status] === Check
  const orderUid = payment?.orderUid ?? null
  const { data: order } = useQuery({ ...orderQuery(shop, orderUid ?? ''), enabled: isAuthenticated && orderUid !== null })
  useEffect(() => {
    if (payment === undefined) return
    void shop.checkout.reportPurchase(payment)
    // The backend empties the cart only after payment.
    void shop.cart.load()
  }, [payment, shop])
  if (payment === undefined) return null
  const { status, retryUrl, orderNumber, totalInclVat, deposit, lines } = payment
  const retry = isDone || retryUrl === null ? null : paymentPage(retryUrl)
  // The order exists already: another payment method applies to it, and not to a second order.
  const canChoose = retry !== null && status !== 'pending' && orderUid !== null
  const Sign = signs[status]
  const isDeposit = status === 'paid' && deposit !== null
  const actions = (
    <div className={styles.actions}>
      {/* A payment may be under way: who pays again first pays twice. */}
      {status === 'pending' ? (
        <LinkButton
          size="l"
          href={current.href}
          onClick={(event) => {
            event.preventDefault()
            void refetch()
          }}
        >
          {text('checkout.lookAgain')}
        </LinkButton>
      ) : null}
      {retry === null ? null : (
        // Not a page of the shop, so it loads a document; a link also works before hydration.
        <LinkButton size="l" variant={status === 'pending' ? 'secondary' : 'primary'} href={retry} target="_top">
          {text('checkout.payAgain')}
        </LinkButton>
      )}
      {canChoose ? (
        <LinkButton
          size="l"
          variant="secondary"
          href={pathTo(shop.locale, 'account.order', { id: orderUid })}
          onClick={(event) => {
            if (!isAuthenticated) return
            event.preventDefault()
            panels.open('paymentOrder', orderUid)
          }}
        >
          {text('checkout.otherPayment')}
        </LinkButton>
      ) : null}
      {isDone && orderUid !== null ? (
        <LinkButton size="l" href={pathTo(shop.locale, 'account.order', { id: orderUid })}>
          {text('checkout.toOrder')}
        </LinkButton>
      ) : null}
      {isDone ? (
        <LinkButton size="l" variant="secondary" href={pathTo(shop.locale, 'home')}>
          {text('cart.goOn')}
        </LinkButton>
      ) : (
        <div className={styles.asides}>
          <LinkButton size="l" variant="quiet" href={pathTo(shop.locale, 'contact')}>
            {text('checkout.askUs')}
          </LinkButton>
          <LinkButton size="l" variant="quiet" href={pathTo(shop.locale, 'home')}>
            {text('cart.goOn')}
          </LinkButton>
        </div>
      )}
    </div>
  )
  return (
    <div className={styles.page}>
      <p className={styles.icon} data-status={status} aria-hidden="true">
        <Sign size={24} strokeWidth={1.5} />
      </p>
      <h1>{text(`checkout.result.${status}.title`)}</h1>
      <p role="status" className={styles.lead}>
        <OrderSentence
          orderNumber={orderNumber}
          sentence={
            isDeposit
              ? text('checkout.depositPaid', { order: orderNumber, upfront: amountText(deposit.upfront), rest: amountText(deposit.rest) })
              : text(`checkout.result.${status}.text`, { order: orderNumber })
          }
        />{' '}
        {!isDone && status !== 'pending' && cart.lines.length > 0 ? text('checkout.cartKept') : null}
        {status === 'pending' && isFetching ? <Spinner /> : null}
      </p>
      {/* Whoever has not paid wants to pay, and reads what was ordered after it. */}
      {isDone ? null : actions}
      {order === undefined || !isDone ? null : <Arrival order={order} />}
      {order === undefined ? null : <OrderedGoods order={order} />}
      <dl className={styles.facts}>
        {order === undefined
          ? lines.map(({ productId, title, quantity, unitPriceInclVat }) => (
              <div key={`${productId} ${title} ${quantity} ${unitPriceInclVat}`}>
                <dt>{title}</dt>
                <dd>{quantity} ×</dd>
              </div>
            ))
          : null}
        {order === undefined || !pricesExclVat || order.vatTreatment === 'reverseCharged' ? null : <SumsExcl totals={order.cartTotals} />}
        <div className={styles.total}>
          <dt>{text('cart.total')}</dt>
          <dd>{amountText(totalInclVat)}</dd>
        </div>
        {deposit === null ? null : (
          <>
            <div>
              <dt>{text(status === 'paid' ? 'checkout.paidNow' : 'cart.payNow')}</dt>
              <dd>{amountText(deposit.upfront)}</dd>
            </div>
            <div>
              <dt>{text('cart.payLater')}</dt>
              <dd>{amountText(deposit.rest)}</dd>
            </div>
          </>
        )}
      </dl>
      {order === undefined ? null : <VatNotice treatment={order.vatTreatment} />}
      {order === undefined || !isDone ? null : <OrderPapers order={order} />}
      {isDone ? actions : null}
      {isDone && session?.hasPassword === false ? (
        <p className={styles.quiet}>
          {text('checkout.invitation')} <Link href={pathTo(shop.locale, 'account.reset')}>{text('checkout.choosePassword')}</Link>
        </p>
      ) : null}
      {isDone && !isAuthenticated ? <p className={styles.quiet}>{text('checkout.followInAccount')}</p> : null}
    </div>
  )
}
