import { analyticsEvent, linesEvents } from './cartEvent.ts'
import type { Phrase } from '../notifications/phrase.ts'
import { failed, succeeded } from '../outcome.ts'
import type { Outcome } from '../outcome.ts'
import type { AnalyticsPort } from '../analytics/AnalyticsPort.ts'
import { HostUnreachable } from '../ports/failures.ts'
import type { HostFailure, Refused } from '../ports/failures.ts'
import type { ToastStore } from '../notifications/makeToastStore.ts'
import type { CartState, CartStore } from './cartStore.ts'
import { makeStore } from '../store/store.ts'
import type { Cart } from './cart.ts'
import type { CartRunnerParts } from './makeCartRunner.ts'
import { decided } from './cartPatience.ts'
import { makeCartRunner } from './makeCartRunner.ts'
import { makeChargedTotals } from './makeChargedTotals.ts'
import { makeTyping } from './makeTyping.ts'
import { newLine } from './newLine.ts'
import type { CartNotice, CartQueue } from './queue.ts'
import { isLineTask, isReading, isSettled } from './queue.ts'
import { shownCart } from './queueShown.ts'
import type { CartEvent } from './reduceCart.ts'
import { typedQuantity } from './quantity.ts'

/** What a cart is made of; `makeShop` wires it for a whole shop, a front end with only a cart wires it itself. */
export interface CartStoreParts extends Pick<CartRunnerParts, 'run' | 'known' | 'terms'> {
  readonly ports: CartRunnerParts['ports'] & { readonly analytics: AnalyticsPort }
  readonly toasts: Pick<ToastStore, 'show'>
  /** The shopper looks at the cart. */
  readonly onLook?: () => void
}

/** What the shop's other parts may do with the cart, beside what its front end may. */
export interface CartControl extends CartStore {
  /** Like `load`, but an answer that is already on its way is too old, as after login. */
  readonly reload: () => Promise<void>
  /** What the host has taken of the shopper's choices; the snapshot shows what the shopper chose. */
  readonly taken: () => Pick<Cart, 'addressId' | 'shippingOptionId' | 'pickupLocationId' | 'paymentOptionId' | 'lines'>
  /** Takes in what the host has said of the cart elsewhere, unless the cart is changing: then the host's next answer tells (CRT-14). */
  readonly retell: (change: (cart: Cart) => Cart) => void
  /** The checkout has shown the cart as it is (CRT-08). */
  readonly seen: () => void
  /** Tells analytics about the cart as a whole. */
  readonly report: (name: 'begin_checkout' | 'add_shipping_info' | 'add_payment_info') => void
  /** Computes the totals again after the terms changed. */
  readonly recompute: () => void
  readonly stop: () => void
}

const lostSentences = { refused: 'cart.lostRefused', gone: 'cart.lostGone', errors: 'cart.lostErrors' } as const

/** What a notice says; null when there is nothing to say. */
const noticeText = (notice: CartNotice): Phrase =>
  notice.of === 'shortage'
    ? { key: 'phrases.cartLineQuantityExceededAvailableStockQuantity', params: { count: notice.quantity } }
    : { key: lostSentences[notice.because], params: { title: notice.title } }

