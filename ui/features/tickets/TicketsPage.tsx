import { useQuery } from '@tanstack/react-query'
import { pageOf } from '@thuishaven/core/catalogue'
import { ticketsQuery, useShop, pathTo } from '../shop/index.ts'
import { Alert, DoorDrawing, EmptyState } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { PageProps } from '../../framework/router/route.ts'
import { AccountEntries, AccountFrame, listAddress } from '../account-frame/index.ts'
import { NewTicket } from './NewTicket.tsx'
import { TicketThread } from './TicketThread.tsx'
import styles from './TicketsPage.module.css'

/** The customer's questions with their messages, and a new question (ACC-01). */
export const TicketsPage = ({ search, params }: PageProps) => {
  const shop = useShop()
  const { text } = useMessages()
  const page = pageOf(search.get('page'))
  const query = useQuery(ticketsQuery(shop, page))
  // Sent before hydration.
  const done = query.data?.entries.find(({ uid }) => uid === search.get('done'))
  const path = pathTo(shop.locale, 'account.tickets')
  return (
    <AccountFrame section="tickets" title={text('account.menuTickets')}>
      {done === undefined ? null : <Alert tone="success">{text('account.tickets.sent', { number: done.ticketNumber })}</Alert>}
      <NewTicket />
      <AccountEntries
        query={query}
        params={params}
        page={page}
        label={text('account.tickets.list')}
        className={styles.list}
        hrefOf={(number) => listAddress(path, { page: number })}
        none={
          <EmptyState
            align="start"
            drawing={<DoorDrawing />}
            title={text(query.data?.total === 0 ? 'account.tickets.noneTitle' : 'account.orders.pastTitle')}
          >
            {text('account.tickets.noneText')}
          </EmptyState>
        }
      >
        {(ticket) => (
          <li key={ticket.uid}>
            <TicketThread ticket={ticket} isDone={ticket === done} />
          </li>
        )}
      </AccountEntries>
    </AccountFrame>
  )
}
