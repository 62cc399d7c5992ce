import { Suspense, lazy } from 'react'
import type { Alert } from '@thuishaven/core/notifications'
import { useShop } from '../../bindings/ShopContext.ts'
import { useStore } from '../../bindings/useStore.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from '../layouts/Shell.module.css'

export interface AlertOutletProps {
  readonly alert: Alert
}

/** Stands in for an alert whose file did not come, as offline: it stays in the frame, which would break with it. */
const PlainAlert = ({ alert: { title, message } }: AlertOutletProps) => {
  const { alert } = useShop()
  const { text, t } = useMessages()
  return (
    <p role="status" className={styles.offline}>
      <strong>{t(title)}</strong> {message === null ? null : t(message)}{' '}
      <button type="button" aria-label={text('notification.close')} onClick={alert.dismiss}>
        ×
      </button>
    </p>
  )
}

const AlertView = lazy(() =>
  import('./AlertView.tsx').then(
    (file) => ({ default: file.AlertView }),
    () => ({ default: PlainAlert }),
  ),
)

/** The place of the alert on screen (NTF-04): under the header, before the page; none while there is nothing to say. */
export const AlertOutlet = () => {
  const alert = useStore(useShop().alert)
  return alert === null ? null : (
    <Suspense>
      <AlertView alert={alert} />
    </Suspense>
  )
}
