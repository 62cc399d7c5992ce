import { expect, it } from 'vitest'
import { addToCart, cartOf, createTestShop } from '../testing/visitTestShop.ts'

it('three samples of a cart are free, the next has its price, and there is one of each', async () => {
  const visitor = (await createTestShop()).visitor()
  for (const productId of [2901, 2902, 2903, 2904, 2901]) await addToCart(visitor, productId)
  const cart = await cartOf(visitor)
  expect(
    cart.lines.map(({ productId, quantity, adjustments, totals }) => [productId, quantity, adjustments.length, totals.totalInclVat]),
  ).toEqual([
    [2904, 1, 0, 295],
    [2903, 1, 1, 0],
    [2902, 1, 1, 0],
    [2901, 1, 1, 0],
  ])
  expect(cart.lines[1]?.adjustments).toEqual([{ id: 'free-sample', title: 'Gratis staal', amountInclVat: 295, amountExclVat: 244 }])
  expect(cart.totals).toMatchObject({ totalInclVat: 295, totalExclVat: 244, productsQuantity: 4 })
})
