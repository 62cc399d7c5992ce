import type { CDPSession, Locator, Page } from '@playwright/test'

/** How a press shows: an element that appears, or another text or markup of the first visible one. */
export interface Effect {
  readonly selector: string
  readonly change: 'appears' | 'text' | 'markup'
}

/** Times in ms. */
export interface Seen {
  /** The longest event of the press, as the browser reports it for INP; 0 when all are shorter than 16 ms. */
  readonly event: number
  /** From the click, or from the key, to the end of the frame that has the effect. */
  readonly shown: number
  /** From finger-down to the next frame. */
  readonly visible: number
}

/** Runs in the page before the press. Every frame looks for the effect first, so that style is computed once, in the frame that needs it. */
const watch = ({ selector, change }: Effect): void => {
  const state = (): unknown => {
    const element = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility())
    if (change === 'appears') return element !== undefined || null
    return (change === 'text' ? element?.textContent : element?.outerHTML) ?? null
  }
  const before = state()
  if (change === 'appears' && before !== null) throw new Error(`There is a visible ${selector} before the press.`)
  let [event, down, pressed] = [0, 0, 0]
  const long: PerformanceObserverInit & { readonly durationThreshold: number } = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, startTime } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId > 0 && startTime >= down) event = Math.max(event, duration)
  }).observe(long)
  const seen = new Promise<Seen>((resolve) => {
    const look = (): void => {
      const now = state()
      if (pressed === 0 || now === null || now === before) {
        requestAnimationFrame(look)
        return
      }
      const afterFrame = new MessageChannel()
      let shown = 0
      const frameEnded = (): void => void (shown ||= performance.now() - pressed)
      afterFrame.port1.addEventListener('message', frameEnded)
      afterFrame.port1.start()
      afterFrame.port2.postMessage(null)
      requestAnimationFrame(() => {
        // A busy browser draws the next frame before it delivers the message.
        frameEnded()
        const visible = performance.now() - down
        const reported = (tries: number): void => {
          if (event > 0 || tries === 0) resolve({ event, shown, visible })
          else setTimeout(() => reported(tries - 1), 250)
        }
        setTimeout(() => reported(6), 500)
      })
    }
    const begin = ({ type, timeStamp }: Event): void => {
      if (down !== 0) return
      down = timeStamp
      if (type === 'keydown') pressed = timeStamp
      requestAnimationFrame(look)
    }
    addEventListener('touchstart', begin, { capture: true })
    addEventListener('keydown', begin, { capture: true })
    addEventListener('click', ({ timeStamp }) => (pressed ||= timeStamp), { capture: true })
  })
  Object.assign(window, { seen })
}

/** Milliseconds between finger-down and finger-up. */
const held = 60

/** Milliseconds after which an effect that does not come counts as missing. */
const patience = 20_000

/** The centre of an element in view that no other element covers, for a finger. Throws when there is none. */
const centreOf = async (target: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  await target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    if (top < 80 || bottom > innerHeight - 80) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  })
  // Scrolling lets content further down be laid out, which moves the target.
  await target.page().waitForTimeout(300)
  const point = await target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (element.contains(hit) || hit.contains(element)) ? { x, y } : null
  })
  if (point === null) throw new Error('Another element covers the middle of what is to be pressed.')
  return point
}

/** Acts, and waits for the effect. */
const seenAfter = async (page: Page, effect: Effect, act: () => Promise<unknown>): Promise<Seen> => {
  await page.evaluate(watch, effect)
  await act()
  return Promise.race([
    page.evaluate(() => (window as unknown as { readonly seen: Promise<Seen> }).seen),
    page.waitForTimeout(patience).then(() => {
      throw new Error(`Nothing changed at ${effect.selector}.`)
    }),
  ])
}

/** One tap of a finger, which comes from the air: nothing hovers over the element before. `ready` runs when the finger is about to come down. */
export const tap = async (
  page: Page,
  devtools: CDPSession,
  target: Locator,
  effect: Effect,
  ready: () => Promise<unknown>,
): Promise<Seen> => {
  const point = await centreOf(target)
  await ready()
  return seenAfter(page, effect, async () => {
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    await page.waitForTimeout(held)
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  })
}

/** One key in the field that has the focus. */
export const type = async (page: Page, key: string, effect: Effect, ready: () => Promise<unknown>): Promise<Seen> => {
  await ready()
  return seenAfter(page, effect, () => page.keyboard.press(key))
}
