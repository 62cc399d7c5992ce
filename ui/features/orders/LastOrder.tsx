import { useQuery } from '@tanstack/react-query'
import { ordersQuery, useShop, pathTo, useDateText } from '../shop/index.ts'
import { Link } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useAmountText } from '../prices/index.ts'
import { lastOrders, sectionStyles } from '../account-frame/index.ts'
import { RepeatOrder } from './RepeatOrder.tsx'

/** The last order, and the short way to the same again; nothing before the first. */
export const LastOrder = () => {
  const shop = useShop()
  const { text } = useMessages()
  const dateOf = useDateText()
  const amountText = useAmountText('cart')
  const { data } = useQuery(ordersQuery(shop, lastOrders))
  const last = data?.entries.find(({ status }) => status !== 'cancelled')
  if (last === undefined) return null
  const { uid, orderNumber, createdAt, totals } = last
  return (
    <section className={sectionStyles.block} aria-labelledby="last-order">
      <h2 id="last-order">{text('account.lastOrder.title')}</h2>
      <div className={sectionStyles.due}>
        <Link href={pathTo(shop.locale, 'account.order', { id: uid })}>
          {text('account.openAmounts.of', { order: orderNumber, date: dateOf(createdAt) })}
        </Link>
        <span className={sectionStyles.amount}>{amountText(totals.totalInclVat)}</span>
        <RepeatOrder order={last} />
      </div>
    </section>
  )
}
