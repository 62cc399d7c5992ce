import { useCallback, useEffect, useRef } from 'react'
import type { Message } from '@thuishaven/core/notifications'
import { useShop } from '../shop/index.ts'

export interface Notice {
  readonly done: (message: Message) => void
  readonly refused: (message: Message) => void
  /** Closes the previous refusal when another attempt begins. */
  readonly clear: () => void
}

/** The notification of a form besides its field errors (NTF-05); a refusal is closed at the next attempt, or with the form. */
export const useNotice = (): Notice => {
  const { toasts } = useShop()
  const shown = useRef<string | null>(null)
  const clear = useCallback(() => {
    if (shown.current !== null) toasts.dismiss(shown.current)
    shown.current = null
  }, [toasts])
  const refused = useCallback(
    (message: Message) => {
      clear()
      shown.current = toasts.show({ type: 'error', title: { key: 'phrases.Failed' }, message })
    },
    [clear, toasts],
  )
  const done = useCallback(
    (message: Message) => {
      clear()
      toasts.show({ type: 'success', title: { key: 'phrases.Success' }, message })
    },
    [clear, toasts],
  )
  useEffect(() => clear, [clear])
  return { done, refused, clear }
}
