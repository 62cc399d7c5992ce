import { err } from '../result.ts'
import type { Result } from '../result.ts'
import type { CartIdentityPort } from './CartIdentityPort.ts'
import type { CartPort, BackendCapabilities } from './CartPort.ts'
import type { ClockPort } from '../ports/ClockPort.ts'
import type { LoggerPort } from '../ports/LoggerPort.ts'
import { afterReading } from '../ports/StoragePort.ts'
import type { BackendFailure, Refused } from '../ports/failures.ts'
import type { Run } from '../run.ts'
import type { Cart } from './cart.ts'
import { sendCartRequest } from './sendCartRequest.ts'
import type { CartPersistence, CartPersistenceDeps } from './createCartPersistence.ts'
import { createCartPersistence } from './createCartPersistence.ts'
import { createRetryState } from './createRetryState.ts'
import type { CartNotice, CartQueue, CartRequest } from './queue.ts'
import { emptyQueue, isReading } from './queue.ts'
import type { CartResponse } from './applyResponse.ts'
import { hasNext } from './queueRequest.ts'
import type { CartEvent } from './reduceCart.ts'
import { reduceCart } from './reduceCart.ts'

export interface CartRunnerDeps {
  readonly ports: CartPersistenceDeps['ports'] & {
    readonly cartIdentity: CartIdentityPort
    readonly capabilities: BackendCapabilities
    readonly clock: ClockPort
    readonly logger: LoggerPort
  }
  readonly run: Run<{ readonly cart: CartPort }>
  readonly terms: CartPersistenceDeps['terms']
  /** The cart as the page came with it; 'failed' when the server could not read it. */
  readonly initialState?: Cart | 'failed' | undefined
  readonly onChange: () => void
  /** Only for the response that counts, after the queue has taken it in. */
  readonly onResponse: (request: CartRequest, result: Result<CartResponse, BackendFailure | Refused>) => void
  readonly onNotice: (notice: CartNotice) => void
}

export interface CartRunner {
  readonly queue: () => CartQueue
  /** The latest tasks have not reached the backend for a while. */
  readonly isFailing: () => boolean
  /** Takes in what happened and sends what is to be sent. */
  readonly dispatch: (event: CartEvent) => void
  /** Requests the whole cart, and resolves like `until`; a visitor without a cart cookie has an empty one, which costs no call. */
  readonly read: (anew: boolean) => Promise<void>
  /** Loads the persisted cart and tasks, once. */
  readonly restore: () => void
  /** Resolves when `done` returns true, and when the backend is unreachable: remaining tasks then wait for it. */
  readonly until: (done: (queue: CartQueue) => boolean) => Promise<void>
  /** Retries now what waits for its next attempt, unless the backend sent Retry-After. */
  readonly retry: () => void
  readonly forget: () => void
  readonly stop: () => void
}

/** Name of the lock that the tabs of a device share: its holder may call the backend (CRT-16). */
const turnName = 'thuishaven.cart'

