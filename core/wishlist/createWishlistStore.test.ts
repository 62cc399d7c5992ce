import { describe, expect, it } from 'vitest'
import type { ToastStore } from '../notifications/createToastStore.ts'
import { BackendUnavailable } from '../failures/failures.ts'
import { customer } from '../testing/checkoutWorld.ts'
import { createFakeAccount } from '../testing/fakes/createFakeAccount.ts'
import { createFakeClock } from '../testing/fakes/createFakeClock.ts'
import { createFakeGuestWishlist } from '../testing/fakes/createFakeGuestWishlist.ts'
import { createFakePage } from '../testing/fakes/createFakePage.ts'
import { createFakePorts } from '../testing/fakes/createFakePorts.ts'
import { createFakeStorage } from '../testing/fakes/createFakeStorage.ts'
import { createFakeTabs } from '../testing/fakes/createFakeTabs.ts'
import { createFakeWishlist } from '../testing/fakes/createFakeWishlist.ts'
import { createTestShop } from '../testing/createTestShop.ts'
import { runWith } from '../testing/runWith.ts'
import { createWishlistStore } from './createWishlistStore.ts'
import { wishlistStorageKey } from './wishlistStorageKey.ts'

const noopToasts: Pick<ToastStore, 'show'> = { show: () => '' }

const openStore = ({
  storage = createFakeStorage(),
  customer = createFakeWishlist(),
  guestWishlist = createFakeGuestWishlist(),
  customerId = () => null as string | null,
  page = createFakePage(),
  clock = createFakeClock(),
  toasts = noopToasts,
} = {}) =>
  createWishlistStore({
    ports: { clock, guestWishlist, storage, tabs: createFakeTabs(), page },
    run: runWith({ wishlist: customer }),
    customerId,
    toasts,
  })

describe('the wishlist of a device', () => {
  it('a wishlist is persisted, and other tabs are notified', () => {
    const storage = createFakeStorage()
    const one = openStore({ storage })
    const other = openStore({ storage })
    let changes = 0
    other.subscribe(() => (changes += 1))
    one.put(1002, true)
    expect(other.getSnapshot()).toEqual([1002])
    expect(changes).toBe(1)
    expect(openStore({ storage }).getSnapshot()).toEqual([1002])
  })

  it('a wishlist change that failed is retried, and reported once', async () => {
    const clock = createFakeClock()
    const received: unknown[] = []
    let down = true
    let calls = 0
    const customer = createFakeWishlist({
      faultModel: () => {
        calls += 1
        return down ? { failure: new BackendUnavailable({ reason: 'unavailable' }) } : {}
      },
    })
    const toasts = { show: (toast: object) => String(received.push(toast)) }
    const store = openStore({ clock, customer, toasts, customerId: () => 'c-1' })
    store.put(1002, true)
    await clock.advance(900)
    expect([calls, received, store.isPending()]).toEqual([1, [], true])
    await clock.advance(9_100)
    expect(calls).toBe(3)
    expect(received).toEqual([{ type: 'warning', message: { key: 'wishlist.unsaved' } }])
    down = false
    await clock.advance(6_000)
    expect([customer.wished(), store.isPending()]).toEqual([[1002], false])
    await clock.advance(60_000)
    expect([calls, received.length]).toEqual([4, 1])
  })

  it('a wishlist change that an earlier page could not send is sent by the next one', async () => {
    const [clock, storage, customer] = [
      createFakeClock(),
      createFakeStorage(),
      createFakeWishlist({
        faultModel: ({ number }) => (number === 1 ? { failure: new BackendUnavailable({ reason: 'unavailable' }) } : {}),
      }),
    ]
    const before = openStore({ clock, storage, customer, customerId: () => 'c-1' })
    before.put(1002, true)
    await clock.advance(0)
    before.stop()
    openStore({ clock, storage, customer, customerId: () => 'c-1' })
    await clock.advance(0)
    expect(customer.wished()).toEqual([1002])
  })

  it('foreign data under the wishlist’s storage key read as an empty list', () => {
    for (const text of ['{', '[]', '{"version":"x","value":{}}', '{"owner":1}'])
      expect(openStore({ storage: createFakeStorage({ [wishlistStorageKey]: text }) }).getSnapshot()).toEqual([])
  })

  it('a wishlist holds 200 items and reports when it is full', () => {
    const store = openStore()
    for (let productId = 1; productId <= 200; productId += 1) expect(store.put(productId, true)).toBe(true)
    expect(store.put(201, true)).toBe(false)
    expect(store.put(200, true)).toBe(true)
    expect(store.put(1, false)).toBe(true)
    expect(store.put(201, true)).toBe(true)
  })

  it('a wishlist adopts items added without JavaScript once', () => {
    const storage = createFakeStorage()
    openStore({ storage }).put(1002, true)
    const guestWishlist = createFakeGuestWishlist([7, 1002, 5])
    expect(openStore({ storage, guestWishlist }).getSnapshot()).toEqual([7, 5, 1002])
    expect(guestWishlist.take()).toEqual([])
    const full = createFakeGuestWishlist(Array.from({ length: 300 }, (_, index) => index + 1))
    expect(openStore({ storage, guestWishlist: full }).getSnapshot()).toHaveLength(200)
  })

  it('a wishlist works without storage', () => {
    const store = openStore({ storage: { ...createFakeStorage(), get: () => null, set: () => undefined } })
    store.put(1002, true)
    store.put(1005, true)
    expect(store.getSnapshot()).toEqual([1005, 1002])
  })

  it('a wishlist of a closed page is unchanged, and its cancelled call is not reported', async () => {
    const store = createWishlistStore({
      ports: {
        clock: createFakeClock(),
        guestWishlist: createFakeGuestWishlist(),
        storage: createFakeStorage(),
        tabs: createFakeTabs(),
        page: createFakePage(),
      },
      run: () => Promise.reject(new Error('cancelled')),
      customerId: () => 'anna',
      toasts: { show: () => '' },
    })
    await expect(store.refresh()).resolves.toBe(false)
    expect(store.getSnapshot()).toEqual([])
  })

  it('a wishlist response after a logout is not shown to the next visitor', async () => {
    let customer: string | null = 'anna'
    let response = (): void => undefined
    const settledAll = new Promise<void>((resolve) => (response = resolve))
    const backend = createFakeWishlist({ start: [7], faultModel: () => settledAll.then(() => ({})) })
    const store = openStore({ customer: backend, customerId: () => customer })
    const requested = store.refresh()
    customer = null
    store.forget()
    response()
    await requested
    expect(store.getSnapshot()).toEqual([])
  })
})

