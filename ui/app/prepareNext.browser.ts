import type { Shop } from '@thuishaven/core'
import { nearCheckout } from '../features/cart/index.ts'
import { preloadMainPicture } from '../features/product/index.ts'
import { preloadToast } from '../kit/index.ts'
import { inTurn } from '../framework/hydration/inTurn.ts'
import { savesData } from '../framework/hydration/savesData.ts'
import type { Panels } from '../framework/panels/createPanels.ts'
import { watchSharedImages } from '../framework/router/animateSharedImage.browser.ts'
import { prefetchRoute } from '../framework/router/loadRoute.ts'
import type { RouteRequest } from '../framework/router/loadRoute.ts'
import { prefetchCards } from '../framework/router/prefetchCards.browser.ts'
import { prefetchOnIntent } from '../framework/router/prefetchOnIntent.browser.ts'
import type { ResolvedPage } from '../framework/router/resolvedPage.ts'
import { preloadErrorPage } from './errors/errorPage.ts'
import { routerOptions } from './routerOptions.ts'
import { routeById } from './routes.ts'
import { watchPage } from './watchPage.browser.ts'

/** The pages to which most presses lead. */
const nextPages = ['product', 'category', 'productWithOptions']
/** Pages that a shopper who looks at a filled cart must be able to open when the connection is lost. */
const checkoutPages = ['login', 'checkout', 'checkoutStep', 'checkoutLogin']

const backend = () => import('../../adapters/composition/backendModule.ts')

export interface NextPages {
  readonly shop: Shop
  readonly panels: Panels
  readonly request: Omit<RouteRequest, 'href'>
  /** The first page, and the build that it came from. */
  readonly page: ResolvedPage
  readonly build: string
  readonly prerender: (page: ResolvedPage) => void
}

/**
 * Fetches what the next press needs (NET-05), and what must be there when the connection is not: error page and notifications. One after the
 * other, each when the browser has nothing to do. Nothing for other pages where data is to be saved; a file that fails to load is requested again
 * when it is needed.
 */
export const prepareNext = async ({ shop, panels, request, page, build, prerender }: NextPages): Promise<void> => {
  const { context, loadMessages } = request
  const prefetch = (href: string): Promise<ResolvedPage | null> => prefetchRoute(routerOptions, { ...request, href })
  const saves = savesData()
  watchSharedImages()
  if (!saves)
    prefetchOnIntent(async (href) => {
      const next = await prefetch(href)
      if (next !== null) preloadMainPicture(context, next)
      return next
    }, prerender)
  await watchPage(context, page, build)
  preloadToast()
  await preloadErrorPage()
  if (saves) return
  for (const id of nextPages) (await inTurn(routeById(id).importPage)).preload?.()
  const { preloadSanitiser, mayKeepResponses } = await inTurn(backend)
  await inTurn(preloadSanitiser)
  prefetchCards(prefetch, mayKeepResponses)
  await nearCheckout(panels, shop.cart)
  for (const route of checkoutPages.map(routeById)) {
    await inTurn(() => loadMessages(route))
    await inTurn(route.importPage)
  }
}
