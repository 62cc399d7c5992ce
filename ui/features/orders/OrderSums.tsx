import { formatPercentage } from '@thuishaven/core/money'
import type { Cents } from '@thuishaven/core/money'
import { deliveryCharges } from '@thuishaven/core/orders'
import type { Order } from '@thuishaven/core/orders'
import { useShop, useConfig } from '../shop/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Sums, sectionStyles } from '../account-frame/index.ts'
import type { Sum } from '../account-frame/index.ts'
import { VatNotice } from '../cart/index.ts'
import styles from './OrderPage.module.css'

/** What an order costs, each service of its delivery by itself: the amounts down to the total add up to it. */
export const OrderAmounts = ({ order }: { readonly order: Pick<Order, 'cartTotals' | 'delivery' | 'totals' | 'vatTreatment'> }) => {
  const { locale } = useShop()
  const { text } = useMessages()
  const { pricesExclVat } = useConfig()
  const { cartTotals: sums, vatTreatment } = order
  const on = pricesExclVat ? 'Excl' : 'Incl'
  const { way, services } = deliveryCharges(order, pricesExclVat ? 'excl' : 'incl')
  const { totalInclVat, outstandingAmount } = order.totals
  const vat = (label: 'cart.vat' | 'cart.ofWhichVat', as?: Sum['as']): readonly Sum[] => [
    ...(vatTreatment === 'reverseCharged' ? [] : [{ label: text('cart.totalExcl'), amount: sums.totalExclVat, as }]),
    ...sums.totalVat.map(({ percentage, amount }) => ({
      label: text(label, { percentage: formatPercentage(percentage, locale) }),
      amount,
      as,
    })),
  ]
  const rows: readonly Sum[] = [
    { label: text('cart.subtotal'), amount: sums[`subtotal${on}Vat`] },
    ...(sums[`discount${on}Vat`] > 0 ? [{ label: text('cart.discount'), amount: (0 - sums[`discount${on}Vat`]) as Cents }] : []),
    { label: text('cart.shipping'), amount: way },
    ...services,
    ...(pricesExclVat ? vat('cart.vat') : []),
    { label: text('cart.total'), amount: totalInclVat, as: 'total', testId: 'order-total' },
    ...(pricesExclVat ? [] : vat('cart.ofWhichVat', 'part')),
    { label: text('account.order.paid'), amount: (totalInclVat - outstandingAmount) as Cents, testId: 'order-paid' },
    ...(outstandingAmount > 0
      ? [{ label: text('account.order.outstanding'), amount: outstandingAmount, as: 'due' as const, testId: 'order-outstanding' }]
      : []),
  ]
  return (
    <>
      <Sums rows={rows} />
      <VatNotice treatment={vatTreatment} />
    </>
  )
}

/** The totals of an order, with the VAT of each rate, the paid amount and how it was paid. */
export const OrderSums = ({ order }: { readonly order: Order }) => {
  const { text } = useMessages()
  const { totalInclVat, outstandingAmount } = order.totals
  return (
    <section className={sectionStyles.block} aria-labelledby="order-sums">
      <h2 id="order-sums">{text('account.order.sums')}</h2>
      <OrderAmounts order={order} />
      {/* The list of payments below says it of a payment that succeeded. */}
      {order.payments.some(({ status }) => status === 'paid') ? null : (
        <p className={styles.quiet}>
          {order.paymentLabel === null
            ? text('account.order.notPaid')
            : text(totalInclVat > outstandingAmount ? 'account.order.paidBy' : 'account.order.payBy', { way: order.paymentLabel })}
        </p>
      )}
    </section>
  )
}
