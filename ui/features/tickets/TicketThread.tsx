import type { Ticket } from '@thuishaven/core/aftersale'
import { useActionData, useShop, useConfig, pathTo, useDateText } from '../shop/index.ts'
import { Disclosure, Link, Status } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { PostedTicket } from './postedTicket.ts'
import { TicketReply } from './TicketReply.tsx'
import styles from './TicketsPage.module.css'

/** Characters of the last message that a row has room for. */
const longestExcerpt = 140

const tones = { open: 'info', answered: 'success', closed: 'neutral' } as const

export interface TicketThreadProps {
  readonly ticket: Ticket
  /** Its last message was sent before hydration: it is open. */
  readonly isDone: boolean
}

/** One ticket: subject, status and all messages. */
export const TicketThread = ({ ticket, isDone }: TicketThreadProps) => {
  const { locale } = useShop()
  const { text } = useMessages()
  const { name } = useConfig()
  const dateOf = useDateText()
  const posted = useActionData() as PostedTicket | null
  const refused = posted?.uid === ticket.uid ? posted : null
  const { ticketNumber, subject, status, updatedAt, orderUid, orderNumber, messages } = ticket
  const last = messages.at(-1)
  const asked = last?.author === 'shop' ? messages.find(({ author }) => author === 'customer') : undefined
  const wrote = last === undefined ? dateOf(updatedAt) : text(`account.tickets.last.${last.author}`, { date: dateOf(last.createdAt) })
  return (
    <Disclosure
      open={isDone || refused !== null}
      summary={
        <span>
          {subject} {asked === undefined ? null : <small className={styles.asked}>{asked.text.slice(0, longestExcerpt)}</small>}
          <small className={styles.date}>
            <span>{wrote}</span>
            {orderNumber === null ? null : (
              <>
                {' '}
                <span className={styles.order}>{text('account.tickets.about', { order: orderNumber })}</span>
              </>
            )}
          </small>
          {last === undefined ? null : <span className={styles.excerpt}>{last.text.slice(0, longestExcerpt)}</span>}
        </span>
      }
      note={<Status tone={tones[status]}>{text(`account.tickets.statuses.${status}`)}</Status>}
    >
      <p className={styles.quiet}>
        {ticketNumber}
        {orderUid === null || orderNumber === null ? null : (
          <>
            {', '}
            <Link href={pathTo(locale, 'account.order', { id: orderUid })}>{text('account.tickets.about', { order: orderNumber })}</Link>
          </>
        )}
      </p>
      <ol className={styles.messages}>
        {messages.map(({ author, text: message, createdAt }) => (
          <li key={`${author} ${createdAt}`} data-author={author}>
            <p className={styles.quiet}>
              {text('account.tickets.at', {
                author: author === 'customer' ? text('account.tickets.you') : name,
                date: dateOf(createdAt),
              })}
            </p>
            <p className={styles.message}>{message}</p>
          </li>
        ))}
      </ol>
      {status === 'closed' ? null : <TicketReply ticket={ticket} refused={refused} />}
    </Disclosure>
  )
}
