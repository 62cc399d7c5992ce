import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * F6 moves the focus to the newest toast; F6 again, or closing it, moves it back. Without toasts the key has the browser's default action.
 * Several regions render toasts: hidden regions ignore the key.
 */
export const useToastKey = (toast: RefObject<HTMLElement | null>): void => {
  const cameFrom = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const own = toast.current
    const item = own?.closest('li')
    const region = own?.closest('[data-toasts]')
    if (!own || !item || !region) return undefined
    const goBack = (): void => {
      cameFrom.current?.focus({ preventScroll: true })
      cameFrom.current = null
    }
    const onKey = (event: KeyboardEvent): void => {
      const isOurs = event.key === 'F6' && !event.ctrlKey && !event.altKey && !event.metaKey
      if (!isOurs || item.nextElementSibling !== null || !own.checkVisibility()) return
      event.preventDefault()
      if (region.contains(document.activeElement)) return goBack()
      cameFrom.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
      own.querySelector('button')?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      // The closed toast had the focus.
      if (document.activeElement === document.body) goBack()
    }
  }, [toast])
}
