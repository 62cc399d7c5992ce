import type { Cart } from '../cart/cart.ts'
import { emptyCart } from '../cart/cart.ts'
import { BackendUnavailable } from '../failures/failures.ts'
import type { BackendFailure, Refused } from '../ports/failures.ts'
import type { FakeCart } from './fakes/createFakeCart.ts'
import { createFakeCookies } from './fakes/createFakeCookies.ts'
import { createFakeIds } from './fakes/createFakeIds.ts'
import { createFakePorts } from './fakes/createFakePorts.ts'
import type { FakePorts } from './fakes/createFakePorts.ts'
import { createFakeStorage } from './fakes/createFakeStorage.ts'
import { createFakeTabs } from './fakes/createFakeTabs.ts'
import type { FaultModel } from './fakes/faultModel.ts'
import { createTestShop } from './createTestShop.ts'
import { sampleProduct } from './sampleProduct.ts'

/** A shop over fakes; `settle` waits for everything in progress. */
export const shopWith = (own: Partial<FakePorts> = {}) => {
  const ports = createFakePorts(own)
  const shop = createTestShop(ports)
  return { ports, shop, cart: shop.cart, settle: () => ports.clock.advance(0) }
}

/** Shared state of one device: shops with the same one are its tabs. */
export const device = (cookies: Readonly<Record<string, string>> = {}) => ({
  cookies: createFakeCookies(cookies),
  ids: createFakeIds(),
  storage: createFakeStorage(),
  tabs: createFakeTabs(),
})

/** Products and pieces, top line first. */
export const quantities = (cart: Cart) => cart.lines.map(({ productId, quantity }) => [productId, quantity])
/** The calls to the backend, in order. */
export const names = (cart: FakeCart) => cart.calls.map(({ name }) => name)

export const rug = sampleProduct(20)
export const hub = sampleProduct(30)

/** A cart that the backend has had for a while: products and pieces, top line first. */
export const backendCart = (...lines: readonly [number, number][]): Cart => ({
  ...emptyCart,
  cUid: 'cart-9',
  lines: lines.map(([productId, quantity]) => {
    const { slug, title, facts, price, weightGrams } = sampleProduct(productId)
    if (price === null) throw new Error('a sample has a price')
    return {
      id: String(productId),
      uid: `host-${productId}`,
      productId,
      slug,
      title,
      facts,
      picture: null,
      quantity,
      originalQuantity: null,
      price,
      options: [],
      weightGrams,
      stock: null,
      returnable: true,
      delivery: { totalDays: 1, unit: 'day' },
      adjustments: [],
    }
  }),
})

/** A shopper whose device knows the backend’s cart. */
export const withCookie = (cart: FakeCart, own: Partial<FakePorts> = {}) =>
  shopWith({ cart, cookies: createFakeCookies({ es_cuid: 'cart-9' }), ...own })

/** Fails the calls whose numbers are named, and is fine otherwise. */
export const failing =
  (failures: Readonly<Record<number, BackendFailure | Refused>>, carriedOut = false): FaultModel<BackendFailure | Refused> =>
  ({ number }) => {
    const failure = failures[number]
    return failure === undefined ? {} : { failure, carriedOut }
  }

export const offline = new BackendUnavailable({ reason: 'offline' })
export const timeout = new BackendUnavailable({ reason: 'timeout' })
