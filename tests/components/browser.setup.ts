import { afterAll, afterEach, vi } from 'vitest'
import { cleanup, configure } from '@testing-library/react'

/**
 * What a browser has and jsdom has not, as far as the shop requests it. Nothing is laid out here: what depends on sizes, scrolling or
 * painting is a browser test.
 */
const nothing = (): void => undefined

// As long as a browser test waits: on a busy machine a page takes its time.
configure({ asyncUtilTimeout: 10_000 })

// Modules that differ between server and browser are the browser's.
vi.stubEnv('SSR', false)

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
/** Modal dialogs, the one on top last. */
let modals: readonly HTMLDialogElement[] = []
Object.assign(element, {
  scrollIntoView: nothing,
  scrollTo: nothing,
  showPopover: nothing,
  hidePopover: nothing,
  checkVisibility: () => true,
})
Object.assign(dialog, {
  show,
  showModal: function (this: HTMLDialogElement) {
    show.call(this)
    modals = [...modals, this]
  },
  close: function (this: HTMLDialogElement) {
    if (!this.open) return
    this.open = false
    modals = modals.filter((modal) => modal !== this)
    this.dispatchEvent(new Event('close'))
  },
})
// Escape closes the top panel unless a handler prevented it.
window.addEventListener('keydown', ({ key, defaultPrevented }) => {
  const modal = modals.findLast(({ isConnected }) => isConnected)
  if (key === 'Escape' && !defaultPrevented && modal?.dispatchEvent(new Event('cancel', { cancelable: true })) === true) modal.close()
})
Object.assign(window, {
  scrollTo: nothing,
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false, addListener: nothing, removeListener: nothing }),
  ResizeObserver: NoObserver,
  IntersectionObserver: NoObserver,
})
// The browser is idle as soon as the present task has ended, and never again after the last test.
let idleTasks: ReturnType<typeof setTimeout>[] | null = []
Object.assign(window, {
  requestIdleCallback: (work: () => void): void => {
    idleTasks?.push(setTimeout(work))
  },
})
afterAll(() => {
  idleTasks?.forEach(clearTimeout)
  idleTasks = null
})
// One page at a time, so every lock is granted.
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
