import type { Cart, CartLine, CartTotals, Coupon } from '../../cart/cart.ts'
import { emptyCart } from '../../cart/cart.ts'
import { lineKey } from '../../cart/lineKey.ts'
import type { BasisPoints } from '../../money/units.ts'
import { err, ok } from '../../result.ts'
import type { Result } from '../../result.ts'
import type { CartPort } from '../../cart/CartPort.ts'
import { Refused } from '../../failures/failures.ts'
import type { BackendFailure } from '../../ports/failures.ts'
import { fine, weathered } from './faultModel.ts'
import type { FaultModel } from './faultModel.ts'

export interface FakeCart extends CartPort {
  /** The cart as the backend has it. */
  readonly truth: () => Cart
  /** Changes the backend's cart, as another device would. */
  readonly change: (work: (cart: Cart) => Cart) => void
  readonly calls: readonly { readonly name: string; readonly key: string | null }[]
  /** Most calls that were in progress at the same time. */
  readonly mostAtOnce: () => number
}

export interface FakeCartSettings {
  readonly faultModel?: FaultModel<BackendFailure | Refused>
  /** Pieces in stock; null: as many as one likes. */
  readonly stock?: (productId: number) => number | null
  readonly cart?: Cart
  /** false: the backend ignores keys, and executes a repeated request twice. */
  readonly idempotent?: boolean
  /** false: a new quantity is answered with that quantity only, the minimum of the contract. */
  readonly tellsCart?: boolean
  /** Its totals; null: not returned. */
  readonly charges?: (cart: Cart) => CartTotals | null
}

const coupons: Readonly<Record<string, Coupon>> = {
  WELKOM10: { code: 'WELKOM10', title: 'Welkom', applies: true, type: 'percentage', percentage: 1000 as BasisPoints },
}

/** The backend's side of the cart, in memory: lines with uids, stock, idempotency keys. */
export const createFakeCart = ({
  faultModel = fine,
  stock = () => null,
  cart: start = emptyCart,
  idempotent = true,
  tellsCart = true,
  charges = () => null,
}: FakeCartSettings = {}): FakeCart => {
  let cart = start
  let lastUid = 0
  let inProgress = 0
  let most = 0
  const calls: { name: string; key: string | null }[] = []
  const done = new Map<string, unknown>()

  const call = <Value>(name: string, key: string | null, work: () => Result<Value, Refused>) =>
    weathered<Value, BackendFailure | Refused>(
      async () => {
        calls.push({ name, key })
        inProgress += 1
        most = Math.max(most, inProgress)
        try {
          return await faultModel({ name, number: calls.length })
        } finally {
          inProgress -= 1
        }
      },
      () => {
        if (key === null || !idempotent) return work()
        if (!done.has(key)) done.set(key, work())
        return done.get(key) as Result<Value, Refused>
      },
    )

  const allowed = (productId: number, wanted: number): number => Math.min(wanted, stock(productId) ?? wanted)

  const withLines = (lines: readonly CartLine[]): void => {
    cart = { ...cart, lines }
  }

  const currentCart = (): Cart => ({ ...cart, totals: charges(cart) })

  return {
    truth: () => cart,
    change: (work) => {
      cart = work(cart)
    },
    calls,
    mostAtOnce: () => most,
    state: () =>
      call('state', null, () => {
        const response = currentCart()
        cart = { ...cart, isMerged: false }
        return ok(response)
      }) as ReturnType<CartPort['state']>,
    addLine: (line, key) =>
      call('addLine', key, () => {
        const before = cart.lines.find((known) => known.id === line.id || lineKey(known) === lineKey(line))
        const quantity = allowed(line.productId, (before?.quantity ?? 0) + line.quantity)
        if (quantity === 0) return err(new Refused({ reason: 'outOfStock', message: 'productOutOfStock' }))
        lastUid += 1
        const lUid = before?.uid ?? `uid-${lastUid}`
        const added = { ...(before ?? line), uid: lUid, quantity }
        cart = { ...cart, cUid: cart.cUid ?? 'cart-1' }
        withLines(before === undefined ? [added, ...cart.lines] : cart.lines.map((known) => (known === before ? added : known)))
        return ok({ cUid: cart.cUid ?? '', lUid, cart: currentCart() })
      }),
    setQuantity: ({ lineUid, quantity }, key) =>
      call('setQuantity', key, () => {
        const line = cart.lines.find(({ uid }) => uid === lineUid)
        if (line === undefined) return err(new Refused({ reason: 'notFound', message: 'cartLineNotFound' }))
        const updatedQuantity = allowed(line.productId, quantity)
        withLines(
          cart.lines.flatMap((known) => (known !== line ? [known] : updatedQuantity === 0 ? [] : [{ ...line, quantity: updatedQuantity }])),
        )
        return ok({ updatedQuantity, cart: tellsCart ? currentCart() : null })
      }),
    choose: (choice) =>
      call('choose', null, () => {
        const withoutPlaceAndDay = 'shippingOptionId' in choice ? { pickupLocationId: null, deliveryDay: null, deliveryServices: [] } : {}
        cart = { ...cart, ...withoutPlaceAndDay, ...choice }
        return ok(undefined)
      }),
    addCoupon: (code) =>
      call('addCoupon', null, () => {
        const coupon = coupons[code]
        if (coupon === undefined) return err(new Refused({ reason: 'invalid', message: 'couponUnknown' }))
        cart = { ...cart, coupons: [...cart.coupons.filter((known) => known.code !== code), coupon] }
        return ok(undefined)
      }),
    removeCoupon: (code) =>
      call('removeCoupon', null, () => {
        if (!cart.coupons.some((known) => known.code === code)) return err(new Refused({ reason: 'invalid', message: 'couponNotApplied' }))
        cart = { ...cart, coupons: cart.coupons.filter((known) => known.code !== code) }
        return ok(undefined)
      }),
  }
}
