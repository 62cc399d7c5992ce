import { describe, expect, it } from 'vitest'
import type { Shop } from './shop.ts'
import type { StorageFailed } from './ports/failures.ts'
import type { StoragePort } from './ports/StoragePort.ts'
import { createMirroredStorage } from './ports/createMirroredStorage.ts'
import { backendCart, hub, quantities, rug } from './testing/cartWorld.ts'
import { customer, guest, readyToPay } from './testing/checkoutWorld.ts'
import { createTestShop } from './testing/createTestShop.ts'
import { createFakeAccount } from './testing/fakes/createFakeAccount.ts'
import { createFakeAsyncStorage } from './testing/fakes/createFakeAsyncStorage.ts'
import type { FakeAsyncStorage } from './testing/fakes/createFakeAsyncStorage.ts'
import { createFakeCart } from './testing/fakes/createFakeCart.ts'
import { createFakeCheckout } from './testing/fakes/createFakeCheckout.ts'
import { createFakeClock } from './testing/fakes/createFakeClock.ts'
import { createFakeCookies } from './testing/fakes/createFakeCookies.ts'
import { createFakeIds } from './testing/fakes/createFakeIds.ts'
import { createFakeLogger } from './testing/fakes/createFakeLogger.ts'
import { createFakePorts } from './testing/fakes/createFakePorts.ts'
import type { FakePorts } from './testing/fakes/createFakePorts.ts'
import { createFakeStorage } from './testing/fakes/createFakeStorage.ts'
import type { FaultModel } from './testing/fakes/faultModel.ts'
import { persistedWishlist } from './wishlist/persistedWishlist.ts'
import { emptyWishlist } from './wishlist/wishlist.ts'
import { wishlistStorageKey } from './wishlist/wishlistStorageKey.ts'

/** Milliseconds that the device takes for each question. */
const slowness = 50

interface Phone {
  readonly start?: Readonly<Record<string, string>>
  readonly own?: Partial<Omit<FakePorts, 'storage'>>
  readonly faultModel?: FaultModel<StorageFailed>
}

/** Storage of the device under the ports of a shop; a test looks at the device itself. */
const storagePorts = (device: FakeAsyncStorage, clock: ReturnType<typeof createFakeClock>) => {
  const mirrored = createMirroredStorage({ device: device.otherTab(), clock, logger: createFakeLogger() })
  return { clock, storage: Object.assign(mirrored, { stored: device.stored }) }
}

/** A shop on a phone whose storage responds after `slowness`. */
const openPhone = ({ start = {}, own = {}, faultModel }: Phone = {}) => {
  const clock = createFakeClock()
  const slow: FaultModel<StorageFailed> = () => new Promise((resolve) => clock.after(slowness, () => resolve({})))
  const device = createFakeAsyncStorage({ start, faultModel: faultModel ?? slow })
  const ports = createFakePorts({ ...own, ...storagePorts(device, clock) })
  return { clock, device, ports, shop: createTestShop(ports) }
}

const persisted = (...productIds: readonly number[]) => ({
  [wishlistStorageKey]: persistedWishlist.print({
    ...emptyWishlist,
    changes: productIds.toReversed().map((productId) => ({ productId, wished: true })),
  }),
})

/** The device's data after a visit that added a rug to the cart offline. */
const unsentCart = async (): Promise<Readonly<Record<string, string>>> => {
  const storage = createFakeStorage()
  const ports = createFakePorts({
    storage,
    ids: createFakeIds('before'),
    cart: createFakeCart({ faultModel: () => new Promise(() => undefined) }),
  })
  const shop = createTestShop(ports)
  shop.cart.add(rug, [])
  await ports.clock.advance(0)
  return storage.stored()
}

