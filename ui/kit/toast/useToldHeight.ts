import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/** Tells the page, as `--toasts`, how high its toasts are: what sticks below the header sticks below them too. */
export const useToldHeight = (inside: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const region = inside.current?.closest<HTMLElement>('[data-toasts]') ?? null
    if (region === null || region.closest('dialog') !== null) return undefined
    const watch = new ResizeObserver(() => document.documentElement.style.setProperty('--toasts', `${region.offsetHeight}px`))
    watch.observe(region)
    return () => watch.disconnect()
  }, [inside])
}
