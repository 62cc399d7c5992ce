import { useQuery } from '@tanstack/react-query'
import { dayText } from '@thuishaven/core/locale'
import type { Order } from '@thuishaven/core/orders'
import { orderQuery, failureOf, useShop, pathTo, flashAt, useDateText } from '../shop/index.ts'
import { Alert, Button, DoorDrawing, EmptyState, Link, LinkButton, Skeleton } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { PageProps } from '../../framework/router/route.ts'
import { AccountFrame, AddressLines, QueryResult, invoiceAddress, OrderMark, sectionStyles } from '../account-frame/index.ts'
import styles from './OrderPage.module.css'
import { againAt } from './againAddress.ts'
import { ReorderReport } from './ReorderReport.tsx'
import { OrderAgain } from './OrderAgain.tsx'
import { OrderChanges } from './OrderChanges.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderPayments } from './OrderPayments.tsx'
import { OrderReference } from './OrderReference.tsx'
import { OrderReviews } from './OrderReviews.tsx'
import { OrderSums } from './OrderSums.tsx'
import { PayButton } from './PayButton.tsx'

const Gone = () => {
  const { locale } = useShop()
  const { text } = useMessages()
  return (
    <AccountFrame section="orders" title={text('account.orders.gone')}>
      <EmptyState
        drawing={<DoorDrawing />}
        title={text('account.orders.goneText')}
        action={<LinkButton href={pathTo(locale, 'account.orders')}>{text('account.order.back')}</LinkButton>}
      />
    </AccountFrame>
  )
}

const Papers = ({ order }: { readonly order: Order }) => {
  const { locale } = useShop()
  const { text } = useMessages()
  return (
    <section className={sectionStyles.block} aria-labelledby="order-documents">
      <h2 id="order-documents">{text('account.order.documents')}</h2>
      {order.invoices.length === 0 ? <p className={styles.quiet}>{text('account.order.noDocuments')}</p> : null}
      <ul className={styles.plain}>
        {order.invoices.map(({ uid, kind, invoiceNumber, hasXml }) => (
          <li key={uid}>
            <Link href={invoiceAddress(locale, uid, 'pdf')} download={`${invoiceNumber}.pdf`}>
              {text(`account.order.${kind}`, { number: invoiceNumber })}
            </Link>
            {hasXml ? (
              <>
                {' · '}
                <Link
                  href={invoiceAddress(locale, uid, 'xml')}
                  download={`${invoiceNumber}.xml`}
                  aria-label={text('account.invoices.downloadXml', { number: invoiceNumber })}
                >
                  {text('account.invoices.xml')}
                </Link>
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

const Delivery = ({ order }: { readonly order: Order }) => {
  const { locale } = useShop()
  const { text } = useMessages()
  const { delivery, deliveryAddress, invoiceAddress: invoiced, trackAndTraceUrl } = order
  return (
    <section className={sectionStyles.block} aria-labelledby="order-delivery">
      <h2 id="order-delivery">{text('account.order.delivery')}</h2>
      <p>{delivery.label}</p>
      {delivery.chosenDay === null ? null : <p>{dayText(delivery.expectedDay ?? delivery.chosenDay, locale)}</p>}
      {trackAndTraceUrl === null ? null : (
        <p>
          {/* Another site, which must not get a referrer. */}
          <Link href={trackAndTraceUrl} target="_blank" rel="noopener noreferrer" aria-label={text('account.order.trackOf')}>
            {text('account.order.track')}
          </Link>
        </p>
      )}
      <div className={styles.pair}>
        <div>
          <h3>{text(delivery.pickupLocation === null ? 'account.order.deliverTo' : 'account.order.pickup')}</h3>
          {delivery.pickupLocation === null ? (
            <AddressLines address={deliveryAddress} />
          ) : (
            <p>
              {delivery.pickupLocation.label}
              <br />
              {delivery.pickupLocation.address}
            </p>
          )}
        </div>
        <div>
          <h3>{text('account.order.invoiceTo')}</h3>
          <AddressLines address={invoiced} />
        </div>
      </div>
    </section>
  )
}

/** The result of a reorder without JavaScript. */
const Again = ({ order, search }: { readonly order: Order; readonly search: URLSearchParams }) => {
  const { t } = useMessages()
  const text = flashAt(`?${search}`)
  if (text !== null) return <Alert tone="error">{t(text)}</Alert>
  const report = againAt(search, order)
  return report === null ? null : <ReorderReport report={report} />
}

const Found = ({ order, search }: { readonly order: Order; readonly search: URLSearchParams }) => {
  const { locale } = useShop()
  const { text } = useMessages()
  const dateOf = useDateText()
  return (
    <>
      <div className={styles.head}>
        <p>
          {text('account.order.placed')} {dateOf(order.createdAt)}
        </p>
        <OrderMark status={order.status} />
      </div>
      <Again order={order} search={search} />
      <div className={styles.actions}>
        {order.totals.outstandingAmount > 0 ? <PayButton order={order} /> : null}
        <OrderAgain order={order} />
        {order.status === 'cancelled' || order.lines.every(({ returnable }) => !returnable) ? null : (
          <Link href={`${pathTo(locale, 'withdraw')}?order=${encodeURIComponent(order.uid)}`}>{text('withdrawal.title')}</Link>
        )}
        <Button variant="quiet" onClick={() => window.print()}>
          {text('account.order.print')}
        </Button>
      </div>
      <OrderChanges changes={order.changes} />
      <OrderLines order={order} />
      {order.status === 'open' || order.status === 'cancelled' ? null : <OrderReviews order={order} />}
      <div className={sectionStyles.columns}>
        <OrderSums order={order} />
        <div className={styles.column}>
          <Delivery order={order} />
          <OrderPayments order={order} />
          <Papers order={order} />
          <OrderReference order={order} />
        </div>
      </div>
    </>
  )
}

/** One order with all that the shop knows of it (ACC-02). */
export const OrderPage = ({ params, search }: PageProps) => {
  const shop = useShop()
  const { text } = useMessages()
  const query = useQuery(orderQuery(shop, params['id'] ?? ''))
  if (failureOf(query.error)?._tag === 'NotFound') return <Gone />
  const number = query.data?.orderNumber
  return (
    <AccountFrame
      section="orders"
      title={number === undefined ? text('account.menuOrders') : text('account.order.title', { order: number })}
    >
      <p className={styles.back}>
        <Link href={pathTo(shop.locale, 'account.orders')}>{text('account.order.back')}</Link>
      </p>
      <QueryResult query={query} params={params} waiting={<Skeleton height="24rem" />}>
        {(order) => <Found order={order} search={search} />}
      </QueryResult>
    </AccountFrame>
  )
}
