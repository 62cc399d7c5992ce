import { Suspense, lazy } from 'react'
import { useStore } from '../hydration/useStore.ts'
import type { Store } from '../hydration/useStore.ts'
import type { AlertViewProps } from './AlertView.tsx'
import styles from './AlertOutlet.module.css'

/** Replaces an alert whose file failed to load, as offline, so that the frame of the page does not throw. */
const PlainAlert = ({ title, message, closeLabel, onDismiss }: AlertViewProps) => (
  <p role="status" className={styles.plain}>
    <strong>{title}</strong> {message}{' '}
    <button type="button" aria-label={closeLabel} onClick={onDismiss}>
      ×
    </button>
  </p>
)

const AlertView = lazy(() =>
  import('./AlertView.tsx').then(
    (file) => ({ default: file.AlertView }),
    () => ({ default: PlainAlert }),
  ),
)

interface AlertState<Message> extends Pick<AlertViewProps, 'tone' | 'hasIcon' | 'isDismissible'> {
  readonly title: Message
  readonly message: Message | null
}

export interface AlertOutletProps<Message> {
  /** Null without a message. */
  readonly store: Store<AlertState<Message> | null> & { readonly dismiss: () => void }
  readonly translate: (message: Message) => string
  readonly closeLabel: string
}

/** The outlet of the alert (NTF-04): below the header, before the page; renders nothing without a message. */
export const AlertOutlet = <Message,>({ store, translate, closeLabel }: AlertOutletProps<Message>) => {
  const alert = useStore(store)
  return alert === null ? null : (
    <Suspense>
      <AlertView
        {...alert}
        title={translate(alert.title)}
        message={alert.message === null ? null : translate(alert.message)}
        closeLabel={closeLabel}
        onDismiss={store.dismiss}
      />
    </Suspense>
  )
}