describe('a shop on asynchronous storage', () => {
  it('CRT-15 a task made before storage has responded is applied after the persisted ones', async () => {
    const { clock, device, shop } = openPhone({ start: persisted(1005, 1002) })
    const pressed = shop.wishlist.load().then((wishlist) => wishlist.put(1007, true))
    await clock.advance(slowness - 1)
    // Not read is not empty: there is no list yet.
    expect(shop.wishlist.loaded()).toBeNull()
    await clock.advance(1)
    expect(await pressed).toBe(true)
    expect(shop.wishlist.loaded()?.getSnapshot()).toEqual([1007, 1005, 1002])
    await clock.advance(slowness)
    expect(device.stored()).toEqual(persisted(1007, 1005, 1002))
  })

  it('CRT-15 recently viewed products and searches are those of the device once it has answered', async () => {
    const { clock, shop } = openPhone({ start: { 'thuishaven.searches': '["rug"]' } })
    const loaded = Promise.all([shop.viewed.load(), shop.search.load()])
    await clock.advance(slowness)
    const [viewed, search] = await loaded
    viewed.add(7)
    search.subscribe(() => undefined)
    expect([viewed.getSnapshot(), search.getSnapshot().recent]).toEqual([[7], ['rug']])
  })

  it('CRT-01 CRT-15 a product added before storage has responded shows immediately, and is sent after the persisted tasks', async () => {
    const start = await unsentCart()
    const backend = createFakeCart()
    const { clock, device, shop } = openPhone({ start, own: { cart: backend, ids: createFakeIds('now') } })
    shop.cart.add(hub, [])
    expect(quantities(shop.cart.getSnapshot().cart)).toEqual([[30, 1]])
    await clock.advance(slowness - 1)
    expect(backend.calls).toEqual([])
    await clock.advance(10_000)
    expect(backend.calls.flatMap(({ key }) => key?.split('-')[0] ?? [])).toEqual(['before', 'now'])
    expect(quantities(backend.truth())).toEqual([
      [30, 1],
      [20, 1],
    ])
    expect(quantities(shop.cart.getSnapshot().cart)).toEqual(quantities(backend.truth()))
    expect(Object.keys(device.stored())).toEqual(['thuishaven.cart'])
  })

  it('CRT-15 a task is on the device with its key before it reaches the backend', async () => {
    const kept: (readonly string[])[] = []
    const phone: ReturnType<typeof openPhone> = openPhone({
      own: {
        cart: createFakeCart({
          faultModel: () => {
            kept.push(Object.keys(phone.device.stored()))
            return {}
          },
        }),
      },
    })
    await phone.clock.advance(slowness)
    phone.shop.cart.add(rug, [])
    await phone.clock.advance(slowness - 1)
    expect(kept).toEqual([])
    await phone.clock.advance(1)
    expect(kept).toEqual([['thuishaven.cart.id-1']])
  })

  it('CRT-01 the cart of an earlier visit shows when storage has answered, and no cart is called empty before', async () => {
    const cookies = createFakeCookies({ es_cuid: 'cart-9' })
    const earlier = createFakePorts({ storage: createFakeStorage(), cookies, cart: createFakeCart({ cart: backendCart([20, 2]) }) })
    await createTestShop(earlier).cart.load()
    const start = earlier.storage.stored()
    const { clock, shop } = openPhone({ start, own: { cookies, cart: createFakeCart({ faultModel: () => new Promise(() => undefined) }) } })
    shop.cart.subscribe(() => undefined)
    void shop.cart.load()
    await clock.advance(slowness - 1)
    expect(shop.cart.getSnapshot()).toMatchObject({ status: 'initial', cart: { lines: [] } })
    await clock.advance(1)
    expect(shop.cart.getSnapshot().status).toBe('loading')
    expect(quantities(shop.cart.getSnapshot().cart)).toEqual([[20, 2]])
  })

  it('CRT-01 SES-04 a cart forgotten before storage has answered stays forgotten, and what is added then stays', async () => {
    const backend = createFakeCart()
    const { clock, device, ports, shop } = openPhone({ start: { ...(await unsentCart()), ...persisted(1002) }, own: { cart: backend } })
    shop.cart.subscribe(() => undefined)
    await shop.session.logout()
    shop.cart.add(hub, [])
    await clock.advance(10_000)
    expect(quantities(backend.truth())).toEqual([[30, 1]])
    expect(quantities(shop.cart.getSnapshot().cart)).toEqual([[30, 1]])
    expect(Object.keys(device.stored())).toEqual(['thuishaven.cart'])
    // It follows the page as any other.
    ports.page.happens('left')
    await clock.advance(60_001)
    ports.page.happens('visible')
    await clock.advance(0)
    expect(backend.calls.at(-1)?.name).toBe('state')
  })

  it.each([
    ['a product was added', (shop: Shop): void => void shop.cart.add(hub, [])],
    ['the cart is requested', (shop: Shop): void => void shop.cart.load()],
  ] as const)('CRT-15 a shop that is closed before storage has answered, after %s, takes no task over', async (_what, act) => {
    const start = await unsentCart()
    const { clock, device, ports, shop } = openPhone({ start })
    act(shop)
    await shop.close()
    await clock.advance(60_000)
    expect(ports.cart.calls).toEqual([])
    expect(device.stored()).toMatchObject(start)
  })

  it('SES-03 a session is restored once storage has responded, which may have its token', async () => {
    const token = 'token-anna@example.nl'
    const clock = createFakeClock()
    const device = createFakeAsyncStorage({
      start: { token },
      faultModel: () => new Promise((resolve) => clock.after(slowness, () => resolve({}))),
    })
    const platform = storagePorts(device, clock)
    const storage: StoragePort = platform.storage
    const ports = createFakePorts({
      ...platform,
      account: createFakeAccount({ accounts: [{ password: 'Welkom01', session: customer }] }),
      sessionToken: { read: () => storage.get('token'), keep: (text) => storage.set('token', text), forget: () => storage.remove('token') },
    })
    const shop = createTestShop(ports)
    const restored = shop.session.restore()
    await clock.advance(slowness - 1)
    expect(shop.session.getSnapshot()).toMatchObject({ status: 'unknown', isAuthenticated: false })
    await clock.advance(1)
    expect(await restored).toBe('signed-in')
    await clock.advance(1_000)
    expect(device.stored()).toMatchObject({ token })
  })

  it('CHK-12 form values filled in before storage has responded are merged with the persisted ones', async () => {
    const copy = { email: 'new@example.nl', existingSession: false, draft: { firstName: 'Anna', city: 'Delft' } }
    const { clock, device, shop } = openPhone({ start: { 'thuishaven.checkout': JSON.stringify(copy) } })
    shop.checkout.saveDraft({ city: 'Amsterdam' })
    await clock.advance(slowness)
    expect(shop.checkout.reachable('information')).toBe('information')
    const draft = { firstName: 'Anna', city: 'Amsterdam' }
    expect(shop.checkout.getSnapshot()).toMatchObject({ email: 'new@example.nl', draft })
    await clock.advance(slowness)
    expect(JSON.parse(device.stored()['thuishaven.checkout'] ?? '')).toMatchObject({ email: 'new@example.nl', draft })
  })

  it('CHK-07 a payment is sent once its key is persisted', async () => {
    const clock = createFakeClock()
    const device = createFakeAsyncStorage({ faultModel: () => new Promise((resolve) => clock.after(1, () => resolve({}))) })
    const kept: (string | undefined)[] = []
    const checkout = createFakeCheckout({
      faultModel: ({ name }) => {
        if (name === 'pay') kept.push(device.stored()['thuishaven.payment']?.split(' ')[0])
        return {}
      },
    })
    const ready = readyToPay({ ...storagePorts(device, clock), checkout })
    await clock.advance(60_000)
    const shop = await ready
    const paid = shop.checkout.next('pay', guest)
    await clock.advance(1_000)
    await paid
    expect(kept).toEqual(checkout.orders())
    expect(kept).toHaveLength(1)
  })

  it('CRT-15 a device that cannot be read leaves a shop that works, and its storage alone', async () => {
    const failure = { _tag: 'StorageFailed', reason: 'unavailable' } as const
    const { clock, device, shop } = openPhone({ start: persisted(1005), faultModel: () => ({ failure }) })
    const pressed = shop.wishlist.load().then((wishlist) => wishlist.put(1007, true))
    shop.cart.add(rug, [])
    await clock.advance(10_000)
    expect(await pressed).toBe(true)
    expect(shop.wishlist.loaded()?.getSnapshot()).toEqual([1007])
    expect(shop.cart.getSnapshot()).toMatchObject({ status: 'ready', pending: 0 })
    expect(device.stored()).toEqual(persisted(1005))
  })

  it('CRT-16 two tabs on one asynchronous device show the same wishlist', async () => {
    const clock = createFakeClock()
    const device = createFakeAsyncStorage({ faultModel: () => new Promise((resolve) => clock.after(1, () => resolve({}))) })
    const open = () => createTestShop(createFakePorts(storagePorts(device, clock)))
    const loading = Promise.all([open(), open()].map((shop) => shop.wishlist.load()))
    await clock.advance(10)
    const [one, other] = await loading
    one?.put(1002, true)
    await clock.advance(10)
    other?.put(1005, true)
    await clock.advance(10)
    expect([one?.getSnapshot(), other?.getSnapshot()]).toEqual([
      [1005, 1002],
      [1005, 1002],
    ])
  })
})
