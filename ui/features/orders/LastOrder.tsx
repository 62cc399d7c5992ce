import { useQuery } from '@tanstack/react-query'
import { ordersQuery, useShop, pathTo, useDateText } from '../shop/index.ts'
import { classes, Link } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useAmountText } from '../prices/index.ts'
import { lastOrders, OrderMark, sectionStyles } from '../account-frame/index.ts'
import styles from './OrderLists.module.css'
import { OrderPictures } from './OrderPictures.tsx'
import { RepeatOrder } from './RepeatOrder.tsx'

/**
 * The last order, and the short way to the same again; nothing before the first.
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
  return (
    <section className={sectionStyles.block} aria-labelledby="last-order">
      <h2 id="last-order">{text(last === ordered[0] ? 'account.lastOrder.title' : 'account.lastOrder.earlier')}</h2>
      <div className={classes(styles.list, sectionStyles.dues)}>
        <div className={sectionStyles.due}>
          <OrderPictures order={last} />
          <div className={sectionStyles.what}>
            <Link href={pathTo(shop.locale, 'account.order', { id: uid })}>
              {text('account.openAmounts.of', { order: orderNumber, date: dateOf(createdAt) })}
            </Link>
            <OrderMark status={status} />
          </div>
          <span className={sectionStyles.amount}>{amountText(totals.totalInclVat)}</span>
          <RepeatOrder order={last} />
        </div>
      </div>
    </section>
  )
}
