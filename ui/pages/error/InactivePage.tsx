import type { Locale } from '@thuishaven/core/locale'
import { useEffect } from 'react'
import { inactiveSentences } from '../../messages/inactive.ts'
import { whenHostIsBack } from '../../shell/whenHostIsBack.ts'
import styles from './ErrorPage.module.css'
import { HouseInFog } from './HouseInFog.tsx'

export interface InactivePageProps {
  readonly locale: Locale
  /** 'connection' when the configuration could not be had at all (CFG-02). */
  readonly reason: 'inactive' | 'connection'
}

/** Stands in for the whole shop while its configuration is not there; comes back by itself when the host does. */
export const InactivePage = ({ locale, reason }: InactivePageProps) => {
  const { title, text } = inactiveSentences[locale][reason]
  useEffect(() => whenHostIsBack(() => location.reload()), [])
  return (
    <main className={styles.page}>
      <HouseInFog />
      <h1>{title}</h1>
      <p className={styles.lead} role="status">
        {text}
      </p>
    </main>
  )
}
