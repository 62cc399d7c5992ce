import type { CountryCode, RegistrationForm } from './account/address.ts'
import type { Session } from './account/session.ts'
import type { Cart, CartTotals } from './cart/cart.ts'
import type { ContentPage, ContentQuery, NavigationItem } from './catalogue/content.ts'
import type { Product } from './catalogue/product.ts'
import type { SelectedOption } from './catalogue/selectedOption.ts'
import type { CheckoutChoice, CheckoutStep, DeliveryOption, PaymentOption, PaymentResult } from './checkout/checkout.ts'
import type { CheckoutMove } from './checkout/checkoutMove.ts'
import type { ShopConfig } from './config/config.ts'
import type { Locale } from './locale/locale.ts'
import type { Message, Phrase } from './notifications/phrase.ts'
import type { ResetForm } from './validation/resetSchema.ts'
import type { Outcome } from './outcome.ts'
import type { HostFailure, NotFound, Refused } from './ports/failures.ts'
import type { Store } from './store/store.ts'

/** What the core needs of an AbortSignal, so that it compiles without a platform. */
export interface Cancellation {
  readonly aborted: boolean
  readonly addEventListener: (type: 'abort', listener: () => void) => void
}

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
  readonly panels: PanelStore
  readonly toasts: ToastStore
  /** Ends timers, requests and subscriptions of this visitor. */
  readonly close: () => Promise<void>
}

/** The cart as the shopper sees it now, changes that the host has not confirmed included. */
export interface CartState {
  readonly cart: Cart
  readonly totals: CartTotals
  /** 'initial' until the host was asked for the first time. */
  readonly status: 'initial' | 'loading' | 'ready' | 'failed'
  /** Changes that the host has not confirmed yet. */
  readonly pending: number
  /** The cart changed since the checkout last showed it (CRT-08). */
  readonly changed: boolean
}

/** The cart and what a shopper can do with it (CRT-01…CRT-08). Nothing throws: what goes wrong is in the state or in the answer. */
export interface CartStore extends Store<CartState> {
  /** Asks the host for the cart; a cart without a cookie is empty and costs no call. */
  readonly load: () => Promise<void>
  /** Puts one piece in the cart: a new line on top, or one more of the same (CRT-03). Refuses what is not cartable or has no price. */
  readonly add: (product: Product, options: readonly SelectedOption[]) => Outcome<void, Phrase>
  /** Sets the wanted quantity at once; 0 removes the line (CRT-04). */
  readonly setQuantity: (lineId: string, quantity: number) => void
  /** The same for typed text, 500 ms after the last key (CRT-04). */
  readonly typeQuantity: (lineId: string, text: string) => void
  /** Resolves when the host has confirmed every change. */
  readonly settled: () => Promise<void>
  /** Chooses delivery, address or payment; on failure the choice is taken back (CHK-06). */
  readonly choose: (choice: CheckoutChoice) => Promise<Outcome<void, HostFailure | Refused>>
  /**
   * Applies a discount coupon, after taking the spaces out; nothing typed does nothing (CPN-01). The outcome is told by a notification,
   * and a broken call changes nothing (CPN-02).
   */
  readonly applyCoupon: (typed: string) => Promise<void>
  /** Takes a coupon out of the cart, by its title (CPN-03). */
  readonly removeCoupon: (title: string) => Promise<void>
  /** Forgets the cart on this device (CRT-01). */
  readonly forget: () => void
}

/** Who the visitor is, as far as the host has said (SES-03). */
export interface SessionState {
  readonly session: Session | null
  readonly isAuthenticated: boolean
  readonly status: 'unknown' | 'verifying' | 'known'
  readonly loginFailed: boolean
}

/** Signing in and out, making an account, a new password (SES-01…SES-05, REG-01, RST-01, RST-02). */
export interface SessionStore extends Store<SessionState> {
  /** With a token: asks the host who it is (SES-03). 'lost' means that the verification itself broke off: go to login. */
  readonly restore: () => Promise<'signed-in' | 'visitor' | 'lost'>
  readonly login: (credentials: { readonly email: string; readonly password: string }) => Promise<Outcome<Session, Message>>
  readonly logout: () => Promise<void>
  /** Makes an account, without signing in; either way the host's message as a phrase (REG-01). */
  readonly register: (form: RegistrationForm) => Promise<Outcome<Message, Message>>
  /** Has a link mailed with which a new password can be set (RST-01). */
  readonly requestPasswordReset: (email: string) => Promise<Outcome<Message, Message>>
  /** Sets the password that was typed twice, with the token of the mailed link (RST-01, RST-02). */
  readonly setPassword: (token: string, form: ResetForm) => Promise<Outcome<Message, Message>>
}

/** What the checkout remembers between its steps. */
export interface CheckoutState {
  readonly email: string
  /** The e-mail belongs to an account: after login the checkout goes on (CHK-01). */
  readonly existingSession: boolean
  /** What a guest has filled in so far, without passwords (CHK-12). */
  readonly draft: Partial<RegistrationForm>
  readonly busy: boolean
}

export type { CheckoutMove }

/** The way through the four checkout steps (CHK-01…CHK-12). Its answers say where to go; the front end goes there. */
export interface CheckoutStore extends Store<CheckoutState> {
  /** Checks the e-mail and says where to go (CHK-01). */
  readonly start: (email: string) => Promise<CheckoutMove>
  readonly saveDraft: (draft: Partial<RegistrationForm>) => void
  /** 'Next' from a step: validates it, creates the guest's account after step 1, pays at step 4 (CHK-02…CHK-10). */
  readonly next: (
    step: CheckoutStep,
    guest?: { readonly form: RegistrationForm; readonly passwordConfirm: string },
  ) => Promise<CheckoutMove>
  /** The asked step when it is reachable, else the first unmet one; 'start' before an e-mail is known (CHK-12). */
  readonly reachable: (step: CheckoutStep) => CheckoutStep | 'start'
  /** Reports a paid order to analytics, once however often the page is opened (CHK-11). */
  readonly reportPurchase: (payment: PaymentResult) => void
}

/** The panels of the shop; one at a time is open (PNL-01). */
export type PanelName =
  | 'specifications'
  | 'variations'
  | 'description'
  | 'readMore'
  | 'paymentOrder'
  | 'configuration'
  | 'mediagallery'
  | 'discountCoupons'
  | 'search'
  | 'cart'
  | 'account'
  | 'addresses'
  | 'cookieWall'
  | 'mobileNavigationPanel'

/** Which panel stands over the page. */
export interface PanelState {
  readonly open: PanelName | null
  /** The panel in its 100 ms closing transition. */
  readonly closing: PanelName | null
}

/** Opens and closes panels (PNL-01, PNL-02); opening one closes the one before it. */
export interface PanelStore extends Store<PanelState> {
  readonly open: (name: PanelName) => void
  readonly close: () => void
}

/** One notification (NTF-01, NTF-02). */
export interface Toast {
  readonly id: string
  readonly type: 'is-success' | 'is-error' | 'is-info' | 'is-warning'
  readonly title: Message
  readonly message: Message | null
  /** Whole ms that are left when the timers are paused; the bar runs from 200 ms on. */
  readonly remaining: number
  readonly paused: boolean
}

/** The notifications that are shown now, the newest last (NTF-01…NTF-03). They go by themselves. */
export interface ToastStore extends Store<readonly Toast[]> {
  readonly show: (toast: { readonly type: Toast['type']; readonly title?: Message; readonly message?: Message }) => string
  readonly dismiss: (id: string) => void
  readonly pause: () => void
  readonly resume: () => void
}
