import { useQuery } from '@tanstack/react-query'
import { ordersQuery, useShop, pathTo, useDateText } from '../shop/index.ts'
import { classes, Link } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './OrderLists.module.css'
import { useAmountText } from '../prices/index.ts'
import { OrderPictures } from './OrderPictures.tsx'
import { openOrders } from './openOrders.ts'
import { PanelOpener, sectionStyles } from '../account-frame/index.ts'

/** Open amounts by order, with a payment button; renders nothing when everything is paid. */
export const OpenAmounts = () => {
  const shop = useShop()
  const { text } = useMessages()
  const dateOf = useDateText()
  const amountText = useAmountText('cart')
  const { data } = useQuery(ordersQuery(shop, openOrders))
  const open = (data?.entries ?? []).filter(({ totals }) => totals.outstandingAmount > 0)
  if (open.length === 0) return null
  return (
    <section className={sectionStyles.block} aria-labelledby="open-amounts">
      <h2 id="open-amounts">{text('account.openAmounts.title')}</h2>
      <ul className={classes(styles.list, sectionStyles.dues)}>
        {open.map(({ uid, orderNumber, createdAt, totals, pictures }) => (
          <li key={uid} className={sectionStyles.due}>
            <OrderPictures order={{ pictures }} />
            <Link className={sectionStyles.what} href={pathTo(shop.locale, 'account.order', { id: uid })}>
              {text('account.openAmounts.of', { order: orderNumber, date: dateOf(createdAt) })}
            </Link>
            <span className={sectionStyles.amount}>{amountText(totals.outstandingAmount)}</span>
            <PanelOpener panel="paymentOrder" about={uid} aria-label={text('account.openAmounts.payOf', { order: orderNumber })}>
              {text('account.openAmounts.pay')}
            </PanelOpener>
          </li>
        ))}
      </ul>
    </section>
  )
}
