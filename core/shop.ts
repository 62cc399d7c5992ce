import type { SessionStore } from './account/sessionStore.ts'
import type { CartStore } from './cart/cartStore.ts'
import type { ContentPage, ContentQuery, NavigationItem, PageAddresses } from './catalogue/content.ts'
import type { Product } from './catalogue/product.ts'
import type { DeliveryOption, PaymentOption, PaymentResult } from './checkout/checkout.ts'
import type { CheckoutStore } from './checkout/checkoutStore.ts'
import type { ShopConfig } from './config/config.ts'
import type { CountryCode, Locale } from './locale/locale.ts'
import type { ToastStore } from './notifications/makeToastStore.ts'
import type { Outcome } from './outcome.ts'
import type { HostFailure, NotFound, Refused } from './ports/failures.ts'
import type { Cancellation } from './run.ts'
import type { SearchStore } from './catalogue/makeSearchStore.ts'
import type { SearchGroup } from './catalogue/search.ts'

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
    readonly navigation: Ask<{ parentId: string; currentId: string | null; expand: boolean }, readonly NavigationItem[], HostFailure>
    readonly pageAddresses: Ask<number, PageAddresses, HostFailure>
    readonly search: Ask<string, readonly SearchGroup[], HostFailure>
    readonly redirectRule: Ask<string, { readonly target: string; readonly status: 301 | 302 } | null, HostFailure>
    readonly deliveryOptions: Ask<CountryCode, readonly DeliveryOption[], HostFailure>
    readonly paymentOptions: Ask<CountryCode, readonly PaymentOption[], HostFailure>
    readonly payment: Ask<string, PaymentResult, HostFailure | NotFound>
    readonly address: Ask<
      { countryCode: CountryCode; zipCode: string; houseNumber: string; houseNumberAddition: string },
      { readonly street: string; readonly city: string },
      HostFailure | NotFound
    >
  }
  readonly cart: CartStore
  readonly session: SessionStore
  readonly checkout: CheckoutStore
  /** The search, whose program comes when it is first opened. */
  readonly search: () => Promise<SearchStore>
  readonly toasts: ToastStore
  /** A line for the people who run the shop; never with personal data or tokens. */
  readonly log: (message: string, facts?: Readonly<Record<string, unknown>>) => void
  /** Ends timers, requests and subscriptions of this visitor. */
  readonly close: () => Promise<void>
}
