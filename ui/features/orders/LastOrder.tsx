import { useQuery } from '@tanstack/react-query'
import type { OrderStatus } from '@thuishaven/core/orders'
import { ordersQuery, useShop, pathTo, useDateText } from '../shop/index.ts'
import { classes, Link, LinkButton } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useAmountText } from '../prices/index.ts'
import { lastOrders, OrderMark, sectionStyles } from '../account-frame/index.ts'
import styles from './OrderLists.module.css'
import { OrderPictures } from './OrderPictures.tsx'
import { RepeatOrder } from './RepeatOrder.tsx'

/** Whoever waits for an order wants to see it, and not the same again. */
const waitedFor: ReadonlySet<OrderStatus> = new Set(['processing', 'shipped'])

/**
 * The last order, and the short way to the same again, or to the order itself while it is awaited; nothing before the first.
 * @param besideOpen the page lists the orders that are still to be paid itself, so the last of the others is shown.
 */
export const LastOrder = ({ besideOpen = false }: { readonly besideOpen?: boolean }) => {
  const shop = useShop()
  const { text } = useMessages()
  const dateOf = useDateText()
  const amountText = useAmountText('cart')
  const { data } = useQuery(ordersQuery(shop, lastOrders))
  const ordered = data?.entries.filter(({ status }) => status !== 'cancelled') ?? []
  const last = ordered.find(({ totals }) => !besideOpen || totals.outstandingAmount === 0)
  if (last === undefined) return null
  const { uid, orderNumber, createdAt, status, totals } = last
  const page = pathTo(shop.locale, 'account.order', { id: uid })
  return (
    <section className={sectionStyles.block} aria-labelledby="last-order">
      <h2 id="last-order">{text(last === ordered[0] ? 'account.lastOrder.title' : 'account.lastOrder.earlier')}</h2>
      <div className={classes(styles.list, sectionStyles.dues)}>
        <div className={sectionStyles.due}>
          <OrderPictures order={last} />
          <div className={sectionStyles.what}>
            <Link href={page}>{text('account.openAmounts.of', { order: orderNumber, date: dateOf(createdAt) })}</Link>
            <OrderMark status={status} />
          </div>
          <span className={sectionStyles.amount}>{amountText(totals.totalInclVat)}</span>
          {waitedFor.has(status) ? (
            <LinkButton variant="secondary" href={page}>
              {text('account.lastOrder.view')}
            </LinkButton>
          ) : (
            <RepeatOrder order={last} />
          )}
        </div>
      </div>
    </section>
  )
}
