import type { Toast } from '@thuishaven/core/notifications'
import { useShop, useStore } from '../../bindings/ShopContext.ts'
import { ToastRegion } from '../../kit/index.ts'
import type { Tone } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'

const tones: Readonly<Record<Toast['type'], Tone>> = {
  'is-success': 'success',
  'is-error': 'error',
  'is-info': 'info',
  'is-warning': 'warning',
}

/** The shop's notifications (NTF-01…03). */
export const ToastsHost = () => {
  const { toasts } = useShop()
  const { text, say } = useText()
  const shown = useStore(toasts)
  return (
    <ToastRegion
      label={text('notification.region')}
      closeLabel={text('notification.close')}
      toasts={shown.map(({ id, type, title, message }) => ({
        id,
        tone: tones[type],
        title: say(title),
        message: message === null ? undefined : say(message, type === 'is-error' ? 'error.unknown' : 'phrases.Success'),
      }))}
      onDismiss={toasts.dismiss}
      onPause={toasts.pause}
      onResume={toasts.resume}
    />
  )
}
