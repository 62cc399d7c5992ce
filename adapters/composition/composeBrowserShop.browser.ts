import type { Known, Shop } from '@thuishaven/core'
import type { Locale } from '@thuishaven/core/locale'
import { makeTagAnalytics } from '../analytics/tagAnalytics.ts'
import { orderCookie } from '../cookies/orderCookie.ts'
import { makeBrowserCookies } from '../cookies/browserCookies.browser.ts'
import { makeLineLogger } from '../logger/lineLogger.ts'
import { makeBrowserPage } from '../page/browserPage.browser.ts'
import { makeBrowserStorage } from '../storage/browserStorage.browser.ts'
import { makeBrowserTabs } from '../tabs/browserTabs.browser.ts'
import { get, openScope, provide, token } from './container.ts'
import { makeLaterHost } from './makeLaterHost.ts'
import type { LaterHost } from './makeLaterHost.ts'
import { ClockToken, ClosersToken, CookiesToken, HostToken, KnownToken, LocaleToken, PortsToken, RunnerToken, ShopToken } from './tokens.ts'
import { provideVisitor } from './visitorRecipes.ts'

const LaterHostToken = token<LaterHost>('LaterHost')

export interface BrowserSurroundings {
  readonly locale: Locale
  /** What the document came with. */
  readonly known?: Known
  /** The page's window; another one in tests. */
  readonly page?: Window & typeof globalThis
}

/** In a page out of sight nothing is painted; it waits this long, in ms. */
const longestRest = 50

/** Resolves when what a click changed is on screen: asking the host is work that would hold that up. */
const painted = (page: Window & typeof globalThis) => (): Promise<void> =>
  new Promise((resolve) => {
    if (!('requestAnimationFrame' in page)) return resolve()
    page.requestAnimationFrame(() => page.setTimeout(resolve))
    page.setTimeout(resolve, longestRest)
  })

/** The shop of the visitor who has this page open. It asks the page's own origin, which passes /api on to the shop's host. */
export const composeBrowserShop = ({ locale, known = {}, page = window }: BrowserSurroundings): Shop => {
  const scope = openScope()
  // From now on the device keeps what was filled in.
  const takeOver = (): void => (known.checkout === undefined ? undefined : get(scope, CookiesToken).remove(orderCookie))
  provideVisitor(scope, () => {
    const storage = makeBrowserStorage(() => page.localStorage, page)
    return {
      analytics: makeTagAnalytics(page),
      logger: makeLineLogger((line) => {
        page.console.warn(line)
        // Whoever reports faults listens.
        page.dispatchEvent(new CustomEvent('shoplog', { detail: line }))
      }),
      page: makeBrowserPage(page),
      storage,
      tag: async () => (await import('../analytics/pageTag.browser.ts')).makePageTag(page),
      tabs: makeBrowserTabs(page.navigator.locks, async () => {
        const { makeLeaseTabs } = await import('../tabs/leaseTabs.ts')
        return makeLeaseTabs({ storage, clock: get(scope, ClockToken), owner: get(scope, PortsToken).ids.next() })
      }),
    }
  })
  provide(scope, LocaleToken, () => locale)
  provide(scope, KnownToken, () => known)
  provide(scope, CookiesToken, () => makeBrowserCookies(page.document, page.location.protocol === 'https:'))
  provide(scope, LaterHostToken, () =>
    makeLaterHost(async () => {
      const { makeHostPorts, makeRunner, named } = await import('./hostProgram.ts')
      const ports = makeHostPorts({
        baseUrl: '',
        locale,
        clock: get(scope, ClockToken),
        random: Math.random,
        fetch: named((url, init) => page.fetch(url, init)),
        sanitiser: async () => (await import('../http/sanitiseHtml.browser.ts')).sanitiseHtml,
      })
      return { ports, runner: makeRunner() }
    }, painted(page)),
  )
  provide(scope, RunnerToken, (visitor) => {
    const { run, close } = get(visitor, LaterHostToken)
    get(visitor, ClosersToken).push(close)
    return { run, close }
  })
  provide(scope, HostToken, () => get(scope, LaterHostToken).ports)
  // Soon the shopper will ask something: by then it is there.
  if ('requestIdleCallback' in page) page.requestIdleCallback(get(scope, LaterHostToken).prepare)
  takeOver()
  return get(scope, ShopToken)
}
