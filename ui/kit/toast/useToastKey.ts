import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * F6 leads to the newest toast, wherever the focus is; F6 again, or closing it, leads back. Without toasts the key is the browser's own.
 * Several regions render toasts: those out of sight leave the key to the others.
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
      // The toast that was closed took the focus with it.
      if (document.activeElement === document.body) goBack()
    }
  }, [toast])
}
