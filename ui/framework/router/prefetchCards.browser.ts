import { idle } from '../hydration/idle.ts'

/** The link that is a card's own. */
const cardLinks = 'main article :is(h2, h3) > a[href]'
/** Milliseconds after a press in which the connection is left to it. */
const restAfterPress = 2000
/** Number of pages that one document prefetches without a sign that they are meant. */
const most = 24

/**
 * Prefetches the pages of the cards in view, one at a time, each when the browser is idle: after a press on one of them nothing is left to request.
 * @param prefetch never rejects what the caller would have to know
 * @param mayGoOn whether the backend still allows it
 */
export const prefetchCards = (prefetch: (address: string) => Promise<unknown>, mayGoOn: () => boolean): void => {
  const begun = new Set<string>()
  const inView = new Set<HTMLAnchorElement>()
  let pressedAt = -restAfterPress
  let isRunning = false
  let isLooking = false

  const next = (): string | undefined =>
    [...inView]
      .filter(({ isConnected }) => isConnected)
      .map(({ pathname, search }) => pathname + search)
      .find((address) => !begun.has(address))
  const run = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    for (;;) {
      await idle()
      const rest = pressedAt + restAfterPress - performance.now()
      if (rest > 0) {
        await new Promise((resolve) => setTimeout(resolve, rest))
        continue
      }
      const address = next()
      if (address === undefined || begun.size === most || !navigator.onLine || document.hidden || !mayGoOn()) break
      begun.add(address)
      await prefetch(address).catch(() => null)
    }
    isRunning = false
  }
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target as HTMLAnchorElement)
      else inView.delete(target as HTMLAnchorElement)
    }
    void run()
  })
  // An element that is observed already is not observed twice.
  const look = async (): Promise<void> => {
    if (isLooking) return
    isLooking = true
    await idle()
    isLooking = false
    for (const link of document.querySelectorAll(cardLinks)) seen.observe(link)
  }
  addEventListener('pointerdown', () => (pressedAt = performance.now()), { passive: true, capture: true })
  const main = document.getElementById('main')
  if (main !== null) new MutationObserver(() => void look()).observe(main, { childList: true, subtree: true })
  void look()
}
