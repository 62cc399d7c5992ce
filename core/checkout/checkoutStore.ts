import type { AccountPort } from '../account/AccountPort.ts'
import type { RegistrationForm } from '../account/address.ts'
import type { SessionStore } from '../account/sessionStore.ts'
import type { AnalyticsPort } from '../analytics/AnalyticsPort.ts'
import type { CartControl } from '../cart/createCartStore.ts'
import type { CheckoutPort } from './CheckoutPort.ts'
import type { DeliveryOption, PaymentOption, PaymentResult } from './checkout.ts'
import type { CheckoutMove } from './checkoutMoves.ts'
import type { Press } from './createPay.ts'
import type { GuestPassword, ShopConfig } from '../config/config.ts'
import type { ToastStore } from '../notifications/createToastStore.ts'
import type { LoggerPort } from '../ports/LoggerPort.ts'
import type { IdsPort } from '../ports/IdsPort.ts'
import type { StoragePort } from '../ports/StoragePort.ts'
import type { CheckoutStep } from '../routing/checkoutPaths.ts'
import type { Run } from '../run.ts'
import type { Store } from '../store/store.ts'

/** The state of the checkout between its steps. */
export interface CheckoutState {
  readonly email: string
  /** The e-mail address has an account: after login the checkout continues (CHK-01). */
  readonly existingSession: boolean
  /** The guest's form values so far, without passwords (CHK-12). */
  readonly draft: Partial<RegistrationForm>
  readonly busy: boolean
}

/** The backend's options for this cart, as far as they were loaded. */
export interface CheckoutOffer {
  readonly delivery?: readonly DeliveryOption[]
  readonly payments?: readonly PaymentOption[]
}

/** The flow of the four checkout steps (CHK-01…CHK-12). It returns the next navigation, which the front end performs. */
export interface CheckoutStore extends Store<CheckoutState> {
  /** Whether a guest can order: the backend supports it, and the owner allows it. */
  readonly takesGuests: () => boolean
  /** Checks the e-mail address and returns the next navigation (CHK-01). */
  readonly start: (email: string) => Promise<CheckoutMove>
  readonly saveDraft: (draft: Partial<RegistrationForm>) => void
  /**
   * 'Next' from a step: validates it, creates the guest's account after step 1, pays at step 4 (CHK-02…CHK-10).
   * @param press what comes along at step 4
   */
  readonly next: (
    step: CheckoutStep,
    guest?: { readonly form: RegistrationForm; readonly passwordConfirm: string },
    press?: Press,
  ) => Promise<CheckoutMove>
  /** The backend's current options: a step with an unavailable selection cannot be left (CHK-02). */
  readonly offer: (options: CheckoutOffer) => void
  /**
   * The requested step when it is reachable, else the first unmet one; 'start' before an e-mail is known (CHK-12). With asynchronous storage,
   * call it after the session was restored, which waits for the storage.
   */
  readonly reachable: (step: CheckoutStep) => CheckoutStep | 'start'
  /** Reports a paid order to analytics, once however often the page is opened (CHK-11). */
  readonly reportPurchase: (payment: PaymentResult) => Promise<void>
}

/** Dependencies of the checkout. */
export interface CheckoutStoreDeps {
  readonly ports: {
    readonly analytics: AnalyticsPort
    readonly ids: IdsPort
    readonly logger: LoggerPort
    readonly storage: StoragePort
  }
  readonly run: Run<{ readonly account: AccountPort; readonly checkout: CheckoutPort }>
  readonly cart: CartControl
  readonly session: SessionStore
  readonly toasts: Pick<ToastStore, 'show'>
  /** The shop's configuration; null if it cannot be loaded. */
  readonly config: () => Promise<ShopConfig | null>
  readonly takesGuests: () => boolean
  readonly guestPassword: () => GuestPassword
  /** Whether private persons may order, too. */
  readonly privateCustomers: () => boolean
}
