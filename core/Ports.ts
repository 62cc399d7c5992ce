import type { AuthenticatorPort } from './account/AuthenticatorPort.ts'
import type { Session } from './account/session.ts'
import type { Cart } from './cart/cart.ts'
import type { AccountPort } from './account/AccountPort.ts'
import type { SessionTokenPort } from './account/SessionTokenPort.ts'
import type { AnalyticsPort } from './analytics/AnalyticsPort.ts'
import type { CartIdentityPort } from './cart/CartIdentityPort.ts'
import type { CartPort, BackendCapabilities } from './cart/CartPort.ts'
import type { CataloguePort } from './catalogue/CataloguePort.ts'
import type { CheckoutCopy } from './checkout/checkoutCopy.ts'
import type { CheckoutPort } from './checkout/CheckoutPort.ts'
import type { ClockPort } from './ports/ClockPort.ts'
import type { ConfigPort } from './config/ConfigPort.ts'
import type { ContactPort } from './contact/ContactPort.ts'
import type { ConsentPort } from './consent/ConsentPort.ts'
import type { IdsPort } from './ports/IdsPort.ts'
import type { LoggerPort } from './ports/LoggerPort.ts'
import type { LifecyclePort } from './ports/LifecyclePort.ts'
import type { CustomerBackend } from './customer/CustomerPorts.ts'
import type { StoragePort } from './ports/StoragePort.ts'
import type { TabsPort } from './ports/TabsPort.ts'
import type { TagPort } from './consent/TagPort.ts'
import type { GuestWishlistPort } from './wishlist/GuestWishlistPort.ts'

/** The ports of the shop's backend; a use-case gets them when it is run. */
export interface BackendPorts {
  readonly account: AccountPort
  readonly cart: CartPort
  readonly catalogue: CataloguePort
  readonly checkout: CheckoutPort
  readonly config: ConfigPort
  readonly contact: ContactPort
  readonly customer: CustomerBackend
}

/** The ports of the platform on which the shop runs, available from the start. */
export interface PlatformPorts {
  readonly analytics: AnalyticsPort
  /** Loaded on first use. */
  readonly authenticator: () => Promise<AuthenticatorPort>
  readonly capabilities: BackendCapabilities
  readonly cartIdentity: CartIdentityPort
  readonly clock: ClockPort
  /** Loaded on first use, like the store that uses it. */
  readonly consent: () => Promise<ConsentPort>
  /** Loaded on first use, like the store that uses it. */
  readonly guestWishlist: () => Promise<GuestWishlistPort>
  readonly ids: IdsPort
  readonly logger: LoggerPort
  readonly page: LifecyclePort
  readonly sessionToken: SessionTokenPort
  readonly storage: StoragePort
  readonly tabs: TabsPort
  /** The page's tag, loaded when it is first needed. */
  readonly tag: () => Promise<TagPort>
}

/** The initial state of the page, so that the browser's first render equals the server's and nothing is requested twice. */
export interface InitialState {
  /** The cart, only when it was read for this page; 'failed' when the page tried to and could not. */
  readonly cart?: Cart | 'failed'
  readonly session?: Session | null
  /** A guest's form values from before hydration or without JavaScript. */
  readonly checkout?: CheckoutCopy
}
