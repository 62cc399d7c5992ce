import type { Effect } from 'effect'
import { defaultConfig } from './config/config.ts'
import type { ShopConfig } from './config/config.ts'
import type { Locale } from './locale/locale.ts'
import type { InitialState, Ports } from './Ports.ts'
import type { Query, Shop } from './shop.ts'
import { createCartStore } from './cart/createCartStore.ts'
import { createCheckoutStore } from './checkout/createCheckoutStore.ts'
import { paymentsAllowed } from './checkout/paymentsAllowed.ts'
import { createSessionStore } from './account/createSessionStore.ts'
import { createConsentBuffer } from './analytics/createConsentBuffer.ts'
import { createAlertStore } from './notifications/createAlertStore.ts'
import { createToastStore } from './notifications/createToastStore.ts'
import type { CustomerPrices } from './createCustomerPrices.ts'
import { lazyPart, lazy } from './lazy.ts'
import { ok } from './result.ts'
import { wishlistStorageKey } from './wishlist/wishlistStorageKey.ts'
import type { Cancellation, Run } from './run.ts'

/** Once for all visitors of a server. */
const openConsent = lazyPart(() => import('./consent/createConsentStore.ts'))

/**
 * The shop of one visitor.
 * @param outside what the shop is made of; events go through the visitor's consent on their way out
 * @param run runs the core's programs; its owner cancels what still runs when the visitor has gone
 */
export const createShop = (outside: Ports, run: Run, locale: Locale, initialState: InitialState = {}): Shop => {
  const events = createConsentBuffer(outside.analytics)
  const ports: Ports = { ...outside, analytics: events }
  const { catalogue, checkout: backend } = ports
  let config: ShopConfig | null = null

  const request =
    <Input, Value, Failure>(of: (request: Input) => Effect.Effect<Value, Failure>): Query<Input, Value, Failure> =>
    (request, options) =>
      run(of(request), options)

  const setUp = (value: ShopConfig): void => {
    config = value
    cart.recompute()
  }

  const loadConfig: Shop['api']['config'] = async (_question, options) => {
    const result = await run(ports.config.load(), options)
    if (result.ok) setUp(result.value)
    return result
  }

  const openPrices = lazyPart(async () =>
    (await import('./createCustomerPrices.ts')).createCustomerPrices({ ...ports, run, cart, token: session.token }),
  )
  /** What the backend says for everyone, at the customer's own prices when there is a customer (CAT-13, PRD-10). */
  const priced =
    <Input, Value, Failure>(
      requested: Query<Input, Value, Failure>,
      by: (prices: CustomerPrices) => (response: Value, options?: { readonly signal?: Cancellation }) => Promise<Value>,
    ): Query<Input, Value, Failure> =>
    async (request, options) => {
      const result = await requested(request, options)
      return result.ok && (await session.whenKnown()) ? ok(await by(await openPrices())(result.value, options)) : result
    }

  const toasts = createToastStore(ports)
  const cart = createCartStore({
    ports,
    run,
    initialState: initialState.cart,
    toasts,
    terms: () => config ?? defaultConfig,
    onLook: () => {
      // Prices as they were stay on screen where the program does not come.
      if (session.token() !== null)
        openPrices().then(
          ({ refreshLines }) => refreshLines(),
          () => undefined,
        )
    },
  })
  const session = createSessionStore({
    ports,
    run,
    initialState: initialState.session,
    beforeLogin: cart.settled,
    onLogin: () => {
      search.loaded()?.clear()
      void cart.reload()
      // A guest's wishes come along.
      wishlist.load().then(
        ({ refresh }) => refresh(),
        () => undefined,
      )
    },
    // What could not be told while nobody was known to be signed in.
    onRestored: () => {
      const loaded = wishlist.loaded()
      if (loaded?.isPending() === true) void loaded.refresh()
    },
    onLogout: () => {
      search.loaded()?.forget()
      cart.forget()
      checkout.forget()
      wishlist.loaded()?.forget()
      ports.storage.remove(wishlistStorageKey)
    },
  })
  const configKnown = async (): Promise<ShopConfig | null> => {
    if (config === null) await loadConfig(undefined)
    return config
  }
  const checkout = createCheckoutStore({
    ports,
    run,
    initialState: initialState.checkout,
    cart,
    session,
    toasts,
    config: configKnown,
    takesGuests: () => ports.capabilities.guestCheckout && (config ?? defaultConfig).guestCheckout,
    guestPassword: () => (config ?? defaultConfig).guestPassword,
    privateCustomers: () => (config ?? defaultConfig).privateCustomers,
  })

  const openViewed = lazyPart(async () => (await import('./catalogue/createViewedStore.ts')).createViewedStore(ports.storage))

  const wishlist = lazy(async () => {
    const { createWishlistStore } = await import('./wishlist/createWishlistStore.ts')
    const customerId = (): string | null => (session.token() === null ? null : (session.getSnapshot().session?.customerId ?? null))
    return createWishlistStore({ ports, run, customerId, toasts })
  })
  const runSearch = request(catalogue.search)
  const search = lazy(async () => {
    const { createSearchStore } = await import('./catalogue/createSearchStore.ts')
    return createSearchStore({ clock: ports.clock, storage: ports.storage, logger: ports.logger, request: runSearch })
  })
  const consent = lazy(async () => {
    const [{ createConsentStore }, initialState, tag] = await Promise.all([openConsent(), configKnown(), ports.tag()])
    const { cookieWall: wall } = initialState ?? defaultConfig
    return createConsentStore({ ports: { ...ports, tag }, wall, onStatistics: events.decide })
  })

  const shop: Shop = {
    locale,
    api: {
      config: loadConfig,
      content: priced(request(catalogue.content), ({ onPage }) => onPage),
      product: priced(request(catalogue.product), ({ onProduct }) => onProduct),
      found: priced(request(catalogue.found), ({ onFound }) => onFound),
      aboutProduct: request(({ productId, request }) => catalogue.request(productId, request)),
      confirmRequest: request(catalogue.confirmRequest),
      navigation: request(catalogue.navigation),
      pageAddresses: request(catalogue.pageAddresses),
      search: runSearch,
      redirectRule: request(catalogue.redirectRule),
      deliveryOptions: request(backend.deliveryOptions),
      paymentOptions: async (country, options) => {
        const result = await request(backend.paymentOptions)(country, options)
        return result.ok ? ok(paymentsAllowed(result.value, (await configKnown()) ?? defaultConfig)) : result
      },
      payment: request(backend.payment),
      address: request(backend.lookupAddress),
    },
    setUp,
    cart,
    session,
    checkout,
    viewed: openViewed,
    wishlist,
    search: search.load,
    sendMessage: request(ports.contact.send),
    customer: lazyPart(() =>
      import('./customer/createCustomerApi.ts').then(({ createCustomerApi }) =>
        createCustomerApi({ ports, run, shop, config: async () => (await configKnown()) ?? defaultConfig }),
      ),
    ),
    consent,
    track: events.track,
    toasts,
    alert: createAlertStore(),
    log: ports.logger.warn,
    close: () => {
      cart.stop()
      search.loaded()?.stop()
      consent.loaded()?.stop()
      wishlist.loaded()?.stop()
      toasts.stop()
      return Promise.resolve()
    },
  }
  return shop
}
