import type { Order } from '@thuishaven/core/orders'
import { classes } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useAmountText } from '../prices/index.ts'
import { useDateText } from '../shop/index.ts'
import { sectionStyles } from '../account-frame/index.ts'
import styles from './OrderPage.module.css'

/** The tries to pay an order, those that did not succeed too. What is on account is no payment: the totals say how it will be paid. */
export const OrderPayments = ({ order }: { readonly order: Order }) => {
  const { text } = useMessages()
  const dateOf = useDateText()
  const amountText = useAmountText('cart')
  const tries = order.payments.filter(({ status }) => status !== 'invoiced')
  if (tries.length === 0) return null
  return (
    <section className={sectionStyles.block} aria-labelledby="order-payments">
      <h2 id="order-payments">{text('account.order.payments')}</h2>
      <ul className={classes(styles.plain, styles.payments)}>
        {tries.map(({ uid, createdAt, status, amountInclVat, label }) => (
          <li key={uid}>
            <span>{label}</span>
            <span className={styles.amount}>{amountText(amountInclVat)}</span>
            <span className={styles.quiet}>
              {text(`account.order.paymentStatuses.${status}`)} · {dateOf(createdAt)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
