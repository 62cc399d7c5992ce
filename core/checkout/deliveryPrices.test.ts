import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartTotals } from '../cart/cartTotals.ts'
import type { Cents } from '../money/units.ts'
import { arbitraryCart } from '../testing/arbitraries/arbitraryCart.ts'
import { cartOf, known } from '../testing/queueWorld.ts'
import { deliveryPrices } from './deliveryPrices.ts'

const service = (id: string, price: number) => ({ id, label: id, price: price as Cents })
const post = { price: 695 as Cents, services: [] }
const cart = { ...cartOf(known('1', 2)), shipping: { amount: 1_500 as Cents, side: 'incl' } as const }
const excl = { pricesExclVat: true, shippingVat: 'highest-rate' } as const
const incl = { ...excl, pricesExclVat: false }

describe('the prices of a way of delivery and its services', () => {
  it('PRC-08b the shipping price is the backend’s in a shop that shows prices incl. VAT', () => {
    expect(deliveryPrices(post, cart, incl).way).toBe(695)
  })

  it('PRC-08b PRC-05 the shipping price excludes the cart’s VAT when the shop shows prices excl. VAT, for any selection', () => {
    expect(deliveryPrices(post, cart, excl).way).toBe(574)
    expect(deliveryPrices({ ...post, price: 0 as Cents }, cart, excl).way).toBe(0)
  })

  it('CHK-11 PRC-08b services that are chosen are parts of one amount; one that is not costs what it would alone', () => {
    const carrier = { price: 0 as Cents, services: [service('upstairs', 3_500), service('packaging', 1_500)] }
    const of = (deliveryServices: readonly string[], settings: typeof excl | typeof incl) => {
      const { way, services } = deliveryPrices(carrier, { ...cart, deliveryServices }, settings)
      return [way, ...services]
    }
    // € 50 is € 41.32 without VAT, and each alone € 28.93 and € 12.40.
    expect(of(['upstairs', 'packaging'], excl)).toEqual([0, 2_892, 1_240])
    expect([of([], excl), of(['upstairs'], excl)]).toEqual([
      [0, 2_893, 1_240],
      [0, 2_893, 1_240],
    ])
    expect(of(['upstairs', 'packaging'], incl)).toEqual([0, 3_500, 1_500])
  })

  it('CHK-11 PRC-05 what is chosen adds up to the shipping of the cart on both sides of VAT', () => {
    const amount = fc.nat(20_000)
    fc.assert(
      fc.property(
        arbitraryCart,
        amount,
        fc.array(fc.tuple(amount, fc.boolean()), { maxLength: 5 }),
        fc.constantFrom('highest-rate' as const, 'pro-rata' as const),
        (plain, price, offered, shippingVat) => {
          const services = offered.map(([of], index) => service(`service-${index}`, of))
          const chosen = services.filter((_, index) => offered[index]?.[1] === true)
          const sum = chosen.reduce((total, one) => total + one.price, price) as Cents
          const ordered = {
            ...plain,
            vatTreatment: 'charged' as const,
            deliveryServices: chosen.map(({ id }) => id),
            shipping: { amount: sum, side: 'incl' as const },
          }
          fc.pre(ordered.lines.some(({ quantity }) => quantity > 0))
          const totals = cartTotals(ordered, { shippingVat })
          for (const pricesExclVat of [true, false]) {
            const { way, services: shown } = deliveryPrices({ price: price as Cents, services }, ordered, { pricesExclVat, shippingVat })
            const parts = shown.reduce<number>((total, amount, index) => total + (offered[index]?.[1] === true ? amount : 0), way)
            expect(parts).toBe(pricesExclVat ? totals.shippingExclVat : totals.shippingInclVat)
          }
        },
      ),
      { numRuns: 500 },
    )
  })
})
