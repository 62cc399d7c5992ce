import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Sets `--toasts` to the height of the toasts, so that elements sticky below the header stay below the toasts too. Where they move the page
 * down the focused element stays in view.
 */
export const useReportedHeight = (inside: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const region = inside.current?.closest<HTMLElement>('[data-toasts]') ?? null
    if (region === null || region.closest('dialog') !== null) return undefined
    const watch = new ResizeObserver(() => {
      document.documentElement.style.setProperty('--toasts', `${region.offsetHeight}px`)
      const focused = document.activeElement
      if (getComputedStyle(region).position === 'fixed' || focused === null || focused === document.body || region.contains(focused)) return
      const { top, bottom } = focused.getBoundingClientRect()
      if (bottom > innerHeight && top < innerHeight + region.offsetHeight) focused.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    })
    watch.observe(region)
    return () => watch.disconnect()
  }, [inside])
}
