import { useQuery } from '@tanstack/react-query'
import { pageOf } from '@thuishaven/core/catalogue'
import type { Invoice } from '@thuishaven/core/orders'
import { invoicesQuery, useShop, pathTo, useDateText } from '../shop/index.ts'
import { BasketDrawing, classes, EmptyState, Link, LinkButton, Status } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { PageProps } from '../../framework/router/route.ts'
import { AccountEntries, AccountFrame, invoiceAddress, listAddress } from '../account-frame/index.ts'
import styles from './OrderLists.module.css'
import { useAmountText } from '../prices/index.ts'

const tones = { open: 'warning', paid: 'success', credited: 'neutral' } as const

const InvoiceEntry = ({ invoice }: { readonly invoice: Invoice }) => {
  const { locale } = useShop()
  const { text } = useMessages()
  const dateOf = useDateText()
  const amountText = useAmountText('cart')
  const { uid, kind, invoiceNumber, orderNumber, orderUid, status, hasXml } = invoice
  return (
    <li className={classes(styles.entry, styles.invoice)}>
      <Link
        className={styles.name}
        href={invoiceAddress(locale, uid, 'pdf')}
        download={`${invoiceNumber}.pdf`}
        aria-label={text('account.invoices.download', { number: invoiceNumber })}
      >
        {invoiceNumber} ({text('account.invoices.pdf')})
      </Link>
      <span className={styles.quiet}>
        <span>{dateOf(invoice.createdAt)}</span>
        <Link href={pathTo(locale, 'account.order', { id: orderUid })}>{text('account.invoices.of', { order: orderNumber })}</Link>
        {hasXml ? (
          <Link
            href={invoiceAddress(locale, uid, 'xml')}
            download={`${invoiceNumber}.xml`}
            aria-label={text('account.invoices.downloadXml', { number: invoiceNumber })}
          >
            {text('account.invoices.xml')}
          </Link>
        ) : null}
      </span>
      <Status tone={tones[status]}>
        <span>
          {text(kind === 'creditNote' ? 'account.invoices.creditNote' : `account.invoices.statuses.${status}`)}
          {status === 'open' && invoice.dueAt !== null ? (
            <>
              , <span className={styles.due}>{text('account.invoices.due', { date: dateOf(invoice.dueAt) })}</span>
            </>
          ) : null}
        </span>
      </Status>
      <span className={styles.amount}>
        {kind === 'creditNote' ? '−' : ''}
        {amountText(invoice.totalInclVat)}
      </span>
      {status === 'open' && kind === 'invoice' ? (
        <LinkButton
          size="s"
          className={styles.pay}
          href={pathTo(locale, 'account.order', { id: orderUid })}
          aria-label={text('account.openAmounts.payOf', { order: orderNumber })}
        >
          {text('account.openAmounts.pay')}
        </LinkButton>
      ) : null}
    </li>
  )
}

/** The customer's invoices and credit notes, the newest first, each as PDF, those of businesses as XML too (ACC-01). */
export const InvoicesPage = ({ search, params }: PageProps) => {
  const shop = useShop()
  const { text } = useMessages()
  const page = pageOf(search.get('page'))
  const query = useQuery(invoicesQuery(shop, page))
  const path = pathTo(shop.locale, 'account.invoices')
  return (
    <AccountFrame section="invoices" title={text('account.menuInvoices')}>
      <AccountEntries
        query={query}
        params={params}
        page={page}
        label={text('account.invoices.list')}
        className={styles.list}
        hrefOf={(number) => listAddress(path, { page: number })}
        none={
          <EmptyState
            align="start"
            drawing={<BasketDrawing />}
            title={text(query.data?.total === 0 ? 'account.invoices.noneTitle' : 'account.orders.pastTitle')}
            action={<LinkButton href={pathTo(shop.locale, 'account.orders')}>{text('account.order.back')}</LinkButton>}
          >
            {text('account.invoices.noneText')}
          </EmptyState>
        }
      >
        {(invoice) => <InvoiceEntry key={invoice.uid} invoice={invoice} />}
      </AccountEntries>
    </AccountFrame>
  )
}
