import type { SessionStore } from './account/sessionStore.ts'
import type { AnalyticsPort } from './analytics/AnalyticsPort.ts'
import type { CartStore } from './cart/cartStore.ts'
import type { ContentPage, ContentQuery, NavigationItem, NavigationQuery, PageAddresses } from './catalogue/content.ts'
import type { Product, ProductRequest } from './catalogue/product.ts'
import type { DeliveryOption, PaymentOption, PaymentResult } from './checkout/checkout.ts'
import type { CheckoutStore } from './checkout/checkoutStore.ts'
import type { CustomerApi } from './customer/createCustomerApi.ts'
import type { ShopConfig } from './config/config.ts'
import type { ContactMessage } from './contact/contactMessage.ts'
import type { CountryCode, Locale } from './locale/locale.ts'
import type { ConsentStore } from './consent/createConsentStore.ts'
import type { Lazy } from './lazy.ts'
import type { AlertStore } from './notifications/createAlertStore.ts'
import type { ToastStore } from './notifications/createToastStore.ts'
import type { BackendFailure, NotFound, Refused } from './ports/failures.ts'
import type { RedirectRule } from './routing/ruleRedirect.ts'
import type { Query } from './query.ts'
import type { ComparedStore } from './catalogue/createComparedStore.ts'
import type { ViewedStore } from './catalogue/createViewedStore.ts'
import type { SearchStore } from './catalogue/createSearchStore.ts'
import type { Found, FoundQuery, SearchGroup } from './catalogue/search.ts'
import type { WishlistStore } from './wishlist/createWishlistStore.ts'

/** Everything that a front end needs of the shop, for one visitor. */
export interface Shop {
  readonly locale: Locale
  readonly api: {
    readonly config: Query<void, ShopConfig, BackendFailure | Refused>
    readonly content: Query<ContentQuery, ContentPage, BackendFailure | NotFound>
    readonly product: Query<number, Product, BackendFailure | NotFound>
    readonly aboutProduct: Query<{ readonly productId: number; readonly request: ProductRequest }, void, BackendFailure | Refused>
    readonly confirmRequest: Query<string, void, BackendFailure | NotFound>
    readonly navigation: Query<NavigationQuery, readonly NavigationItem[], BackendFailure>
    readonly pageAddresses: Query<number, PageAddresses, BackendFailure>
    readonly search: Query<string, readonly SearchGroup[], BackendFailure>
    readonly found: Query<FoundQuery, Found, BackendFailure | NotFound>
    readonly redirectRule: Query<string, RedirectRule | null, BackendFailure>
    readonly deliveryOptions: Query<CountryCode, readonly DeliveryOption[], BackendFailure>
    readonly paymentOptions: Query<CountryCode, readonly PaymentOption[], BackendFailure>
    readonly payment: Query<string, PaymentResult, BackendFailure | NotFound>
    readonly address: Query<
      { countryCode: CountryCode; zipCode: string; houseNumber: string; houseNumberAddition: string },
      { readonly street: string; readonly city: string },
      BackendFailure | NotFound
    >
  }
  /** Takes over how the shop is set up, if the page came with it: then it is not requested. */
  readonly setUp: (config: ShopConfig) => void
  readonly cart: CartStore
  readonly session: SessionStore
  readonly checkout: CheckoutStore
  /** Products ticked to be compared on this device. */
  readonly compared: Lazy<ComparedStore>
  /** Recently viewed products on this device. */
  readonly viewed: Lazy<ViewedStore>
  /** The visitor's wishlist. */
  readonly wishlist: Lazy<WishlistStore>
  readonly search: Lazy<SearchStore>
  /** Sends a contact message; never retried automatically. */
  readonly sendMessage: Query<ContactMessage, void, BackendFailure | Refused>
  /** The part that only customers need. */
  readonly customer: Lazy<CustomerApi>
  /** The visitor's consent. Until it is loaded events wait, and no third-party script is in the page. */
  readonly consent: Lazy<ConsentStore>
  /** Sends an analytics event if the visitor has consented. Never throws (ANA-01). */
  readonly track: AnalyticsPort['track']
  readonly toasts: ToastStore
  readonly alert: AlertStore
  /** A log line for operators; never with personal data or tokens. */
  readonly log: (message: string, facts?: Readonly<Record<string, unknown>>) => void
  /** Ends timers, requests and subscriptions of this visitor. */
  readonly close: () => Promise<void>
}
