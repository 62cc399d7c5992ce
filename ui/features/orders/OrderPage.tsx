import { useQuery } from '@tanstack/react-query'
import { isWithdrawable, lastWithdrawalDay } from '@thuishaven/core/aftersale'
import { dayText } from '@thuishaven/core/locale'
import { deliveryName } from '@thuishaven/core/orders'
import type { Order } from '@thuishaven/core/orders'
import { orderQuery, failureOf, useConfig, useNow, useShop, pathTo, flashAt, useDateText } from '../shop/index.ts'
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
import { orderIntents } from './postedForms.ts'

const Gone = () => {
  const { locale } = useShop()
  const { text } = useMessages()
  return (
    <AccountFrame section="orders" title={text('account.orders.gone')}>
      <EmptyState
        align="start"
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
            <Link variant="alone" href={invoiceAddress(locale, uid, 'pdf')} download={`${invoiceNumber}.pdf`}>
              {text(`account.order.${kind}`, { number: invoiceNumber })}
            </Link>
            {hasXml ? (
              <>
                {' · '}
                <Link
                  variant="alone"
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

/** A reference that is only to be read: of who ordered, for colleagues, or one that the invoice has already. */
const ReferenceText = ({ label, reference }: { readonly label: string; readonly reference: string }) =>
  reference === '' ? null : (
    <div className={styles.address}>
      <h3>{label}</h3>
      <p>{reference}</p>
    </div>
  )

/** Whom the invoice is for, and under which reference a company books it: what was invoiced stays as it is. */
const InvoiceDetails = ({ order, isOwn }: { readonly order: Order; readonly isOwn: boolean }) => {
  const { text } = useMessages()
  return (
    <section className={sectionStyles.block} aria-labelledby="order-invoice">
      <h2 id="order-invoice">{text('account.order.invoiceDetails')}</h2>
      <div className={styles.address}>
        <h3>{text('account.order.invoiceTo')}</h3>
        <AddressLines address={order.invoiceAddress} />
      </div>
      {isOwn && order.invoices.length === 0 ? (
        <OrderReference order={order} />
      ) : (
        <ReferenceText label={text(isOwn ? 'account.order.reference' : 'account.order.colleaguesReference')} reference={order.reference} />
      )}
    </section>
  )
}

const Delivery = ({ order }: { readonly order: Order }) => {
  const { locale } = useShop()
  const { text } = useMessages()
  const { delivery, deliveryAddress, status, trackAndTraceUrl } = order
  const day = status === 'cancelled' ? delivery.chosenDay : (delivery.expectedDay ?? delivery.chosenDay)
  return (
    <section className={sectionStyles.block} aria-labelledby="order-delivery">
      <h2 id="order-delivery">{text('account.order.delivery')}</h2>
      <p>{deliveryName(delivery)}</p>
      {day === null ? null : (
        <p>{text(status === 'delivered' ? 'account.order.wasExpected' : 'account.order.expected', { day: dayText(day, locale) })}</p>
      )}
      {trackAndTraceUrl === null ? null : (
        <p>
          {/* Another site, which must not get a referrer. */}
          <Link
            variant="alone"
            href={trackAndTraceUrl}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={text('account.order.trackOf')}
          >
            {text('account.order.track')}
          </Link>
        </p>
      )}
      <div className={styles.address}>
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
    </section>
  )
}

const news = { reference: 'phrases.orderReferenceSaved', review: 'phrases.reviewSent' } as const

/** What a form did without JavaScript. */
const Done = ({ search }: { readonly search: URLSearchParams }) => {
  const { text } = useMessages()
  const done = orderIntents.find((intent) => intent === search.get('done'))
  return done === undefined ? null : <Alert tone="success">{text(news[done])}</Alert>
}

/** The result of a reorder without JavaScript. */
const Again = ({ order, search }: { readonly order: Order; readonly search: URLSearchParams }) => {
  const { t } = useMessages()
  const text = flashAt(`?${search}`)
  if (text !== null) return <Alert tone="error">{t(text)}</Alert>
  const report = againAt(search, order)
  return report === null ? null : <ReorderReport report={report} />
}

const Withdrawal = ({ order }: { readonly order: Order }) => {
  const { locale } = useShop()
  const { text } = useMessages()
  const { returnDays } = useConfig()
  const lastDay = lastWithdrawalDay(order, returnDays)
  return isWithdrawable(order, returnDays, useNow()) ? (
    <p className={styles.withdrawal}>
      <LinkButton variant="quiet" href={`${pathTo(locale, 'withdraw')}?order=${encodeURIComponent(order.uid)}`}>
        {text('withdrawal.title')}
      </LinkButton>
      {lastDay === null ? null : (
        <span className={styles.quiet}>
          {text('withdrawal.until', { day: dayText(lastDay, locale), year: String(new Date(lastDay * 86_400_000).getUTCFullYear()) })}
        </span>
      )}
    </p>
  ) : null
}

/** Paying and withdrawing are only for who ordered. */
const Actions = ({ order, isOwn }: { readonly order: Order; readonly isOwn: boolean }) => {
  const { text } = useMessages()
  return (
    <div className={styles.actions}>
      {isOwn && order.totals.outstandingAmount > 0 ? <PayButton order={order} /> : null}
      <OrderAgain order={order} />
      <Button variant="quiet" onClick={() => window.print()}>
        {text('account.order.print')}
      </Button>
      {isOwn ? <Withdrawal order={order} /> : null}
    </div>
  )
}

const Found = ({ order, search }: { readonly order: Order; readonly search: URLSearchParams }) => {
  const { text } = useMessages()
  const dateOf = useDateText()
  const isOwn = order.orderedBy === null
  return (
    <>
      <div className={styles.head}>
        <p>
          {text('account.order.placed')} {dateOf(order.createdAt)}
          {isOwn || order.orderedBy === '' ? null : ` · ${order.orderedBy}`}
        </p>
        <OrderMark status={order.status} />
      </div>
      <Done search={search} />
      <Again order={order} search={search} />
      <Actions order={order} isOwn={isOwn} />
      <OrderChanges changes={order.changes} />
      <OrderLines order={order} />
      <div className={styles.parts}>
        <Delivery order={order} />
        <div className={styles.money}>
          <OrderSums order={order} />
          <OrderPayments order={order} />
          <Papers order={order} />
        </div>
        <InvoiceDetails order={order} isOwn={isOwn} />
      </div>
      {isOwn && order.status !== 'open' && order.status !== 'cancelled' ? <OrderReviews order={order} /> : null}
    </>
  )
}

/** One order with all that the shop knows of it (ACC-02); that of a colleague is only to be read. */
export const OrderPage = ({ params, search }: PageProps) => {
  const shop = useShop()
  const { text } = useMessages()
  const query = useQuery(orderQuery(shop, params['id'] ?? ''))
  if (failureOf(query.error)?._tag === 'NotFound') return <Gone />
  const number = query.data?.orderNumber
  const isColleagues = query.data !== undefined && query.data.orderedBy !== null
  return (
    <AccountFrame
      section={isColleagues ? 'company' : 'orders'}
      title={number === undefined ? text('account.menuOrders') : text('account.order.title', { order: number })}
      back={{
        label: text(isColleagues ? 'account.order.backToCompany' : 'account.order.back'),
        href: pathTo(shop.locale, isColleagues ? 'account.company' : 'account.orders'),
      }}
    >
      <QueryResult query={query} params={params} waiting={<Skeleton height="24rem" />}>
        {(order) => <Found order={order} search={search} />}
      </QueryResult>
    </AccountFrame>
  )
}
