import type { CheckoutFacts } from './checkoutSteps.ts'
import type { CheckoutMove } from './checkoutMoves.ts'
import { reachableStep } from './checkoutSteps.ts'
import type { CheckoutOffer, CheckoutState, CheckoutStore, CheckoutStoreDeps } from './checkoutStore.ts'
import { keepableDraft, printCheckoutCopy, readCheckoutCopy } from './checkoutCopy.ts'
import type { CheckoutCopy } from './checkoutCopy.ts'
import type { createCheckoutActions } from './createCheckoutActions.ts'
import { lazy } from '../lazy.ts'
import { createStore } from '../store/store.ts'

const copyKey = 'thuishaven.checkout'
const nothingYet: CheckoutState = { email: '', existingSession: false, draft: {}, busy: false }

interface LazyCheckoutDeps extends CheckoutStoreDeps {
  /** The checkout's policy, which most pages never need. */
  readonly checkoutActions: () => Promise<typeof createCheckoutActions>
  /** The initial state, which is newer than the persisted one. */
  readonly initialState?: CheckoutCopy | undefined
}

/** The way of one visitor through the checkout (CHK-01…CHK-12). */
export const createCheckoutStore = ({
  checkoutActions,
  initialState: known,
  ...parts
}: LazyCheckoutDeps): CheckoutStore & { readonly forget: () => void } => {
  const { ports, cart, session, takesGuests } = parts
  const { storage } = ports
  let restored = false
  let begun = false
  let offered: CheckoutOffer = {}
  let inProgress: Promise<CheckoutMove> | null = null

  /** Runs `work` on the persisted state. Until that is read, calls wait in order. */
  const restore = (work?: () => void): void =>
    void storage.whenRead(() => {
      if (!restored) {
        restored = true
        if (known !== undefined) storage.set(copyKey, printCheckoutCopy(known))
        const copy = known ?? readCheckoutCopy(storage.get(copyKey))
        if (copy !== null) store.set({ ...store.getSnapshot(), ...copy })
      }
      work?.()
    })
  const store = createStore<CheckoutState>({ ...nothingYet, ...known }, restore)

  const become = (change: Partial<CheckoutState>): void =>
    restore(() => {
      store.set({ ...store.getSnapshot(), ...change })
      if (!('busy' in change)) storage.set(copyKey, printCheckoutCopy(store.getSnapshot()))
    })

  /** A second press while the first is pending is the same press (CHK-07). A failure is reported and can be retried. */
  const once = (work: () => Promise<CheckoutMove>): Promise<CheckoutMove> => {
    if (inProgress !== null) return inProgress
    become({ busy: true })
    inProgress = work()
      .catch((problem: unknown): CheckoutMove => {
        ports.logger.warn('Checkout step failed', { error: String(problem) })
        return { type: 'stay', message: { key: 'error.connection' } }
      })
      .finally(() => {
        inProgress = null
        become({ busy: false })
      })
    return inProgress
  }

  const facts = (guestForm: CheckoutFacts['guestForm']): CheckoutFacts => {
    const { changed } = cart.getSnapshot()
    const { addressId, shippingOptionId, pickupLocationId, deliveryDay, paymentOptionId } = cart.taken()
    const { delivery, payments } = offered
    const { pickupLocations: points = [], deliveryDays = [] } = delivery?.find(({ id }) => id === shippingOptionId) ?? {}
    const stillOffered = (id: string | null, options: readonly { readonly id: string }[] | undefined): string | null =>
      options === undefined || options.some((option) => option.id === id) ? id : null
    const signedIn = session.getSnapshot().isAuthenticated
    return {
      started: signedIn || (takesGuests() && store.getSnapshot().email !== ''),
      signedIn,
      guestForm,
      addressId,
      shippingOptionId: stillOffered(shippingOptionId, delivery),
      pickupPointMissing: points.length > 0 && points.every(({ id }) => id !== pickupLocationId),
      deliveryDayMissing: deliveryDays.length > 0 && deliveryDays.every((day) => day !== deliveryDay),
      paymentOptionId: stillOffered(paymentOptionId, payments),
      cartChanged: changed,
    }
  }

  const begin = (): void => {
    if (begun) return
    begun = true
    cart.report('begin_checkout')
  }

  const actions = lazy(async () => (await checkoutActions())({ ...parts, facts, begin, become, draft: () => store.getSnapshot().draft }))

  const forget = (): void =>
    restore(() => {
      begun = false
      offered = {}
      storage.remove(copyKey)
      store.set({ ...nothingYet, busy: store.getSnapshot().busy })
    })

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    takesGuests,
    start: (email) => once(async () => (await actions.load()).start(email)),
    saveDraft: (draft) => restore(() => become({ draft: keepableDraft({ ...store.getSnapshot().draft, ...draft }) })),
    next: (step, guest, press) => once(async () => (await actions.load()).next(step, guest, press)),
    offer: (options) => {
      offered = { ...offered, ...options }
    },
    reachable: (step) => {
      restore()
      return reachableStep(step, facts('incomplete'))
    },
    reportPurchase: async (payment) => {
      const isNew = await actions.load().then(
        (actions) => actions.reportPurchase(payment),
        // Its module failed to load: the next visit of the page reports.
        () => false,
      )
      if (!isNew) return
      // Ordered products are no longer in the cart, and the next checkout is a new one.
      void cart.reload()
      forget()
    },
    forget,
  }
}
