import { describe, expect, it } from 'vitest'
import type { Outcome } from '../outcome.ts'
import type { HostFailure } from '../ports/failures.ts'
import { HostUnreachable, Refused } from '../ports/failures.ts'
import { device, hostCart, names, offline, quantities } from '../testing/cartWorld.ts'
import { makeFakeCart } from '../testing/fakes/makeFakeCart.ts'
import type { FakeCartSettings } from '../testing/fakes/makeFakeCart.ts'
import { makeFakeCookies } from '../testing/fakes/makeFakeCookies.ts'
import { makeFakePorts } from '../testing/fakes/makeFakePorts.ts'
import type { FakePorts } from '../testing/fakes/makeFakePorts.ts'
import { line } from '../testing/queueWorld.ts'
import { runPlainly } from '../testing/runPlainly.ts'
import type { Cart } from './cart.ts'
import { makeCartRunner } from './makeCartRunner.ts'
import type { CartRunnerParts } from './makeCartRunner.ts'
import type { CartNotice, CartRequest } from './queue.ts'
import type { CartAnswer } from './queueAnswer.ts'
import { shownCart } from './queueShown.ts'

interface World {
  readonly own?: Partial<FakePorts>
  readonly host?: FakeCartSettings
  readonly known?: Cart | 'failed'
  readonly run?: CartRunnerParts['run']
}

const runnerWith = ({ own = {}, host = {}, known, run = runPlainly }: World = {}) => {
  const ports = makeFakePorts({ cart: makeFakeCart(host), cookies: makeFakeCookies({ es_cuid: 'cart-9' }), ...own })
  const answers: (readonly [CartRequest['ask'], Outcome<CartAnswer, HostFailure | Refused>['ok'], number])[] = []
  const notices: CartNotice[] = []
  let changes = 0
  const parts: CartRunnerParts = {
    ports,
    run,
    terms: () => ({ shippingVat: 'highest-rate' }),
    onChange: () => (changes += 1),
    onAnswer: (request, { ok }) => answers.push([request.ask, ok, runner.queue().tasks.length]),
    onNotice: (notice) => notices.push(notice),
  }
  const runner = makeCartRunner(known === undefined ? parts : { ...parts, known })
  const shown = () => quantities(shownCart(runner.queue()))
  const more = (taskId: string, product = '1') => runner.dispatch({ is: 'more', taskId, line: line(product), pieces: 1 })
  return { ports, runner, answers, notices, shown, more, changes: () => changes }
}

describe('what the page knows of its cart', () => {
  it('CRT-01 CRT-07b is nothing, a cart, or that it could not be read', () => {
    expect(runnerWith().runner.queue()).toMatchObject({ status: 'initial', confirmed: { cUid: null } })
    expect(runnerWith({ known: 'failed' }).runner.queue()).toMatchObject({ status: 'failed', confirmed: { cUid: null } })
    const known = runnerWith({ known: hostCart([20, 2]) })
    expect(known.runner.queue()).toMatchObject({ status: 'ready', confirmed: { cUid: 'cart-9' } })
    expect(known.shown()).toEqual([[20, 2]])
    expect(known.changes()).toBe(0)
  })

  it('CRT-01 a visitor whom the host cannot have a cart for is not asked about', async () => {
    const { ports, runner } = runnerWith({ own: { cookies: makeFakeCookies() } })
    runner.read(true)
    await ports.clock.advance(0)
    expect(runner.queue().status).toBe('ready')
    expect(names(ports.cart)).toEqual([])
  })
})

