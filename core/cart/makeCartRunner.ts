import type { Cart } from './cart.ts'
import type { CartQueue, CartRequest } from './queue.ts'
import type { CartAnswer } from './queueAnswer.ts'
import { takeAnswer, withKnownCart } from './queueAnswer.ts'
import { printQueueCopy, readQueueCopy } from './queueCopy.ts'
import { emptyQueue } from './queueEmpty.ts'
import { sendNext } from './queueRequest.ts'
import { ripenQuantity } from './queueWish.ts'
import { failed } from '../outcome.ts'
import type { Outcome } from '../outcome.ts'
import type { CartPort } from './CartPort.ts'
import type { ClockPort } from '../ports/ClockPort.ts'
import type { CookiesPort } from '../ports/CookiesPort.ts'
import type { LoggerPort } from '../ports/LoggerPort.ts'
import type { StoragePort } from '../ports/StoragePort.ts'
import { AnswerMalformed } from '../ports/failures.ts'
import type { HostFailure, Refused } from '../ports/failures.ts'
import { makeAskCart } from './makeAskCart.ts'
import type { Run } from '../run.ts'

const copyKey = 'thuishaven.cart'
/** Names of the cart's cookies (CRT-01): the cart, and two that belong to an order under way. */
const cartCookie = 'es_cuid'
const orderCookies = ['es_o', 'es_s']
/** Seconds that a guest's cart is remembered: 90 days. */
const cookieAge = 7_776_000
/** Milliseconds before the second, third, … try; the last one repeats. */
const delays = [500, 2_000, 8_000, 30_000]
/** Times that a task goes out while the host answers with an error or not in time. Without a network it is kept for ever (CRT-15). */
const mostTries = 3

export interface CartRunnerParts {
  readonly ports: {
    readonly cart: CartPort
    readonly clock: ClockPort
    readonly cookies: CookiesPort
    readonly storage: StoragePort
    readonly logger: LoggerPort
  }
  readonly run: Run
  /** The cart as the page came with it; 'failed' when whoever made the page could not read it. */
  readonly known?: Cart | 'failed' | undefined
  readonly onChange: (queue: CartQueue) => void
  /** Only for the answer that counts, after the queue has taken it in. */
  readonly onAnswer: (request: CartRequest, outcome: Outcome<CartAnswer, HostFailure | Refused>, shortage: number | null) => void
}

export interface CartRunner {
  readonly queue: () => CartQueue
  /** Changes the queue now and sends what is to be sent. */
  readonly change: (work: (queue: CartQueue) => CartQueue) => void
  /** Takes in the copy of an earlier visit, once. */
  readonly restore: () => void
  /** Resolves when `done` says so, and also when the network is gone: what is left then waits for better times. */
  readonly until: (done: (queue: CartQueue) => boolean) => Promise<void>
  readonly forget: () => void
  readonly stop: () => void
}

