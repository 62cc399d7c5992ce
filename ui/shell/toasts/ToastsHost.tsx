import { useShop, useStore } from '../../bindings/ShopContext.ts'
import { ToastRegion } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'

/** The shop's notifications (NTF-01…03). */
export const ToastsHost = () => {
  const { toasts } = useShop()
  const { text, say } = useText()
  const shown = useStore(toasts)
  return (
    <ToastRegion
      label={text('notification.region')}
      closeLabel={text('notification.close')}
      toasts={shown.map(({ id, type, title, message, remaining }) => ({
        id,
        tone: type,
        stays: remaining === null,
        title: say(title),
        message: message === null ? undefined : say(message, type === 'error' ? 'error.unknown' : 'phrases.Success'),
      }))}
      onDismiss={toasts.dismiss}
      onPause={toasts.pause}
      onResume={toasts.resume}
    />
  )
}
