import { defaultConfig } from './config/config.ts'
import type { ShopConfig } from './config/config.ts'
import type { CountryCode, Locale } from './locale/locale.ts'
import type { CustomerPorts } from './customer/CustomerPorts.ts'
import type { BackendPorts, InitialState, PlatformPorts } from './Ports.ts'
import { createQueries } from './query.ts'
import type { Query } from './query.ts'
import type { Shop } from './shop.ts'
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

export interface ShopOptions {
  readonly platform: PlatformPorts
  readonly run: Run<BackendPorts>
  readonly locale: Locale
  readonly initialState?: InitialState
}

/**
 * The shop of one visitor.
 * @param platform what the shop stands on; events go through the visitor's consent on their way out
 * @param run runs use-cases on the backend; its owner cancels what still runs when the visitor has gone
 */
export const createShop = ({ platform, run, locale, initialState = {} }: ShopOptions): Shop => {
  const events = createConsentBuffer(platform.analytics)
  const ports: PlatformPorts = { ...platform, analytics: events }
  let config: ShopConfig | null = null

  const query = createQueries(run)
  const runForCustomer: Run<CustomerPorts & Pick<BackendPorts, 'catalogue'>> = (useCase, options) =>
    run(({ customer, catalogue }) => customer((customerPorts) => useCase({ ...customerPorts, catalogue })), options)

  const setUp = (value: ShopConfig): void => {
    config = value
    cart.recompute()
  }

  const loadConfig: Shop['api']['config'] = async (_question, options) => {
    const result = await run((backend) => backend.config.load(), options)
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
    return createWishlistStore({ ports, run: runForCustomer, customerId, toasts })
  })
  const paymentOptions = query((backend, country: CountryCode) => backend.checkout.paymentOptions(country))
  const runSearch = query(({ catalogue }, text: string) => catalogue.search(text))
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
      content: priced(
        query(({ catalogue }, page) => catalogue.content(page)),
        ({ onPage }) => onPage,
      ),
      product: priced(
        query(({ catalogue }, productId) => catalogue.product(productId)),
        ({ onProduct }) => onProduct,
      ),
      found: priced(
        query(({ catalogue }, found) => catalogue.found(found)),
        ({ onFound }) => onFound,
      ),
      aboutProduct: query(({ catalogue }, { productId, request }) => catalogue.request(productId, request)),
      confirmRequest: query(({ catalogue }, uid) => catalogue.confirmRequest(uid)),
      navigation: query(({ catalogue }, menu) => catalogue.navigation(menu)),
      pageAddresses: query(({ catalogue }, part) => catalogue.pageAddresses(part)),
      search: runSearch,
      redirectRule: query(({ catalogue }, path) => catalogue.redirectRule(path)),
      deliveryOptions: query((backend, country) => backend.checkout.deliveryOptions(country)),
      paymentOptions: async (country, options) => {
        const result = await paymentOptions(country, options)
        return result.ok ? ok(paymentsAllowed(result.value, (await configKnown()) ?? defaultConfig)) : result
      },
      payment: query((backend, paymentUid) => backend.checkout.payment(paymentUid)),
      address: query((backend, place) => backend.checkout.lookupAddress(place)),
    },
    setUp,
    cart,
    session,
    checkout,
    viewed: openViewed,
    wishlist,
    search: search.load,
    sendMessage: query(({ contact }, message) => contact.send(message)),
    customer: lazyPart(() =>
      import('./customer/createCustomerApi.ts').then(({ createCustomerApi }) =>
        createCustomerApi({ ids: ports.ids, run: runForCustomer, shop, config: async () => (await configKnown()) ?? defaultConfig }),
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
