import { describe, expect, it } from 'vitest'
import type { Result } from '../result.ts'
import type { BackendFailure } from '../ports/failures.ts'
import { BackendUnavailable, Refused } from '../failures/failures.ts'
import { device, backendCart, names, offline, quantities } from '../testing/cartWorld.ts'
import { createFakeCart } from '../testing/fakes/createFakeCart.ts'
import type { FakeCartSettings } from '../testing/fakes/createFakeCart.ts'
import { createFakeCookies } from '../testing/fakes/createFakeCookies.ts'
import { createFakePorts } from '../testing/fakes/createFakePorts.ts'
import type { FakePorts } from '../testing/fakes/createFakePorts.ts'
import { line } from '../testing/queueWorld.ts'
import { runWith } from '../testing/runWith.ts'
import type { Cart } from './cart.ts'
import { createCartRunner } from './createCartRunner.ts'
import type { CartRunnerDeps } from './createCartRunner.ts'
import type { CartNotice, CartRequest } from './queue.ts'
import type { CartResponse } from './applyResponse.ts'
import { optimisticCart } from './optimisticCart.ts'

interface World {
  readonly own?: Partial<FakePorts>
  readonly backend?: FakeCartSettings
  readonly initialState?: Cart | 'failed'
  readonly wrap?: (run: CartRunnerDeps['run']) => CartRunnerDeps['run']
}

const runnerWith = ({ own = {}, backend = {}, initialState, wrap = (run) => run }: World = {}) => {
  const ports = createFakePorts({ cart: createFakeCart(backend), cookies: createFakeCookies({ es_cuid: 'cart-9' }), ...own })
  const responses: (readonly [CartRequest['type'], Result<CartResponse, BackendFailure | Refused>['ok'], number])[] = []
  const notices: CartNotice[] = []
  let changes = 0
  const parts: CartRunnerDeps = {
    ports,
    run: wrap(runWith(ports)),
    terms: () => ({ shippingVat: 'highest-rate' }),
    onChange: () => (changes += 1),
    onResponse: (request, { ok }) => responses.push([request.type, ok, runner.queue().tasks.length]),
    onNotice: (notice) => notices.push(notice),
  }
  const runner = createCartRunner(initialState === undefined ? parts : { ...parts, initialState })
  const shown = () => quantities(optimisticCart(runner.queue()))
  const more = (taskId: string, product = '1') => runner.dispatch({ type: 'added', taskId, line: line(product), pieces: 1 })
  return { ports, runner, responses, notices, shown, more, changes: () => changes }
}

describe('the load state of a cart', () => {
  it('CRT-01 CRT-07b the load state is unknown, a cart, or unread', () => {
    expect(runnerWith().runner.queue()).toMatchObject({ status: 'initial', confirmed: { cUid: null } })
    expect(runnerWith({ initialState: 'failed' }).runner.queue()).toMatchObject({ status: 'failed', confirmed: { cUid: null } })
    const initialState = runnerWith({ initialState: backendCart([20, 2]) })
    expect(initialState.runner.queue()).toMatchObject({ status: 'ready', confirmed: { cUid: 'cart-9' } })
    expect(initialState.shown()).toEqual([[20, 2]])
    expect(initialState.changes()).toBe(0)
  })

  it('CRT-01 a visitor without cookie and token causes no request', async () => {
    const { ports, runner } = runnerWith({ own: { cookies: createFakeCookies() } })
    void runner.read(true)
    await ports.clock.advance(0)
    expect(runner.queue().status).toBe('ready')
    expect(names(ports.cart)).toEqual([])
  })
})

