import type { ContentBlock } from '@thuishaven/core/catalogue'
import { dayText, wallMomentAt } from '@thuishaven/core/locale'
import { Container } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useConfig, useDateText, useNow, useShop } from '../shop/index.ts'
import styles from './Events.module.css'

type EventsBlock = Extract<ContentBlock, { type: 'events' }>

/** Events with weekday, date and hours in the shop's time zone (LOC-05). */
export const Events = ({ block }: { readonly block: EventsBlock }) => {
  const { text } = useMessages()
  const date = useDateText()
  const { locale } = useShop()
  const { timeZone } = useConfig()
  const yearOf = (moment: string): string => date(moment).slice(-4)
  const thisYear = yearOf(new Date(useNow()).toISOString())
  /** A day of another year says so. */
  const dayOf = (moment: string): string => {
    const day = dayText(wallMomentAt(Date.parse(moment), timeZone).day, locale)
    return yearOf(moment) > thisYear ? text('content.dayOfYear', { day, year: yearOf(moment) }) : day
  }
  return (
    <Container as="section">
      <h2 className={styles.heading}>{block.title}</h2>
      <ul className={styles.events}>
        {block.events.map(({ id, title, text: words, place, startsAt, endsAt }) => (
          <li key={id} className={styles.event}>
            <p className={styles.date}>
              <time className={styles.day} dateTime={startsAt}>
                {dayOf(startsAt)}
              </time>
              <span>{text('content.time', { from: date(startsAt, 'HH:mm'), until: date(endsAt, 'HH:mm') })}</span>
            </p>
            <div className={styles.details}>
              <h3 className={styles.title}>{title}</h3>
              <p>{words}</p>
              <p className={styles.place}>{place}</p>
            </div>
          </li>
        ))}
      </ul>
    </Container>
  )
}
