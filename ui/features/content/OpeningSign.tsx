import { useEffect, useState } from 'react'
import { openingState } from '@thuishaven/core/config'
import type { OpeningState } from '@thuishaven/core/config'
import { useConfig } from '../shop/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './ContactPage.module.css'

const days = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7'] as const

/** Whether the shop is open now, in its time zone. Rendered only in the browser, because the server's page is cached. */
export const OpeningSign = () => {
  const { text } = useMessages()
  const { support, timeZone } = useConfig()
  const { openingHours } = support
  const [state, setState] = useState<OpeningState | null>(null)
  useEffect(() => {
    const look = (): void => setState(openingState(openingHours, new Date().toISOString(), timeZone))
    look()
    const ticking = setInterval(look, 30_000)
    return () => clearInterval(ticking)
  }, [openingHours, timeZone])
  const message = (): string => {
    if (state === null) return ''
    if (state.isOpen) return text('contactForm.openNow', { until: state.until })
    if (state.next === null) return ''
    const { day, isToday } = state.next
    // As the text beside it writes the hours.
    const from = state.next.from.replace(/^0/, '')
    return isToday
      ? text('contactForm.opensToday', { from })
      : text('contactForm.opensOn', { day: text(`contactForm.days.${days[day - 1] ?? 'd1'}`), from })
  }
  return (
    <p className={styles.sign} data-open={state?.isOpen === true}>
      {message()}
    </p>
  )
}
