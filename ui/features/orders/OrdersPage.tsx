import { useQuery } from '@tanstack/react-query'
import { pageOf } from '@thuishaven/core/catalogue'
import { orderStatuses, orderStatusOf } from '@thuishaven/core/orders'
import type { ListedOrder, OrderStatus } from '@thuishaven/core/orders'
import { ordersQuery, useShop, pathTo, useDateText } from '../shop/index.ts'
import { BasketDrawing, classes, EmptyState, Link, LinkButton } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { PageProps } from '../../framework/router/route.ts'
import { AccountEntries, AccountFrame, listAddress, middleOfList, OrderMark, PanelOpener } from '../account-frame/index.ts'
import styles from './OrderLists.module.css'
import { useAmountText } from '../prices/index.ts'
import { OrderList } from './OrderList.tsx'
import { OrderPictures } from './OrderPictures.tsx'

const OrderEntry = ({ order }: { readonly order: ListedOrder }) => {
  const { locale } = useShop()
  const { text } = useMessages()
  const dateOf = useDateText()
  const amountText = useAmountText('cart')
  const { totalInclVat, outstandingAmount, cartLinesAmount } = order.totals
  return (
    <li className={classes(styles.entry, styles.order)}>
      <Link className={styles.name} href={pathTo(locale, 'account.order', { id: order.uid })}>
        {order.orderNumber}
      </Link>
      <span className={styles.quiet}>
        {dateOf(order.createdAt)} · {text('account.orders.lines', { count: cartLinesAmount })}
      </span>
      <OrderMark status={order.status} />
      <OrderPictures order={order} />
      <span className={styles.amount}>
        {amountText(totalInclVat)}
        {order.vatTreatment === 'reverseCharged' ? <span className={styles.open}> {text('price.excl')}</span> : null}
        {outstandingAmount > 0 && outstandingAmount < totalInclVat ? (
          <span className={styles.open}> {text('account.orders.open', { amount: amountText(outstandingAmount) })}</span>
        ) : null}
      </span>
      {order.status === 'open' && outstandingAmount > 0 ? (
        <span className={styles.pay}>
          <PanelOpener
            panel="paymentOrder"
            about={order.uid}
            size="s"
            aria-label={text('account.openAmounts.payOf', { order: order.orderNumber })}
          >
            {text('account.openAmounts.pay')}
          </PanelOpener>
        </span>
      ) : null}
    </li>
  )
}

const NoOrders = ({ isEmpty, status }: { readonly isEmpty: boolean; readonly status: OrderStatus | null }) => {
  const { locale } = useShop()
  const { text } = useMessages()
  const isNew = isEmpty && status === null
  return (
    <EmptyState
      align="start"
      drawing={<BasketDrawing />}
      title={text(isNew ? 'account.orders.noneTitle' : isEmpty ? 'account.orders.noneSoTitle' : 'account.orders.pastTitle')}
      action={
        <LinkButton href={pathTo(locale, isNew ? 'home' : 'account.orders')}>
          {text(isNew ? 'account.orders.goShopping' : 'account.orders.showAll')}
        </LinkButton>
      }
    >
      {text(isNew ? 'account.orders.noneText' : 'account.orders.noneSoText')}
    </EmptyState>
  )
}

/** The customer's orders, the newest first (ACC-01). */
export const OrdersPage = ({ search, params }: PageProps) => {
  const shop = useShop()
  const { text } = useMessages()
  const page = pageOf(search.get('page'))
  const status = orderStatusOf(search.get('status'))
  const query = useQuery(ordersQuery(shop, { page, status }))
  const path = pathTo(shop.locale, 'account.orders')
  return (
    <AccountFrame section="orders" title={text('account.menuOrders')}>
      {query.data?.total === 0 && status === null ? null : (
        <nav aria-label={text('account.orders.filter')}>
          <ul className={styles.filters}>
            {[null, ...orderStatuses].map((one) => (
              <li key={one}>
                <a
                  ref={one === status ? middleOfList : null}
                  href={listAddress(path, { page: 1, status: one })}
                  aria-current={one === status ? 'true' : undefined}
                >
                  {text(one === null ? 'account.orders.all' : `account.orderStatuses.${one}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <AccountEntries
        query={query}
        params={params}
        page={page}
        label={text('account.orders.list')}
        className={styles.list}
        hrefOf={(number) => listAddress(path, { page: number, status })}
        none={<NoOrders isEmpty={query.data?.total === 0} status={status} />}
      >
        {(order) => <OrderEntry key={order.uid} order={order} />}
      </AccountEntries>
      <OrderList />
    </AccountFrame>
  )
}
