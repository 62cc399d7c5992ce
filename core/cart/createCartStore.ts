import { analyticsEvent, linesEvents } from './cartEvent.ts'
import type { Phrase } from '../notifications/phrase.ts'
import { err, ok } from '../result.ts'
import type { Result } from '../result.ts'
import type { AnalyticsPort } from '../analytics/AnalyticsPort.ts'
import type { BackendFailure, Refused } from '../ports/failures.ts'
import type { ToastStore } from '../notifications/createToastStore.ts'
import type { CartState, CartStore } from './cartStore.ts'
import { createStore } from '../store/store.ts'
import { isInCart } from './cart.ts'
import type { Cart } from './cart.ts'
import type { CartRunnerDeps } from './createCartRunner.ts'
import { decided } from './retryPolicy.ts'
import { createCartRunner } from './createCartRunner.ts'
import { createDisplayedTotals } from './createDisplayedTotals.ts'
import { createDebounce } from './createDebounce.ts'
import { newLine } from './newLine.ts'
import type { CartNotice, CartQueue } from './queue.ts'
import { isLineTask, isReading, isSettled } from './queue.ts'
import { optimisticCart } from './optimisticCart.ts'
import type { CartEvent } from './reduceCart.ts'
import { typedQuantity } from './quantity.ts'

/** Dependencies of a cart; `createShop` wires them for a whole shop, a front end with only a cart wires them itself. */
export interface CartStoreDeps extends Pick<CartRunnerDeps, 'run' | 'initialState' | 'terms'> {
  readonly ports: CartRunnerDeps['ports'] & { readonly analytics: AnalyticsPort }
  readonly toasts: Pick<ToastStore, 'show'>
}

/** The cart store for other parts of the shop, with actions that front ends do not need. */
export interface CartControl extends CartStore {
  /** Like `load`, but a response that is already on its way is too old, as after login. */
  readonly reload: () => Promise<void>
  /** Selections that the backend has accepted; the snapshot has the shopper's latest selections. */
  readonly taken: () => Pick<Cart, 'addressId' | 'shippingOptionId' | 'pickupLocationId' | 'deliveryDay' | 'paymentOptionId' | 'lines'>
  /** Applies a cart that the backend sent elsewhere, unless the cart is changing: then the next response has it (CRT-14). */
  readonly resendCart: (change: (cart: Cart) => Cart) => void
  /** The checkout has shown the cart as it is (CRT-08). */
  readonly seen: () => void
  /** Reports the whole cart to analytics. */
  readonly report: (name: 'begin_checkout' | 'add_shipping_info' | 'add_payment_info') => void
  /** Computes the totals again after the terms changed. */
  readonly recompute: () => void
  readonly stop: () => void
}

const lostMessages = { refused: 'cart.lostRefused', gone: 'cart.lostGone', errors: 'cart.lostErrors' } as const

/** The message of a notice; null without one. */
const noticeText = (notice: CartNotice): Phrase =>
  notice.type === 'shortage'
    ? { key: 'phrases.cartLineQuantityExceededAvailableStockQuantity', params: { count: notice.quantity } }
    : { key: lostMessages[notice.reason], params: { title: notice.title } }

