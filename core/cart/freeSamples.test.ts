import { expect, it } from 'vitest'
import { sampleProduct } from '../testing/sampleProduct.ts'
import { cartTotals } from './cartTotals.ts'
import { emptyCart } from './cart.ts'
import type { CartLine } from './cart.ts'
import { freeSampleId, withFreeSamples } from './freeSamples.ts'
import { newLine } from './newLine.ts'

const lineOf = (productId: number, isSample: boolean, quantity = 1): CartLine => {
  const made = newLine(sampleProduct(productId, { isSample }), [])
  if (!made.ok) throw new Error('it can be bought')
  return { ...made.value, quantity }
}
const freeOf = (lines: readonly CartLine[]) =>
  lines.filter(({ adjustments }) => adjustments.some(({ id }) => id === freeSampleId)).map(({ productId }) => productId)
const totalOf = (lines: readonly CartLine[]) => cartTotals({ ...emptyCart, lines }, { shippingVat: 'highest-rate' }).totalInclVat

it('the first three samples that were put in are free, the fourth has its price; other goods too', () => {
  const lines = withFreeSamples([lineOf(5, true), lineOf(9, false), lineOf(4, true), lineOf(3, true), lineOf(2, true)])
  expect(freeOf(lines)).toEqual([4, 3, 2])
  expect(totalOf(lines)).toBe(500 + 900)
})

it('when a free sample goes, the next one is free', () => {
  const lines = withFreeSamples([lineOf(5, true), lineOf(4, true), lineOf(3, true), lineOf(2, true)])
  expect(freeOf(withFreeSamples(lines.filter(({ productId }) => productId !== 3)))).toEqual([5, 4, 2])
  expect(freeOf(withFreeSamples(lines.map((line) => (line.productId === 2 ? { ...line, quantity: 0 } : line))))).toEqual([5, 4, 3])
})

it('a cart has one piece of each sample; a cart without samples is the same', () => {
  expect(withFreeSamples([lineOf(2, true, 3)])[0]?.quantity).toBe(1)
  const others = [lineOf(1, false, 3)]
  expect(withFreeSamples(others)).toBe(others)
})
