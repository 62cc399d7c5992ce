import { useQuery } from '@tanstack/react-query'
import type { PageProps } from '../../framework/router/route.ts'
import { BasketDrawing, EmptyState, LinkButton, Skeleton } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { AccountFrame, QueryResult } from '../account-frame/index.ts'
import { pathTo, useDateText, useShop } from '../shop/index.ts'
import { QuoteStatus } from './QuoteStatus.tsx'
import { quoteAddress } from './quoteAddress.ts'
import { quotesQuery } from './quotesQuery.ts'
import styles from './Quotes.module.css'

/** The customer's quotes, the last changed first. */
export const QuotesPage = ({ params }: PageProps) => {
  const shop = useShop()
  const { text } = useMessages()
  const dateText = useDateText()
  const query = useQuery(quotesQuery(shop))
  return (
    <AccountFrame section="quotes" title={text('account.menuQuotes')}>
      <QueryResult query={query} params={params} waiting={<Skeleton height="12rem" />}>
        {(quotes) =>
          quotes.length === 0 ? (
            <EmptyState
              align="start"
              drawing={<BasketDrawing />}
              title={text('quotes.none')}
              action={<LinkButton href={pathTo(shop.locale, 'home')}>{text('account.orders.goShopping')}</LinkButton>}
            >
              {text('quotes.noneText')}
            </EmptyState>
          ) : (
            <ul className={styles.list} aria-label={text('account.menuQuotes')}>
              {quotes.map(({ uid, number, status, requestedAt, lines }) => (
                <li key={uid} className={styles.entry}>
                  <p className={styles.line}>
                    <a href={quoteAddress(shop.locale, uid)}>{number}</a>
                    <QuoteStatus status={status} />
                  </p>
                  <p>{lines.map(({ quantity, title }) => `${quantity} × ${title}`).join(', ')}</p>
                  <p>{text('quotes.requestedOn', { day: dateText(requestedAt) })}</p>
                </li>
              ))}
            </ul>
          )
        }
      </QueryResult>
    </AccountFrame>
  )
}
