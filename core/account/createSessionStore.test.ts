import { describe, expect, it } from 'vitest'
import { BackendUnavailable, Refused } from '../failures/failures.ts'
import { createFakeAccount } from '../testing/fakes/createFakeAccount.ts'
import { createFakeCart } from '../testing/fakes/createFakeCart.ts'
import { createFakeCookies } from '../testing/fakes/createFakeCookies.ts'
import { shopModules } from '../shopModules.ts'
import { createFakePorts } from '../testing/fakes/createFakePorts.ts'
import type { FakePorts } from '../testing/fakes/createFakePorts.ts'
import { createFakeStorage } from '../testing/fakes/createFakeStorage.ts'
import type { FaultModel } from '../testing/fakes/faultModel.ts'
import { createTestShop } from '../testing/createTestShop.ts'
import { runWith } from '../testing/runWith.ts'
import { customer } from '../testing/sampleCustomer.ts'
import { sampleProduct } from '../testing/sampleProduct.ts'
import { createSessionStore } from './createSessionStore.ts'

const accounts = [{ password: 'Welkom01', session: customer }]
const credentials = { email: 'anna@example.nl', password: 'Welkom01' }

type AccountFaultModel = FaultModel<BackendUnavailable | Refused>

const shopWith = (own: Partial<FakePorts> = {}, faultModel?: AccountFaultModel) => {
  const ports = createFakePorts({ account: createFakeAccount(faultModel === undefined ? { accounts } : { accounts, faultModel }), ...own })
  return { ports, shop: createTestShop(ports) }
}

const withToken = (token = 'token-anna@example.nl', faultModel?: AccountFaultModel) =>
  shopWith(
    {
      cookies: createFakeCookies({ auth_token: token, customer_id: '10007' }),
      storage: createFakeStorage({ 'thuishaven.auth_token': token }),
    },
    faultModel,
  )

const unreachable = new BackendUnavailable({ reason: 'offline' })

