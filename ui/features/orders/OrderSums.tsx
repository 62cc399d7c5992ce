import { formatPercentage } from '@thuishaven/core/money'
import type { Cents } from '@thuishaven/core/money'
import type { Order } from '@thuishaven/core/orders'
import { useShop, useConfig } from '../shop/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Sums, sectionStyles } from '../account-frame/index.ts'
import type { Sum } from '../account-frame/index.ts'
import { VatNotice } from '../cart/index.ts'
import styles from './OrderPage.module.css'

/** The totals of an order, with the VAT of each rate and the paid amount. */
export const OrderSums = ({ order }: { readonly order: Order }) => {
  const { locale } = useShop()
  const { text } = useMessages()
  const { pricesExclVat } = useConfig()
  const { cartTotals: sums, vatTreatment } = order
  const on = pricesExclVat ? 'Excl' : 'Incl'
  const { totalInclVat, outstandingAmount } = order.totals
  const rows: readonly Sum[] = [
    { label: text('cart.subtotal'), amount: sums[`subtotal${on}Vat`] },
    ...(sums[`discount${on}Vat`] > 0 ? [{ label: text('cart.discount'), amount: (0 - sums[`discount${on}Vat`]) as Cents }] : []),
    { label: text('cart.shipping'), amount: sums[`shipping${on}Vat`] },
    ...(vatTreatment === 'reverseCharged' ? [] : [{ label: text('cart.totalExcl'), amount: sums.totalExclVat }]),
    ...sums.totalVat.map(({ percentage, amount }) => ({
      label: text('cart.vat', { percentage: formatPercentage(percentage, locale) }),
      amount,
    })),
    { label: text('cart.total'), amount: totalInclVat, as: 'total', testId: 'order-total' },
    { label: text('account.order.paid'), amount: (totalInclVat - outstandingAmount) as Cents },
    {
      label: text('account.order.outstanding'),
      amount: outstandingAmount,
      as: outstandingAmount > 0 ? 'due' : undefined,
      testId: 'order-outstanding',
    },
  ]
  return (
    <section className={sectionStyles.block} aria-labelledby="order-sums">
      <h2 id="order-sums">{text('account.order.sums')}</h2>
      <Sums rows={rows} />
      <VatNotice treatment={vatTreatment} />
      <p className={styles.quiet}>
        {order.paymentLabel === null
          ? text('account.order.notPaid')
          : text(totalInclVat > outstandingAmount ? 'account.order.paidBy' : 'account.order.payBy', { way: order.paymentLabel })}
      </p>
    </section>
  )
}
