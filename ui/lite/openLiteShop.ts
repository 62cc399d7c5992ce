import {
  httpCapabilities,
  makeCookieCartIdentity,
  makeHttpCart,
  makeHttpClient,
  makeHttpProducts,
  makeHttpTerms,
  makeRandomIds,
  makeSystemClock,
  onlyTab,
} from '@thuishaven/http'
import { makeBrowserCookies, makeBrowserPage, makeBrowserStorage, makeLockTabs } from '@thuishaven/http/browser'
import { makeRunner } from '@thuishaven/core'
import { makeCartStore } from '@thuishaven/core/cart'
import { defaultConfig } from '@thuishaven/core/config'
import type { HostFailure, NotFound, Outcome, Refused } from '@thuishaven/core'
import type { CartStore } from '@thuishaven/core/cart'
import type { Product } from '@thuishaven/core/catalogue'
import type { ShopConfig } from '@thuishaven/core/config'
import type { Locale } from '@thuishaven/core/locale'
import type { Message } from '@thuishaven/core/notifications'
import { makeSay } from './messages.ts'
import type { Say } from './messages.ts'

/** As much of the shop as a calculator and a cart need. */
export interface LiteShop {
  readonly locale: Locale
  readonly say: Say
  /** The shop's settings; the defaults until `start` has asked for them. */
  readonly config: () => ShopConfig
  readonly cart: CartStore
  /** Asks the host for settings, product and cart at once. */
  readonly start: (productId: number) => Promise<Outcome<Product, HostFailure | NotFound | Refused>>
}

const { run } = makeRunner()

/** Wired by hand: each port of the core with its adapter, and no container. @param tell shows a word of the cart to the shopper */
export const openLiteShop = (locale: Locale, tell: (message: Message) => void): LiteShop => {
  let config = defaultConfig
  const clock = makeSystemClock()
  const client = makeHttpClient({ baseUrl: '', locale, clock, random: Math.random, fetch: (url, init) => fetch(url, init) })
  const terms = makeHttpTerms(client)
  const products = makeHttpProducts(client)
  const cart = makeCartStore({
    ports: {
      cart: makeHttpCart(client),
      clock,
      capabilities: httpCapabilities,
      cartIdentity: makeCookieCartIdentity(makeBrowserCookies(document, location.protocol === 'https:')),
      page: makeBrowserPage(window),
      storage: makeBrowserStorage(() => localStorage, window),
      // Without locks (an old browser, or not on https) each tab sends for itself; keys keep that safe.
      tabs: 'locks' in navigator ? makeLockTabs(navigator.locks) : onlyTab,
      ids: makeRandomIds(crypto),
      // Measuring and reporting are left to the page around it, which has the visitor's consent.
      analytics: { track: () => undefined },
      logger: { warn: () => undefined },
    },
    run,
    known: undefined,
    toasts: {
      show: ({ message }) => {
        if (message !== undefined) tell(message)
        return ''
      },
    },
    terms: () => config,
  })

  return {
    locale,
    say: makeSay(locale),
    config: () => config,
    cart,
    start: async (productId) => {
      const [settings, product] = await Promise.all([run(terms.load()), run(products.product(productId))])
      if (!settings.ok) return settings
      config = { ...defaultConfig, ...settings.value }
      cart.recompute()
      void cart.load()
      return product
    },
  }
}