describe('requests of a cart', () => {
  it('CRT-02 each is answered for once, after it was taken in, and the cart that was made is remembered', async () => {
    const { ports, answers, more, shown } = runnerWith({ own: { cookies: makeFakeCookies() } })
    more('wish-aaaa')
    await ports.clock.advance(0)
    expect(answers).toEqual([['add', true, 0]])
    expect(shown()).toEqual([[1, 1]])
    expect(ports.cookies.get('es_cuid')).toBe('cart-1')
  })

  it('CRT-05 a cart that a refusal names is remembered, one that failed otherwise is not', async () => {
    const refusal = new Refused({ because: 'wish', message: 'x', cUid: 'cart-5' })
    const refused = runnerWith({ own: { cookies: makeFakeCookies() }, host: { weather: () => ({ failure: refusal }) } })
    refused.more('wish-aaaa')
    await refused.ports.clock.advance(0)
    expect(refused.ports.cookies.get('es_cuid')).toBe('cart-5')
    expect(refused.notices).toEqual([{ of: 'lost', title: '1', because: 'refused' }])
    for (const failure of [offline, new Refused({ because: 'wish', message: 'x' })]) {
      const other = runnerWith({ own: { cookies: makeFakeCookies() }, host: { weather: () => ({ failure }) } })
      other.more('wish-aaaa')
      await other.ports.clock.advance(0)
      expect(other.ports.cookies.get('es_cuid')).toBeNull()
    }
  })

  it('CRT-01 what the host said of the lines is kept on the device; of a coupon or a choice it said nothing yet', async () => {
    const { ports, runner } = runnerWith({ host: { cart: hostCart([20, 1]) } })
    runner.read(false)
    await ports.clock.advance(0)
    const kept = () => ports.storage.get('thuishaven.cart')
    const before = kept()
    expect(before).toContain('"cart-9"')
    runner.dispatch({ is: 'choice', taskId: 'wish-aaaa', choice: { addressId: 'home' } })
    runner.dispatch({ is: 'choice', taskId: 'wish-bbbb', choice: { paymentOptionId: 'ideal' } })
    await ports.clock.advance(0)
    expect(names(ports.cart)).toEqual(['state', 'choose', 'choose', 'state'])
    expect(kept()).not.toBe(before)
  })

  it('CRT-15 one that breaks off inside is logged and tried again', async () => {
    let broken = true
    const { ports, answers, more } = runnerWith({
      run: (program, options) => (broken ? Promise.reject(new Error('torn')) : runPlainly(program, options)),
    })
    more('wish-aaaa')
    await ports.clock.advance(0)
    expect(answers).toEqual([['add', false, 1]])
    expect(ports.logger.warnings).toEqual([
      { message: 'A request of the cart broke off', facts: { request: 'add', defect: 'Error: torn' } },
    ])
    broken = false
    await ports.clock.advance(1_000)
    expect(answers.slice(1)).toEqual([
      ['add', true, 0],
      ['state', true, 0],
    ])
  })

  it('CRT-02 after the page is closed nothing is said of what was under way, and nothing goes out', async () => {
    let end = (): void => undefined
    const { ports, runner, answers, more, changes } = runnerWith({
      run: () => new Promise((_, reject) => (end = () => reject(new Error('closed')))),
    })
    more('wish-aaaa')
    await ports.clock.advance(0)
    const until = runner.until(() => false)
    runner.stop()
    await until
    const before = changes()
    end()
    await ports.clock.advance(100_000)
    expect([answers, ports.logger.warnings, changes() - before, ports.clock.waiting()]).toEqual([[], [], 0, 0])
    runner.retry()
    await ports.clock.advance(0)
    expect(ports.cart.calls).toEqual([])
  })

  it('CRT-07 the answer for a cart that was forgotten meanwhile is nobody’s', async () => {
    let arrive = (): void => undefined
    const { ports, runner, answers, more, shown } = runnerWith({
      host: { weather: () => new Promise((resolve) => (arrive = () => resolve({}))) },
    })
    more('wish-aaaa')
    await ports.clock.advance(0)
    runner.forget()
    arrive()
    await ports.clock.advance(0)
    expect(answers).toEqual([])
    expect(shown()).toEqual([])
    expect([ports.cookies.get('es_cuid'), ports.storage.kept()]).toEqual([null, {}])
  })
})

