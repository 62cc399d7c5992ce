import type { SessionStore } from './account/sessionStore.ts'
import type { AnalyticsPort } from './analytics/AnalyticsPort.ts'
import type { CartStore } from './cart/cartStore.ts'
import type { ContentPage, ContentQuery, NavigationItem, NavigationQuestion, PageAddresses } from './catalogue/content.ts'
import type { Product, ProductRequest } from './catalogue/product.ts'
import type { DeliveryOption, PaymentOption, PaymentResult } from './checkout/checkout.ts'
import type { CheckoutStore } from './checkout/checkoutStore.ts'
import type { CustomerDesk } from './customer/makeCustomerDesk.ts'
import type { ShopConfig } from './config/config.ts'
import type { ContactMessage } from './contact/contactMessage.ts'
import type { CountryCode, Locale } from './locale/locale.ts'
import type { ConsentStore } from './consent/makeConsentStore.ts'
import type { Later } from './later.ts'
import type { AlertStore } from './notifications/makeAlertStore.ts'
import type { ToastStore } from './notifications/makeToastStore.ts'
import type { Outcome } from './outcome.ts'
import type { HostFailure, NotFound, Refused } from './ports/failures.ts'
import type { RedirectRule } from './routing/ruleRedirect.ts'
import type { Cancellation } from './run.ts'
import type { ViewedStore } from './catalogue/makeViewedStore.ts'
import type { SearchStore } from './catalogue/makeSearchStore.ts'
import type { Found, FoundQuery, SearchGroup } from './catalogue/search.ts'
import type { WishlistStore } from './wishlist/makeWishlistStore.ts'

/** A question to the host that can be asked again; cancelled through the signal. */
export type Ask<Question, Answer, Failure> = (
  question: Question,
  options?: { readonly signal?: Cancellation },
) => Promise<Outcome<Answer, Failure>>

/** Everything that a front end needs of the shop, for one visitor. */
export interface Shop {
  readonly locale: Locale
  readonly ask: {
    readonly config: Ask<void, ShopConfig, HostFailure | Refused>
    readonly content: Ask<ContentQuery, ContentPage, HostFailure | NotFound>
    readonly product: Ask<number, Product, HostFailure | NotFound>
    readonly aboutProduct: Ask<{ readonly productId: number; readonly request: ProductRequest }, void, HostFailure | Refused>
    readonly confirmRequest: Ask<string, void, HostFailure | NotFound>
    readonly navigation: Ask<NavigationQuestion, readonly NavigationItem[], HostFailure>
    readonly pageAddresses: Ask<number, PageAddresses, HostFailure>
    readonly search: Ask<string, readonly SearchGroup[], HostFailure>
    readonly found: Ask<FoundQuery, Found, HostFailure | NotFound>
    readonly redirectRule: Ask<string, RedirectRule | null, HostFailure>
    readonly deliveryOptions: Ask<CountryCode, readonly DeliveryOption[], HostFailure>
    readonly paymentOptions: Ask<CountryCode, readonly PaymentOption[], HostFailure>
    readonly payment: Ask<string, PaymentResult, HostFailure | NotFound>
    readonly address: Ask<
      { countryCode: CountryCode; zipCode: string; houseNumber: string; houseNumberAddition: string },
      { readonly street: string; readonly city: string },
      HostFailure | NotFound
    >
  }
  /** Takes over how the shop is set up, where the page came with it: nobody has to ask for it then. */
  readonly setUp: (config: ShopConfig) => void
  readonly cart: CartStore
  readonly session: SessionStore
  readonly checkout: CheckoutStore
  /** What was looked at on this device, whose program comes when it is first asked for. */
  readonly viewed: () => Promise<ViewedStore>
  /** What is wished for, whose program comes when it is first asked for. */
  readonly wishlist: Later<WishlistStore>
  /** The search, whose program comes when it is first opened. */
  readonly search: () => Promise<SearchStore>
  /** Writes to the people of the shop; never sent twice by itself. */
  readonly sendMessage: Ask<ContactMessage, void, HostFailure | Refused>
  /** What only customers need; its program comes when it is first wanted. */
  readonly customer: () => Promise<CustomerDesk>
  /** What the visitor allows. Until it is loaded events wait, and nothing of others is in the page. */
  readonly consent: Later<ConsentStore>
  /** Tells owners what a visitor looks at, as far as the visitor allows; failures are silent (ANA-01). */
  readonly tell: AnalyticsPort['track']
  readonly toasts: ToastStore
  readonly alert: AlertStore
  /** A line for the people who run the shop; never with personal data or tokens. */
  readonly log: (message: string, facts?: Readonly<Record<string, unknown>>) => void
  /** Ends timers, requests and subscriptions of this visitor. */
  readonly close: () => Promise<void>
}
