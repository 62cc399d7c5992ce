import type { Effect } from 'effect'
import { analyticsEvent } from './cartEvent.ts'
import type { Cart } from './cart.ts'
import { cartTotals } from './cartTotals.ts'
import { newLine } from './newLine.ts'
import type { CartQueue } from './queue.ts'
import { withoutCart } from './queueAnswer.ts'
import { addChoice } from './queueChoice.ts'
import { isReading } from './queueReading.ts'
import { shownCart } from './queueShown.ts'
import { ripenQuantity, typeWish, wishOneMore, wishQuantity } from './queueWish.ts'
import { typedQuantity } from './quantity.ts'
import type { ShopConfig } from '../config/config.ts'
import { failed, succeeded } from '../outcome.ts'
import type { Outcome } from '../outcome.ts'
import type { AnalyticsPort } from '../analytics/AnalyticsPort.ts'
import type { IdsPort } from '../ports/IdsPort.ts'
import { HostUnreachable } from '../ports/failures.ts'
import type { HostFailure, Refused } from '../ports/failures.ts'
import type { CartState, CartStore } from './cartStore.ts'
import type { ToastStore } from '../notifications/makeToastStore.ts'
import type { CartRunnerParts } from './makeCartRunner.ts'
import { makeCartRunner } from './makeCartRunner.ts'
import { makeStore } from '../store/store.ts'

/** Milliseconds after the last key before typed text counts (CRT-04). */
const typingPause = 500

/** What a cart is made of; `makeShop` wires it for a whole shop, a front end with only a cart wires it itself. */
export interface CartStoreParts extends Pick<CartRunnerParts, 'run' | 'known'> {
  readonly ports: CartRunnerParts['ports'] & { readonly analytics: AnalyticsPort; readonly ids: IdsPort }
  readonly toasts: Pick<ToastStore, 'show'>
  readonly terms: () => Pick<ShopConfig, 'shippingVat'>
  /** An anonymous cart was merged with the account's (CRT-13). */
  readonly onMerged: () => void
}

/** What the shop's other parts may do with the cart, beside what its front end may. */
export interface CartControl extends CartStore {
  /** Like `load`, but an answer that is already on its way is too old, as after login. */
  readonly reload: () => Promise<void>
  /** What the host has taken of the shopper's choices; the snapshot shows what the shopper chose. */
  readonly taken: () => Pick<Cart, 'addressId' | 'shippingOptionId' | 'pickupLocationId' | 'paymentOptionId'>
  /** The checkout has shown the cart as it is (CRT-08). */
  readonly seen: () => void
  /** The shopper has seen that the cart was merged. */
  readonly mergeSeen: () => void
  /** Tells analytics about the cart as a whole. */
  readonly report: (name: 'view_cart' | 'begin_checkout' | 'add_shipping_info' | 'add_payment_info') => void
  /** Computes the totals again after the terms changed. */
  readonly recompute: () => void
  readonly stop: () => void
}

