import type { ContentBlock } from '@thuishaven/core/catalogue'
import { dayText, wallMomentAt } from '@thuishaven/core/locale'
import { Container } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useConfig, useDateText, useShop } from '../shop/index.ts'
import styles from './Events.module.css'

type EventsBlock = Extract<ContentBlock, { type: 'events' }>

/** Events with weekday, date with its year, and hours in the shop's time zone (LOC-05). */
export const Events = ({ block }: { readonly block: EventsBlock }) => {
  const { text } = useMessages()
  const date = useDateText()
  const { locale } = useShop()
  const { timeZone } = useConfig()
  return (
    <Container as="section">
      <h2 className={styles.heading}>{block.title}</h2>
      <ul className={styles.events}>
        {block.events.map(({ id, title, text: words, place, startsAt, endsAt }) => (
          <li key={id} className={styles.event}>
            <p className={styles.date}>
              <time className={styles.day} dateTime={startsAt}>
                {text('content.dayOfYear', {
                  day: dayText(wallMomentAt(Date.parse(startsAt), timeZone).day, locale),
                  year: date(startsAt).slice(-4),
                })}
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
