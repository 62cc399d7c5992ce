import { expect, it } from 'vitest'
import type { Wire } from '../contract/wire.ts'
import { addToCart, cartOf, login, createTestShop } from '../testing/visitTestShop.ts'

it('PRC-02 own prices are those of the customer, in the cart too, with the public price beside them', async () => {
  const shop = await createTestShop()
  const anna = shop.visitor()
  await addToCart(anna, 1007, 1)
  const everyone = (await cartOf(anna)).lines[0]?.prices
  await login(anna, 'actief@thuishaven.test')
  const requested = { items: [1007, 1006, 999_999, 1003].map((productId) => ({ productId, prices: null })) }
  const found = (await anna.post<Wire['PricesResponse']>('/api/v2/prices', requested)).body.data
  expect(found.map(({ productId }) => productId)).toEqual([1007, 1006, 1003])
  expect(found[0]?.prices).toMatchObject({ discountPercentage: 10, default: everyone?.baseInclVat })
  expect(found[1]?.prices).toBeNull()
  expect(found[2]?.prices).not.toHaveProperty('default')
  expect((await cartOf(anna)).lines[0]?.prices.discountInclVat).toBe(found[0]?.prices?.discountInclVat)
  expect((await shop.visitor().post('/api/v2/prices', requested)).status).toBe(401)
})
