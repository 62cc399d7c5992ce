import { expect, it } from 'vitest'
import type { Wire } from '../contract/wire.ts'
import { createTestShop } from '../testing/visitTestShop.ts'

it('CRT-03 products are found by their article numbers, in the order of the question', async () => {
  const visitor = (await createTestShop()).visitor()
  const found = await visitor.post<Wire['ArticlesResponse']>('/api/v2/articles', { numbers: ['wa 1003', 'XX-1003', '1003', 'SN2300'] })
  expect(found.body.data).toEqual([
    { number: 'wa 1003', productId: 1003 },
    { number: 'XX-1003', productId: null },
    { number: '1003', productId: null },
    { number: 'SN2300', productId: 2300 },
  ])
  for (const numbers of [[], [''], ['x'.repeat(41)], Array.from({ length: 201 }, () => 'WA-1003')])
    expect((await visitor.post('/api/v2/articles', { numbers })).status).toBe(400)
})
