import type { Page } from '@playwright/test'

export interface Seen {
  /** The longest interaction of the press, as the browser reports it for INP; 0 when all are shorter than 16 ms. */
  readonly event: number
  /** From the press until its effect is painted, in ms. */
  readonly visible: number
  /** From the last response of the backend until then; equal to `visible` without a request. */
  readonly afterResponse: number
}

export interface Watched {
  /** The event that starts the timer. */
  readonly begins: 'click' | 'pointerdown' | 'input' | 'popstate'
  /** The element that shows the effect of the press. */
  readonly selector: string
}

/** In the page: measures the next press. */
export const watch = ({ begins, selector }: Watched): void => {
  let event = 0
  let respondedAt = 0
  let started = 0
  addEventListener(begins, ({ timeStamp }) => (started = timeStamp), { capture: true, once: true })
  const long: PerformanceObserverInit & { readonly durationThreshold: number } = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      // A pointer entering an element is an event, but no interaction.
      if (interactionId > 0) event = Math.max(event, duration)
  }).observe(long)
  const seen = new Promise<Seen>((resolve) => {
    const watcher = new MutationObserver(() => {
      if (started === 0 || document.querySelector(selector) === null) return
      watcher.disconnect()
      for (const entry of performance.getEntriesByType('resource'))
        if (entry instanceof PerformanceResourceTiming && /\/api\/(?:v2\/|public\/|presession\/|search$)/.test(entry.name))
          respondedAt = Math.max(respondedAt, entry.responseEnd)
      requestAnimationFrame(() =>
        requestAnimationFrame((painted) => {
          setTimeout(() => resolve({ event, visible: painted - started, afterResponse: painted - Math.max(started, respondedAt) }), 500)
        }),
      )
    })
    watcher.observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
  })
  Object.assign(window, { seen })
}

/** Milliseconds for which the pointer rests on the element before the press. */
const rests = 300

/**
 * Moves to the element, rests there, and presses, as a person does, and without the hit test that Playwright's `click` runs within the
 * event.
 */
export const press = async (page: Page, selector: string): Promise<void> => {
  const target = page.locator(selector).first()
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box === null) throw new Error(`There is nothing to press at ${selector}.`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(rests)
  await page.mouse.down()
  await page.mouse.up()
}

/** Waits for the effect of the click in the page. */
export const seenOnceWatched = (page: Page): Promise<Seen> =>
  page.evaluate(() => (window as unknown as { readonly seen: Promise<Seen> }).seen)
