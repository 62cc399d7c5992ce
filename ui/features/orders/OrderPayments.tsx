import type { Order } from '@thuishaven/core/orders'
import { useMessages } from '../../messages/useMessages.ts'
import { useAmountText } from '../prices/index.ts'
import { useDateText } from '../shop/index.ts'
import { sectionStyles } from '../account-frame/index.ts'
import styles from './OrderPage.module.css'

/** The tries to pay an order, those that did not succeed too. */
export const OrderPayments = ({ order }: { readonly order: Order }) => {
  const { text } = useMessages()
  const dateOf = useDateText()
  const amountText = useAmountText('cart')
  if (order.payments.length === 0) return null
  return (
    <section className={sectionStyles.block} aria-labelledby="order-payments">
      <h2 id="order-payments">{text('account.order.payments')}</h2>
      <ul className={styles.plain}>
        {order.payments.map(({ uid, createdAt, status, amountInclVat, label }) => {
          const state = text(`account.order.paymentStatuses.${status}`)
          return (
            <li key={uid}>
              {text('account.order.payment', { date: dateOf(createdAt), amount: amountText(amountInclVat), way: label })}{' '}
              {/* On account, both have the same words. */}
              {state.toLowerCase() === label.toLowerCase() ? null : <span className={styles.quiet}>{state}</span>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