/** The cart of one visitor: changes show immediately and reach the backend in order (CRT-02…CRT-08). */
export const createCartStore = ({ ports, run, initialState, toasts, terms }: CartStoreDeps): CartControl => {
  const { analytics, clock, ids, logger } = ports
  /** Results of selections and coupons, until their callers take them. */
  const outcomes = new Map<string, Result<void, BackendFailure | Refused>>()
  const typing = createDebounce(clock)
  const charged = createDisplayedTotals(terms, logger)
  let added: string | null = null

  const stateOf = (queue: CartQueue): CartState => {
    const cart = optimisticCart(queue)
    const reading = isReading(queue)
    const pending = queue.tasks.length + (reading && queue.status === 'ready' ? 1 : 0)
    return {
      cart,
      totals: charged(cart, pending),
      status: reading && queue.status !== 'ready' ? 'loading' : queue.status,
      pending,
      unsaved: runner.isFailing(),
      added,
      loadingLines: queue.tasks.flatMap((task) => (isLineTask(task) && task.status === 'pending' ? [task.lineId] : [])),
      changed: queue.changed,
    }
  }

  const fail = (message: Phrase, about?: 'coupon'): void =>
    void toasts.show({ type: 'error', title: { key: 'phrases.Failed' }, message, about })

  const runner = createCartRunner({
    ports,
    run,
    terms,
    initialState,
    onChange: () => store.set(stateOf(runner.queue())),
    onNotice: (notice) => {
      forgetAdded()
      fail(noticeText(notice))
    },
    onResponse: (request, result) => {
      if (request.type !== 'coupon' && request.type !== 'choose') return
      const isOver = !runner.queue().tasks.some(({ id }) => id === request.taskId)
      if (isOver) outcomes.set(request.taskId, result.ok ? ok(undefined) : err(decided(result.failure)))
    },
  })
  const store = createStore<CartState>(stateOf(runner.queue()), () => {
    runner.restore()
  })

  const report = (name: 'view_cart' | Parameters<CartControl['report']>[0]): void => {
    const { cart, totals } = store.getSnapshot()
    analytics.track(analyticsEvent(name, cart, totals))
  }

  /** Clears the announcement of added products. */
  const forgetAdded = (): void => {
    if (added === null) return
    added = null
    store.set(stateOf(runner.queue()))
  }

  const enqueue = (event: CartEvent): void => {
    runner.restore()
    const before = optimisticCart(runner.queue())
    runner.dispatch(event)
    for (const received of linesEvents(before, optimisticCart(runner.queue()))) analytics.track(received)
  }

  const change = (event: CartEvent): void => {
    forgetAdded()
    enqueue(event)
  }

  /**
   * Sends a request whose result the shopper waits for. Out of reach of the backend it is not kept: the shopper sees it taken back, and
   * asks again (CHK-06, CPN-02).
   */
  const resultOf = async (taskId: string): Promise<Result<void, BackendFailure | Refused>> => {
    const waits = (queue: CartQueue): boolean => queue.tasks.some(({ id }) => id === taskId)
    await runner.until((queue) => !waits(queue))
    if (waits(runner.queue())) {
      runner.dispatch({ type: 'withdrawn', taskId })
      return err({ _tag: 'BackendUnavailable', reason: 'offline' })
    }
    const result = outcomes.get(taskId) ?? ok(undefined)
    outcomes.delete(taskId)
    return result
  }

  const changeCoupon = async (code: string, wanted: boolean): Promise<Result<void, BackendFailure | Refused>> => {
    const taskId = ids.next()
    const isThere = (): boolean => hasCoupon(runner.queue().confirmed, code)
    const wasThere = isThere()
    forgetAdded()
    runner.dispatch({ type: 'coupon', taskId, code, wanted })
    const result = await resultOf(taskId)
    // Whatever the response was, or if there was none: what the cart costs now only the backend knows.
    await runner.until((queue) => !isReading(queue))
    // A call that broke off after the backend had carried it out.
    return !result.ok && wasThere !== wanted && isThere() === wanted ? ok(undefined) : result
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    load: () => runner.read(false),
    reload: () => runner.read(true),
    taken: () => runner.queue().confirmed,
    retry: runner.retry,
    add: (product, options) => {
      const line = newLine(product, options)
      if (!line.ok) return line
      const { id, title, isSample } = line.value
      // A cart has one piece of each sample: the one that is there is meant.
      if (isSample === true && store.getSnapshot().cart.lines.some((each) => each.id === id && isInCart(each))) return ok(undefined)
      added = title
      enqueue({ type: 'added', taskId: ids.next(), line: line.value, pieces: 1 })
      return ok(undefined)
    },
    putBack: (line) => change({ type: 'added', taskId: ids.next(), line, pieces: line.quantity }),
    setQuantity: (lineId, quantity) => {
      typing.stop(lineId)
      change({ type: 'quantitySet', taskId: ids.next(), lineId, quantity })
    },
    typeQuantity: (lineId, text) => {
      typing.stop(lineId)
      const taskId = ids.next()
      change({ type: 'quantityTyped', taskId, lineId, quantity: typedQuantity(text) })
      if (!runner.queue().tasks.some(({ id }) => id === taskId)) return
      typing.pressed(lineId, () => enqueue({ type: 'typingPaused', taskId }))
    },
    settled: () => runner.until(isSettled),
    choose: async (choice) => {
      const taskId = ids.next()
      runner.dispatch({ type: 'choice', taskId, choice })
      return resultOf(taskId)
    },
    applyCoupon: async (typed) => {
      const code = typed.replaceAll(/\s/g, '')
      if (code === '') return ok(undefined)
      if (hasCoupon(store.getSnapshot().cart, code)) return err({ _tag: 'CouponInCart' })
      const result = await changeCoupon(code, true)
      if (result.ok) {
        toasts.show({
          type: 'success',
          title: { key: 'phrases.Success' },
          message: { key: 'phrases.applyDiscountSuccess' },
          about: 'coupon',
        })
      } else if (result.failure._tag === 'Refused') fail({ key: 'phrases.applyDiscountFailed' }, 'coupon')
      return result
    },
    removeCoupon: async (code) => {
      const result = await changeCoupon(code, false)
      if (!result.ok) fail({ key: result.failure._tag === 'Refused' ? 'phrases.applyDiscountFailed' : 'error.connection' }, 'coupon')
      return result
    },
    forget: () => {
      typing.stopAll()
      runner.forget()
    },
    seen: () => runner.dispatch({ type: 'seen' }),
    resendCart: (change) => {
      const { confirmed } = runner.queue()
      const cart = change(confirmed)
      if (cart !== confirmed && isSettled(runner.queue())) runner.dispatch({ type: 'cartReceived', cart })
    },
    cartOpened: () => report('view_cart'),
    cartClosed: () => {
      runner.dispatch({ type: 'mergeSeen' })
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
