import type { Locale } from '@thuishaven/core/locale'
import { useEffect } from 'react'
import { inactiveMessages } from '../../messages/inactive.ts'
import { phoneAddress } from '../shop/index.ts'
import { whenBackendIsBack } from '../../framework/hydration/whenBackendIsBack.ts'
import styles from './ErrorPage.module.css'
import { NotFoundIllustration } from './NotFoundIllustration.tsx'

/** The shop while its configuration is not there, and nothing else of it. */
export interface InactiveShop {
  readonly locale: Locale
  /** 'connection' when the configuration could not be had at all (CFG-02). */
  readonly reason: 'inactive' | 'connection'
  /** Of the shop; empty while nothing is known of it. */
  readonly name: string
  readonly phoneNumber: string
  /** The page that was wanted, to try again. */
  readonly href: string
}

/** Replaces the whole shop while its configuration is unavailable; recovers when the backend does. */
export const InactivePage = ({ locale, reason, name, phoneNumber, href }: InactiveShop) => {
  const { title, text } = inactiveMessages[locale][reason]
  useEffect(() => whenBackendIsBack(() => location.reload()), [])
  return (
    <main className={styles.page}>
      {name === '' ? null : <p className={styles.name}>{name}</p>}
      <NotFoundIllustration />
      {reason === 'inactive' ? <p className={styles.status}>{inactiveMessages[locale].inactiveStatus}</p> : null}
      <h1>{title}</h1>
      <p className={styles.lead} role="status">
        {text}
      </p>
      <a className={styles.call} href={href}>
        {inactiveMessages[locale].again}
      </a>
      {phoneNumber === '' ? null : (
        <a className={styles.call} href={phoneAddress(phoneNumber)}>
          {inactiveMessages[locale].call.replace('{phone}', phoneNumber)}
        </a>
      )}
    </main>
  )
}
