import { failed } from '../outcome.ts'
import type { Outcome } from '../outcome.ts'
import type { CartIdentityPort } from './CartIdentityPort.ts'
import type { CartPort, HostCapabilities } from './CartPort.ts'
import type { ClockPort } from '../ports/ClockPort.ts'
import type { LoggerPort } from '../ports/LoggerPort.ts'
import { AnswerMalformed } from '../ports/failures.ts'
import type { HostFailure, Refused } from '../ports/failures.ts'
import type { Run } from '../run.ts'
import type { Cart } from './cart.ts'
import { makeAskCart } from './makeAskCart.ts'
import type { CartDevice, CartDeviceParts } from './makeCartDevice.ts'
import { makeCartDevice } from './makeCartDevice.ts'
import { makeCartTries } from './makeCartTries.ts'
import type { CartNotice, CartQueue, CartRequest } from './queue.ts'
import { emptyQueue } from './queue.ts'
import type { CartAnswer } from './queueAnswer.ts'
import { hasNext } from './queueRequest.ts'
import type { CartEvent } from './reduceCart.ts'
import { reduceCart } from './reduceCart.ts'

export interface CartRunnerParts {
  readonly ports: CartDeviceParts['ports'] & {
    readonly cart: CartPort
    readonly cartIdentity: CartIdentityPort
    readonly capabilities: HostCapabilities
    readonly clock: ClockPort
    readonly logger: LoggerPort
  }
  readonly run: Run
  readonly terms: CartDeviceParts['terms']
  /** The cart as the page came with it; 'failed' when whoever made the page could not read it. */
  readonly known?: Cart | 'failed' | undefined
  readonly onChange: () => void
  /** Only for the answer that counts, after the queue has taken it in. */
  readonly onAnswer: (request: CartRequest, outcome: Outcome<CartAnswer, HostFailure | Refused>) => void
  readonly onNotice: (notice: CartNotice) => void
}

export interface CartRunner {
  readonly queue: () => CartQueue
  /** The latest wishes have not reached the host for longer than a hiccup. */
  readonly isInTrouble: () => boolean
  /** Takes in what happened and sends what is to be sent. */
  readonly dispatch: (event: CartEvent) => void
  /** Asks for the whole cart; a visitor whom the host cannot have a cart for has none, which costs no call. */
  readonly read: (anew: boolean) => void
  /** Takes in what the device has kept, once. */
  readonly restore: () => void
  /** Resolves when `done` says so, and also when the host is out of reach: what is left then waits for better times. */
  readonly until: (done: (queue: CartQueue) => boolean) => Promise<void>
  /** Tries now what waits for its next try, unless the host has asked to be left alone. */
  readonly retry: () => void
  readonly forget: () => void
  readonly stop: () => void
}

/** Name of the turn that the tabs of a device take: the one that has it may ask the host (CRT-16). */
const turnName = 'thuishaven.cart'

