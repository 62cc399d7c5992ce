import { useState } from 'react'
import { accountMenu } from '@thuishaven/core/account'
import { localePath } from '@thuishaven/core/routing'
import { useConfig } from '../../bindings/useConfig.ts'
import { useForgetAnswers } from '../../bindings/useForgetAnswers.ts'
import { useShop } from '../../bindings/ShopContext.ts'
import { useText } from '../../messages/useText.ts'
import { pathTo } from '../../shell/paths.ts'
import { useShopLocation } from '../../shell/location/LocationContext.ts'
import styles from './AccountMenu.module.css'

/** The sections that the shop allows (NAV-06), and the way out (SES-04). */
export const AccountMenu = ({ section }: { readonly section: string }) => {
  const { locale, session } = useShop()
  const { text, say } = useText()
  const { navigate } = useShopLocation()
  const config = useConfig()
  const forgetAnswers = useForgetAnswers()
  const [leaving, setLeaving] = useState(false)
  const logout = async () => {
    setLeaving(true)
    await session.logout()
    forgetAnswers()
    await navigate(pathTo(locale, 'account.login'))
  }
  return (
    <nav className={styles.menu} aria-label={text('account.menu')}>
      <ul className={styles.entries}>
        {accountMenu(config.accountMenu).map(({ name, label, path }) => (
          <li key={name}>
            {path === null ? (
              <span className={styles.entry}>{say(label)}</span>
            ) : (
              <a className={styles.entry} href={localePath(locale, path)} aria-current={name === section ? 'page' : undefined}>
                {say(label)}
              </a>
            )}
          </li>
        ))}
        <li>
          <button type="button" className={styles.entry} aria-disabled={leaving} onClick={() => (leaving ? undefined : void logout())}>
            {text('account.logout')}
          </button>
        </li>
      </ul>
    </nav>
  )
}
