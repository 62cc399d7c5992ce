/**
 * What a browser has and jsdom has not, as far as the shop requests it. Nothing is laid out here: what depends on sizes, scrolling or
 * painting is a browser test.
 */
const nothing = (): void => undefined

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
    modals = [...modals.filter(({ isConnected }) => isConnected), this]
  },
  close: function (this: HTMLDialogElement) {
    if (!this.open) return
    this.open = false
    modals = modals.filter((modal) => modal !== this)
    this.dispatchEvent(new Event('close'))
  },
})
// A panel's style sheet, which is not loaded here, lays it out without being open. Pages replace what is in the head.
document.documentElement.append(Object.assign(document.createElement('style'), { textContent: 'dialog { display: flex }' }))
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
// One page at a time, so every lock is granted.
Object.defineProperty(navigator, 'locks', {
  value: {
    request: async (_name: string, options: unknown, turn?: (lock: object) => unknown) =>
      (turn ?? (options as (lock: object) => unknown))({}),
  },
})
