import { createConsentBuffer } from './analytics/createConsentBuffer.ts'
import { createSessionStore } from './account/createSessionStore.ts'
import { createCartStore } from './cart/createCartStore.ts'
import { createCheckoutStore } from './checkout/createCheckoutStore.ts'
import { createConfigStore } from './config/createConfigStore.ts'
import { createShopApi } from './createShopApi.ts'
import type { CustomerPorts } from './customer/CustomerPorts.ts'
import { followSession } from './followSession.ts'
import { lazy } from './lazy.ts'
import type { Locale } from './locale/locale.ts'
import { createAlertStore } from './notifications/createAlertStore.ts'
import { createToastStore } from './notifications/createToastStore.ts'
import type { BackendPorts, InitialState, PlatformPorts } from './Ports.ts'
import { createQueries } from './query.ts'
import { afterReading } from './ports/StoragePort.ts'
import type { Run } from './run.ts'
import type { Shop } from './shop.ts'
import type { ShopModules } from './shopModules.ts'

/** Dependencies of a shop. */
export interface ShopOptions {
  /** The ports; events pass the visitor's consent before they are sent. */
  readonly platform: PlatformPorts
  /** Runs use-cases on the backend; its owner cancels running ones when the visitor disconnects. */
  readonly run: Run<BackendPorts>
  /** How it gets what is loaded when it is first used. */
  readonly modules: ShopModules
  readonly locale: Locale
  readonly initialState?: InitialState
}

/** The shop of one visitor. */
export const createShop = ({ platform, run, modules, locale, initialState = {} }: ShopOptions): Shop => {
  const events = createConsentBuffer(platform.analytics)
  const ports = { ...platform, analytics: events }
  const runForCustomer: Run<CustomerPorts & Pick<BackendPorts, 'catalogue'>> = (useCase, options) =>
    run(({ customer, catalogue }) => customer((customerPorts) => useCase({ ...customerPorts, catalogue })), options)

  const config = createConfigStore(run)
  const toasts = createToastStore(ports)
  const cart = createCartStore({ ports, run, initialState: initialState.cart, toasts, terms: config.getSnapshot })
  config.subscribe(cart.recompute)
  const session = createSessionStore({
    ports,
    run,
    accountActions: modules.accountActions,
    initialState: initialState.session,
    beforeLogin: cart.settled,
  })
  const checkout = createCheckoutStore({
    ports,
    run,
    checkoutActions: modules.checkoutActions,
    initialState: initialState.checkout,
    cart,
    session,
    toasts,
    config: config.known,
    takesGuests: () => ports.capabilities.guestCheckout && config.getSnapshot().guestCheckout,
    guestPassword: () => config.getSnapshot().guestPassword,
    privateCustomers: () => config.getSnapshot().privateCustomers,
  })

  const prices = lazy(async () => (await modules.customerPrices())({ ...ports, run, cart, token: session.token }))
  const api = createShopApi({ run, config, prices, isCustomer: session.whenKnown })
  const offers = { delivery: api.deliveryOptions, payments: api.paymentOptions }
  const customer = lazy(async () =>
    (await modules.customer())({
      ids: ports.ids,
      storage: ports.storage,
      authenticator: ports.authenticator,
      run: runForCustomer,
      offers,
      cart,
      session,
      toasts,
      checkout,
      config,
    }),
  )
  /** A store that starts with persisted data: it does not exist until they have been read, so it never reports 'empty' too early. */
  const lazyStored = <Value>(open: () => Promise<Value>) => lazy(() => afterReading(ports.storage, open))
  const compared = lazyStored(async () => (await modules.compared())(ports.storage))
  const viewed = lazyStored(async () => (await modules.viewed())(ports.storage))
  const search = lazyStored(async () => (await modules.search())({ ...ports, request: api.search }))
  const wishlist = lazyStored(async () => {
    const customerId = (): string | null => (session.token() === null ? null : (session.getSnapshot().session?.customerId ?? null))
    const createWishlistStore = await modules.wishlist()
    return createWishlistStore({ ports: { ...ports, guestWishlist: await ports.guestWishlist() }, run: runForCustomer, customerId, toasts })
  })
  const consent = lazy(async () => {
    const [createConsentStore, tag] = await Promise.all([modules.consent(), ports.tag(), config.known()])
    return createConsentStore({
      ports: { ...ports, consent: await ports.consent(), tag },
      wall: config.getSnapshot().cookieWall,
      onStatistics: events.decide,
    })
  })
  const alert = createAlertStore()
  followSession(session, { alert, cart, checkout, search, storage: ports.storage, wishlist })

  return {
    locale,
    api,
    setUp: config.setUp,
    cart: {
      ...cart,
      cartOpened: () => {
        cart.cartOpened()
        // Prices as they were stay on screen where the module cannot be loaded.
        if (session.token() !== null)
          prices.load().then(
            ({ refreshLines }) => refreshLines(),
            () => undefined,
          )
      },
    },
    session,
    checkout,
    compared,
    viewed,
    wishlist,
    search,
    sendMessage: createQueries(run)(({ contact }, message) => contact.send(message)),
    customer,
    consent,
    track: events.track,
    toasts,
    alert,
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
}
