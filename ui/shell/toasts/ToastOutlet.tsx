import { useShop } from '../../bindings/ShopContext.ts'
import { useStore } from '../../bindings/useStore.ts'
import { ToastRegion } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'

/** The shop's notifications (NTF-01…03). */
export const ToastOutlet = () => {
  const { toasts } = useShop()
  const { text, t } = useMessages()
  const shown = useStore(toasts)
  return (
    <ToastRegion
      label={text('notification.region')}
      closeLabel={text('notification.close')}
      toasts={shown.map(({ id, type, title, message, remaining }) => ({
        id,
        tone: type,
        stays: remaining === null,
        title: t(title),
        message: message === null ? undefined : t(message, type === 'error' ? 'error.unknown' : 'phrases.Success'),
      }))}
      onDismiss={toasts.dismiss}
      onPause={toasts.pause}
      onResume={toasts.resume}
    />
  )
}
