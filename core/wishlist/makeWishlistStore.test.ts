import { describe, expect, it } from 'vitest'
import type { ToastStore } from '../notifications/makeToastStore.ts'
import { HostUnreachable } from '../ports/failures.ts'
import { customer } from '../testing/checkoutWorld.ts'
import { makeFakeAccount } from '../testing/fakes/makeFakeAccount.ts'
import { makeFakeClock } from '../testing/fakes/makeFakeClock.ts'
import { makeFakeCookies } from '../testing/fakes/makeFakeCookies.ts'
import { makeFakePage } from '../testing/fakes/makeFakePage.ts'
import { makeFakePorts } from '../testing/fakes/makeFakePorts.ts'
import { makeFakeStorage } from '../testing/fakes/makeFakeStorage.ts'
import { makeFakeTabs } from '../testing/fakes/makeFakeTabs.ts'
import { makeFakeWishlist } from '../testing/fakes/makeFakeWishlist.ts'
import { runPlainly } from '../testing/runPlainly.ts'
import { makeShop } from '../makeShop.ts'
import { makeWishlistStore } from './makeWishlistStore.ts'
import { wishlistDrawer } from './wishlistDrawer.ts'

const silentToasts: Pick<ToastStore, 'show'> = { show: () => '' }

const openStore = ({
  storage = makeFakeStorage(),
  customer = makeFakeWishlist(),
  cookies = makeFakeCookies(),
  customerId = () => null as string | null,
  page = makeFakePage(),
  clock = makeFakeClock(),
  toasts = silentToasts,
} = {}) =>
  makeWishlistStore({ ports: { clock, cookies, customer, storage, tabs: makeFakeTabs(), page }, run: runPlainly, customerId, toasts })

describe('the wish list of a device', () => {
  it('stays on it, and other tabs hear of it', () => {
    const storage = makeFakeStorage()
    const one = openStore({ storage })
    const other = openStore({ storage })
    let heard = 0
    other.subscribe(() => (heard += 1))
    one.put(1002, true)
    expect(other.getSnapshot()).toEqual([1002])
    expect(heard).toBe(1)
    expect(openStore({ storage }).getSnapshot()).toEqual([1002])
  })

  it('what the host did not take is sent again by itself, and that is told once', async () => {
    const clock = makeFakeClock()
    const told: unknown[] = []
    let down = true
    let calls = 0
    const customer = makeFakeWishlist({
      weather: () => {
        calls += 1
        return down ? { failure: new HostUnreachable({ reason: 'away' }) } : {}
      },
    })
    const toasts = { show: (toast: object) => String(told.push(toast)) }
    const store = openStore({ clock, customer, toasts, customerId: () => 'c-1' })
    store.put(1002, true)
    await clock.advance(900)
    expect([calls, told, store.isPending()]).toEqual([1, [], true])
    await clock.advance(9_100)
    expect(calls).toBe(3)
    expect(told).toEqual([{ type: 'warning', message: { key: 'wishlist.unsaved' } }])
    down = false
    await clock.advance(6_000)
    expect([customer.wished(), store.isPending()]).toEqual([[1002], false])
    await clock.advance(60_000)
    expect([calls, told.length]).toEqual([4, 1])
  })

  it('what an earlier page could not tell the host is told by the next one', async () => {
    const [clock, storage, customer] = [
      makeFakeClock(),
      makeFakeStorage(),
      makeFakeWishlist({ weather: ({ number }) => (number === 1 ? { failure: new HostUnreachable({ reason: 'away' }) } : {}) }),
    ]
    const before = openStore({ clock, storage, customer, customerId: () => 'c-1' })
    before.put(1002, true)
    await clock.advance(0)
    before.stop()
    openStore({ clock, storage, customer, customerId: () => 'c-1' })
    await clock.advance(0)
    expect(customer.wished()).toEqual([1002])
  })

  it('reads what somebody else wrote into its drawer as none', () => {
    for (const text of ['{', '[]', '{"version":"x","value":{}}', '{"owner":1}'])
      expect(openStore({ storage: makeFakeStorage({ [wishlistDrawer]: text }) }).getSnapshot()).toEqual([])
  })

  it('holds 200 wishes and says when it is full', () => {
    const store = openStore()
    for (let productId = 1; productId <= 200; productId += 1) expect(store.put(productId, true)).toBe(true)
    expect(store.put(201, true)).toBe(false)
    expect(store.put(200, true)).toBe(true)
    expect(store.put(1, false)).toBe(true)
    expect(store.put(201, true)).toBe(true)
  })

  it('takes over what a browser without a script kept in a cookie, once', () => {
    const storage = makeFakeStorage()
    openStore({ storage }).put(1002, true)
    const cookies = makeFakeCookies({ es_w: '7.1002.5' })
    expect(openStore({ storage, cookies }).getSnapshot()).toEqual([7, 5, 1002])
    expect(cookies.get('es_w')).toBeNull()
    const full = makeFakeCookies({ es_w: Array.from({ length: 200 }, (_, index) => index + 1).join('.') })
    expect(openStore({ storage, cookies: full }).getSnapshot()).toHaveLength(200)
  })

  it('works while the device keeps nothing', () => {
    const store = openStore({ storage: { ...makeFakeStorage(), get: () => null, set: () => undefined } })
    store.put(1002, true)
    store.put(1005, true)
    expect(store.getSnapshot()).toEqual([1005, 1002])
  })

  it('of a visitor whose page has gone keeps what it knows, and nobody hears of the call that was cancelled', async () => {
    const store = makeWishlistStore({
      ports: {
        clock: makeFakeClock(),
        cookies: makeFakeCookies(),
        customer: makeFakeWishlist(),
        storage: makeFakeStorage(),
        tabs: makeFakeTabs(),
        page: makeFakePage(),
      },
      run: () => Promise.reject(new Error('cancelled')),
      customerId: () => 'anna',
      toasts: { show: () => '' },
    })
    await expect(store.refresh()).resolves.toBe(false)
    expect(store.getSnapshot()).toEqual([])
  })

  it('of somebody who went away while the host was answering is not shown to the next', async () => {
    let customer: string | null = 'anna'
    let answer = (): void => undefined
    const answered = new Promise<void>((resolve) => (answer = resolve))
    const host = makeFakeWishlist({ start: [7], weather: () => answered.then(() => ({})) })
    const store = openStore({ customer: host, customerId: () => customer })
    const asked = store.refresh()
    customer = null
    store.forget()
    answer()
    await asked
    expect(store.getSnapshot()).toEqual([])
  })
})