/** Carries the cart queue out: one request at a time, kept on the device until the host has confirmed it. */
export const makeCartRunner = ({ ports, run, known: told, onChange, onAnswer }: CartRunnerParts): CartRunner => {
  const known = told === 'failed' ? undefined : told
  const { clock, cookies, storage, logger } = ports
  const ask = makeAskCart(ports)
  let queue: CartQueue =
    known !== undefined ? withKnownCart(emptyQueue, known) : { ...emptyQueue, status: told === 'failed' ? 'failed' : 'initial' }
  let kept: string | null = null
  let restored = false
  let busy = false
  let stopped = false
  let tries = { of: '', count: 0 }
  let cancelWait: (() => void) | null = null
  let cutOff = false
  let waiters: readonly { readonly done: (queue: CartQueue) => boolean; readonly resolve: () => void }[] = []

  const keep = (): void => {
    const text = printQueueCopy(queue)
    if (text === kept) return
    kept = text
    if (text === null) storage.remove(copyKey)
    else storage.set(copyKey, text)
  }

  const isDone = (done: (queue: CartQueue) => boolean): boolean => stopped || (cutOff && cancelWait !== null) || done(queue)

  const become = (next: CartQueue): void => {
    if (next === queue) return
    queue = next
    keep()
    onChange(queue)
  }

  const wake = (): void => {
    const ready = waiters.filter(({ done }) => isDone(done))
    waiters = waiters.filter((waiter) => !ready.includes(waiter))
    for (const { resolve } of ready) resolve()
  }

  const attempt = async (request: CartRequest): Promise<Outcome<CartAnswer, HostFailure | Refused>> => {
    try {
      return await run(ask(request))
    } catch (defect) {
      if (!stopped) logger.warn('A request of the cart broke off', { request: request.ask, defect: String(defect) })
      return failed(new AnswerMalformed({ operation: request.ask, issue: 'broke off' }))
    }
  }

  const isWorthAnotherTry = (request: CartRequest, failure: HostFailure | Refused): boolean => {
    if (failure._tag !== 'HostUnreachable' || request.ask === 'choose') return false
    if (request.ask === 'state') return queue.status === 'ready'
    return failure.reason === 'offline' || tries.count < mostTries
  }

  const wait = (): void => {
    const delay = delays[Math.min(tries.count, delays.length) - 1] ?? 0
    cancelWait = clock.after(delay, () => {
      cancelWait = null
      send()
    })
  }

  const carryOut = async (number: number, request: CartRequest): Promise<void> => {
    busy = true
    const of = request.ask === 'state' ? 'state' : request.taskId
    tries = { of, count: tries.of === of ? tries.count + 1 : 1 }
    const outcome = await attempt(request)
    busy = false
    if (stopped) return
    // The answer for a cart that was forgotten meanwhile is nobody's.
    if (queue.flight?.number === number) {
      const again = !outcome.ok && isWorthAnotherTry(request, outcome.failure)
      const { queue: next, shortage } = takeAnswer(queue, number, outcome.ok ? outcome.value : { of: 'failure', again })
      const made = outcome.ok ? next.confirmed.cUid : outcome.failure._tag === 'Refused' ? (outcome.failure.cUid ?? null) : null
      if (made !== null && cookies.get(cartCookie) !== made) cookies.set({ name: cartCookie, value: made, maxAge: cookieAge })
      cutOff =
        !outcome.ok && outcome.failure._tag === 'HostUnreachable' && (outcome.failure.reason === 'offline' || request.ask === 'state')
      become(next)
      if (again) wait()
      onAnswer(request, outcome, shortage)
    }
    send()
  }

  const send = (): void => {
    if (!busy && !stopped && cancelWait === null) {
      const next = sendNext(queue)
      if (next !== queue && next.flight !== null) {
        become(next)
        void carryOut(next.flight.number, next.flight.request)
      }
    }
    wake()
  }

  const restore = (): void => {
    if (restored) return
    restored = true
    kept = storage.get(copyKey)
    const found = kept === null ? null : readQueueCopy(kept)
    if (found === null) return
    const copy = known === undefined ? { ...found, status: queue.status } : withKnownCart(found, known)
    const typed = copy.tasks.filter(({ status }) => status === 'concept')
    become(typed.reduce((current, { id }) => ripenQuantity(current, id), copy))
    // A page that came with its cart does not read it again before it goes on.
    if (known !== undefined) send()
  }

  const stopWaiting = (): void => {
    cancelWait?.()
    cancelWait = null
  }

  return {
    queue: () => queue,
    restore,
    change: (work) => {
      restore()
      const next = work(queue)
      if (next !== queue) stopWaiting()
      become(next)
      send()
    },
    until: (done) =>
      new Promise((resolve) => {
        if (isDone(done)) resolve()
        else waiters = [...waiters, { done, resolve }]
      }),
    forget: () => {
      restored = true
      stopWaiting()
      for (const name of [cartCookie, ...orderCookies]) cookies.remove(name)
      become({ ...emptyQueue, status: 'ready', requests: queue.requests })
      storage.remove(copyKey)
      wake()
    },
    stop: () => {
      stopped = true
      stopWaiting()
      wake()
    },
  }
}
