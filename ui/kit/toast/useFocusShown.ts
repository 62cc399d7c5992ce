import { useEffect } from 'react'
import type { RefObject } from 'react'
import { keepFocusVisible } from '../place/keepFocusVisible.ts'

/** A toast in a panel takes room from its content: the field or button that has the focus there stays in view. */
export const useFocusShown = (toast: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const region = toast.current?.closest<HTMLElement>('dialog > [data-toasts]') ?? null
    const content = region?.previousElementSibling
    return region !== null && content instanceof HTMLElement ? keepFocusVisible(content, region.offsetHeight) : undefined
  }, [toast])
}
