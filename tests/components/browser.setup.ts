import { afterEach, vi } from 'vitest'
import { cleanup, configure } from '@testing-library/react'

/**
 * What a browser has and jsdom has not, as far as the shop requests it. Nothing is laid out here: what depends on sizes, scrolling or
 * painting is a browser test.
 */
const nothing = (): void => undefined

// As long as a browser test waits: on a busy machine a page takes its time.
configure({ asyncUtilTimeout: 10_000 })

class NoObserver {
  observe = nothing
  unobserve = nothing
  disconnect = nothing
}

const { prototype: element } = Element
const { prototype: dialog } = HTMLDialogElement

const show = function (this: HTMLDialogElement): void {
  this.open = true
}
Object.assign(element, {
  scrollIntoView: nothing,
  scrollTo: nothing,
  showPopover: nothing,
  hidePopover: nothing,
  checkVisibility: () => true,
})
Object.assign(dialog, {
  show,
  showModal: show,
  close: function (this: HTMLDialogElement) {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  },
})
Object.assign(window, {
  scrollTo: nothing,
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false, addListener: nothing, removeListener: nothing }),
  ResizeObserver: NoObserver,
  IntersectionObserver: NoObserver,
})
// One page at a time: whoever requests a lock has it.
Object.defineProperty(navigator, 'locks', {
  value: {
    request: async (_name: string, options: unknown, turn?: (lock: object) => unknown) =>
      (turn ?? (options as (lock: object) => unknown))({}),
  },
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})