/** Executes the cart queue: one request at a time over all tabs, persisted until the backend has confirmed it. */
export const createCartRunner = ({
  ports,
  run,
  terms,
  initialState: initialCart,
  onChange,
  onResponse,
  onNotice,
}: CartRunnerDeps): CartRunner => {
  const { capabilities, cartIdentity, clock, logger, storage, tabs } = ports
  const initialState = initialCart === 'failed' ? undefined : initialCart
  const sendRequest = sendCartRequest(run)
  let queue: CartQueue =
    initialState === undefined
      ? { ...emptyQueue, status: initialCart === 'failed' ? 'failed' : 'initial' }
      : reduceCart(emptyQueue, { type: 'cartReceived', cart: initialState }).queue
  let busy = false
  let stopped = false
  const retries = createRetryState(clock, capabilities.idempotent, () => send())
  let waiters: readonly { readonly done: (queue: CartQueue) => boolean; readonly resolve: () => void }[] = []

  /** Returns whether the queue has changed. */
  const become = (event: CartEvent): boolean => {
    const next = reduceCart(queue, event)
    const isNew = next.queue !== queue
    if (isNew) {
      queue = next.queue
      persistence.persistTasks(queue.tasks)
      onChange()
    }
    for (const notice of next.notices) onNotice(notice)
    return isNew
  }

  const isDone = (done: (queue: CartQueue) => boolean): boolean => stopped || (retries.isFailing() && retries.isWaiting()) || done(queue)

  const wake = (): void => {
    const ready = waiters.filter(({ done }) => isDone(done))
    waiters = waiters.filter((waiter) => !ready.includes(waiter))
    for (const { resolve } of ready) resolve()
  }

  const until = (done: (queue: CartQueue) => boolean): Promise<void> =>
    new Promise((resolve) => {
      if (isDone(done)) resolve()
      else waiters = [...waiters, { done, resolve }]
    })

  const attempt = async (request: CartRequest): Promise<Result<CartResponse, BackendFailure | Refused>> => {
    try {
      return await sendRequest(request)
    } catch (defect) {
      if (!stopped) logger.warn('Cart request failed', { request: request.type, error: String(defect) })
      return err({ _tag: 'MalformedResponse', operation: request.type, issue: 'broke off' })
    }
  }

  const toResponse = (request: CartRequest, result: Result<CartResponse, BackendFailure | Refused>): CartResponse => {
    if (result.ok) {
      retries.over()
      return result.value
    }
    // The cart is unknown: the page reports it and offers a retry, instead of waiting silently.
    const isLast = request.type === 'state' && queue.status !== 'ready'
    return { type: 'failure', decision: retries.failed(request, result.failure, isLast) }
  }

  const carryOut = async (number: number, request: CartRequest): Promise<void> => {
    retries.begin(request)
    const result = await attempt(request)
    // The response for a cart that was forgotten meanwhile is ignored.
    if (stopped || queue.inFlight?.number !== number) return
    const response = toResponse(request, result)
    become({ type: 'responseReceived', number, response })
    if (result.ok && result.value.type !== 'choose' && result.value.type !== 'coupon')
      persistence.persistCart({ confirmed: queue.confirmed, changed: queue.changed, at: clock.now() })
    const made = result.ok ? queue.confirmed.cUid : result.failure._tag === 'Refused' ? (result.failure.cUid ?? null) : null
    if (made !== null) cartIdentity.remember(made)
    onResponse(request, result)
  }

  const takeTurn = async (): Promise<void> => {
    if (stopped) return
    persistence.catchUp()
    if (!become({ type: 'requestSent' }) || queue.inFlight === null) return
    await carryOut(queue.inFlight.number, queue.inFlight.request)
  }

  const waitForTurn = (): void =>
    void tabs.alone(turnName, takeTurn).then(
      () => {
        busy = false
        send()
      },
      (defect: unknown) => {
        busy = false
        logger.warn('Cart queue failed', { error: String(defect) })
      },
    )

  const send = (): void => {
    wake()
    if (busy || stopped || retries.isWaiting() || !hasNext(queue)) return
    busy = true
    // A task is persisted with its key before it is sent, so that a retry counts as the same. Older persisted tasks are sent first.
    storage.whenWritten(waitForTurn)
  }

  const dispatch = (event: CartEvent): void => {
    persistence.open()
    if (become(event)) retries.clicked()
    send()
  }

  const read = (anew: boolean): Promise<void> =>
    afterReading(storage, () => {
      if (!stopped) dispatch(cartIdentity.mayHaveCart() ? { type: 'read', anew } : { type: 'noCart' })
      return until((queue) => !isReading(queue))
    })

  const retry = (): void => {
    retries.hasten()
    send()
  }

  const persistence: CartPersistence = createCartPersistence({
    ports,
    terms,
    // The page's own cart is newer than any copy.
    isKnown: initialState !== undefined,
    on: {
      restored: ({ confirmed, changed }) => void become({ type: 'restored', confirmed, changed }),
      backendCartReceived: ({ confirmed }) => {
        become({ type: 'cartReceived', cart: confirmed })
        send()
      },
      adopted: (tasks) => {
        become({ type: 'tasksAdopted', tasks, idempotent: capabilities.idempotent })
        // Before the first read the lines of the tasks are unknown.
        if (queue.status === 'ready') send()
      },
      tasksReduced: (tasks) => void become({ type: 'tasksReduced', tasks }),
      outcomeUnknown: () => void read(true),
      back: (away) => {
        if (queue.status === 'failed' || away === 'long') void read(true)
        retry()
      },
      confirmed: () => queue.confirmed,
    },
  })

  return {
    queue: () => queue,
    isFailing: () => retries.isFailing() && queue.tasks.length > 0,
    dispatch,
    read,
    restore: persistence.open,
    retry,
    until,
    forget: () => {
      retries.stop()
      cartIdentity.forget()
      become({ type: 'forgotten' })
      persistence.forget()
      wake()
    },
    stop: () => {
      stopped = true
      retries.stop()
      persistence.close()
      wake()
    },
  }
}
