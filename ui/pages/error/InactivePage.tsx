import { useEffect } from 'react'
import { inactiveSentences } from '../../messages/inactive.ts'
import type { InactiveShop } from '../../shell/pageState.ts'
import { phoneAddress } from '../../shell/support.ts'
import { whenHostIsBack } from '../../shell/whenHostIsBack.ts'
import styles from './ErrorPage.module.css'
import { HouseInFog } from './HouseInFog.tsx'

/** Stands in for the whole shop while its configuration is not there; comes back by itself when the host does. */
export const InactivePage = ({ locale, reason, name, phoneNumber }: InactiveShop) => {
  const { title, text } = inactiveSentences[locale][reason]
  useEffect(() => whenHostIsBack(() => location.reload()), [])
  return (
    <main className={styles.page}>
      {name === '' ? null : <p className={styles.name}>{name}</p>}
      <HouseInFog />
      <h1>{title}</h1>
      <p className={styles.lead} role="status">
        {text}
      </p>
      {phoneNumber === '' ? null : (
        <a className={styles.call} href={phoneAddress(phoneNumber)}>
          {inactiveSentences[locale].call.replace('{phone}', phoneNumber)}
        </a>
      )}
    </main>
  )
}
