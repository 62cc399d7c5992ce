import {
  httpCapabilities,
  createCookieCartIdentity,
  createHttpCart,
  createHttpClient,
  createHttpProducts,
  createHttpTerms,
  createRandomIds,
  createSystemClock,
  singleTab,
} from '@thuishaven/http'
import { createBrowserCookies, createBrowserPage, createBrowserStorage, createLockTabs } from '@thuishaven/http/browser'
import { createRunner } from '@thuishaven/core'
import { createCartStore } from '@thuishaven/core/cart'
import { defaultConfig } from '@thuishaven/core/config'
import type { BackendFailure, NotFound, Result, Refused } from '@thuishaven/core'
import type { CartStore } from '@thuishaven/core/cart'
import type { Product } from '@thuishaven/core/catalogue'
import type { ShopConfig } from '@thuishaven/core/config'
import type { Locale } from '@thuishaven/core/locale'
import type { Message } from '@thuishaven/core/notifications'
import { createTranslate } from './messages.ts'
import type { Translate } from './messages.ts'

/** As much of the shop as a calculator and a cart need. */
export interface LiteShop {
  readonly locale: Locale
  readonly t: Translate
  /** The shop's settings; the defaults until `start` has requested them. */
  readonly config: () => ShopConfig
  readonly cart: CartStore
  /** Requests settings, product and cart at once. */
  readonly start: (productId: number) => Promise<Result<Product, BackendFailure | NotFound | Refused>>
}

/** Wired by hand: each port of the core with its adapter, and no container. @param notify shows a message of the cart to the shopper */
export const createLiteShop = (locale: Locale, notify: (message: Message) => void): LiteShop => {
  let config = defaultConfig
  const clock = createSystemClock()
  const client = createHttpClient({ baseUrl: '', locale, random: Math.random, fetch: (url, init) => fetch(url, init) })
  const { run } = createRunner(
    { cart: createHttpCart(client), terms: createHttpTerms(client), products: createHttpProducts(client) },
    clock,
  )
  const cart = createCartStore({
    ports: {
      clock,
      capabilities: httpCapabilities,
      cartIdentity: createCookieCartIdentity(createBrowserCookies(document, location.protocol === 'https:')),
      page: createBrowserPage(window),
      storage: createBrowserStorage(() => localStorage, window),
      // Without locks (an old browser, or not on https) each tab sends for itself; keys keep that safe.
      tabs: 'locks' in navigator ? createLockTabs(navigator.locks) : singleTab,
      ids: createRandomIds(crypto),
      // Measuring and reporting are left to the page around it, which has the visitor's consent.
      analytics: { track: () => undefined },
      logger: { warn: () => undefined },
    },
    run,
    initialState: undefined,
    toasts: {
      show: ({ message }) => {
        if (message !== undefined) notify(message)
        return ''
      },
    },
    terms: () => config,
  })

  return {
    locale,
    t: createTranslate(locale),
    config: () => ({ ...config, pricesExclVat: config.pricesExclVat || cart.getSnapshot().cart.vatTreatment === 'reverseCharged' }),
    cart,
    start: async (productId) => {
      const [settings, product] = await Promise.all([run(({ terms }) => terms.load()), run(({ products }) => products.product(productId))])
      if (!settings.ok) return settings
      config = { ...defaultConfig, ...settings.value }
      cart.recompute()
      void cart.load()
      return product
    },
  }
}
