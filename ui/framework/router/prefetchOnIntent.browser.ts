import { idle } from '../hydration/idle.ts'
import type { ResolvedPage } from './resolvedPage.ts'

/** Maximum number of concurrent prefetches (NET-05). */
const mostAtOnce = 4
/** Milliseconds for which a pointer or the focus rests on a link that is meant. */
const rests = 65
/** If the pointer has not moved for this many ms, the page has moved under it, which is no intent. */
const stillAfter = 200
/** Milliseconds before a prefetched page is prefetched again: its responses are fresh. */
const readyFor = 30_000

/** The address within the shop that a press on this would open as a page; null when it would do something else. */
const addressOf = (target: EventTarget | null): string | null => {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return null
  // A link that opens a panel is for browsers without a script.
  if (link.hasAttribute('download') || link.hasAttribute('aria-haspopup') || (link.target !== '' && link.target !== '_self')) return null
  const address = link.pathname + link.search
  return address === location.pathname + location.search ? null : address
}

/**
 * Prefetches the page of a link when a pointer or the focus rests on it, or on touch, at most four at once (NET-05). Of several waiting links only
 * the last one counts. A started prefetch continues after the link is left, because visitors often return to it.
 * @param prefetch never rejects what the caller would have to know
 * @param draw prerenders the intended page
 */
export const prefetchOnIntent = (prefetch: (address: string) => Promise<ResolvedPage | null>, draw: (page: ResolvedPage) => void): void => {
  const begun = new Map<string, { readonly at: number; readonly page: Promise<ResolvedPage | null> }>()
  /** The last that was reached, until it is pressed. */
  let meant: string | null = null
  let running = 0
  let next: string | null = null
  let resting: ReturnType<typeof setTimeout> | undefined
  let movedAt = 0
  /** Under a pointer that has not moved, or with the focus: meant once the pointer moves, or the focus rests. */
  let under: string | null = null

  const drawOnce = async (address: string, page: Promise<ResolvedPage | null>): Promise<void> => {
    const ready = await page
    await idle()
    if (ready !== null && address === meant) draw(ready)
  }

  const begin = (address: string): void => {
    meant = address
    const before = begun.get(address)
    if (before !== undefined && performance.now() - before.at < readyFor) return void drawOnce(address, before.page)
    if (!navigator.onLine) return
    if (running === mostAtOnce) {
      next = address
      return
    }
    running += 1
    const page = prefetch(address)
      // The click fails in the same way, and reports it.
      .catch(() => {
        begun.delete(address)
        return null
      })
      .finally(() => {
        running -= 1
        const waiting = next
        next = null
        if (waiting !== null) begin(waiting)
      })
    begun.set(address, { at: performance.now(), page })
    void drawOnce(address, page)
  }

  const rest = (): void => {
    const address = under
    under = null
    if (address !== null) resting = setTimeout(() => begin(address), rests)
  }
  const onMove = (): void => {
    movedAt = performance.now()
    rest()
  }
  const onOver = ({ target, pointerType }: PointerEvent): void => {
    clearTimeout(resting)
    under = pointerType === 'mouse' ? addressOf(target) : null
    if (performance.now() - movedAt < stillAfter) rest()
  }
  // The focus passes over many links on its way to one.
  const onFocus = ({ target }: FocusEvent): void => {
    clearTimeout(resting)
    under = addressOf(target)
    rest()
  }
  const onTouch = ({ target }: TouchEvent): void => {
    const address = addressOf(target)
    if (address !== null) begin(address)
  }
  const onPress = (): void => {
    clearTimeout(resting)
    meant = null
  }
  const passive = { passive: true, capture: true }
  addEventListener('pointermove', onMove, passive)
  addEventListener('pointerover', onOver, passive)
  addEventListener('focusin', onFocus, passive)
  addEventListener('touchstart', onTouch, passive)
  addEventListener('click', onPress, passive)
}
