import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { serveShop } from './servedShop.ts'
import type { ServedShop } from './servedShop.ts'

let shop: ServedShop
beforeAll(async () => {
  shop = await serveShop()
})
afterEach(() => shop.heal())
afterAll(() => shop.close())

/** Where a visitor is led whose path has a rule with this target. */
const led = async (path: string, target: string, statusCode = 301) => {
  shop.standIn(({ url }) => (url.endsWith('/redirects') ? Response.json({ status: 'success', data: { target, statusCode } }) : null))
  const response = await fetch(shop.address + path, { redirect: 'manual', headers: { 'accept-language': 'nl' } })
  await response.arrayBuffer()
  return [response.status, response.headers.get('location')]
}

describe('a redirect rule of the owner, over HTTP', () => {
  it('RTE-13b a redirect rule leads to the page in the requested language, once', async () => {
    expect(await led('/oud', '/rugs')).toEqual([301, '/rugs'])
    expect(await led('/en/old', '/rugs')).toEqual([301, '/en/rugs'])
    expect(await led('/en/old', '/en/rugs')).toEqual([301, '/en/rugs'])
    expect(await led('/oud', '/en/rugs', 302)).toEqual([302, '/en/rugs'])
  })

  it('RTE-13c a redirect rule merges its query with the visitor’s, and its own values win', async () => {
    expect(await led('/oud?z=1', '/verlichting?a=1')).toEqual([301, '/verlichting?a=1&z=1'])
    expect(await led('/oud?a=2&z=1', '/verlichting?a=1#lampen')).toEqual([301, '/verlichting?a=1&z=1#lampen'])
    expect(await led('/oud?z=1', '/verlichting')).toEqual([301, '/verlichting?z=1'])
    expect(await led('/oud', '/verlichting?a=1')).toEqual([301, '/verlichting?a=1'])
  })

  it('RTE-15b a redirect target without a protocol, or with an executable one, is ignored', async () => {
    for (const target of ['//evil.example/x', '\\\\evil.example/x', '/\\evil.example', 'javascript:alert(1)', 'data:text/html,x'])
      expect(await led('/planten', target), target).toEqual([200, null])
  })

  it('RTE-13 a redirect rule to its own page is ignored', async () => {
    expect(await led('/planten?page=1', '/planten')).toEqual([200, null])
  })
})
