import { expect, it } from 'vitest'
import { newLine } from '../cart/newLine.ts'
import { sampleProduct } from '../testing/sampleProduct.ts'
import { buyableLine, sharedCart, sharedWishlist } from './share.ts'

const line = (quantity: number) => {
  const made = newLine(sampleProduct(7), [])
  if (!made.ok) throw new Error('the sample can be bought')
  return { ...made.value, quantity }
}

it('a shared cart is bought as it was, at the price of now', () => {
  const [shared] = sharedCart([line(3)])
  if (shared === undefined) throw new Error('a line')
  expect(shared).toEqual({ productId: sampleProduct(7).productId, quantity: 3, options: [] })
  expect(buyableLine(shared, sampleProduct(7))).toEqual(line(3))
})

it('what is not sold now, or not with these options, cannot be bought', () => {
  const [shared] = sharedWishlist([sampleProduct(7).productId])
  if (shared === undefined) throw new Error('a line')
  expect(buyableLine(shared, null)).toBeNull()
  expect(buyableLine(shared, { ...sampleProduct(7), stock: 0 })).toBeNull()
  expect(buyableLine(shared, { ...sampleProduct(7), price: null })).toBeNull()
  expect(buyableLine({ ...shared, options: [{ groupId: 'g', itemId: 'gone' }] }, sampleProduct(7))).toBeNull()
})
