import { purchaseEvent } from '../domain/analytics/purchaseEvent.ts'
import type { RegistrationForm } from '../domain/account/address.ts'
import type { CheckoutStep } from '../domain/checkout/checkout.ts'
import type { CheckoutFacts } from '../domain/checkout/checkoutFacts.ts'
import type { CheckoutMove } from '../domain/checkout/checkoutMove.ts'
import { nextMove } from '../domain/checkout/nextMove.ts'
import { payOutcome } from '../domain/checkout/payOutcome.ts'
import { reachableStep } from '../domain/checkout/reachableStep.ts'
import type { ShopConfig } from '../domain/config/config.ts'
import type { Message, Phrase } from '../domain/notifications/phrase.ts'
import { externalUrl } from '../domain/routing/externalUrl.ts'
import { hostOfUrl } from '../domain/routing/hostOfUrl.ts'
import { emailSchema } from '../domain/validation/emailSchema.ts'
import { guestFormState } from '../domain/validation/guestFormState.ts'
import { validateForm } from '../domain/validation/validateForm.ts'
import type { AccountPort } from '../ports/AccountPort.ts'
import type { AnalyticsPort } from '../ports/AnalyticsPort.ts'
import type { CheckoutPort } from '../ports/CheckoutPort.ts'
import type { IdsPort } from '../ports/IdsPort.ts'
import type { StoragePort } from '../ports/StoragePort.ts'
import type { CheckoutState, CheckoutStore, PanelStore, SessionStore, ToastStore } from '../shop.ts'
import { makeCreateAccount } from '../usecases/makeCreateAccount.ts'
import { makePay } from '../usecases/makePay.ts'
import type { Run } from '../usecases/run.ts'
import { keepableDraft, printCheckoutCopy, readCheckoutCopy } from './checkoutCopy.ts'
import type { CartControl } from './makeCartStore.ts'
import { makeStore } from './makeStore.ts'
import { makeReportOnce } from './makeReportOnce.ts'

const copyKey = 'thuishaven.checkout'
const nothingYet: CheckoutState = { email: '', existingSession: false, draft: {}, busy: false }

export interface CheckoutStoreParts {
  readonly ports: {
    readonly account: AccountPort
    readonly analytics: AnalyticsPort
    readonly checkout: CheckoutPort
    readonly ids: IdsPort
    readonly storage: StoragePort
  }
  readonly run: Run
  readonly cart: CartControl
  readonly session: SessionStore
  readonly panels: Pick<PanelStore, 'open'>
  readonly toasts: Pick<ToastStore, 'show'>
  /** The shop's configuration; null when it cannot be had. */
  readonly config: () => Promise<ShopConfig | null>
}

type Guest = { readonly form: RegistrationForm; readonly passwordConfirm: string }

const stay = (message: Phrase | Message): CheckoutMove => ({ go: 'stay', message })

