import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { PaymentStatus } from '@thuishaven/core/checkout'
import { paymentQuery } from '../../bindings/queries.ts'
import { useShop } from '../../bindings/ShopContext.ts'
import { Button, LinkButton, Spinner } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import { pathTo } from '../../shell/paths.ts'
import type { PageProps } from '../../shell/page.ts'
import { useAmountText } from '../../shop/prices/usePriceTexts.ts'
import { paymentPage } from './paymentPage.ts'
import styles from './ResultPage.module.css'

/** Asks again after 2, 4, 8, … s, at most a minute apart: the provider may send no message for a payment that is left open. */
const nextLook = (looks: number): number => Math.min(60_000, 2000 * 2 ** Math.max(0, looks - 1))

const signs: Readonly<Record<PaymentStatus, string>> = { paid: '✓', pending: '…', failed: '!', cancelled: '×', expired: '×' }

/** What became of the payment (CHK-11). */
export const ResultPage = ({ params }: PageProps) => {
  const shop = useShop()
  const { text } = useText()
  const amountText = useAmountText('cart')
  const paymentUid = params['paymentUid'] ?? ''
  const {
    data: payment,
    isFetching,
    refetch,
  } = useQuery({
    ...paymentQuery(shop, paymentUid),
    refetchInterval: (query) => (query.state.data?.status === 'pending' ? nextLook(query.state.dataUpdateCount) : false),
  })
  useEffect(() => {
    if (payment === undefined) return
    shop.checkout.reportPurchase(payment)
    // The host empties a paid cart and keeps one that was not paid.
    void shop.cart.load()
  }, [payment, shop])
  if (payment === undefined) return null
  const { status, retryUrl, orderNumber, totalInclVat, lines } = payment
  const retry = retryUrl === null ? null : paymentPage(retryUrl)
  return (
    <div className={styles.page}>
      <p className={styles.sign} data-status={status} aria-hidden="true">
        {signs[status]}
      </p>
      <h1>{text(`checkout.result.${status}.title`)}</h1>
      <p role="status" className={styles.lead}>
        {text(`checkout.result.${status}.text`, { order: orderNumber })} {status === 'pending' && isFetching ? <Spinner /> : null}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{text('checkout.orderNumber')}</dt>
          <dd>{orderNumber}</dd>
        </div>
        {lines.map(({ productId, title, quantity, unitPriceInclVat }) => (
          <div key={`${productId} ${title} ${quantity} ${unitPriceInclVat}`}>
            <dt>{title}</dt>
            <dd>{quantity} ×</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{text('cart.total')}</dt>
          <dd>{amountText(totalInclVat)}</dd>
        </div>
      </dl>
      <div className={styles.ways}>
        {status === 'paid' || retry === null ? null : (
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
        <LinkButton size="l" variant={status === 'paid' ? 'primary' : 'secondary'} href={pathTo(shop.locale, 'home')}>
          {text('cart.goOn')}
        </LinkButton>
      </div>
    </div>
  )
}
