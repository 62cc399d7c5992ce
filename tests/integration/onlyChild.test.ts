import { afterAll, beforeAll, expect, it } from 'vitest'
import { contractExample } from '../contract/contractExample.ts'
import { serveShop } from './servedShop.ts'
import type { ServedShop } from './servedShop.ts'

let shop: ServedShop
beforeAll(async () => {
  shop = await serveShop()
})
afterAll(() => shop.close())

interface Category {
  readonly data: { readonly children: readonly { readonly slug: string }[] }
}
const category = contractExample('content', 'security') as Category

/** What becomes of a visitor of a category without products of its own, with these below it. */
const visit = async (children: readonly object[]): Promise<readonly [number, string | null]> => {
  const response = { ...category, data: { ...category.data, products: [], pagination: { totalHits: 0, limit: 24 }, children } }
  shop.standIn((request) => (request.url.endsWith('/api/public/content') ? Response.json(response) : null))
  const { status, headers } = await fetch(`${shop.address}/beveiliging`, { redirect: 'manual' })
  return [status, headers.get('location')]
}

it('RTE-14b a category without own products redirects to its only child with products, but not with two children or an empty one', async () => {
  const [first] = category.data.children
  expect(await visit([{ ...first, hasProducts: true }])).toEqual([302, first?.slug])
  expect(await visit([{ ...first, hasProducts: false }])).toEqual([200, null])
  expect(await visit(category.data.children)).toEqual([200, null])
})
