import { describe, expect, it } from 'vitest'
import type { Cents } from '../money/units.ts'
import { cartOf, known } from '../testing/queueWorld.ts'
import { deliveryPrice } from './deliveryPrice.ts'

const post = { price: 695 as Cents }
const cart = { ...cartOf(known('1', 2)), shipping: { amount: 1_500 as Cents, side: 'incl' } as const }

describe('the price of a delivery method', () => {
  it('PRC-08b the shipping price is the backend’s in a shop that shows prices incl. VAT', () => {
    expect(deliveryPrice(post, cart, { pricesExclVat: false, shippingVat: 'highest-rate' })).toBe(695)
  })

  it('PRC-08b PRC-05 the shipping price excludes the cart’s VAT when the shop shows prices excl. VAT, for any selection', () => {
    expect(deliveryPrice(post, cart, { pricesExclVat: true, shippingVat: 'highest-rate' })).toBe(574)
    expect(deliveryPrice({ price: 0 as Cents }, cart, { pricesExclVat: true, shippingVat: 'highest-rate' })).toBe(0)
  })
})
