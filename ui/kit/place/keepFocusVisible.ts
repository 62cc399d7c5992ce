/** Margin in px below the focused element. */
const room = 8

/** The description of a field, such as its error, must be visible too. */
const describedBy = (element: Element): readonly Element[] =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').flatMap((id) => document.getElementById(id) ?? [])

/**
 * Scrolls the focused element back into view when its scroll container becomes lower, because a notification or another row of sums takes
 * space. If the visitor had scrolled away from it the position stays.
 * @param taken pixels just taken from the container
 * @returns a function that ends it
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
