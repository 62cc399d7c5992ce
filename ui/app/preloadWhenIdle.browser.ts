import { preloadToast } from '../kit/index.ts'
import { preloadErrorPage } from './errors/errorPage.ts'
import { idle } from '../framework/hydration/idle.ts'
import { routeById } from './routes.ts'
import type { PageKind } from './routes.ts'

/** Pages that a shopper with a filled cart must be able to open when the connection is lost. */
const needed = ['login', 'checkout', 'checkoutStep', 'checkoutLogin']

interface Connection {
  readonly saveData?: boolean
  /** '2g' and 'slow-2g' among them. */
  readonly effectiveType?: string
}

/** Whether the visitor saves data or has a slow network; not every browser reports it. */
const savesData = (): boolean => {
  const { connection } = navigator as { readonly connection?: Connection }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}

/**
 * Fetches what must be there when the connection is not: the error page, notifications, and for a cart that holds something the way through login and
 * checkout. After the page has loaded and only when the browser has nothing to do; a file that fails to load is requested again when it is needed.
 * @param loadMessages fetches the messages of a page
 * @param ready fetches the way to other pages, and begins to make them ready where data is not to be saved (NET-05)
 * @param filled resolves when there is something in the cart
 */
export const preloadWhenIdle = (
  loadMessages: (page: PageKind) => Promise<void>,
  ready: (savesData: boolean) => Promise<void>,
  filled: () => Promise<void>,
): void => {
  const preload = async (): Promise<void> => {
    try {
      await ready(savesData())
      preloadToast()
      await preloadErrorPage()
      if (savesData()) return
      await filled()
      for (const route of needed.map(routeById)) {
        await idle()
        await loadMessages(route)
        await route.importPage()
      }
    } catch {
      // Offline already: a missing file is reported when it is needed.
    }
  }
  const whenIdle = (): void => void idle().then(preload)
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}
