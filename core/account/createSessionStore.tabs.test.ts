import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { BackendUnavailable, Refused } from '../failures/failures.ts'
import { createFakeAccount } from '../testing/fakes/createFakeAccount.ts'
import { createFakeCookies } from '../testing/fakes/createFakeCookies.ts'
import { shopModules } from '../shopModules.ts'
import { createFakePorts } from '../testing/fakes/createFakePorts.ts'
import { createFakeStorage } from '../testing/fakes/createFakeStorage.ts'
import type { FaultModel } from '../testing/fakes/faultModel.ts'
import { runWith } from '../testing/runWith.ts'
import { customer } from '../testing/sampleCustomer.ts'
import type { AddressForm } from './address.ts'
import { createSessionStore } from './createSessionStore.ts'
import type { Session } from './session.ts'

const credentials = { email: 'anna@example.nl', password: 'Welkom01' }
const token = 'token-anna@example.nl'
const unreachable = new BackendUnavailable({ reason: 'offline' })

interface World {
  readonly initialState?: Session | null
  readonly cookies?: Readonly<Record<string, string>>
  readonly persisted?: Readonly<Record<string, string>>
  readonly faultModel?: FaultModel<BackendUnavailable | Refused>
}

const sessionWith = ({ initialState, cookies = {}, persisted = {}, faultModel }: World = {}) => {
  const accounts = [{ password: 'Welkom01', session: customer }]
  const ports = createFakePorts({
    account: createFakeAccount(faultModel === undefined ? { accounts } : { accounts, faultModel }),
    cookies: createFakeCookies(cookies),
    storage: createFakeStorage(persisted),
  })
  const parts = { ports, run: runWith(ports), beforeLogin: () => Promise.resolve(), accountActions: shopModules.accountActions }
  const session = createSessionStore(initialState === undefined ? parts : { ...parts, initialState })
  const otherTab = (value: string | null): void => {
    if (value === null) ports.cookies.remove('auth_token')
    else ports.cookies.set({ name: 'auth_token', value })
  }
  return { ports, session, otherTab, logouts: () => ports.account.calls.filter((name) => name === 'logout').length }
}

describe('a session from the server, and other tabs', () => {
  it('SES-03 SES-04b the page knows its customer, and detects when another tab signs out or signs in another customer', () => {
    const { session, otherTab } = sessionWith({ initialState: customer, cookies: { auth_token: token } })
    expect(session.getSnapshot()).toEqual({ session: customer, isAuthenticated: true, status: 'known', loginFailed: false })
    expect(session.changedElsewhere()).toBe(false)
    expect(session.token()).toBe(token)
    otherTab('token-of-another')
    expect(session.changedElsewhere()).toBe(true)
    otherTab(null)
    expect(session.changedElsewhere()).toBe(true)
    expect(session.token()).toBeNull()
  })

  it('SES-04b a visitor’s page ignores a sign-in in another tab until the next navigation', () => {
    const visitor = sessionWith({ initialState: null })
    const unknown = sessionWith()
    for (const { session, otherTab } of [visitor, unknown]) {
      otherTab('token-of-another')
      expect(session.changedElsewhere()).toBe(false)
      expect(session.token()).toBeNull()
    }
    expect(visitor.session.getSnapshot()).toEqual({ session: null, isAuthenticated: false, status: 'known', loginFailed: false })
    expect(unknown.session.getSnapshot().status).toBe('unknown')
  })

  it('SES-04b after a login or a restore the page compares with that customer’s token', async () => {
    const signedIn = sessionWith({ initialState: null })
    await signedIn.session.login(credentials)
    expect(signedIn.session.changedElsewhere()).toBe(false)
    signedIn.otherTab(null)
    expect(signedIn.session.changedElsewhere()).toBe(true)
    const restored = sessionWith({ cookies: { auth_token: token } })
    await restored.session.restore()
    expect(restored.session.changedElsewhere()).toBe(false)
    expect(restored.ports.storage.get('thuishaven.auth_token')).toBe(token)
    restored.otherTab('token-of-another')
    expect(restored.session.changedElsewhere()).toBe(true)
  })

  it('SES-03 callers that wait for the session receive the pending response', async () => {
    const { session } = sessionWith({ cookies: { auth_token: token } })
    void session.restore()
    expect(await session.whenKnown()).toBe(true)
    expect(await sessionWith().session.whenKnown()).toBe(false)
  })

  it('SES-03 a response overtaken by a login returns the session of that login', async () => {
    let response = (): void => undefined
    const { session } = sessionWith({
      cookies: { auth_token: 'token-old' },
      faultModel: ({ name }) => (name === 'session' ? new Promise((resolve) => (response = () => resolve({}))) : {}),
    })
    const restoring = session.restore()
    await session.login(credentials)
    response()
    expect(await restoring).toBe('signed-in')
    expect(session.getSnapshot()).toMatchObject({ isAuthenticated: true, session: customer })
  })

  it('SES-01 a failed login is still marked on a visitor’s next page; a customer without token is a visitor', async () => {
    const { session } = sessionWith({ initialState: null })
    await session.login({ ...credentials, password: 'wrong' })
    const failed = session.getSnapshot()
    expect(failed.loginFailed).toBe(true)
    await session.restore()
    expect(session.getSnapshot()).toBe(failed)
    const { session: other, otherTab } = sessionWith({ initialState: customer, cookies: { auth_token: token } })
    otherTab(null)
    await other.restore()
    expect(other.getSnapshot()).toEqual({ session: null, isAuthenticated: false, status: 'known', loginFailed: false })
  })
})

