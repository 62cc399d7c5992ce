import { useStore } from '../hydration/useStore.ts'
import type { Store } from '../hydration/useStore.ts'
import { ToastRegion } from '../../kit/index.ts'
import type { ToastItem } from '../../kit/index.ts'

interface ToastState<Message> {
  readonly id: string
  readonly type: ToastItem['tone']
  readonly title: Message
  readonly message: Message | null
  /** Null: it stays until it is closed (NTF-05). */
  readonly remaining: number | null
}

export interface ToastOutletProps<Message> {
  readonly store: Store<readonly ToastState<Message>[]> & {
    readonly dismiss: (id: string) => void
    readonly pause: () => void
    readonly resume: () => void
  }
  /** `isSuccess`: a message that cannot be translated is replaced with a general one, of a success or of an error. */
  readonly translate: (message: Message, isSuccess: boolean) => string
  readonly label: string
  readonly closeLabel: string
}

/** The notifications on screen (NTF-01…03). */
export const ToastOutlet = <Message,>({ store, translate, label, closeLabel }: ToastOutletProps<Message>) => (
  <ToastRegion
    label={label}
    closeLabel={closeLabel}
    toasts={useStore(store).map(({ id, type, title, message, remaining }) => ({
      id,
      tone: type,
      persistent: remaining === null,
      title: translate(title, false),
      message: message === null ? undefined : translate(message, type !== 'error'),
    }))}
    onDismiss={store.dismiss}
    onPause={store.pause}
    onResume={store.resume}
  />
)