describe('the wishlist of a page over its lifecycle', () => {
  it('wishlist changes are sent when the network is back, and only if there are any', async () => {
    const page = createFakePage()
    let isReachable = false
    let requestCount = 0
    const backend = createFakeWishlist({
      faultModel: () => {
        requestCount += 1
        return Promise.resolve(isReachable ? {} : { failure: new BackendUnavailable({ reason: 'offline' }) })
      },
    })
    const store = openStore({ customer: backend, customerId: () => 'anna', page })
    page.happens('online')
    await store.refresh()
    expect(requestCount).toBe(1)
    store.put(1002, true)
    await expect(store.refresh()).resolves.toBe(false)
    isReachable = true
    const before = requestCount
    page.happens('restored')
    expect(requestCount).toBe(before)
    page.happens('online')
    await expect.poll(() => backend.wished()).toEqual([1002])
    await store.refresh()
    const received = requestCount
    page.happens('online')
    await Promise.resolve()
    expect(requestCount).toBe(received)
  })

  it('a page that returns shows the wishlist that other tabs wrote', () => {
    const page = createFakePage()
    const storage = createFakeStorage()
    const away = openStore({ storage: { ...storage, watch: () => () => undefined }, page })
    openStore({ storage }).put(1002, true)
    page.happens('online')
    expect(away.getSnapshot()).toEqual([])
    page.happens('restored')
    expect(away.getSnapshot()).toEqual([1002])
  })

  it('a stopped wishlist store receives no more events', () => {
    const page = createFakePage()
    const storage = createFakeStorage()
    const store = openStore({ storage, page })
    store.stop()
    openStore({ storage }).put(1002, true)
    page.happens('restored')
    expect(store.getSnapshot()).toEqual([])
  })

  it('forgetting a wishlist is immediate, also without a storage event', () => {
    const storage = createFakeStorage()
    const store = openStore({ storage: { ...storage, watch: () => () => undefined } })
    store.put(1002, true)
    store.forget()
    expect(store.getSnapshot()).toEqual([])
    expect(storage.get(wishlistStorageKey)).toBeNull()
  })
})

