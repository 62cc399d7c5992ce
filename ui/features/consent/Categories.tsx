import { consentCategories, originOf } from '@thuishaven/core/consent'
import type { ConsentPreferences } from '@thuishaven/core/consent'
import { useConfig } from '../shop/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './Wall.module.css'

/** Purposes of cookies, with the providers that each category allows. Native checkboxes, because they are in a first visit's document. */
export const Categories = ({ preferences }: { readonly preferences: ConsentPreferences }) => {
  const { text } = useMessages()
  const { scripts } = useConfig().cookieWall
  return (
    <fieldset className={styles.categories}>
      <legend>{text('consent.choose')}</legend>
      {consentCategories.map((category) => {
        const origins = scripts.flatMap((script) => (script.category === category ? [originOf(script.url) ?? ''] : []))
        const hosts = [...new Set(origins)].filter((origin) => origin !== '').map((origin) => origin.replace(/^https?:\/\//, ''))
        const isNecessary = category === 'necessary'
        const own = {
          necessary: text('consent.always'),
          preferences: '',
          statistics: text('consent.none'),
          marketing: text('consent.none'),
        }
        const use = hosts.length > 0 ? text('consent.from', { hosts: hosts.join(', ') }) : own[category]
        const describedBy = `consent-${category}`
        return (
          <div key={category}>
            <label className={styles.category}>
              <input
                type="checkbox"
                name={category}
                defaultChecked={preferences[category]}
                disabled={isNecessary}
                aria-describedby={describedBy}
              />
              {text(`consent.${category}`)}
            </label>
            <p id={describedBy}>{`${text(`consent.${category}Text`)} ${use}`.trim()}</p>
          </div>
        )
      })}
    </fieldset>
  )
}