describe('the session of a visitor', () => {
  it('SES-03 without a token the session is a visitor, without a request', async () => {
    const { ports, shop } = shopWith({ storage: createFakeStorage({ 'thuishaven.auth_token': 'old' }) })
    expect(shop.session.getSnapshot().status).toBe('unknown')
    expect(await shop.session.restore()).toBe('visitor')
    expect(shop.session.getSnapshot()).toEqual({ session: null, isAuthenticated: false, status: 'known', loginFailed: false })
    expect(ports.account.calls).toEqual([])
    expect(ports.storage.stored()).toEqual({})
  })

  it('SES-03 SES-06 with a token the backend returns the customer', async () => {
    const { ports, shop } = withToken()
    const restoring = shop.session.restore()
    expect(shop.session.getSnapshot().status).toBe('verifying')
    expect(await restoring).toBe('signed-in')
    expect(shop.session.getSnapshot()).toEqual({ session: customer, isAuthenticated: true, status: 'known', loginFailed: false })
    expect(ports.storage.get('thuishaven.auth_token')).toBe('token-anna@example.nl')
  })

  it('SES-03 a customer is notified once that the session has ended, and a visitor with an old token is not', async () => {
    const refused = { failure: new Refused({ reason: 'unauthenticated', message: 'tokenInvalid' }) }
    const ended = { key: 'phrases.accountSessionEnded' }
    let isOver = false
    const { shop } = withToken('token-anna@example.nl', () => (isOver ? refused : {}))
    await shop.session.restore()
    expect(shop.alert.getSnapshot()).toBeNull()
    isOver = true
    expect(await shop.session.restore()).toBe('visitor')
    expect(shop.alert.getSnapshot()?.message).toEqual(ended)
    shop.alert.reset()
    expect(await shop.session.restore()).toBe('visitor')
    expect(shop.alert.getSnapshot()).toBeNull()

    const stranger = withToken('token-anna@example.nl', () => refused)
    expect(await stranger.shop.session.restore()).toBe('visitor')
    expect(stranger.shop.alert.getSnapshot()).toBeNull()

    const elsewhere = withToken()
    await elsewhere.shop.session.restore()
    elsewhere.ports.cookies.remove('auth_token')
    expect(await elsewhere.shop.session.restore()).toBe('visitor')
    expect(elsewhere.shop.alert.getSnapshot()?.message).toEqual(ended)
  })

  it('SES-03 at the next navigation the customer stays visible while the session is verified again', async () => {
    const { shop } = withToken()
    await shop.session.restore()
    const again = shop.session.restore()
    expect(shop.session.getSnapshot()).toMatchObject({ isAuthenticated: true, session: customer, status: 'verifying' })
    expect(await again).toBe('signed-in')
  })

  it('SES-03 two simultaneous navigations verify the session once', async () => {
    const { ports, shop } = withToken()
    expect(await Promise.all([shop.session.restore(), shop.session.restore()])).toEqual(['signed-in', 'signed-in'])
    expect(ports.account.calls).toEqual(['session'])
  })

  it('SES-03 an error status resets the session and forgets the token', async () => {
    const { ports, shop } = withToken('token-stale')
    expect(await shop.session.restore()).toBe('visitor')
    expect(['auth_token', 'customer_id'].map(ports.cookies.get)).toEqual([null, null])
    expect(ports.storage.stored()).toEqual({})
    expect(shop.session.getSnapshot().isAuthenticated).toBe(false)
  })

  it('SES-03 a verification that fails resets the session to unknown: to login', async () => {
    const { ports, shop } = withToken(undefined, ({ number }) => (number === 2 ? { failure: unreachable } : {}))
    await shop.session.restore()
    expect(await shop.session.restore()).toBe('lost')
    expect(shop.session.getSnapshot()).toMatchObject({ isAuthenticated: false, session: null, status: 'known' })
    expect(ports.cookies.get('auth_token')).toBe('token-anna@example.nl')
  })

  it('SES-03 a caller that times out continues without the session, which is still applied when it arrives', async () => {
    let comes: (faultOutcome: object) => void = () => undefined
    const { ports, shop } = withToken(undefined, ({ number }) => (number === 1 ? {} : new Promise((resolve) => (comes = resolve))))
    expect(await shop.session.restore(2000)).toBe('signed-in')
    const impatient = shop.session.restore(2000)
    await ports.clock.advance(2000)
    expect(await impatient).toBe('lost')
    expect(shop.session.getSnapshot()).toMatchObject({ isAuthenticated: true, status: 'verifying' })
    const patient = shop.session.restore()
    await ports.clock.advance(6000)
    comes({ failure: new Refused({ reason: 'unauthenticated', message: '' }) })
    expect(await patient).toBe('visitor')
    expect(shop.session.getSnapshot()).toMatchObject({ isAuthenticated: false, status: 'known' })
    expect(ports.account.calls).toEqual(['session', 'session'])
  })

  it('SES-01 SES-02 a login sets the session, and the token in cookie and storage', async () => {
    const { ports, shop } = shopWith()
    expect(await shop.session.login({ ...credentials, email: ' anna@example.nl ' })).toEqual({ ok: true, value: customer })
    expect(shop.session.getSnapshot()).toMatchObject({ isAuthenticated: true, session: customer, loginFailed: false })
    expect(ports.cookies.get('auth_token')).toBe('token-anna@example.nl')
    expect(ports.storage.get('thuishaven.auth_token')).toBe('token-anna@example.nl')
  })

  it('SES-02 a cookie that the backend has set is left as the backend set it', async () => {
    const { ports, shop } = withToken()
    await shop.session.login(credentials)
    expect(ports.cookies.written).toEqual([])
  })

  it('SES-01 a refused login shows the backend’s message, is marked, and removes the stored token', async () => {
    const { ports, shop } = shopWith({ storage: createFakeStorage({ 'thuishaven.auth_token': 'old' }) })
    expect(await shop.session.login({ ...credentials, password: 'wrong' })).toMatchObject({
      ok: false,
      failure: { _tag: 'Refused', message: 'The e-mail address or password is not correct.' },
    })
    expect(shop.session.getSnapshot()).toMatchObject({ loginFailed: true, isAuthenticated: false })
    expect(ports.storage.stored()).toEqual({})
  })

  it('SES-01 missing fields of a login are reported without a request', async () => {
    const { ports, shop } = shopWith()
    expect(await shop.session.login({ email: ' ', password: 'x' })).toEqual({
      ok: false,
      failure: { _tag: 'LoginIncomplete' },
    })
    expect(ports.account.calls).toEqual([])
  })

  it('SES-01 a login that does not reach the backend is no refusal, and a refusal may have no message', async () => {
    const lost = shopWith({}, () => ({ failure: unreachable }))
    expect(await lost.shop.session.login(credentials)).toMatchObject({ ok: false, failure: { _tag: unreachable._tag } })
    const silent = shopWith({}, () => ({ failure: new Refused({ reason: 'unauthenticated', message: '' }) }))
    expect(await silent.shop.session.login(credentials)).toMatchObject({ ok: false, failure: { _tag: 'Refused', message: '' } })
  })

  it('SES-05 the cart loads after login and after unfinished tasks, and is marked as merged (CRT-13)', async () => {
    const backend = createFakeCart()
    const { ports, shop } = shopWith({ cart: backend })
    shop.cart.add(sampleProduct(20), [])
    backend.change((cart) => ({ ...cart, isMerged: true }))
    await shop.session.login(credentials)
    await shop.cart.settled()
    expect(ports.cart.calls.map(({ name }) => name)).toEqual(['addLine', 'state'])
    expect(shop.cart.getSnapshot().cart.isMerged).toBe(true)
  })

  it('SES-05 a cart read that began before login is not applied to the account', async () => {
    const responses: (() => void)[] = []
    const backend = createFakeCart({ faultModel: () => new Promise((resolve) => responses.push(() => resolve({}))) })
    const { ports, shop } = shopWith({ cart: backend, cookies: createFakeCookies({ es_cuid: 'cart-1' }) })
    void shop.cart.load()
    await ports.clock.advance(0)
    const login = shop.session.login(credentials)
    responses[0]?.()
    await login
    await ports.clock.advance(0)
    expect(responses).toHaveLength(2)
  })

  it.each([
    ['the call succeeds', undefined],
    ['the call fails', unreachable],
  ])('SES-04 logout clears session, cart, token and customer id when %s', async (_when, failure) => {
    const { ports, shop } = withToken(undefined, ({ name }) => (name === 'logout' && failure !== undefined ? { failure } : {}))
    await shop.session.restore()
    shop.cart.add(sampleProduct(20), [])
    shop.checkout.saveDraft({ firstName: 'Anna' })
    await shop.cart.settled()
    await shop.session.logout()
    expect(shop.session.getSnapshot()).toEqual({ session: null, isAuthenticated: false, status: 'known', loginFailed: false })
    expect(shop.cart.getSnapshot().cart.lines).toEqual([])
    expect(shop.checkout.getSnapshot().draft).toEqual({})
    expect(['auth_token', 'customer_id', 'es_cuid'].map(ports.cookies.get)).toEqual([null, null, null])
    expect(ports.storage.stored()).toEqual({})
  })

  it('SES-04 a logout that throws still signs out', async () => {
    const ports = createFakePorts({ cookies: createFakeCookies({ auth_token: 'a' }) })
    const shop = createTestShop(ports, { run: () => Promise.reject(new Error('broken')) })
    await shop.session.logout()
    expect(ports.cookies.get('auth_token')).toBeNull()
    expect(ports.logger.warnings).toHaveLength(1)
  })

  it('SES-03 a login response that arrives after logout is ignored', async () => {
    let response = (): void => undefined
    const { ports, shop } = withToken(undefined, ({ name }) =>
      name === 'session' ? new Promise((resolve) => (response = () => resolve({}))) : {},
    )
    const restoring = shop.session.restore()
    await ports.clock.advance(0)
    await shop.session.logout()
    response()
    expect(await restoring).toBe('visitor')
    expect(shop.session.getSnapshot().isAuthenticated).toBe(false)
    expect(ports.storage.stored()).toEqual({})
  })

  it('SES-03 without a token the other session cookies are removed', async () => {
    const { ports, shop } = shopWith({ cookies: createFakeCookies({ customer_id: '10007' }) })
    expect(await shop.session.restore()).toBe('visitor')
    expect(ports.cookies.get('customer_id')).toBeNull()
    expect(ports.account.calls).toEqual([])
  })

  it('SES-04 a logout that did not reach the backend is retried until it does, but not while a customer is signed in', async () => {
    let isAway = true
    const { ports, shop } = withToken(undefined, ({ name }) => (name === 'logout' && isAway ? { failure: unreachable } : {}))
    const logouts = () => ports.account.calls.filter((name) => name === 'logout').length
    await shop.session.restore()
    await shop.session.logout()
    expect(ports.storage.stored()).toEqual({})
    await ports.clock.advance(2_000)
    expect(logouts()).toBe(2)
    await shop.session.login(credentials)
    await ports.clock.advance(8_000)
    expect(logouts()).toBe(2)
    isAway = false
    await shop.session.logout()
    expect(logouts()).toBe(3)
    await shop.session.restore()
    await ports.clock.advance(0)
    expect(logouts()).toBe(4)
    expect(ports.storage.stored()).toEqual({})
  })
})

describe('a guest who logs in', () => {
  it('CRT-13 SES-05 a guest’s login is sent only after the last tasks have reached the backend', async () => {
    const { ports } = shopWith()
    const events: string[] = []
    const account = {
      ...ports.account,
      login: (given: Parameters<typeof ports.account.login>[0]) => {
        events.push('login')
        return ports.account.login(given)
      },
    }
    let open = (): void => {}
    const gate = new Promise<void>((resolve) => (open = resolve))
    let arrive = (): void => {}
    const waiting = new Promise<void>((resolve) => (arrive = resolve))
    const session = createSessionStore({
      ports,
      run: runWith({ account }),
      beforeLogin: async () => {
        arrive()
        await gate
        events.push('cart complete')
      },
      accountActions: shopModules.accountActions,
    })
    session.watch({ signedIn: () => events.push('signed in'), ended: () => {}, restored: () => {}, signedOut: () => {} })
    const login = session.login(credentials)
    await waiting
    // Long enough for a login that does not wait.
    await new Promise((resolve) => setImmediate(resolve))
    expect(events).toEqual([])
    open()
    expect((await login).ok).toBe(true)
    expect(events).toEqual(['cart complete', 'login', 'signed in'])
  })
})