describe('requests of a cart', () => {
  it('CRT-02 each request reports its response once, after it was applied, and the new cart is remembered', async () => {
    const { ports, responses, more, shown } = runnerWith({ own: { cookies: createFakeCookies() } })
    more('wish-aaaa')
    await ports.clock.advance(0)
    expect(responses).toEqual([['add', true, 0]])
    expect(shown()).toEqual([[1, 1]])
    expect(ports.cookies.get('es_cuid')).toBe('cart-1')
  })

  it('CRT-05 a cart that a refusal names is remembered; other failures remember none', async () => {
    const failure = new Refused({ reason: 'invalid', message: 'x', cUid: 'cart-5' })
    const refused = runnerWith({ own: { cookies: createFakeCookies() }, backend: { faultModel: () => ({ failure: failure }) } })
    refused.more('wish-aaaa')
    await refused.ports.clock.advance(0)
    expect(refused.ports.cookies.get('es_cuid')).toBe('cart-5')
    expect(refused.notices).toEqual([{ type: 'lost', title: '1', reason: 'refused' }])
    for (const failure of [offline, new Refused({ reason: 'invalid', message: 'x' })]) {
      const other = runnerWith({ own: { cookies: createFakeCookies() }, backend: { faultModel: () => ({ failure }) } })
      other.more('wish-aaaa')
      await other.ports.clock.advance(0)
      expect(other.ports.cookies.get('es_cuid')).toBeNull()
    }
  })

  it('CRT-01 a response about lines is persisted; one about a coupon or a selection is not', async () => {
    const { ports, runner } = runnerWith({ backend: { cart: backendCart([20, 1]) } })
    void runner.read(false)
    await ports.clock.advance(0)
    const tasksReduced = () => ports.storage.get('thuishaven.cart')
    const before = tasksReduced()
    expect(before).toContain('"cart-9"')
    runner.dispatch({ type: 'choice', taskId: 'wish-aaaa', choice: { addressId: 'home' } })
    runner.dispatch({ type: 'choice', taskId: 'wish-bbbb', choice: { paymentOptionId: 'ideal' } })
    await ports.clock.advance(0)
    expect(names(ports.cart)).toEqual(['state', 'choose', 'choose', 'state'])
    expect(tasksReduced()).not.toBe(before)
  })

  it('CRT-15 a request that throws is logged and retried', async () => {
    let broken = true
    const { ports, responses, more } = runnerWith({
      wrap: (run) => (useCase, options) => (broken ? Promise.reject(new Error('torn')) : run(useCase, options)),
    })
    more('wish-aaaa')
    await ports.clock.advance(0)
    expect(responses).toEqual([['add', false, 1]])
    expect(ports.logger.warnings).toEqual([{ message: 'Cart request failed', facts: { request: 'add', error: 'Error: torn' } }])
    broken = false
    await ports.clock.advance(1_000)
    expect(responses.slice(1)).toEqual([
      ['add', true, 0],
      ['state', true, 0],
    ])
  })

  it('CRT-02 a closed page reports no pending response and sends nothing', async () => {
    let end = (): void => undefined
    const { ports, runner, responses, more, changes } = runnerWith({
      wrap: () => () => new Promise((_, reject) => (end = () => reject(new Error('closed')))),
    })
    more('wish-aaaa')
    await ports.clock.advance(0)
    const until = runner.until(() => false)
    runner.stop()
    await until
    const before = changes()
    end()
    await ports.clock.advance(100_000)
    expect([responses, ports.logger.warnings, changes() - before, ports.clock.waiting()]).toEqual([[], [], 0, 0])
    runner.retry()
    await ports.clock.advance(0)
    expect(ports.cart.calls).toEqual([])
  })

  it('CRT-07 a response for a forgotten cart is ignored', async () => {
    let arrive = (): void => undefined
    const { ports, runner, responses, more, shown } = runnerWith({
      backend: { faultModel: () => new Promise((resolve) => (arrive = () => resolve({}))) },
    })
    more('wish-aaaa')
    await ports.clock.advance(0)
    runner.forget()
    arrive()
    await ports.clock.advance(0)
    expect(responses).toEqual([])
    expect(shown()).toEqual([])
    expect([ports.cookies.get('es_cuid'), ports.storage.stored()]).toEqual([null, {}])
  })
})

describe('the lock of the tabs', () => {
  it('CRT-16 a lock that fails is logged, and the next request gets one', async () => {
    let broken = true
    const tabs: FakePorts['tabs'] = {
      ...device().tabs,
      alone: (_name, work) => (broken ? Promise.reject(new Error('no locks')) : work()),
    }
    const { ports, more, responses } = runnerWith({ own: { tabs } })
    more('wish-aaaa')
    await ports.clock.advance(0)
    expect(ports.logger.warnings).toEqual([{ message: 'Cart queue failed', facts: { error: 'Error: no locks' } }])
    expect(responses).toEqual([])
    broken = false
    more('wish-bbbb', '2')
    await ports.clock.advance(0)
    expect(responses.map(([send]) => send)).toEqual(['add', 'add'])
  })

  it('CRT-16 the lock is awaited, and requested once at a time', async () => {
    const { tabs } = device()
    let release = (): void => undefined
    void tabs.alone('thuishaven.cart', () => new Promise<void>((resolve) => (release = resolve)))
    const { ports, more } = runnerWith({ own: { tabs } })
    more('wish-aaaa')
    more('wish-bbbb', '2')
    await ports.clock.advance(0)
    expect(ports.cart.calls).toEqual([])
    release()
    await ports.clock.advance(0)
    expect(names(ports.cart)).toEqual(['addLine', 'addLine'])
    expect(ports.cart.mostAtOnce()).toBe(1)
  })

  it('CRT-16 a copy that another tab wrote while this one waited for the lock is used', async () => {
    const shared = { ...device({ es_cuid: 'cart-9' }), cart: createFakeCart({ cart: backendCart([20, 1]) }) }
    const first = runnerWith({ own: shared })
    const second = runnerWith({ own: shared })
    void first.runner.read(false)
    second.runner.restore()
    await first.ports.clock.advance(0)
    expect(second.shown()).toEqual([[20, 1]])
    expect(second.runner.queue().status).toBe('ready')
    expect(names(shared.cart)).toEqual(['state'])
  })
})