describe('what a wishlist store leaves alone', () => {
  const down = { failure: new BackendUnavailable({ reason: 'unavailable' }) }

  it('a wishlist notifies only of a change, and follows only its own storage key', () => {
    expect(wishlistStorageKey).toBe('thuishaven.wishlist')
    const storage = createFakeStorage()
    const listeners: ((key: string | null) => void)[] = []
    const store = openStore({ storage: { ...storage, watch: (listener) => (listeners.push(listener), () => true) } })
    let changes = 0
    store.subscribe(() => (changes += 1))
    store.put(1002, true)
    store.put(1002, true)
    expect(changes).toBe(1)
    storage.remove(wishlistStorageKey)
    for (const listener of listeners) listener('another key')
    expect([changes, store.getSnapshot()]).toEqual([1, [1002]])
    // All of the storage was cleared, which browsers report without a key.
    for (const listener of listeners) listener(null)
    expect([changes, store.getSnapshot()]).toEqual([2, []])
  })

  it('a wishlist that a full device does not take leaves no older one behind', () => {
    const storage = createFakeStorage()
    openStore({ storage }).put(1002, true)
    openStore({ storage: { ...storage, set: () => undefined } }).put(1005, true)
    expect(storage.get(wishlistStorageKey)).toBeNull()
  })

  it.each(['{"owner":"","confirmed":[],"changes":[{"productId":"x","wished":true}]}', '{"owner":1,"confirmed":[],"changes":[]}'])(
    'a stored wishlist of another shape reads as an empty list: %s',
    (value) => {
      const stored = createFakeStorage()
      openStore({ storage: stored }).put(1002, true)
      const version: unknown = JSON.parse(stored.get(wishlistStorageKey) ?? '')
      const text = JSON.stringify({ ...(version as object), value: JSON.parse(value) as unknown })
      expect(openStore({ storage: createFakeStorage({ [wishlistStorageKey]: text }) }).getSnapshot()).toEqual([])
    },
  )

  it('a guest’s wishlist is not sent', async () => {
    const clock = createFakeClock()
    let calls = 0
    const customer = createFakeWishlist({ faultModel: () => ((calls += 1), {}) })
    const store = openStore({ clock, customer })
    store.put(1002, true)
    expect(await store.refresh()).toBe(true)
    await clock.advance(60_000)
    expect([calls, store.isPending(), clock.waiting()]).toEqual([0, false, 0])
  })

  it('a wishlist change made while another is being sent follows in a separate call', async () => {
    const sent: number[] = []
    const customer = createFakeWishlist({ faultModel: ({ number }) => (sent.push(number), {}) })
    const store = openStore({ customer, customerId: () => 'c-1' })
    store.put(1002, true)
    const whole = store.refresh()
    store.put(1005, true)
    expect(await whole).toBe(true)
    await store.refresh()
    expect([customer.wished(), store.isPending()]).toEqual([[1005, 1002], false])
  })

  it.each(['stop', 'forget'] as const)('a wishlist store after %s does not retry', async (ending) => {
    const clock = createFakeClock()
    let calls = 0
    const customer = createFakeWishlist({ faultModel: () => ((calls += 1), down) })
    const store = openStore({ clock, customer, customerId: () => 'c-1' })
    store.put(1002, true)
    await clock.advance(900)
    expect([calls, clock.waiting()]).toEqual([1, 1])
    store[ending]()
    expect(clock.waiting()).toBe(0)
    await clock.advance(60_000)
    expect(calls).toBe(1)
  })

  it('a wishlist store that is stopped during a call does not retry it', async () => {
    const clock = createFakeClock()
    let calls = 0
    const customer = createFakeWishlist({ faultModel: () => ((calls += 1), down) })
    const store = openStore({ clock, customer, customerId: () => 'c-1' })
    store.put(1002, true)
    store.stop()
    await clock.advance(60_000)
    expect([calls, clock.waiting()]).toEqual([1, 0])
  })
})

describe('the wishlist of a shop', () => {
  it('a wishlist moves to the account at login and leaves the device at logout', async () => {
    const account = createFakeAccount({ accounts: [{ password: 'Welkom01', session: customer }] })
    const ports = createFakePorts({ account })
    const shop = createTestShop(ports)
    const expected = await shop.wishlist.load()
    expected.put(1002, true)
    expect((await shop.session.login({ email: customer.emailAddress, password: 'Welkom01' })).ok).toBe(true)
    await expected.refresh()
    expect(ports.customer.wishlist.wished()).toEqual([1002])
    await shop.session.logout()
    expect(expected.getSnapshot()).toEqual([])
    expect(ports.storage.get(wishlistStorageKey)).toBeNull()
    expect(ports.customer.wishlist.wished()).toEqual([1002])
  })

  it('a wishlist leaves the device at logout although it was never shown', async () => {
    const ports = createFakePorts({ storage: createFakeStorage({ [wishlistStorageKey]: 'kept' }) })
    const shop = createTestShop(ports)
    await shop.session.logout()
    expect(ports.storage.get(wishlistStorageKey)).toBeNull()
  })
})
