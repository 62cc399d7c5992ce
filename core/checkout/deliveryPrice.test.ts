import { describe, expect, it } from 'vitest'
import type { Cents } from '../money/units.ts'
import { cartOf, known } from '../testing/queueWorld.ts'
import { deliveryPrice } from './deliveryPrice.ts'

const post = { price: 695 as Cents }
const cart = { ...cartOf(known('1', 2)), shipping: { amount: 1_500 as Cents, side: 'incl' } as const }

describe('what a way of delivery costs', () => {
  it('PRC-08b is the backend’s price in a shop that shows prices with VAT', () => {
    expect(deliveryPrice(post, cart, { pricesExclVat: false, shippingVat: 'highest-rate' })).toBe(695)
  })

  it('PRC-08b PRC-05 is that price without the cart’s VAT in a shop that shows prices without, whatever is chosen now', () => {
    expect(deliveryPrice(post, cart, { pricesExclVat: true, shippingVat: 'highest-rate' })).toBe(574)
    expect(deliveryPrice({ price: 0 as Cents }, cart, { pricesExclVat: true, shippingVat: 'highest-rate' })).toBe(0)
  })
})
