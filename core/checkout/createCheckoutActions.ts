import type { RegistrationForm } from '../account/address.ts'
import type { CheckoutStep } from '../routing/checkoutPaths.ts'
import type { CheckoutFacts } from './checkoutSteps.ts'
import type { CheckoutMove } from './checkoutMoves.ts'
import { nextMove } from './checkoutMoves.ts'
import { payOutcome } from './payOutcome.ts'
import type { Message, Phrase } from '../notifications/phrase.ts'
import { afterReading } from '../ports/StoragePort.ts'
import type { BackendFailure } from '../ports/failures.ts'
import { externalUrl } from '../routing/externalUrl.ts'
import { emailSchema, loginMessage } from '../account/login.ts'
import { isReference } from '../account/personal.ts'
import { hasNoPrice } from '../cart/unpriced.ts'
import { guestFormState, guestKind } from './guestForm.ts'
import { validateForm } from '../validation/forms.ts'
import type { CheckoutState, CheckoutStoreDeps } from './checkoutStore.ts'
import { accountMessage, createCreateAccount } from './createCreateAccount.ts'
import type { PaymentResult } from './checkout.ts'
import { createPay } from './createPay.ts'
import type { Press } from './createPay.ts'
import { createReportOnce } from './createReportOnce.ts'
import { purchaseEvent } from './purchaseEvent.ts'

type Guest = { readonly form: RegistrationForm; readonly passwordConfirm: string }

/** Dependencies of the checkout actions. */
export interface CheckoutActionsDeps extends CheckoutStoreDeps {
  readonly facts: (guestForm: CheckoutFacts['guestForm']) => CheckoutFacts
  /** Called once when the checkout begins. */
  readonly begin: () => void
  readonly become: (change: Partial<CheckoutState>) => void
  readonly draft: () => CheckoutState['draft']
}

/** The shopper's actions in the checkout, by its rules. */
export interface CheckoutActions {
  /** Checks the e-mail address and returns the next navigation (CHK-01). */
  readonly start: (email: string) => Promise<CheckoutMove>
  /** 'Next' from a step (CHK-02…CHK-10). */
  readonly next: (step: CheckoutStep, guest: Guest | undefined, press?: Press) => Promise<CheckoutMove>
  /** Reports a paid order the first time this device sees it; returns whether it was the first time (CHK-11). */
  readonly reportPurchase: (payment: PaymentResult) => Promise<boolean>
}

/** Too many questions of one visitor in a row: the same one is answered a moment later. */
const isTooOften = (failure: BackendFailure): boolean => failure._tag === 'BackendUnavailable' && failure.reason === 'rateLimited'

const failed = { type: 'error', title: { key: 'phrases.Failed' } } as const

const stay = (message: Message): CheckoutMove => ({ type: 'stay', message })

/** The page says of which goods, and what can be done with them. */
const unpriced: Phrase = { key: 'checkout.unpricedStay' }