/** Carries the cart queue out: one request at a time over all tabs, kept on the device until the host has confirmed it. */
export const makeCartRunner = ({ ports, run, terms, known: told, onChange, onAnswer, onNotice }: CartRunnerParts): CartRunner => {
  const { capabilities, cartIdentity, clock, logger, tabs } = ports
  const known = told === 'failed' ? undefined : told
  const ask = makeAskCart(ports, run)
  let queue: CartQueue =
    known === undefined
      ? { ...emptyQueue, status: told === 'failed' ? 'failed' : 'initial' }
      : reduceCart(emptyQueue, { is: 'told', cart: known }).queue
  let busy = false
  let stopped = false
  const tries = makeCartTries(clock, capabilities.idempotent, () => send())
  let waiters: readonly { readonly done: (queue: CartQueue) => boolean; readonly resolve: () => void }[] = []

  /** Answers whether the queue is another one now. */
  const become = (event: CartEvent): boolean => {
    const next = reduceCart(queue, event)
    const isNew = next.queue !== queue
    if (isNew) {
      queue = next.queue
      device.keepTasks(queue.tasks)
      onChange()
    }
    for (const notice of next.notices) onNotice(notice)
    return isNew
  }

  const isDone = (done: (queue: CartQueue) => boolean): boolean => stopped || (tries.isTrouble() && tries.isWaiting()) || done(queue)

  const wake = (): void => {
    const ready = waiters.filter(({ done }) => isDone(done))
    waiters = waiters.filter((waiter) => !ready.includes(waiter))
    for (const { resolve } of ready) resolve()
  }

  const attempt = async (request: CartRequest): Promise<Outcome<CartAnswer, HostFailure | Refused>> => {
    try {
      return await ask(request)
    } catch (defect) {
      if (!stopped) logger.warn('A request of the cart broke off', { request: request.ask, defect: String(defect) })
      return failed(new AnswerMalformed({ operation: request.ask, issue: 'broke off' }))
    }
  }

  const answerOf = (request: CartRequest, outcome: Outcome<CartAnswer, HostFailure | Refused>): CartAnswer => {
    if (outcome.ok) {
      tries.over()
      return outcome.value
    }
    // Nothing is known yet: the page says so and offers another try, instead of waiting behind the shopper's back.
    const isLast = request.ask === 'state' && queue.status !== 'ready'
    return { of: 'failure', verdict: tries.failed(request, outcome.failure, isLast) }
  }

  const carryOut = async (number: number, request: CartRequest): Promise<void> => {
    tries.begin(request)
    const outcome = await attempt(request)
    // The answer for a cart that was forgotten meanwhile is nobody's.
    if (stopped || queue.flight?.number !== number) return
    const answer = answerOf(request, outcome)
    become({ is: 'answered', number, answer })
    if (outcome.ok && outcome.value.of !== 'choose' && outcome.value.of !== 'coupon')
      device.keepCart({ confirmed: queue.confirmed, changed: queue.changed, at: clock.now() })
    const made = outcome.ok ? queue.confirmed.cUid : outcome.failure._tag === 'Refused' ? (outcome.failure.cUid ?? null) : null
    if (made !== null) cartIdentity.remember(made)
    onAnswer(request, outcome)
  }

  const takeTurn = async (): Promise<void> => {
    if (stopped) return
    device.catchUp()
    if (!become({ is: 'sent' }) || queue.flight === null) return
    await carryOut(queue.flight.number, queue.flight.request)
  }

  const send = (): void => {
    wake()
    if (busy || stopped || tries.isWaiting() || !hasNext(queue)) return
    busy = true
    void tabs.alone(turnName, takeTurn).then(
      () => {
        busy = false
        send()
      },
      (defect: unknown) => {
        busy = false
        logger.warn('A turn of the cart broke off', { defect: String(defect) })
      },
    )
  }

  const dispatch = (event: CartEvent): void => {
    device.open()
    if (become(event)) tries.clicked()
    send()
  }

  const read = (anew: boolean): void => dispatch(cartIdentity.mayHaveCart() ? { is: 'read', anew } : { is: 'noCart' })

  const retry = (): void => {
    tries.hasten()
    send()
  }

  const device: CartDevice = makeCartDevice({
    ports,
    terms,
    // The page's own cart is newer than any copy.
    isKnown: known !== undefined,
    on: {
      restored: ({ confirmed, changed }) => void become({ is: 'restored', confirmed, changed }),
      told: ({ confirmed }) => {
        become({ is: 'told', cart: confirmed })
        send()
      },
      adopted: (tasks) => {
        become({ is: 'adopted', tasks, idempotent: capabilities.idempotent })
        // Before the first reading nothing is known of the lines that the wishes are about.
        if (queue.status === 'ready') send()
      },
      kept: (tasks) => void become({ is: 'kept', tasks }),
      doubted: () => read(true),
      back: (away) => {
        if (queue.status === 'failed' || away === 'long') read(true)
        retry()
      },
      confirmed: () => queue.confirmed,
    },
  })

  return {
    queue: () => queue,
    isInTrouble: () => tries.isTrouble() && queue.tasks.length > 0,
    dispatch,
    read,
    restore: device.open,
    retry,
    until: (done) =>
      new Promise((resolve) => {
        if (isDone(done)) resolve()
        else waiters = [...waiters, { done, resolve }]
      }),
    forget: () => {
      tries.stop()
      cartIdentity.forget()
      become({ is: 'forgotten' })
      device.forget()
      wake()
    },
    stop: () => {
      stopped = true
      tries.stop()
      device.close()
      wake()
    },
  }
}