/** The cart of one visitor: what the shopper does shows at once and reaches the host in order (CRT-02…CRT-08). */
export const makeCartStore = ({ ports, run, known, toasts, terms, onLook = () => undefined }: CartStoreParts): CartControl => {
  const { analytics, clock, ids, logger } = ports
  /** What became of choices and coupons, until whoever waits for it takes it. */
  const outcomes = new Map<string, Outcome<void, HostFailure | Refused>>()
  const typing = makeTyping(clock)
  const charged = makeChargedTotals(terms, logger)
  let added: string | null = null

  const stateOf = (queue: CartQueue): CartState => {
    const cart = shownCart(queue)
    const reading = isReading(queue)
    const pending = queue.tasks.length + (reading && queue.status === 'ready' ? 1 : 0)
    return {
      cart,
      totals: charged(cart, pending),
      status: reading && queue.status !== 'ready' ? 'loading' : queue.status,
      pending,
      unsaved: runner.isInTrouble(),
      added,
      loadingLines: queue.tasks.flatMap((task) => (isLineTask(task) && task.status === 'pending' ? [task.lineId] : [])),
      changed: queue.changed,
    }
  }

  const fail = (message: Phrase, about?: 'coupon'): void =>
    void toasts.show({ type: 'error', title: { key: 'phrases.Failed' }, message, about })

  const runner = makeCartRunner({
    ports,
    run,
    terms,
    known,
    onChange: () => store.set(stateOf(runner.queue())),
    onNotice: (notice) => {
      forgetAdded()
      fail(noticeText(notice))
    },
    onAnswer: (request, outcome) => {
      if (request.ask !== 'coupon' && request.ask !== 'choose') return
      const isOver = !runner.queue().tasks.some(({ id }) => id === request.taskId)
      if (isOver) outcomes.set(request.taskId, outcome.ok ? succeeded(undefined) : failed(decided(outcome.failure)))
    },
  })
  const store = makeStore<CartState>(stateOf(runner.queue()), () => {
    runner.restore()
  })

  const report = (name: 'view_cart' | Parameters<CartControl['report']>[0]): void => {
    const { cart, totals } = store.getSnapshot()
    analytics.track(analyticsEvent(name, cart, totals))
  }

  /** What was added is no news any more. */
  const forgetAdded = (): void => {
    if (added === null) return
    added = null
    store.set(stateOf(runner.queue()))
  }

  const wish = (event: CartEvent): void => {
    runner.restore()
    const before = shownCart(runner.queue())
    runner.dispatch(event)
    for (const told of linesEvents(before, shownCart(runner.queue()))) analytics.track(told)
  }

  const change = (event: CartEvent): void => {
    forgetAdded()
    wish(event)
  }

  const read = (anew: boolean): Promise<void> => {
    runner.read(anew)
    return runner.until((queue) => !isReading(queue))
  }

  /**
   * Asks for something whose outcome the shopper waits for. Out of reach of the host it is not kept: the shopper sees it taken back, and
   * asks again (CHK-06, CPN-02).
   */
  const outcomeOf = async (taskId: string): Promise<Outcome<void, HostFailure | Refused>> => {
    const waits = (queue: CartQueue): boolean => queue.tasks.some(({ id }) => id === taskId)
    await runner.until((queue) => !waits(queue))
    if (waits(runner.queue())) {
      runner.dispatch({ is: 'withdrawn', taskId })
      return failed(new HostUnreachable({ reason: 'offline' }))
    }
    const outcome = outcomes.get(taskId) ?? succeeded(undefined)
    outcomes.delete(taskId)
    return outcome
  }

  const changeCoupon = async (code: string, wanted: boolean): Promise<Outcome<void, HostFailure | Refused>> => {
    const taskId = ids.next()
    const isThere = (): boolean => hasCoupon(runner.queue().confirmed, code)
    const wasThere = isThere()
    forgetAdded()
    runner.dispatch({ is: 'coupon', taskId, code, wanted })
    const outcome = await outcomeOf(taskId)
    // Whatever the answer was, or if there was none: what the cart costs now only the host knows.
    await runner.until((queue) => !isReading(queue))
    // A call that broke off after the host had carried it out.
    return !outcome.ok && wasThere !== wanted && isThere() === wanted ? succeeded(undefined) : outcome
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    load: () => read(false),
    reload: () => read(true),
    taken: () => runner.queue().confirmed,
    retry: runner.retry,
    add: (product, options) => {
      const line = newLine(product, options)
      if (!line.ok) return line
      added = line.value.title
      wish({ is: 'more', taskId: ids.next(), line: line.value, pieces: 1 })
      return succeeded(undefined)
    },
    putBack: (line) => change({ is: 'more', taskId: ids.next(), line, pieces: line.quantity }),
    setQuantity: (lineId, quantity) => {
      typing.stop(lineId)
      change({ is: 'quantity', taskId: ids.next(), lineId, quantity })
    },
    typeQuantity: (lineId, text) => {
      typing.stop(lineId)
      const taskId = ids.next()
      change({ is: 'typed', taskId, lineId, quantity: typedQuantity(text) })
      if (!runner.queue().tasks.some(({ id }) => id === taskId)) return
      typing.pressed(lineId, () => wish({ is: 'ripe', taskId }))
    },
    settled: () => runner.until(isSettled),
    choose: async (choice) => {
      const taskId = ids.next()
      runner.dispatch({ is: 'choice', taskId, choice })
      return outcomeOf(taskId)
    },
    applyCoupon: async (typed) => {
      const code = typed.replaceAll(/\s/g, '')
      if (code === '') return succeeded(undefined)
      if (hasCoupon(store.getSnapshot().cart, code)) return failed({ _tag: 'CouponInCart' })
      const outcome = await changeCoupon(code, true)
      if (outcome.ok) {
        toasts.show({
          type: 'success',
          title: { key: 'phrases.Success' },
          message: { key: 'phrases.applyDiscountSuccess' },
          about: 'coupon',
        })
      } else if (outcome.failure._tag === 'Refused') fail({ key: 'phrases.applyDiscountFailed' }, 'coupon')
      return outcome
    },
    removeCoupon: async (code) => {
      const outcome = await changeCoupon(code, false)
      if (!outcome.ok) fail({ key: outcome.failure._tag === 'Refused' ? 'phrases.applyDiscountFailed' : 'error.connection' }, 'coupon')
      return outcome
    },
    forget: () => {
      typing.stopAll()
      runner.forget()
    },
    seen: () => runner.dispatch({ is: 'seen' }),
    retell: (change) => {
      const { confirmed } = runner.queue()
      const cart = change(confirmed)
      if (cart !== confirmed && isSettled(runner.queue())) runner.dispatch({ is: 'told', cart })
    },
    lookAt: () => {
      report('view_cart')
      onLook()
    },
    lookedAt: () => {
      runner.dispatch({ is: 'mergeSeen' })
      forgetAdded()
    },
    report,
    recompute: () => store.set(stateOf(runner.queue())),
    stop: () => {
      typing.stopAll()
      runner.stop()
    },
  }
}

/** Capitals make no difference in a code. */
const hasCoupon = ({ coupons }: Cart, code: string): boolean => coupons.some((coupon) => coupon.code.toUpperCase() === code.toUpperCase())