describe('an unavailable backend', () => {
  const lostUntil = (sessionUnknown: () => boolean, failure: BackendFailure = offline): FakeCartSettings => ({
    cart: backendCart([20, 1]),
    faultModel: () => (sessionUnknown() ? { failure } : {}),
  })

  it('CRT-15 callers and the shopper are notified of a lasting failure while a task is unsaved', async () => {
    let lost = true
    const { ports, runner, more } = runnerWith({
      backend: lostUntil(() => lost, new BackendUnavailable({ reason: 'unavailable' })),
      initialState: backendCart([20, 1]),
    })
    let settled = false
    more('wish-aaaa')
    void runner.until((queue) => queue.tasks.length === 0).then(() => (settled = true))
    await ports.clock.advance(0)
    expect([settled, runner.isFailing()]).toEqual([false, false])
    await ports.clock.advance(1_000)
    expect([settled, runner.isFailing()]).toEqual([true, true])
    // A new caller need not wait for the backend either.
    await runner.until(() => false)
    lost = false
    runner.retry()
    await ports.clock.advance(0)
    expect([runner.isFailing(), runner.queue().tasks]).toEqual([false, []])
  })

  it('CRT-15 without unsaved tasks a lasting failure is not reported', async () => {
    const { ports, runner } = runnerWith({ backend: lostUntil(() => true), initialState: backendCart([20, 1]) })
    void runner.read(true)
    await ports.clock.advance(0)
    expect(runner.isFailing()).toBe(false)
  })

  it('CRT-15c a restored page retries immediately; after a failed read or a long absence it reads the cart', async () => {
    let lost = true
    const { ports, runner, more } = runnerWith({ backend: lostUntil(() => lost), initialState: backendCart([20, 1]) })
    more('wish-aaaa')
    await ports.clock.advance(0)
    lost = false
    ports.page.happens('visible')
    await ports.clock.advance(0)
    expect(names(ports.cart)).toEqual(['addLine', 'addLine', 'state'])
    ports.page.happens('left')
    await ports.clock.advance(60_000)
    ports.page.happens('restored')
    await ports.clock.advance(0)
    expect(names(ports.cart).slice(3)).toEqual(['state'])
    const unread = runnerWith({ backend: lostUntil(() => false), initialState: 'failed' })
    unread.runner.restore()
    unread.ports.page.happens('online')
    await unread.ports.clock.advance(0)
    expect(unread.runner.queue().status).toBe('ready')
    expect(runner.queue().tasks).toEqual([])
  })

  it('CRT-07b a failed first read is reported immediately; a later one is retried', async () => {
    let lost = true
    const { ports, runner } = runnerWith({ backend: lostUntil(() => lost, new BackendUnavailable({ reason: 'unavailable' })) })
    void runner.read(false)
    await ports.clock.advance(0)
    expect(runner.queue().status).toBe('failed')
    expect(ports.clock.waiting()).toBe(0)
    lost = false
    void runner.read(false)
    await ports.clock.advance(0)
    lost = true
    void runner.read(true)
    await ports.clock.advance(0)
    expect([runner.queue().status, runner.queue().refresh]).toEqual(['ready', true])
    lost = false
    await ports.clock.advance(1_000)
    expect(runner.queue().refresh).toBe(false)
  })
})

describe('adopted tasks of a closed tab', () => {
  it('CRT-16b adopted tasks are sent once this tab has read the cart', async () => {
    const shared = { ...device({ es_cuid: 'cart-9' }), cart: createFakeCart({ cart: backendCart([20, 1]), faultModel: () => ({}) }) }
    const gone = runnerWith({
      own: { ...shared, cart: createFakeCart({ faultModel: () => ({ failure: offline }) }) },
      initialState: backendCart([20, 1]),
    })
    gone.more('wish-aaaa')
    await gone.ports.clock.advance(0)
    gone.runner.stop()
    const next = runnerWith({ own: shared })
    next.runner.restore()
    await next.ports.clock.advance(0)
    expect(names(shared.cart)).toEqual([])
    void next.runner.read(false)
    await next.ports.clock.advance(0)
    expect(names(shared.cart)).toEqual(['state', 'addLine', 'state'])
    expect(shared.cart.calls[1]?.key).toBe('wish-aaaa')
    const afterwards = runnerWith({
      own: { ...shared, cart: createFakeCart({ faultModel: () => ({ failure: offline }) }) },
      initialState: backendCart([20, 1]),
    })
    afterwards.more('wish-bbbb', '2')
    await afterwards.ports.clock.advance(0)
    afterwards.runner.stop()
    const open = runnerWith({ own: shared, initialState: shared.cart.truth() })
    open.runner.restore()
    await open.ports.clock.advance(0)
    expect(shared.cart.calls.some(({ key }) => key === 'wish-bbbb')).toBe(true)
  })
})
