import type { InitialState, Shop } from '@thuishaven/core'
import type { Locale } from '@thuishaven/core/locale'
import { createTagAnalytics } from '../analytics/tagAnalytics.ts'
import { orderCookie } from '../cookies/orderCookie.ts'
import { createBrowserCookies } from '../cookies/browserCookies.browser.ts'
import { createLineLogger } from '../logger/lineLogger.ts'
import { createBrowserPage } from '../page/browserLifecycle.browser.ts'
import { createBrowserStorage } from '../storage/browserStorage.browser.ts'
import { createBrowserTabs } from '../tabs/browserTabs.browser.ts'
import { get, createScope, provide, token } from './container.ts'
import { createLazyBackend } from './createLazyBackend.ts'
import type { LazyBackend } from './createLazyBackend.ts'
import { ClockToken, ClosersToken, CookiesToken, BackendToken, InitialStateToken, LocaleToken, RunnerToken, ShopToken } from './tokens.ts'
import { registerVisitorScope } from './visitorScope.ts'

const LazyBackendToken = token<LazyBackend>('LaterHost')

export interface BrowserShopOptions {
  readonly locale: Locale
  /** What the document came with. */
  readonly initialState?: InitialState
  /** The page's window; another one in tests. */
  readonly page?: Window & typeof globalThis
}

/** In a page out of sight nothing is painted; it waits this long, in ms. */
const longestRest = 50

/** Resolves when what a click changed is on screen: asking the backend is work that would hold that up. */
const painted = (page: Window & typeof globalThis) => (): Promise<void> =>
  new Promise((resolve) => {
    if (!('requestAnimationFrame' in page)) return resolve()
    page.requestAnimationFrame(() => page.setTimeout(resolve))
    page.setTimeout(resolve, longestRest)
  })

/** The shop of the visitor who has this page open. It asks the page's own origin, which passes /api on to the shop's backend. */
export const createBrowserShop = ({ locale, initialState = {}, page = window }: BrowserShopOptions): Shop => {
  const scope = createScope()
  // From now on the device keeps what was filled in.
  const takeOver = (): void => (initialState.checkout === undefined ? undefined : get(scope, CookiesToken).remove(orderCookie))
  registerVisitorScope(scope, () => {
    const storage = createBrowserStorage(() => page.localStorage, page)
    return {
      analytics: createTagAnalytics(page),
      logger: createLineLogger((line) => {
        page.console.warn(line)
        // Whoever reports faults listens.
        page.dispatchEvent(new CustomEvent('shoplog', { detail: line }))
      }),
      page: createBrowserPage(page),
      storage,
      tag: async () => (await import('../analytics/pageTag.browser.ts')).createPageTag(page),
      tabs: createBrowserTabs(page.navigator.locks),
    }
  })
  provide(scope, LocaleToken, () => locale)
  provide(scope, InitialStateToken, () => initialState)
  provide(scope, CookiesToken, () => createBrowserCookies(page.document, page.location.protocol === 'https:'))
  provide(scope, LazyBackendToken, () =>
    createLazyBackend(async () => {
      const { createBackendPorts, createRunner, named } = await import('./backendModule.ts')
      const ports = createBackendPorts({
        baseUrl: '',
        locale,
        clock: get(scope, ClockToken),
        random: Math.random,
        fetch: named((url, init) => page.fetch(url, init)),
        sanitiser: async () => (await import('../http/sanitiseHtml.browser.ts')).sanitiseHtml,
      })
      return { ports, runner: createRunner() }
    }, painted(page)),
  )
  provide(scope, RunnerToken, (visitor) => {
    const { run, close } = get(visitor, LazyBackendToken)
    get(visitor, ClosersToken).push(close)
    return { run, close }
  })
  provide(scope, BackendToken, () => get(scope, LazyBackendToken).ports)
  // Soon the shopper will ask something: by then it is there.
  if ('requestIdleCallback' in page) page.requestIdleCallback(get(scope, LazyBackendToken).prepare)
  takeOver()
  return get(scope, ShopToken)
}