describe('the wish list of a page to which something happens', () => {
  it('is told to the host when the network is back, and only then and only when there is something to tell', async () => {
    const page = makeFakePage()
    let isReachable = false
    let asked = 0
    const host = makeFakeWishlist({
      weather: () => {
        asked += 1
        return Promise.resolve(isReachable ? {} : { failure: new HostUnreachable({ reason: 'offline' }) })
      },
    })
    const store = openStore({ customer: host, customerId: () => 'anna', page })
    page.happens('online')
    await store.refresh()
    expect(asked).toBe(1)
    store.put(1002, true)
    await expect(store.refresh()).resolves.toBe(false)
    isReachable = true
    const before = asked
    page.happens('restored')
    expect(asked).toBe(before)
    page.happens('online')
    await expect.poll(() => host.wished()).toEqual([1002])
    await store.refresh()
    const told = asked
    page.happens('online')
    await Promise.resolve()
    expect(asked).toBe(told)
  })

  it('shows what other tabs wrote while it was put away, when it comes back', () => {
    const page = makeFakePage()
    const storage = makeFakeStorage()
    const away = openStore({ storage: { ...storage, watch: () => () => undefined }, page })
    openStore({ storage }).put(1002, true)
    page.happens('online')
    expect(away.getSnapshot()).toEqual([])
    page.happens('restored')
    expect(away.getSnapshot()).toEqual([1002])
  })

  it('hears nothing any more once it has stopped', () => {
    const page = makeFakePage()
    const storage = makeFakeStorage()
    const store = openStore({ storage, page })
    store.stop()
    openStore({ storage }).put(1002, true)
    page.happens('restored')
    expect(store.getSnapshot()).toEqual([])
  })

  it('forgets at once, also where the device tells nobody of it', () => {
    const storage = makeFakeStorage()
    const store = openStore({ storage: { ...storage, watch: () => () => undefined } })
    store.put(1002, true)
    store.forget()
    expect(store.getSnapshot()).toEqual([])
    expect(storage.get(wishlistDrawer)).toBeNull()
  })
})

describe('the wish list of a shop', () => {
  it('comes along at login and goes from the device at logout, while the account keeps it', async () => {
    const account = makeFakeAccount({ accounts: [{ password: 'Welkom01', session: customer }] })
    const ports = makeFakePorts({ account })
    const shop = makeShop(ports, runPlainly, 'nld')
    const wishes = await shop.wishlist.load()
    wishes.put(1002, true)
    expect((await shop.session.login({ email: customer.emailAddress, password: 'Welkom01' })).ok).toBe(true)
    await wishes.refresh()
    expect(ports.customer.wished()).toEqual([1002])
    await shop.session.logout()
    expect(wishes.getSnapshot()).toEqual([])
    expect(ports.storage.get(wishlistDrawer)).toBeNull()
    expect(ports.customer.wished()).toEqual([1002])
  })

  it('goes from the device at logout also when nobody looked at it', async () => {
    const ports = makeFakePorts({ storage: makeFakeStorage({ [wishlistDrawer]: 'kept' }) })
    const shop = makeShop(ports, runPlainly, 'nld')
    await shop.session.logout()
    expect(ports.storage.get(wishlistDrawer)).toBeNull()
  })
})
