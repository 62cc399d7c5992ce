import type { InitialState, Shop } from '@thuishaven/core'
import type { Locale } from '@thuishaven/core/locale'
import { createTagAnalytics } from '../analytics/tagAnalytics.ts'
import { orderCookie } from '../cookies/orderCookie.ts'
import { createBrowserCookies } from '../cookies/browserCookies.browser.ts'
import { createLineLogger } from '../logger/lineLogger.ts'
import { createBrowserPage } from '../page/browserLifecycle.browser.ts'
import { createBrowserStorage } from '../storage/browserStorage.browser.ts'
import { createBrowserTabs } from '../tabs/browserTabs.browser.ts'
import { get, createScope, provide } from './container.ts'
import { lazyModules, lazyPorts } from './lazyModules.browser.ts'
import { createLazyRunner } from './createLazyRunner.ts'
import { ClockToken, ClosersToken, CookiesToken, InitialStateToken, LocaleToken, RunnerToken, ShopToken } from './tokens.ts'
import { registerVisitorScope } from './visitorScope.ts'

// Each import is separate, as in `lazyModules`.
const backend = () => import('./backendModule.ts')
const pageTag = () => import('../analytics/pageTag.browser.ts')
const sanitiser = () => import('../http/sanitiseHtml.browser.ts')

export interface BrowserShopOptions {
  readonly locale: Locale
  /** Initial state from the document. */
  readonly initialState?: InitialState
  /** The page's window; another one in tests. */
  readonly page?: Window & typeof globalThis
}

/** In a page out of sight nothing is painted; it waits this long, in ms. */
const longestRest = 50

/** Resolves when what a click changed is on screen: loading the backend module before would delay that. */
const painted = (page: Window & typeof globalThis) => (): Promise<void> =>
  new Promise((resolve) => {
    if (!('requestAnimationFrame' in page)) return resolve()
    page.requestAnimationFrame(() => page.setTimeout(resolve))
    page.setTimeout(resolve, longestRest)
  })

/** The shop of this page's visitor. It calls the page's own origin, which proxies /api to the backend. */
export const createBrowserShop = ({ locale, initialState = {}, page = window }: BrowserShopOptions): Shop => {
  const scope = createScope()
  // From now on form values are persisted on the device.
  const takeOver = (): void => (initialState.checkout === undefined ? undefined : get(scope, CookiesToken).remove(orderCookie))
  registerVisitorScope(scope, lazyModules, (visitor) => {
    const storage = createBrowserStorage(() => page.localStorage, page)
    return {
      analytics: createTagAnalytics(page),
      ...lazyPorts(get(visitor, CookiesToken)),
      logger: createLineLogger((line) => {
        page.console.warn(line)
        // The error reporter listens to it.
        page.dispatchEvent(new CustomEvent('shoplog', { detail: line }))
      }),
      page: createBrowserPage(page),
      storage,
      tag: async () => (await pageTag()).createPageTag(page),
      tabs: createBrowserTabs(page.navigator.locks),
    }
  })
  provide(scope, LocaleToken, () => locale)
  provide(scope, InitialStateToken, () => initialState)
  provide(scope, CookiesToken, () => createBrowserCookies(page.document, page.location.protocol === 'https:'))
  const runner = createLazyRunner(async () => {
    const { createBackendPorts, createRunner, named } = await backend()
    return createRunner(
      createBackendPorts({
        baseUrl: '',
        locale,
        random: Math.random,
        fetch: named((url, init) => page.fetch(url, init)),
        sanitiser: async () => (await sanitiser()).sanitiseHtml,
      }),
      get(scope, ClockToken),
    )
  }, painted(page))
  provide(scope, RunnerToken, (visitor) => {
    get(visitor, ClosersToken).push(runner.close)
    return runner
  })
  // Loaded in advance for the shopper's first request.
  if ('requestIdleCallback' in page) page.requestIdleCallback(runner.preload)
  takeOver()
  return get(scope, ShopToken)
}