/** The way of one visitor through the checkout (CHK-01…CHK-12). */
export const makeCheckoutStore = ({
  ports,
  run,
  cart,
  session,
  panels,
  toasts,
  config,
}: CheckoutStoreParts): CheckoutStore & {
  readonly forget: () => void
} => {
  const { account, analytics, storage } = ports
  const pay = makePay(ports)
  const createAccount = makeCreateAccount(ports)
  const reportOnce = makeReportOnce(storage)
  let restored = false
  let begun = false
  let underWay: Promise<CheckoutMove> | null = null

  const restore = (): void => {
    if (restored) return
    restored = true
    const copy = readCheckoutCopy(storage.get(copyKey))
    if (copy !== null) store.set({ ...store.getSnapshot(), ...copy })
  }
  const store = makeStore<CheckoutState>(nothingYet, restore)

  const become = (change: Partial<CheckoutState>): void => {
    restore()
    store.set({ ...store.getSnapshot(), ...change })
    if (!('busy' in change)) storage.set(copyKey, printCheckoutCopy(store.getSnapshot()))
  }

  /** A second press while the first is under way is the same press (CHK-07). */
  const once = (work: () => Promise<CheckoutMove>): Promise<CheckoutMove> => {
    if (underWay !== null) return underWay
    become({ busy: true })
    underWay = work().finally(() => {
      underWay = null
      become({ busy: false })
    })
    return underWay
  }

  const facts = (guestForm: CheckoutFacts['guestForm']): CheckoutFacts => {
    const { cart: known, changed } = cart.getSnapshot()
    const signedIn = session.getSnapshot().isAuthenticated
    return {
      started: signedIn || store.getSnapshot().email !== '',
      signedIn,
      guestForm,
      addressId: known.addressId,
      shippingOptionId: known.shippingOptionId,
      paymentOptionId: known.paymentOptionId,
      cartChanged: changed,
    }
  }

  const begin = (): void => {
    if (begun) return
    begun = true
    cart.report('begin_checkout')
  }

  /** Who has an address and chose none is sent the goods at the default one (CHK-05). */
  const chooseAddress = async (): Promise<Phrase | null> => {
    const customer = session.getSnapshot().session
    if (customer === null || cart.getSnapshot().cart.addressId !== null) return null
    const addressId = customer.defaultDeliveryAddressId ?? customer.deliveryAddresses[0]?.id
    if (addressId === undefined) return null
    const chosen = await cart.choose({ addressId })
    return chosen.ok ? null : { key: 'checkout.addressNotChosen' }
  }

  /** Account, login and address of a guest (CHK-04); answers what went wrong. */
  const becomeCustomer = async (form: RegistrationForm): Promise<Message | null> => {
    const made = await run(createAccount(form))
    if (!made.ok) return made.failure
    const signedIn = await session.login(made.value)
    if (!signedIn.ok) return signedIn.failure
    await cart.load()
    return chooseAddress()
  }

  const order = (): string => {
    const { cart: known, totals } = cart.getSnapshot()
    const lines = known.lines.map(({ id, quantity }) => [id, quantity])
    return JSON.stringify([
      known.cUid,
      lines,
      known.shippingOptionId,
      known.pickupLocationId,
      known.paymentOptionId,
      known.addressId,
      totals.totalInclVat,
    ])
  }

  const payNow = async (): Promise<CheckoutMove> => {
    const paid = cart.getSnapshot().pending > 0 ? null : await run(pay(order()))
    if (paid?.ok === true) {
      if ('paymentUid' in paid.value) return { go: 'result', paymentUid: paid.value.paymentUid }
      const { paymentUrl } = paid.value
      // The shop's host may send the shopper to any bank, but only over the web.
      const target = externalUrl(paymentUrl, [hostOfUrl(paymentUrl) ?? ''])
      return target.go === 'refused' ? { go: 'start' } : { go: 'external', url: paymentUrl }
    }
    const { move, reload, openPanel, notify } = payOutcome(paid !== null && paid.failure._tag === 'Refused' ? paid.failure : 'network')
    if (reload.length > 0) await cart.reload()
    if (openPanel !== null) panels.open(openPanel)
    if (notify !== null) toasts.show({ type: 'is-error', title: { key: 'notification.failed' }, message: notify })
    const options = reload.filter((name) => name !== 'cart')
    return move.go === 'step' && options.length > 0 ? { ...move, reload: options } : move
  }

  const leave = (step: CheckoutStep, move: CheckoutMove): void => {
    if (move.go !== 'step') return
    if (step === 'information') {
      begin()
      become({ existingSession: false })
    }
    if (step === 'delivery' && move.step === 'overview') cart.report('add_shipping_info')
    if (step === 'overview' && move.step === 'pay') cart.report('add_payment_info')
    if (move.step !== 'delivery') return
    if (step !== 'information' && cart.getSnapshot().changed)
      toasts.show({ type: 'is-info', message: { key: 'phrases.checkoutCartUpdated' } })
    cart.seen()
  }

  const next = async (step: CheckoutStep, guest: Guest | undefined): Promise<CheckoutMove> => {
    await cart.settled()
    if (step === 'information') await chooseAddress()
    const guestForm = guest === undefined ? 'incomplete' : guestFormState({ ...guest.form, passwordConfirm: guest.passwordConfirm })
    const visitor = !session.getSnapshot().isAuthenticated
    const move = nextMove(step, facts(guestForm))
    if (move === null) return payNow()
    if (move.go === 'step' && step === 'information' && visitor && guest !== undefined) {
      const problem = await becomeCustomer(guest.form)
      if (problem !== null) return stay(problem)
    }
    leave(step, move)
    return move
  }

  const start = async (typed: string): Promise<CheckoutMove> => {
    if (session.getSnapshot().isAuthenticated) {
      begin()
      return { go: 'step', step: 'information' }
    }
    const { errors, values } = validateForm(emailSchema, { email: typed })
    if (errors.email !== undefined) return stay(errors.email)
    const known = await run(account.emailIsKnown(values.email))
    if (!known.ok) return stay({ key: 'error.connection' })
    if (!known.value && (await config())?.registrationAllowed === false) return stay({ key: 'phrases.accountRegistrationNotAllowed' })
    const { draft } = store.getSnapshot()
    become({ email: values.email, existingSession: known.value, draft: { ...draft, emailAddress: values.email } })
    begin()
    return known.value ? { go: 'login' } : { go: 'step', step: 'information' }
  }

  const forget = (): void => {
    restored = true
    begun = false
    storage.remove(copyKey)
    store.set({ ...nothingYet, busy: store.getSnapshot().busy })
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    start: (email) => once(() => start(email)),
    saveDraft: (draft) => become({ draft: keepableDraft({ ...store.getSnapshot().draft, ...draft }) }),
    next: (step, guest) => once(() => next(step, guest)),
    reachable: (step) => {
      restore()
      return reachableStep(step, facts('incomplete'))
    },
    reportPurchase: (payment) => {
      const event = purchaseEvent(payment)
      if (event === null || !reportOnce(payment.paymentUid)) return
      analytics.track(event)
      // What was bought is no longer in the cart, and the next checkout is another.
      void cart.reload()
      forget()
    },
    forget,
  }
}
