import { useQuery } from '@tanstack/react-query'
import type { CompanyOrder } from '@thuishaven/core/company'
import type { PageParams } from '../../framework/router/route.ts'
import { Heading, Link } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { AccountEntries, companyOrdersQuery, listAddress, OrderMark } from '../account-frame/index.ts'
import { useAmountText } from '../prices/index.ts'
import { pathTo, useDateText, useShop } from '../shop/index.ts'
import styles from './Company.module.css'

const Entry = ({ order }: { readonly order: CompanyOrder }) => {
  const { locale } = useShop()
  const { text } = useMessages()
  const dateOf = useDateText()
  const amountText = useAmountText('cart')
  return (
    <li className={styles.entry}>
      <p className={styles.line}>
        <Link href={pathTo(locale, 'account.order', { id: order.uid })}>
          <strong>{order.orderNumber}</strong>
        </Link>
        <OrderMark status={order.status} />
        <span>{amountText(order.totals.totalInclVat)}</span>
      </p>
      <p className={styles.quiet}>
        {[
          dateOf(order.createdAt),
          order.orderedBy,
          ...(order.reference === '' ? [] : [`${text('account.order.reference')}: ${order.reference}`]),
        ].join(' · ')}
      </p>
    </li>
  )
}

/** The orders of all members, the newest first, which every member opens. */
export const CompanyOrders = ({ page, params }: { readonly page: number; readonly params: PageParams }) => {
  const shop = useShop()
  const { text } = useMessages()
  const query = useQuery(companyOrdersQuery(shop, page))
  return (
    <section>
      <Heading level={2}>{text('account.company.orders')}</Heading>
      <AccountEntries
        query={query}
        params={params}
        page={page}
        label={text('account.company.orders')}
        className={styles.list}
        hrefOf={(number) => listAddress(pathTo(shop.locale, 'account.company'), { page: number })}
        none={<p>{text('account.company.noOrders')}</p>}
      >
        {(order) => <Entry key={order.uid} order={order} />}
      </AccountEntries>
    </section>
  )
}
