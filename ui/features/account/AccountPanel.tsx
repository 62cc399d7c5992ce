import { accountMenu } from '@thuishaven/core/account'
import { localePath } from '@thuishaven/core/routing'
import { useConfig, useShop } from '../shop/index.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { Panel } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { usePanels } from '../../framework/panels/PanelsContext.ts'
import { CustomerStatus, LogoutButton } from '../account-frame/index.ts'
import styles from './AccountPanel.module.css'
import { LastOrder } from '../orders/index.ts'

/** The signed-in customer, links to the account pages that the settings allow, and logout (PNL-07). */
export const AccountPanel = () => {
  const { locale, session: store } = useShop()
  const panels = usePanels()
  const { text, t } = useMessages()
  const { accountMenu: allowed } = useConfig()
  const { closing } = useStore(panels)
  const { session } = useStore(store)
  return (
    <Panel
      title={text('account.menu')}
      closeLabel={text('account.closePanel')}
      state={closing === 'account' ? 'closing' : 'open'}
      onClose={panels.close}
    >
      {session === null ? null : (
        <div className={styles.panel}>
          <div className={styles.customer}>
            {session.companyName === '' ? null : <p className={styles.company}>{session.companyName}</p>}
            <p className={styles.name}>
              {session.firstName} {session.lastName}
            </p>
            <p className={styles.number}>
              {text('account.customerNumber')} {session.customerId}
            </p>
            <CustomerStatus status={session.status} />
          </div>
          <ul className={styles.links}>
            {accountMenu(allowed, session).map(({ name, label, path }) => (
              <li key={name}>{path === null ? <span>{t(label)}</span> : <a href={localePath(locale, path)}>{t(label)}</a>}</li>
            ))}
            <li>
              <LogoutButton />
            </li>
          </ul>
          {/* Comes with a response of the backend: nothing under a finger may move for it. */}
          <LastOrder />
        </div>
      )}
    </Panel>
  )
}
