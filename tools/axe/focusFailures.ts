import type { Page } from '@playwright/test'

/**
 * Goes through every stop of the Tab key, there and back, and names those whose focus cannot be seen: no ring of two pixels (2.4.7), or
 * nothing of it in sight, because something else lies over it (2.4.11); and says whether the focus alone has led elsewhere (3.2.1).
 */
export const focusFailures = async (page: Page): Promise<readonly string[]> => {
  // What the pointer holds open may lie over the rest of the page: who opened it can close it (2.4.11).
  await page.mouse.move(0, 0)
  // What a script focuses shows its ring only after a key.
  await page.keyboard.press('Tab')
  return page.evaluate(async () => {
    const found = new Set<string>()
    const rings = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration): boolean =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    /** The element that shows the focus: itself, or the card that stands for it. */
    const shownBy = (stop: Element): Element | null => {
      let element: Element | null = stop
      for (let up = 0; element !== null && up < 4; element = element.parentElement, up += 1) {
        // A field that is drawn by its label has no ring of its own to see.
        if (rings(getComputedStyle(element)) && element.checkVisibility({ opacityProperty: true })) return element
        // A ring around the whole card is drawn by a part that fills the card.
        if (rings(getComputedStyle(element, '::after'))) return (element as HTMLElement).offsetParent ?? element
      }
      return null
    }
    const isInSight = (element: Element): boolean => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return [0.5, 0.1, 0.9].some((down) =>
        [0.5, 0.1, 0.9].some((along) => {
          const hit = document.elementFromPoint(left + width * along, top + height * down)
          return hit !== null && (element.contains(hit) || hit.contains(element))
        }),
      )
    }
    /** What moves out of the way does so after the scroll, within this time in ms. */
    const moved = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 400))
    const modal = (): Element | undefined => [...document.querySelectorAll('dialog')].findLast((dialog) => dialog.matches(':modal'))
    const [address, panel] = [location.href, modal()]
    const within = panel ?? document
    const stops = [...within.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')].filter(
      (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true }),
    )
    for (const stop of [...stops, ...stops.toReversed()]) {
      stop.focus()
      if (document.activeElement !== stop) continue
      const shower = shownBy(stop)
      const name = `${stop.tagName.toLowerCase()} ‘${(stop.ariaLabel ?? stop.textContent.trim()).slice(0, 50)}’ ${stop.className}`
      if (shower === null) found.add(`${name} shows no ring`)
      else if (!isInSight(shower)) {
        await moved()
        if (!isInSight(shower)) found.add(`${name} is covered or out of sight`)
      }
    }
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    if (location.href !== address || modal() !== panel) found.add('the focus alone led elsewhere, or opened a panel')
    return [...found]
  })
}
