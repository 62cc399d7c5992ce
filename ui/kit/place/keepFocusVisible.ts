/** Pixels that stay free below what is shown again. */
const room = 8

/** What describes a field, such as its error, is read with it. */
const describedBy = (element: Element): readonly Element[] =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').flatMap((id) => document.getElementById(id) ?? [])

/**
 * Scrolls what has the focus back into view when the box that it scrolls in becomes lower, because something else took the room: a
 * notification, or another row of sums. Who had scrolled away from it stays there.
 * @param taken pixels that were taken from it just now
 * @returns ends it
 */
export const keepFocusVisible = (box: HTMLElement, taken: number): (() => void) => {
  let before = box.clientHeight + taken
  const watch = new ResizeObserver(() => {
    const lost = before - box.clientHeight
    before = box.clientHeight
    const focused = document.activeElement
    if (lost <= 0 || focused === null || focused === box || !box.contains(focused)) return
    const { top, bottom } = box.getBoundingClientRect()
    const own = focused.getBoundingClientRect()
    if (own.bottom <= top || own.top >= bottom + lost) return
    const lowest = Math.max(own.bottom, ...describedBy(focused).map((element) => element.getBoundingClientRect().bottom))
    const down = Math.min(lowest + room - bottom, own.top - top)
    if (down > 0) box.scrollBy({ top: down, behavior: 'instant' })
  })
  watch.observe(box)
  return () => watch.disconnect()
}