describe('a logout that did not reach the backend', () => {
  const lostFor = (times: number): World => {
    let left = times
    return {
      initialState: customer,
      cookies: { auth_token: token },
      faultModel: ({ name }) => {
        if (name !== 'logout') return {}
        left -= 1
        return left >= 0 ? { failure: unreachable } : {}
      },
    }
  }

  it('SES-04 a failed logout is retried after 2, 8, 30 and 120 s, and then on the next page', async () => {
    const { ports, session, logouts } = sessionWith(lostFor(99))
    await session.logout()
    const requests: number[] = []
    for (const pause of [2_000, 8_000, 30_000, 120_000]) {
      await ports.clock.advance(pause - 1)
      requests.push(logouts())
      await ports.clock.advance(1)
      requests.push(logouts())
    }
    expect(requests).toEqual([1, 2, 2, 3, 3, 4, 4, 5])
    await ports.clock.advance(10_000_000)
    expect(logouts()).toBe(5)
    // A valid token must not stay on the device for its next user.
    expect(JSON.stringify([ports.storage.stored(), ports.cookies.get('auth_token')])).not.toContain(token)
  })

  it('SES-04 a successful logout is not repeated', async () => {
    const { ports, session, logouts } = sessionWith(lostFor(2))
    await session.logout()
    await ports.clock.advance(10_000_000)
    expect(logouts()).toBe(3)
    expect(ports.storage.stored()).toEqual({})
  })

  it('SES-04 a logout that an earlier version left on the device is deleted', async () => {
    const { ports, session } = sessionWith({ persisted: { 'thuishaven.left_token': 'token-old' } })
    await session.restore()
    expect(ports.storage.stored()).toEqual({})
  })

  it('SES-04 a visitor’s logout calls nothing, and one that throws is logged', async () => {
    const visitor = sessionWith({ faultModel: () => ({ failure: unreachable }) })
    await visitor.session.logout()
    expect(visitor.ports.storage.stored()).toEqual({})
    const { ports } = sessionWith()
    ports.cookies.set({ name: 'auth_token', value: token })
    const broken = createSessionStore({
      ports,
      run: () => Promise.reject(new Error('broken')),
      beforeLogin: () => Promise.resolve(),
      accountActions: shopModules.accountActions,
    })
    await broken.logout()
    expect(ports.logger.warnings).toEqual([{ message: 'Sign-out failed', facts: { error: 'Error: broken' } }])
    expect(ports.storage.stored()).toEqual({})
  })
})

describe('an address of a customer who has none', () => {
  const form: AddressForm = {
    countryCode: 'NL',
    companyName: '',
    firstName: 'Anna',
    lastName: 'de Vries',
    zipCode: '1011 AB',
    houseNumber: '1',
    houseNumberAddition: '',
    streetName: 'Prins Hendrikkade',
    city: 'Amsterdam',
  }
  const lost = { ok: false, failure: { key: 'error.connection' } }
  const signedIn = (faultModel?: World['faultModel']) =>
    sessionWith({ initialState: customer, cookies: { auth_token: token }, ...(faultModel === undefined ? {} : { faultModel }) })

  it('CHK-02 a first address is saved, and the session then has it with the backend’s id', async () => {
    const { session } = signedIn()
    await session.addAddress({ ...form, zipCode: '1012 AB' })
    const added = await session.addAddress(form)
    expect(added).toMatchObject({ ok: true, value: { uid: 'address-1011 AB', id: 'id-of-address-1011 AB', city: 'Amsterdam' } })
    expect(session.getSnapshot().session?.deliveryAddresses).toHaveLength(2)
  })

  it('CHK-02 a first address that is refused, or whose session cannot be read, is reported', async () => {
    const refused = signedIn(({ name }) => (name === 'addAddress' ? { failure: new Refused({ reason: 'invalid', message: 'x' }) } : {}))
    expect(await refused.session.addAddress(form)).toEqual({ ok: false, failure: { key: 'phrases.accountAddressCreateFailed' } })
    expect(refused.ports.account.calls).toEqual(['addAddress'])
    const unread = signedIn(({ name }) => (name === 'session' ? { failure: unreachable } : {}))
    expect(await unread.session.addAddress(form)).toEqual(lost)
    expect(unread.session.getSnapshot().session?.deliveryAddresses).toEqual([])
    const nobody = sessionWith({ initialState: customer })
    expect(await nobody.session.addAddress(form)).toEqual(lost)
    expect(nobody.ports.account.calls).toEqual(['addAddress'])
  })

  it('CHK-02 a first address that the session does not contain is not saved', async () => {
    const { ports } = signedIn()
    const session = createSessionStore({
      ports,
      run: runWith({
        account: {
          ...ports.account,
          addAddress: (saved: AddressForm) => Effect.as(ports.account.addAddress(saved), { uid: 'another' }),
        },
      }),
      initialState: customer,
      beforeLogin: () => Promise.resolve(),
      accountActions: shopModules.accountActions,
    })
    expect(await session.addAddress(form)).toEqual(lost)
  })
})
