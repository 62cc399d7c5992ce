import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OldAddresses } from '@thuishaven/core/routing'
import { root } from '../../tools/build/sources.ts'
import { EnvironmentProblem } from '../../ui/app/server/environment.server.ts'
import { loadOldAddresses } from '../../ui/app/server/oldAddresses.server.ts'
import { serveShop } from './servedShop.ts'
import type { ServedShop } from './servedShop.ts'

const { paths, products } = JSON.parse(readFileSync(join(root, 'shop/old-addresses.json'), 'utf8')) as OldAddresses

describe('addresses of earlier versions of the shop', () => {
  let shop: ServedShop
  beforeAll(async () => {
    shop = await serveShop()
  }, 60_000)
  afterAll(() => shop.close())

  const visit = (path: string) => fetch(shop.address + path, { redirect: 'manual' })
  /** Where an address leads in the end, and by how many redirects. */
  const hops = async (path: string) => {
    let target = path
    for (let redirects = 0; ; redirects += 1) {
      const response = await visit(target)
      await response.body?.cancel()
      const next = response.headers.get('location')
      if (next === null || redirects === 5) return { redirects, status: response.status, target }
      target = next
    }
  }
  /** What a browser requests before it follows a link inside the shop. */
  const request = async (path: string, language: string): Promise<unknown> => {
    const response = await fetch(`${shop.address}/api/public/redirects`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language, 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ path }),
    })
    return ((await response.json()) as { readonly data: unknown }).data
  }

  it.each(Object.entries(paths))(
    'RTE-12 RTE-12c RTE-16 %s redirects permanently, at a first request and inside the shop',
    async (old, { nld, eng }) => {
      const dutch = await visit(`${old}?bron=mail`)
      expect([dutch.status, dutch.headers.get('location')]).toEqual([301, `${nld}?bron=mail`])
      const english = await visit(`/en${old}`)
      expect([english.status, english.headers.get('location')]).toEqual([301, eng === '/' ? '/en' : `/en${eng}`])
      expect(await request(old, 'nl-NL')).toEqual({ target: nld, statusCode: 301 })
      // One redirect, whatever else is wrong with the address.
      for (const prefix of ['', '/en']) {
        const { redirects, target } = await hops(`${prefix}${old}/?bron=mail`)
        const present = prefix === '' ? nld : `/en${eng === '/' ? '' : eng}`
        // '/' itself leads on to the visitor's language.
        expect([redirects, target], prefix).toEqual([1, `${present}?bron=mail`])
      }
    },
  )

  it.each(Object.entries(products))('RTE-12 %s redirects directly to a product', async (old, { productId, slug }) => {
    const [dutch, english] = typeof slug === 'string' ? [slug, slug] : [slug.nld, slug.eng]
    const target = `/product/${productId}/${dutch}`
    for (const address of [`/${old}`, `/product/${old}`]) {
      const response = await visit(address)
      expect([response.status, response.headers.get('location')]).toEqual([301, target])
    }
    const there = `/en/product/${productId}/${english}`
    expect(await request(`/${old}`, 'en-US')).toEqual({ target: there, statusCode: 301 })
    expect(await hops(`/en/product/${old}/?bron=mail`)).toEqual({ redirects: 1, status: 200, target: `${there}?bron=mail` })
    const page = await visit(target)
    expect(page.status).toBe(200)
    await page.body?.cancel()
  })

  it('RTE-12 RTE-13 an address that is not old is left to the backend, with an invalid query unchanged', async () => {
    shop.requests.length = 0
    expect(await request('/tapijten', 'nl-NL')).toMatchObject({ target: '/vloerkleden' })
    expect(await request('/nergens', 'nl-NL')).toBeNull()
    const response = await fetch(`${shop.address}/api/public/redirects`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: '{"path":',
    })
    expect(response.status).toBe(400)
    expect(shop.requests.filter(({ url }) => url.endsWith('/api/public/redirects'))).toHaveLength(3)
  })
})

describe("the owner's file of old addresses", () => {
  const folder = mkdtempSync(join(tmpdir(), 'old-addresses-'))
  const file = join(folder, 'old.json')
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('RTE-12b the file of old addresses is read at each start', () => {
    writeFileSync(file, '{"products":{"oud":{"productId":1003,"slug":"nieuw"}}}')
    expect(loadOldAddresses(file)).toEqual({ paths: {}, products: { oud: { productId: 1003, slug: 'nieuw' } } })
  })

  it.each([
    ['{"paths":', 'it is no JSON'],
    ['[]', 'it is no object'],
    ['{"paths":{"/shop":{"nld":"/products"}}}', "paths, '/shop', eng: give the present path"],
  ])('RTE-12 %s stops the start with one line on what to correct', (text, problem) => {
    writeFileSync(file, text)
    const start = () => loadOldAddresses(file)
    expect(start).toThrow(EnvironmentProblem)
    expect(start).toThrow(problem)
    expect(start).toThrow(/^[^\n]+ See shop\/README\.md\.$/)
  })

  it('RTE-12b a missing file of old addresses stops the start too', () => {
    expect(() => loadOldAddresses(join(folder, 'none.json'))).toThrow('cannot be read (ENOENT)')
  })
})
