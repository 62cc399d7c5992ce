import { Suspense, lazy } from 'react'
import type { Alert } from '@thuishaven/core/notifications'
import { useShop, useStore } from '../../bindings/ShopContext.ts'
import { useText } from '../../messages/useText.ts'
import styles from '../layouts/Shell.module.css'

export interface AlertHostProps {
  readonly alert: Alert
}

/** Stands in for an alert whose file did not come, as offline: it stays in the frame, which would break with it. */
const PlainAlert = ({ alert: { title, message } }: AlertHostProps) => {
  const { alert } = useShop()
  const { text, say } = useText()
  return (
    <p role="status" className={styles.offline}>
      <strong>{say(title)}</strong> {message === null ? null : say(message)}{' '}
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
export const AlertHost = () => {
  const alert = useStore(useShop().alert)
  return alert === null ? null : (
    <Suspense>
      <AlertView alert={alert} />
    </Suspense>
  )
}
