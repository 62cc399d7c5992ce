import { preloadErrorPage } from './errors/errorPage.ts'
import type { LayoutName } from './page.ts'
import { routeById } from './routes.ts'

/** Pages on which a shopper must not be left standing when the connection goes. */
const needed = ['login', 'checkout', 'checkoutStep', 'checkoutLogin']

/** Whether the shopper asked the browser to fetch no more than needed; not every browser knows. */
const savesData = (): boolean => (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/**
 * Fetches what must be there when the connection is not: the error page, and the way through login and checkout. After the page has
 * loaded and only when the browser has nothing to do; a file that does not come is asked for again when it is needed.
 * @param prepare fetches the sentences of a layout
 */
export const preloadWhenIdle = (prepare: (layout: LayoutName) => Promise<void>): void => {
  const preload = async (): Promise<void> => {
    try {
      await preloadErrorPage()
      if (savesData()) return
      await prepare('checkout')
      for (const id of needed) await routeById(id).open()
    } catch {
      // Offline already: what is missing is told when it is asked for.
    }
  }
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => void preload())
    else setTimeout(() => void preload(), 4000)
  }
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}
