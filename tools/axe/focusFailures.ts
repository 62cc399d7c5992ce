import type { Page } from '@playwright/test'

/**
 * Visits every tab stop forwards and backwards, and reports those without a visible focus: no ring of 2 px (2.4.7), or completely covered by
 * something else (2.4.11); and reports when the focus alone navigates away (3.2.1).
 */
export const focusFailures = async (page: Page): Promise<readonly string[]> => {
  // Content opened by the pointer may cover the page, because the visitor can close it (2.4.11).
  await page.mouse.move(0, 0)
  // An element focused by a script shows its ring only after a key press.
  await page.keyboard.press('Tab')
  return page.evaluate(async () => {
    const found = new Set<string>()
    const rings = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration): boolean =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    /** The element that shows the focus: itself, or its card. */
    const shownBy = (stop: Element): Element | null => {
      let element: Element | null = stop
      for (let up = 0; element !== null && up < 4; element = element.parentElement, up += 1) {
        // A field that is drawn by its label has no visible ring itself.
        if (rings(getComputedStyle(element)) && element.checkVisibility({ opacityProperty: true })) return element
        // A ring around the whole card is drawn by an element that fills the card.
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
    /** Milliseconds in which elements move out of the way after a scroll. */
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
