import { expect, it } from 'vitest'
import type { Cents } from '../money/units.ts'
import { line } from '../testing/queueWorld.ts'
import { hasNoPrice, isUnpriced } from './unpriced.ts'

const quote = { number: 'O26-0001', expiresOn: '2026-11-27', isExpired: true }
const ordinary = line('1')
const withoutPrice = { ...line('2'), quote, price: { ...ordinary.price, base: 0 as Cents } }

it('what has no price but that of a quote has none once the quote has expired', () => {
  expect(hasNoPrice(withoutPrice)).toBe(true)
  expect(hasNoPrice({ ...withoutPrice, quote: { ...quote, isExpired: false } })).toBe(false)
  expect(hasNoPrice({ ...ordinary, quote })).toBe(false)
  // A gift costs nothing and is ordered.
  expect(hasNoPrice({ price: withoutPrice.price })).toBe(false)
})

it('a cart has no sums when nothing in it has a price', () => {
  expect(isUnpriced([withoutPrice])).toBe(true)
  expect(isUnpriced([withoutPrice, ordinary])).toBe(false)
  expect(isUnpriced([])).toBe(false)
})