describe('the turns of the tabs', () => {
  it('CRT-16 a turn that breaks off is logged, and the next one comes', async () => {
    let broken = true
    const tabs: FakePorts['tabs'] = {
      ...device().tabs,
      alone: (_name, work) => (broken ? Promise.reject(new Error('no locks')) : work()),
    }
    const { ports, more, answers } = runnerWith({ own: { tabs } })
    more('wish-aaaa')
    await ports.clock.advance(0)
    expect(ports.logger.warnings).toEqual([{ message: 'A turn of the cart broke off', facts: { defect: 'Error: no locks' } }])
    expect(answers).toEqual([])
    broken = false
    more('wish-bbbb', '2')
    await ports.clock.advance(0)
    expect(answers.map(([ask]) => ask)).toEqual(['add', 'add'])
  })

  it('CRT-16 is waited for, and taken once at a time', async () => {
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

  it('CRT-16 what another tab has heard while this one waited for its turn counts', async () => {
    const shared = { ...device({ es_cuid: 'cart-9' }), cart: makeFakeCart({ cart: hostCart([20, 1]) }) }
    const first = runnerWith({ own: shared })
    const second = runnerWith({ own: shared })
    first.runner.read(false)
    second.runner.restore()
    await first.ports.clock.advance(0)
    expect(second.shown()).toEqual([[20, 1]])
    expect(second.runner.queue().status).toBe('ready')
    expect(names(shared.cart)).toEqual(['state'])
  })
})

describe('a host out of reach', () => {
  const lostUntil = (isLost: () => boolean, failure: HostFailure = offline): FakeCartSettings => ({
    cart: hostCart([20, 1]),
    weather: () => (isLost() ? { failure } : {}),
  })

  it('CRT-15 who waits for the cart hears when it is more than a hiccup, and the shopper too, as long as something is not saved', async () => {
    let lost = true
    const { ports, runner, more } = runnerWith({
      host: lostUntil(() => lost, new HostUnreachable({ reason: 'away' })),
      known: hostCart([20, 1]),
    })
    let settled = false
    more('wish-aaaa')
    void runner.until((queue) => queue.tasks.length === 0).then(() => (settled = true))
    await ports.clock.advance(0)
    expect([settled, runner.isInTrouble()]).toEqual([false, false])
    await ports.clock.advance(1_000)
    expect([settled, runner.isInTrouble()]).toEqual([true, true])
    // Who asks now need not wait for better times either.
    await runner.until(() => false)
    lost = false
    runner.retry()
    await ports.clock.advance(0)
    expect([runner.isInTrouble(), runner.queue().tasks]).toEqual([false, []])
  })

  it('CRT-15 with nothing left to save there is no trouble to be told', async () => {
    const { ports, runner } = runnerWith({ host: lostUntil(() => true), known: hostCart([20, 1]) })
    runner.read(true)
    await ports.clock.advance(0)
    expect(runner.isInTrouble()).toBe(false)
  })

  it('CRT-15c a page that is back tries at once; one that could not be read, or was away for long, reads', async () => {
    let lost = true
    const { ports, runner, more } = runnerWith({ host: lostUntil(() => lost), known: hostCart([20, 1]) })
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
    const unread = runnerWith({ host: lostUntil(() => false), known: 'failed' })
    unread.runner.restore()
    unread.ports.page.happens('online')
    await unread.ports.clock.advance(0)
    expect(unread.runner.queue().status).toBe('ready')
    expect(runner.queue().tasks).toEqual([])
  })

  it('CRT-07b a first reading that fails says so and waits for nobody; a later one goes on by itself', async () => {
    let lost = true
    const { ports, runner } = runnerWith({ host: lostUntil(() => lost, new HostUnreachable({ reason: 'away' })) })
    runner.read(false)
    await ports.clock.advance(0)
    expect(runner.queue().status).toBe('failed')
    expect(ports.clock.waiting()).toBe(0)
    lost = false
    runner.read(false)
    await ports.clock.advance(0)
    lost = true
    runner.read(true)
    await ports.clock.advance(0)
    expect([runner.queue().status, runner.queue().refresh]).toEqual(['ready', true])
    lost = false
    await ports.clock.advance(1_000)
    expect(runner.queue().refresh).toBe(false)
  })
})

describe('wishes of a tab that is gone', () => {
  it('CRT-16b are taken over, and go out once this tab knows the cart', async () => {
    const shared = { ...device({ es_cuid: 'cart-9' }), cart: makeFakeCart({ cart: hostCart([20, 1]), weather: () => ({}) }) }
    const gone = runnerWith({ own: { ...shared, cart: makeFakeCart({ weather: () => ({ failure: offline }) }) }, known: hostCart([20, 1]) })
    gone.more('wish-aaaa')
    await gone.ports.clock.advance(0)
    gone.runner.stop()
    const next = runnerWith({ own: shared })
    next.runner.restore()
    await next.ports.clock.advance(0)
    expect(names(shared.cart)).toEqual([])
    next.runner.read(false)
    await next.ports.clock.advance(0)
    expect(names(shared.cart)).toEqual(['state', 'addLine', 'state'])
    expect(shared.cart.calls[1]?.key).toBe('wish-aaaa')
    const later = runnerWith({
      own: { ...shared, cart: makeFakeCart({ weather: () => ({ failure: offline }) }) },
      known: hostCart([20, 1]),
    })
    later.more('wish-bbbb', '2')
    await later.ports.clock.advance(0)
    later.runner.stop()
    const open = runnerWith({ own: shared, known: shared.cart.truth() })
    open.runner.restore()
    await open.ports.clock.advance(0)
    expect(shared.cart.calls.some(({ key }) => key === 'wish-bbbb')).toBe(true)
  })
})