/** The cart of one visitor: what the shopper does shows at once and reaches the host in order (CRT-02…CRT-08). */
export const makeCartStore = ({ ports, run, known, toasts, terms, onMerged }: CartStoreParts): CartControl => {
  const { analytics, clock, cookies, ids } = ports
  const outcomes = new Map<string, Outcome<void, HostFailure | Refused>>()
  const typing = new Map<string, () => void>()

  const stateOf = (queue: CartQueue): CartState => {
    const cart = shownCart(queue)
    const reading = isReading(queue)
    return {
      cart,
      totals: cartTotals(cart, terms()),
      status: reading && queue.status !== 'ready' ? 'loading' : queue.status,
      pending: queue.tasks.length + queue.choices.length + (reading && queue.status === 'ready' ? 1 : 0),
      changed: queue.changed,
    }
  }

  const runner = makeCartRunner({
    ports,
    run,
    known,
    onChange: (queue) => store.set(stateOf(queue)),
    onAnswer: (request, outcome, shortage) => {
      if (request.ask === 'choose') outcomes.set(request.taskId, outcome.ok ? succeeded(undefined) : outcome)
      if (outcome.ok && outcome.value.of === 'state' && outcome.value.cart.isMerged) onMerged()
      const soldOut = !outcome.ok && outcome.failure._tag === 'Refused' && outcome.failure.message === 'productOutOfStock'
      const quantity = soldOut ? 0 : shortage
      if (quantity === null) return
      toasts.show({
        type: 'error',
        title: { key: 'phrases.Failed' },
        message: { key: 'phrases.cartLineQuantityExceededAvailableStockQuantity', params: { quantity } },
      })
    },
  })
  const store = makeStore<CartState>(stateOf(runner.queue()), () => {
    runner.restore()
    // The host told whoever rendered the page, and tells it only once.
    if (known !== 'failed' && known?.isMerged === true) onMerged()
  })

  /** Only lines that come or go are told: more of the same is no new interest. */
  const tell = (before: Cart, after: Cart): void => {
    const missing = (lines: Cart['lines'], others: Cart['lines']) => lines.filter(({ id }) => !others.some((other) => other.id === id))
    const added = missing(after.lines, before.lines)
    const removed = missing(before.lines, after.lines)
    if (added.length > 0) analytics.track(analyticsEvent('add_to_cart', { lines: added }))
    if (removed.length > 0) analytics.track(analyticsEvent('remove_from_cart', { lines: removed }))
  }

  const wish = (work: (queue: CartQueue) => CartQueue): void =>
    runner.change((queue) => {
      const next = work(queue)
      tell(shownCart(queue), shownCart(next))
      return next
    })

  const stopTyping = (lineId: string): void => {
    typing.get(lineId)?.()
    typing.delete(lineId)
  }

  const isSettled = (queue: CartQueue): boolean => queue.tasks.length === 0 && queue.choices.length === 0 && !isReading(queue)

  const read = (anew: boolean): Promise<void> => {
    const known = cookies.get('es_cuid') !== null || cookies.get('auth_token') !== null
    runner.change((queue) => (known ? { ...queue, refresh: anew || !isReading(queue) || queue.refresh } : withoutCart(queue)))
    return runner.until((queue) => !isReading(queue))
  }

  /** Coupons wait for the lines that are on their way, so that the host judges the cart that the shopper sees. */
  const changeCoupons = async (change: Effect.Effect<void, HostFailure | Refused>, told: boolean): Promise<void> => {
    await runner.until(isSettled)
    // A call that broke off says nothing and changes nothing (CPN-02).
    const outcome = await run(change).catch(() => null)
    if (outcome === null) return
    if (outcome.ok) await read(true)
    else if (outcome.failure._tag !== 'Refused') return
    if (!told && outcome.ok) return
    toasts.show(
      outcome.ok
        ? { type: 'success', title: { key: 'phrases.Success' }, message: { key: 'phrases.applyDiscountSuccess' } }
        : { type: 'error', title: { key: 'phrases.Failed' }, message: { key: 'phrases.applyDiscountFailed' } },
    )
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    load: () => read(false),
    reload: () => read(true),
    taken: () => runner.queue().confirmed,
    add: (product, options) => {
      const line = newLine(product, options)
      if (!line.ok) return line
      wish((queue) => wishOneMore(queue, ids.next(), line.value))
      return succeeded(undefined)
    },
    setQuantity: (lineId, quantity) => {
      stopTyping(lineId)
      wish((queue) => wishQuantity(queue, ids.next(), lineId, quantity))
    },
    typeQuantity: (lineId, text) => {
      stopTyping(lineId)
      const taskId = ids.next()
      wish((queue) => typeWish(queue, taskId, lineId, typedQuantity(text)))
      if (!runner.queue().tasks.some(({ id }) => id === taskId)) return
      const ripen = () => {
        typing.delete(lineId)
        wish((queue) => ripenQuantity(queue, taskId))
      }
      typing.set(lineId, clock.after(typingPause, ripen))
    },
    settled: () => runner.until(isSettled),
    choose: async (choice) => {
      const taskId = ids.next()
      const waits = (queue: CartQueue): boolean => queue.choices.some(({ id }) => id === taskId)
      runner.change((queue) => addChoice(queue, taskId, choice))
      await runner.until((queue) => !waits(queue))
      // Without a network a choice is not kept: the shopper sees it taken back, and chooses again (CHK-06).
      if (waits(runner.queue())) {
        runner.change((queue) => ({ ...queue, choices: queue.choices.filter(({ id }) => id !== taskId) }))
        return failed(new HostUnreachable({ reason: 'offline' }))
      }
      const outcome = outcomes.get(taskId) ?? succeeded(undefined)
      outcomes.delete(taskId)
      return outcome
    },
    applyCoupon: async (typed) => {
      const code = typed.replaceAll(/\s/g, '')
      if (code !== '') await changeCoupons(ports.cart.addCoupon(code), true)
    },
    removeCoupon: (title) => changeCoupons(ports.cart.removeCoupon(title), false),
    forget: () => {
      for (const cancel of typing.values()) cancel()
      typing.clear()
      runner.forget()
    },
    seen: () => runner.change((queue) => (queue.changed ? { ...queue, changed: false } : queue)),
    mergeSeen: () =>
      runner.change((queue) => (queue.confirmed.isMerged ? { ...queue, confirmed: { ...queue.confirmed, isMerged: false } } : queue)),
    report: (name) => {
      const { cart, totals } = store.getSnapshot()
      analytics.track(analyticsEvent(name, cart, totals))
    },
    recompute: () => store.set(stateOf(runner.queue())),
    stop: () => {
      for (const cancel of typing.values()) cancel()
      runner.stop()
    },
  }
}
