import { afterPaint } from '../hydration/afterPaint.ts'
import type { PanelName, Panels } from './createPanels.ts'

/**
 * A click before hydration loads the page with its panel open, and the clicked element is lost with its document. When that panel closes, the link
 * to the same address gets the focus, as the opener of any other panel does.
 * @param href address with the panel
 */
export const returnFocus = (panels: Panels, panel: PanelName, href: string): void => {
  let stop = (): void => undefined
  const look = (): void => {
    const { open, closing } = panels.getSnapshot()
    if (open === panel || closing !== null) return
    stop()
    afterPaint(() => {
      if (document.activeElement !== document.body) return
      const opener = `a[href=${JSON.stringify(href)}], button[name="panel"][value=${JSON.stringify(panel)}]`
      document.querySelector<HTMLElement>(opener)?.focus()
    })
  }
  stop = panels.subscribe(look)
  look()
}
