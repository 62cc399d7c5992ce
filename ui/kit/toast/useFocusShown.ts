import { useEffect } from 'react'
import type { RefObject } from 'react'
import { keepFocusVisible } from '../place/keepFocusVisible.ts'

/** Keeps the focused control of a panel in view when a toast takes space from its content. */
export const useFocusShown = (toast: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const region = toast.current?.closest<HTMLElement>('dialog > [data-toasts]') ?? null
    const content = region?.previousElementSibling
    return region !== null && content instanceof HTMLElement ? keepFocusVisible(content, region.offsetHeight) : undefined
  }, [toast])
}