/** The use-cases of the checkout. */
export const createCheckoutActions = ({
  ports,
  run,
  cart,
  session,
  toasts,
  config,
  takesGuests,
  guestPassword,
  privateCustomers,
  facts,
  begin,
  become,
  draft,
}: CheckoutActionsDeps): CheckoutActions => {
  const { analytics, storage } = ports
  const reportOnce = createReportOnce(storage)
  const pay = createPay(ports)
  const createAccount = createCreateAccount(ports)

  /** Selects the default address of a customer without a selected one (CHK-05). */
  const chooseAddress = async (): Promise<Phrase | null> => {
    const customer = session.getSnapshot().session
    if (customer === null || cart.taken().addressId !== null) return null
    const addressId = customer.defaultDeliveryAddressId ?? customer.deliveryAddresses[0]?.id
    if (addressId === undefined) return null
    const chosen = await cart.choose({ addressId })
    if (chosen.ok) return null
    return { key: chosen.failure._tag === 'Refused' ? 'checkout.choiceFailed' : 'error.connection' }
  }

  /** An account that exists is to be logged in to on the way, with the cart as it is (CHK-01). */
  const emailTaken = (form: RegistrationForm): CheckoutMove => {
    become({ email: form.emailAddress.trim(), existingSession: true })
    return { type: 'stay', message: accountMessage({ _tag: 'EmailTaken' }), reason: 'emailTaken' }
  }

  /** Account, login and address of a guest (CHK-04); null when nothing went wrong. */
  const becomeCustomer = async (form: RegistrationForm): Promise<CheckoutMove | null> => {
    const made = await run(({ account }) => createAccount(account, form))
    if (!made.ok) return made.failure._tag === 'EmailTaken' ? emailTaken(form) : stay(accountMessage(made.failure))
    const { isOutcomeUnknown, ...credentials } = made.value
    const signedIn = await session.login(credentials)
    if (!signedIn.ok)
      return isOutcomeUnknown && signedIn.failure._tag === 'Refused' ? emailTaken(form) : stay(loginMessage(signedIn.failure))
    await cart.load()
    const problem = await chooseAddress()
    return problem === null ? null : stay(problem)
  }

  const order = (): string => {
    const { cart: known, totals } = cart.getSnapshot()
    const lines = known.lines.map(({ id, quantity }) => [id, quantity])
    return JSON.stringify([
      known.cUid,
      lines,
      known.shippingOptionId,
      known.pickupLocationId,
      known.deliveryDay,
      known.deliveryServices,
      known.paymentOptionId,
      known.addressId,
      totals.totalInclVat,
    ])
  }

  /** The customer's cart is at the backend, and restored after the login. */
  const signInAgain = (email?: string): CheckoutMove => {
    if (email !== undefined) become({ email, existingSession: true })
    return { type: 'login', message: { key: 'phrases.accountSessionEnded' } }
  }

  const payNow = async (press: Press | undefined): Promise<CheckoutMove> => {
    if (!isReference(press?.reference?.trim() ?? '')) return stay({ key: 'checkout.referenceInvalid' })
    if (cart.getSnapshot().pending > 0) return stay({ key: 'checkout.cartNotKept' })
    // Only the shown cart may be ordered: another tab or device may have changed it or its day, or the backend a price (CHK-08).
    const shown = cart.getSnapshot()
    const { session: customer } = session.getSnapshot()
    await cart.reload()
    const { status, totals, cart: known } = cart.getSnapshot()
    if (known.lines.some(hasNoPrice)) return stay(unpriced)
    const isOther = totals.totalInclVat !== shown.totals.totalInclVat || known.deliveryDay !== shown.cart.deliveryDay
    if (status === 'ready' && isOther) {
      // To whom is no longer signed in the backend shows another cart.
      if (customer !== null && (await session.restore()) === 'visitor') return signInAgain(customer.emailAddress)
      toasts.show({ type: 'info', message: { key: 'phrases.checkoutCartUpdated' } })
      cart.seen()
      return known.lines.length === 0 ? { type: 'cart' } : { type: 'step', step: 'delivery', reload: ['deliveryOptions'] }
    }
    const paid = await run(({ checkout }) => pay(checkout, order(), press))
    if (paid.ok) {
      if ('paymentUid' in paid.value) return { type: 'result', paymentUid: paid.value.paymentUid }
      const { paymentUrl } = paid.value
      // The shop's backend may send the shopper to any bank, but only over the web.
      const target = externalUrl(paymentUrl, 'any')
      return target.type === 'refused' ? stay({ key: 'checkout.paymentAddressRefused' }) : { type: 'external', url: paymentUrl }
    }
    const { move, reload, notify } = payOutcome(paid.failure._tag === 'Refused' ? paid.failure : 'network')
    if (reload.length > 0) await cart.reload()
    if (notify !== null) {
      // A cart that was updated is no payment that failed.
      const heading = move.type === 'cart' ? ({ type: 'warning', title: { key: 'phrases.Attention' } } as const) : failed
      toasts.show({ ...heading, message: notify, about: 'payment' })
    }
    const options = reload.filter((name) => name !== 'cart')
    return move.type === 'step' && options.length > 0 ? { ...move, reload: options } : move
  }

  const leave = (step: CheckoutStep, move: CheckoutMove): void => {
    if (move.type !== 'step') return
    if (step === 'information') {
      begin()
      become({ existingSession: false })
    }
    if (step === 'delivery' && move.step === 'overview') cart.report('add_shipping_info')
    if (step === 'overview' && move.step === 'pay') cart.report('add_payment_info')
    if (move.step !== 'delivery') return
    if (step !== 'information' && cart.getSnapshot().changed) toasts.show({ type: 'info', message: { key: 'phrases.checkoutCartUpdated' } })
    cart.seen()
  }

  const next = async (step: CheckoutStep, guest: Guest | undefined, press?: Press): Promise<CheckoutMove> => {
    await cart.settled()
    const problem = step === 'information' ? await chooseAddress() : null
    if (problem !== null) return stay(problem)
    const guestForm =
      guest === undefined
        ? 'incomplete'
        : guestFormState(
            { ...guest.form, passwordConfirm: guest.passwordConfirm },
            guestPassword(),
            guestKind(guest.form, privateCustomers()),
          )
    const visitor = !session.getSnapshot().isAuthenticated
    if (visitor && !takesGuests()) return { type: 'login' }
    // The first step has signed the shopper in (CHK-04).
    if (visitor && step !== 'information') return signInAgain()
    if (step === 'pay' && cart.getSnapshot().cart.lines.some(hasNoPrice)) return stay(unpriced)
    const move = nextMove(step, facts(guestForm))
    if (move === null) return payNow(press)
    if (move.type === 'step' && step === 'information' && visitor && guest !== undefined) {
      const failure = await becomeCustomer(guest.form)
      if (failure !== null) return failure
    }
    leave(step, move)
    return move
  }

  const start = async (typed: string): Promise<CheckoutMove> => {
    if (session.getSnapshot().isAuthenticated) {
      begin()
      return { type: 'step', step: 'information' }
    }
    await config()
    if (!takesGuests()) return { type: 'login' }
    const { errors, values } = validateForm(emailSchema, { email: typed })
    if (errors.email !== undefined) return stay(errors.email)
    const known = await run(({ account }) => account.emailIsKnown(values.email))
    if (!known.ok) return stay({ key: isTooOften(known.failure) ? 'phrases.tooManyRequests' : 'error.connection' })
    if (!known.value && (await config())?.registrationAllowed === false)
      return { type: 'stay', message: { key: 'phrases.accountRegistrationNotAllowed' }, reason: 'registrationClosed' }
    become({ email: values.email, existingSession: known.value, draft: { ...draft(), emailAddress: values.email } })
    begin()
    return known.value ? { type: 'login' } : { type: 'step', step: 'information' }
  }

  const reportPurchase = async (payment: PaymentResult): Promise<boolean> => {
    await afterReading(storage, () => undefined)
    pay.became(payment)
    const event = purchaseEvent(payment)
    if (event === null || !reportOnce(payment.orderNumber)) return false
    // A shopper may return from the bank in another browser. If the backend does not record reports each device decides itself.
    const first = await run(({ checkout }) => checkout.reportPurchase(payment.paymentUid))
    if (!first.ok || first.value) analytics.track(event)
    return true
  }

  return { start, next, reportPurchase }
}
