import { describe, expect, it } from 'vitest'
import { ok } from '../result.ts'
import type { BasisPoints, Cents } from '../money/units.ts'
import type { Price } from '../pricing/price.ts'
import { createFakeCatalogue } from '../testing/fakes/createFakeCatalogue.ts'
import { runWith } from '../testing/runWith.ts'
import { samplePrice, sampleProduct } from '../testing/sampleProduct.ts'
import { emptyCart } from './cart.ts'
import type { Cart, CartLine } from './cart.ts'
import { productsInCart, withLinePrices } from './linePrices.ts'
import { createLinePrices } from './createLinePrices.ts'
import { newLine } from './newLine.ts'

const line = (productId: number, id = String(productId)): CartLine => {
  const made = newLine(sampleProduct(productId), [])
  if (!made.ok) throw new Error('a sample product can be put in the cart')
  return { ...made.value, id, quantity: 1 }
}
const cart: Cart = { ...emptyCart, cUid: 'c', lines: [line(1), line(1, 'other'), line(2)], totals: null }

describe('line prices of a customer', () => {
  it('CRT-14 customer prices replace the old ones on every line of the product; equal prices change nothing', () => {
    expect(productsInCart(cart)).toEqual([1, 2])
    expect(withLinePrices(cart, new Map([[1, samplePrice(100)]]))).toBe(cart)
    const priced = withLinePrices({ ...cart, totals: {} as never }, new Map([[1, samplePrice(90)]]))
    expect(priced.lines.map(({ price }) => price.base)).toEqual([90, 90, 200])
    expect(priced.lines[2]).toBe(cart.lines[2])
    expect(priced.totals).toBeNull()
  })

  it('CRT-14 a customer price that differs in a single field replaces the old one', () => {
    const [old] = cart.lines.map(({ price }) => price)
    if (old === undefined) throw new Error('the cart has lines')
    const volume = { fromQuantity: 2, base: 80 as Cents, discount: 0 as BasisPoints }
    const changes = [
      { discount: 1500 },
      { base: 1 },
      { vat: 900 },
      { lowest30Days: 1 },
      { side: 'excl' },
      { volumePrices: [volume] },
    ] as const
    for (const change of changes) {
      const own = { ...old, ...change } as typeof old
      expect(withLinePrices(cart, new Map([[1, own]])).lines.map(({ price }) => price)).toEqual([own, own, cart.lines[2]?.price])
    }
    const volumes = [
      { ...volume, fromQuantity: 3 },
      { ...volume, base: 70 as Cents },
      { ...volume, discount: 500 as BasisPoints },
      volume,
    ].map((one): Price => ({ ...old, volumePrices: [one] }))
    const lowered = volumes.map(
      (own) => withLinePrices({ ...cart, lines: [{ ...line(1), price: volumes.at(-1) ?? old }] }, new Map([[1, own]])).lines[0]?.price,
    )
    expect(lowered).toEqual(volumes)
  })

  const world = (token: string | null) => {
    const requests: number[] = []
    const currentCart: Cart[] = []
    const { ownPrice } = createFakeCatalogue({ ownPrices: { 1: samplePrice(90) } })
    let now = 0
    const refresh = createLinePrices({
      cart: {
        settled: () => Promise.resolve(ok(undefined)).then(() => undefined),
        taken: () => cart,
        resendCart: (change) => void currentCart.push(change(cart)),
      },
      clock: { now: () => now },
      run: runWith({
        catalogue: {
          ownPrice: (request: Parameters<typeof ownPrice>[0]) => {
            requests.push(request.productId)
            return ownPrice(request)
          },
        },
      }),
      token: () => token,
    })
    return { requests, lastCart: currentCart, refresh, later: () => (now += 60_000) }
  }

  it('CRT-14 customer prices are requested once per minute and product, with the customer’s token', async () => {
    const { requests, lastCart: currentCart, refresh, later } = world('token')
    await refresh()
    await refresh()
    expect(requests).toEqual([1, 2])
    expect(currentCart[0]?.lines.map(({ price }) => price.base)).toEqual([90, 90, 200])
    later()
    await refresh()
    expect(requests).toEqual([1, 2, 1, 2])
  })

  it('CRT-14 customer prices are not requested for a visitor', async () => {
    const { requests, lastCart: currentCart, refresh } = world(null)
    await refresh()
    expect([requests, currentCart]).toEqual([[], []])
  })
})
