import type { Texts } from '../../messages/createTexts.ts'
import { useEffect } from 'react'
import { textOf } from '../../messages/text.ts'
import { whenHostIsBack } from '../../shell/whenHostIsBack.ts'
import styles from './ErrorPage.module.css'
import { HouseInFog } from './HouseInFog.tsx'

export interface InactivePageProps {
  readonly texts: Texts
  /** 'connection' when the configuration could not be had at all (CFG-02). */
  readonly reason: 'inactive' | 'connection'
}

/** Stands in for the whole shop while its configuration is not there; comes back by itself when the host does. */
export const InactivePage = ({ texts, reason }: InactivePageProps) => {
  const text = textOf(texts.t)
  useEffect(() => whenHostIsBack(() => location.reload()), [])
  const names =
    reason === 'inactive' ? (['error.inactive', 'error.inactiveText'] as const) : (['error.connection', 'error.connectionText'] as const)
  return (
    <main className={styles.page}>
      <HouseInFog />
      <h1>{text(names[0])}</h1>
      <p className={styles.lead} role="status">
        {text(names[1])}
      </p>
    </main>
  )
}
