import type { Cart } from '../cart/cart.ts'
import { emptyCart } from '../cart/cart.ts'
import { HostUnreachable } from '../ports/failures.ts'
import type { HostFailure, Refused } from '../ports/failures.ts'
import type { FakeCart } from './fakes/makeFakeCart.ts'
import { makeFakeCookies } from './fakes/makeFakeCookies.ts'
import { makeFakeIds } from './fakes/makeFakeIds.ts'
import { makeFakePorts } from './fakes/makeFakePorts.ts'
import type { FakePorts } from './fakes/makeFakePorts.ts'
import { makeFakeStorage } from './fakes/makeFakeStorage.ts'
import { makeFakeTabs } from './fakes/makeFakeTabs.ts'
import type { Weather } from './fakes/weather.ts'
import { runPlainly } from './runPlainly.ts'
import { sampleProduct } from './sampleProduct.ts'
import { makeShop } from '../makeShop.ts'

/** A shop over fakes; `settle` lets everything that is under way come to rest. */
export const shopWith = (own: Partial<FakePorts> = {}) => {
  const ports = makeFakePorts(own)
  const shop = makeShop(ports, runPlainly, 'nld')
  return { ports, shop, cart: shop.cart, settle: () => ports.clock.advance(0) }
}

/** What the tabs of one device share: shops that are given it are tabs of the same device. */
export const device = (cookies: Readonly<Record<string, string>> = {}) => ({
  cookies: makeFakeCookies(cookies),
  ids: makeFakeIds(),
  storage: makeFakeStorage(),
  tabs: makeFakeTabs(),
})

/** Products and pieces, top line first. */
export const quantities = (cart: Cart) => cart.lines.map(({ productId, quantity }) => [productId, quantity])
/** What the host was asked, in order. */
export const names = (cart: FakeCart) => cart.calls.map(({ name }) => name)

export const rug = sampleProduct(20)
export const hub = sampleProduct(30)

/** A cart that the host has had for a while: products and pieces, top line first. */
export const hostCart = (...lines: readonly [number, number][]): Cart => ({
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

/** A shopper whose device knows the host’s cart. */
export const withCookie = (cart: FakeCart, own: Partial<FakePorts> = {}) =>
  shopWith({ cart, cookies: makeFakeCookies({ es_cuid: 'cart-9' }), ...own })

/** Fails the calls whose numbers are named, and is fine otherwise. */
export const failing =
  (failures: Readonly<Record<number, HostFailure | Refused>>, carriedOut = false): Weather<HostFailure | Refused> =>
  ({ number }) => {
    const failure = failures[number]
    return failure === undefined ? {} : { failure, carriedOut }
  }

export const offline = new HostUnreachable({ reason: 'offline' })
export const timeout = new HostUnreachable({ reason: 'timeout' })
