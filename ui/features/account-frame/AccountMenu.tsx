import { accountMenu } from '@thuishaven/core/account'
import { localePath } from '@thuishaven/core/routing'
import { useStore } from '../../framework/hydration/useStore.ts'
import { useConfig, useShop } from '../shop/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './AccountMenu.module.css'
import { LogoutButton } from './LogoutButton.tsx'
import { middleOfList } from './middleOfList.ts'

/** The sections that the shop allows (NAV-06), and the way out (SES-04). */
export const AccountMenu = ({ section }: { readonly section: string }) => {
  const { locale, session: store } = useShop()
  const { session } = useStore(store)
  const { text, t } = useMessages()
  const config = useConfig()
  return (
    <nav className={styles.menu} aria-label={text('account.menu')}>
      <ul className={styles.entries}>
        {accountMenu(config.accountMenu, session).map(({ name, label, path }) => (
          <li key={name}>
            {path === null ? (
              <span className={styles.entry}>{t(label)}</span>
            ) : (
              <a
                ref={name === section ? middleOfList : null}
                className={styles.entry}
                href={localePath(locale, path)}
                aria-current={name === section ? 'page' : undefined}
              >
                {t(label)}
              </a>
            )}
          </li>
        ))}
        <li>
          <LogoutButton className={styles.entry} />
        </li>
      </ul>
    </nav>
  )
}
