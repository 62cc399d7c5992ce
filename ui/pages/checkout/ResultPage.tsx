import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { PaymentStatus } from '@thuishaven/core/checkout'
import { orderQuery } from '../../bindings/customerQueries.ts'
import { paymentQuery } from '../../bindings/queries.ts'
import { useShop, useStore } from '../../bindings/ShopContext.ts'
import { useConfig } from '../../bindings/useConfig.ts'
import { Button, Link, LinkButton, Spinner } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import { pathTo } from '../../shell/paths.ts'
import type { PageProps } from '../../shell/page.ts'
import { useAmountText } from '../../shop/prices/usePriceTexts.ts'
import { paymentPage } from '../../shop/payment/paymentPage.ts'
import { OrderedGoods } from './OrderedGoods.tsx'
import styles from './ResultPage.module.css'

/** Asks again after 2, 4, 8, … s, at most a minute apart: the provider may send no message for a payment that is left open. */
const nextLook = (looks: number): number => Math.min(60_000, 2000 * 2 ** Math.max(0, looks - 1))

const signs: Readonly<Record<PaymentStatus, string>> = { paid: '✓', invoiced: '✓', pending: '…', failed: '!', cancelled: '×', expired: '×' }

/** What became of the payment, and the way on that belongs to it (CHK-11). */
export const ResultPage = ({ params }: PageProps) => {
  const shop = useShop()
  const { text } = useText()
  const amountText = useAmountText('cart')
  const { isAuthenticated } = useStore(shop.session)
  const { guestPassword } = useConfig()
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
  const isDone = payment?.status === 'paid' || payment?.status === 'invoiced'
  const orderUid = payment?.orderUid ?? null
  const { data: order } = useQuery({ ...orderQuery(shop, orderUid ?? ''), enabled: isDone && isAuthenticated && orderUid !== null })
  useEffect(() => {
    if (payment === undefined) return
    void shop.checkout.reportPurchase(payment)
    // The host empties a paid cart and keeps one that was not paid.
    void shop.cart.load()
  }, [payment, shop])
  if (payment === undefined) return null
  const { status, retryUrl, orderNumber, totalInclVat, deposit, lines } = payment
  const retry = isDone || retryUrl === null ? null : paymentPage(retryUrl)
  const canChoose = !isDone && status !== 'pending' && cart.lines.length > 0
  return (
    <div className={styles.page}>
      <p className={styles.sign} data-status={status} aria-hidden="true">
        {signs[status]}
      </p>
      <h1>{text(`checkout.result.${status}.title`)}</h1>
      <p role="status" className={styles.lead}>
        {text(`checkout.result.${status}.text`, { order: orderNumber })} {status === 'pending' && isFetching ? <Spinner /> : null}
      </p>
      {order === undefined ? null : <OrderedGoods order={order} />}
      <dl className={styles.facts}>
        <div>
          <dt>{text('checkout.orderNumber')}</dt>
          <dd>{orderNumber}</dd>
        </div>
        {order === undefined
          ? lines.map(({ productId, title, quantity, unitPriceInclVat }) => (
              <div key={`${productId} ${title} ${quantity} ${unitPriceInclVat}`}>
                <dt>{title}</dt>
                <dd>{quantity} ×</dd>
              </div>
            ))
          : null}
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
      <div className={styles.ways}>
        {retry === null ? null : (
          // Not a page of the shop, so the browser itself goes there; a link also works before the page is alive.
          <LinkButton size="l" href={retry} target="_top">
            {text('checkout.payAgain')}
          </LinkButton>
        )}
        {status === 'pending' ? (
          <Button size="l" variant="secondary" onClick={() => void refetch()}>
            {text('checkout.lookAgain')}
          </Button>
        ) : null}
        {canChoose ? (
          <LinkButton size="l" variant="secondary" href={pathTo(shop.locale, 'checkout.overview')}>
            {text('checkout.otherPayment')}
          </LinkButton>
        ) : null}
        {isDone && orderUid !== null ? (
          <LinkButton size="l" href={pathTo(shop.locale, 'account.order', { id: orderUid })}>
            {text('checkout.toOrder')}
          </LinkButton>
        ) : null}
        {status === 'failed' || status === 'expired' ? (
          <LinkButton size="l" variant="quiet" href={pathTo(shop.locale, 'contact')}>
            {text('checkout.askUs')}
          </LinkButton>
        ) : null}
        <LinkButton size="l" variant={isDone ? 'secondary' : 'quiet'} href={pathTo(shop.locale, 'home')}>
          {text('cart.goOn')}
        </LinkButton>
      </div>
      {isDone && isAuthenticated && guestPassword === 'none' ? (
        <p className={styles.quiet}>
          {text('checkout.invitation')} <Link href={pathTo(shop.locale, 'account.reset')}>{text('checkout.choosePassword')}</Link>
        </p>
      ) : null}
      {isDone && !isAuthenticated ? <p className={styles.quiet}>{text('checkout.followInAccount')}</p> : null}
    </div>
  )
}
