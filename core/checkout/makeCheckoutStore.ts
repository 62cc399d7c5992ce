import { purchaseEvent } from './purchaseEvent.ts'
import type { CheckoutFacts } from './checkoutSteps.ts'
import type { CheckoutMove } from './checkoutMoves.ts'
import { reachableStep } from './checkoutSteps.ts'
import type { CheckoutOffer, CheckoutState, CheckoutStore, CheckoutStoreParts } from './checkoutStore.ts'
import type { CheckoutActs } from './makeCheckoutActs.ts'
import { keepableDraft, printCheckoutCopy, readCheckoutCopy } from './checkoutCopy.ts'
import { makeStore } from '../store/store.ts'
import { makeReportOnce } from './makeReportOnce.ts'

const copyKey = 'thuishaven.checkout'
const nothingYet: CheckoutState = { email: '', existingSession: false, draft: {}, busy: false }

/** The way of one visitor through the checkout (CHK-01…CHK-12). */
export const makeCheckoutStore = ({
  ports,
  run,
  cart,
  session,
  toasts,
  config,
}: CheckoutStoreParts): CheckoutStore & {
  readonly forget: () => void
} => {
  const { analytics, storage } = ports
  const reportOnce = makeReportOnce(storage)
  let restored = false
  let begun = false
  let offered: CheckoutOffer = {}
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

  /** A second press while the first is under way is the same press (CHK-07). What breaks off is said, and can be tried again. */
  const once = (work: () => Promise<CheckoutMove>): Promise<CheckoutMove> => {
    if (underWay !== null) return underWay
    become({ busy: true })
    underWay = work()
      .catch((problem: unknown): CheckoutMove => {
        ports.logger.warn('A step of the checkout broke off', { problem: String(problem) })
        return { go: 'stay', message: { key: 'error.connection' } }
      })
      .finally(() => {
        underWay = null
        become({ busy: false })
      })
    return underWay
  }

  const facts = (guestForm: CheckoutFacts['guestForm']): CheckoutFacts => {
    const { changed } = cart.getSnapshot()
    const { addressId, shippingOptionId, pickupLocationId, paymentOptionId } = cart.taken()
    const { delivery, payments } = offered
    const points = delivery?.find(({ id }) => id === shippingOptionId)?.pickupLocations ?? []
    const stillOffered = (id: string | null, options: readonly { readonly id: string }[] | undefined): string | null =>
      options === undefined || options.some((option) => option.id === id) ? id : null
    const signedIn = session.getSnapshot().isAuthenticated
    return {
      started: signedIn || store.getSnapshot().email !== '',
      signedIn,
      guestForm,
      addressId,
      shippingOptionId: stillOffered(shippingOptionId, delivery),
      pickupPointMissing: points.length > 0 && points.every(({ id }) => id !== pickupLocationId),
      paymentOptionId: stillOffered(paymentOptionId, payments),
      cartChanged: changed,
    }
  }

  const begin = (): void => {
    if (begun) return
    begun = true
    cart.report('begin_checkout')
  }

  let acts: Promise<CheckoutActs> | null = null
  /** The checkout's policy travels at its first use: most pages never need it. */
  const act = (): Promise<CheckoutActs> => {
    acts ??= import('./makeCheckoutActs.ts').then(
      ({ makeCheckoutActs }) =>
        makeCheckoutActs({
          ports,
          run,
          cart,
          session,
          toasts,
          config,
          facts,
          begin,
          become,
          draft: () => store.getSnapshot().draft,
        }),
      (problem: unknown) => {
        // A connection that broke off just now must not break the checkout for good: the next press tries again.
        acts = null
        throw problem
      },
    )
    return acts
  }

  const forget = (): void => {
    restored = true
    begun = false
    offered = {}
    storage.remove(copyKey)
    store.set({ ...nothingYet, busy: store.getSnapshot().busy })
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    start: (email) => once(async () => (await act()).start(email)),
    saveDraft: (draft) => become({ draft: keepableDraft({ ...store.getSnapshot().draft, ...draft }) }),
    next: (step, guest) => once(async () => (await act()).next(step, guest)),
    offer: (options) => {
      offered = { ...offered, ...options }
    },
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
