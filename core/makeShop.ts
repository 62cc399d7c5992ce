import type { Effect } from 'effect'
import { defaultConfig } from './config/config.ts'
import type { ShopConfig } from './config/config.ts'
import type { Locale } from './locale/locale.ts'
import type { Known, Ports } from './Ports.ts'
import type { Ask, Shop } from './shop.ts'
import { makeCartStore } from './cart/makeCartStore.ts'
import { makeCheckoutStore } from './checkout/makeCheckoutStore.ts'
import { paymentsAllowed } from './checkout/paymentsAllowed.ts'
import { makeSessionStore } from './account/makeSessionStore.ts'
import { makeKeptEvents } from './analytics/makeKeptEvents.ts'
import { makeAlertStore } from './notifications/makeAlertStore.ts'
import { makeToastStore } from './notifications/makeToastStore.ts'
import type { CustomerPrices } from './makeCustomerPrices.ts'
import { later, makeLater } from './later.ts'
import { succeeded } from './outcome.ts'
import { wishlistDrawer } from './wishlist/wishlistDrawer.ts'
import type { Cancellation, Run } from './run.ts'

/** Once for all visitors of a server. */
const openConsent = later(() => import('./consent/makeConsentStore.ts'))

/**
 * The shop of one visitor.
 * @param outside what the shop is made of; events go through the visitor's consent on their way out
 * @param run runs the core's programs; its owner cancels what still runs when the visitor has gone
 */
export const makeShop = (outside: Ports, run: Run, locale: Locale, known: Known = {}): Shop => {
  const events = makeKeptEvents(outside.analytics)
  const ports: Ports = { ...outside, analytics: events }
  const { catalogue, checkout: host } = ports
  let config: ShopConfig | null = null

  const ask =
    <Question, Answer, Failure>(of: (question: Question) => Effect.Effect<Answer, Failure>): Ask<Question, Answer, Failure> =>
    (question, options) =>
      run(of(question), options)

  const setUp = (value: ShopConfig): void => {
    config = value
    cart.recompute()
  }

  const askConfig: Shop['ask']['config'] = async (_question, options) => {
    const outcome = await run(ports.config.load(), options)
    if (outcome.ok) setUp(outcome.value)
    return outcome
  }

  const openPrices = later(async () =>
    (await import('./makeCustomerPrices.ts')).makeCustomerPrices({ ...ports, run, cart, token: session.token }),
  )
  /** What the host says for everyone, at the customer's own prices when there is a customer (CAT-13, PRD-10). */
  const priced =
    <Question, Answer, Failure>(
      asked: Ask<Question, Answer, Failure>,
      by: (prices: CustomerPrices) => (answer: Answer, options?: { readonly signal?: Cancellation }) => Promise<Answer>,
    ): Ask<Question, Answer, Failure> =>
    async (question, options) => {
      const outcome = await asked(question, options)
      return outcome.ok && (await session.whenKnown()) ? succeeded(await by(await openPrices())(outcome.value, options)) : outcome
    }

  const toasts = makeToastStore(ports)
  const cart = makeCartStore({
    ports,
    run,
    known: known.cart,
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
  const session = makeSessionStore({
    ports,
    run,
    known: known.session,
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
    onLogout: () => {
      search.loaded()?.forget()
      cart.forget()
      checkout.forget()
      wishlist.loaded()?.forget()
      ports.storage.remove(wishlistDrawer)
    },
  })
  const knownConfig = async (): Promise<ShopConfig | null> => {
    if (config === null) await askConfig(undefined)
    return config
  }
  const checkout = makeCheckoutStore({
    ports,
    run,
    known: known.checkout,
    cart,
    session,
    toasts,
    config: knownConfig,
    takesGuests: () => ports.capabilities.guestCheckout && (config ?? defaultConfig).guestCheckout,
    guestPassword: () => (config ?? defaultConfig).guestPassword,
    privateCustomers: () => (config ?? defaultConfig).privateCustomers,
  })

  const openViewed = later(async () => (await import('./catalogue/makeViewedStore.ts')).makeViewedStore(ports.storage))

  const wishlist = makeLater(async () => {
    const { makeWishlistStore } = await import('./wishlist/makeWishlistStore.ts')
    const customerId = (): string | null => (session.token() === null ? null : (session.getSnapshot().session?.customerId ?? null))
    return makeWishlistStore({ ports, run, customerId, toasts })
  })
  const askSearch = ask(catalogue.search)
  const search = makeLater(async () => {
    const { makeSearchStore } = await import('./catalogue/makeSearchStore.ts')
    return makeSearchStore({ clock: ports.clock, storage: ports.storage, logger: ports.logger, ask: askSearch })
  })
  const consent = makeLater(async () => {
    const [{ makeConsentStore }, known, tag] = await Promise.all([openConsent(), knownConfig(), ports.tag()])
    const { cookieWall: wall } = known ?? defaultConfig
    return makeConsentStore({ ports: { ...ports, tag }, wall, onStatistics: events.decide })
  })

  const shop: Shop = {
    locale,
    ask: {
      config: askConfig,
      content: priced(ask(catalogue.content), ({ onPage }) => onPage),
      product: priced(ask(catalogue.product), ({ onProduct }) => onProduct),
      found: priced(ask(catalogue.found), ({ onFound }) => onFound),
      aboutProduct: ask(({ productId, request }) => catalogue.ask(productId, request)),
      confirmRequest: ask(catalogue.confirmRequest),
      navigation: ask(catalogue.navigation),
      pageAddresses: ask(catalogue.pageAddresses),
      search: askSearch,
      redirectRule: ask(catalogue.redirectRule),
      deliveryOptions: ask(host.deliveryOptions),
      paymentOptions: async (country, options) => {
        const outcome = await ask(host.paymentOptions)(country, options)
        return outcome.ok ? succeeded(paymentsAllowed(outcome.value, (await knownConfig()) ?? defaultConfig)) : outcome
      },
      payment: ask(host.payment),
      address: ask(host.lookupAddress),
    },
    setUp,
    cart,
    session,
    checkout,
    viewed: openViewed,
    wishlist,
    search: search.load,
    sendMessage: ask(ports.contact.send),
    customer: later(() =>
      import('./customer/makeCustomerDesk.ts').then(({ makeCustomerDesk }) =>
        makeCustomerDesk({ ports, run, shop, config: async () => (await knownConfig()) ?? defaultConfig }),
      ),
    ),
    consent,
    tell: events.track,
    toasts,
    alert: makeAlertStore(),
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
