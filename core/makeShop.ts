import type { Effect } from 'effect'
import type { Session } from './account/session.ts'
import type { Cart } from './cart/cart.ts'
import { defaultConfig } from './config/config.ts'
import type { ShopConfig } from './config/config.ts'
import type { Locale } from './locale/locale.ts'
import type { AccountPort } from './account/AccountPort.ts'
import type { AnalyticsPort } from './analytics/AnalyticsPort.ts'
import type { CartIdentityPort } from './cart/CartIdentityPort.ts'
import type { CartPort, HostCapabilities } from './cart/CartPort.ts'
import type { CataloguePort } from './catalogue/CataloguePort.ts'
import type { CheckoutPort } from './checkout/CheckoutPort.ts'
import type { ClockPort } from './ports/ClockPort.ts'
import type { ConfigPort } from './config/ConfigPort.ts'
import type { CookiesPort } from './ports/CookiesPort.ts'
import type { IdsPort } from './ports/IdsPort.ts'
import type { LoggerPort } from './ports/LoggerPort.ts'
import type { PagePort } from './ports/PagePort.ts'
import type { StoragePort } from './ports/StoragePort.ts'
import type { TabsPort } from './ports/TabsPort.ts'
import type { Ask, Shop } from './shop.ts'
import { makeCartStore } from './cart/makeCartStore.ts'
import { makeCheckoutStore } from './checkout/makeCheckoutStore.ts'
import { makeSessionStore } from './account/makeSessionStore.ts'
import { makeToastStore } from './notifications/makeToastStore.ts'
import type { Run } from './run.ts'
import type { SearchStore } from './catalogue/makeSearchStore.ts'

/** Everything outside that a shop needs. */
export interface Ports {
  readonly account: AccountPort
  readonly analytics: AnalyticsPort
  readonly capabilities: HostCapabilities
  readonly cart: CartPort
  readonly cartIdentity: CartIdentityPort
  readonly catalogue: CataloguePort
  readonly checkout: CheckoutPort
  readonly clock: ClockPort
  readonly config: ConfigPort
  readonly cookies: CookiesPort
  readonly ids: IdsPort
  readonly logger: LoggerPort
  readonly page: PagePort
  readonly storage: StoragePort
  readonly tabs: TabsPort
}

/** What the page came with, so that the first rendering in the browser equals the server's and nothing is asked for twice. */
export interface Known {
  readonly config?: ShopConfig
  /** The cart, only when it was read for this page; 'failed' when the page tried to and could not. */
  readonly cart?: Cart | 'failed'
  readonly session?: Session | null
}

/**
 * The shop of one visitor.
 * @param run runs the core's programs; its owner cancels what still runs when the visitor has gone
 */
export const makeShop = (ports: Ports, run: Run, locale: Locale, known: Known = {}): Shop => {
  const { catalogue, checkout: host } = ports
  let config = known.config ?? null

  const ask =
    <Question, Answer, Failure>(of: (question: Question) => Effect.Effect<Answer, Failure>): Ask<Question, Answer, Failure> =>
    (question, options) =>
      run(of(question), options)

  const askConfig: Shop['ask']['config'] = async (_question, options) => {
    const outcome = await run(ports.config.load(), options)
    if (outcome.ok) {
      config = outcome.value
      cart.recompute()
    }
    return outcome
  }

  const toasts = makeToastStore(ports)
  const cart = makeCartStore({
    ports,
    run,
    known: known.cart,
    toasts,
    terms: () => config ?? defaultConfig,
  })
  const session = makeSessionStore({
    ports,
    run,
    known: known.session,
    beforeLogin: cart.settled,
    onLogin: () => void cart.reload(),
    onLogout: () => {
      cart.forget()
      checkout.forget()
    },
  })
  const checkout = makeCheckoutStore({
    ports,
    run,
    cart,
    session,
    toasts,
    config: async () => {
      if (config === null) await askConfig(undefined)
      return config
    },
  })

  const askSearch = ask(catalogue.search)
  let search: Promise<SearchStore & { readonly stop: () => void }> | null = null
  const openSearch = (): Promise<SearchStore> => {
    search ??= import('./catalogue/makeSearchStore.ts').then(
      ({ makeSearchStore }) => makeSearchStore({ clock: ports.clock, storage: ports.storage, logger: ports.logger, ask: askSearch }),
      (problem: unknown) => {
        search = null
        throw problem
      },
    )
    return search
  }

  return {
    locale,
    ask: {
      config: askConfig,
      content: ask(catalogue.content),
      product: ask(catalogue.product),
      navigation: ask(catalogue.navigation),
      pageAddresses: ask(catalogue.pageAddresses),
      search: askSearch,
      redirectRule: ask(catalogue.redirectRule),
      deliveryOptions: ask(host.deliveryOptions),
      paymentOptions: ask(host.paymentOptions),
      payment: ask(host.payment),
      address: ask(host.lookupAddress),
    },
    cart,
    session,
    checkout,
    search: openSearch,
    toasts,
    log: ports.logger.warn,
    close: () => {
      cart.stop()
      void search?.then(
        (opened) => opened.stop(),
        () => undefined,
      )
      toasts.stop()
      return Promise.resolve()
    },
  }
}
