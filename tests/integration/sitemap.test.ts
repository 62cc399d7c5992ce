import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveShop } from './servedShop.ts'
import type { ServedShop } from './servedShop.ts'

const locations = (list: string): readonly string[] => [...list.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1] ?? '')

describe('the sitemap of the demo shop', () => {
  let shop: ServedShop
  beforeAll(async () => {
    shop = await serveShop()
  })
  afterAll(() => shop.close())

  it('SEO-05 SEO-05b the sitemap names every product, category and post in both languages, with alternates', async () => {
    const list = await (await fetch(`${shop.address}/sitemap.xml`)).text()
    const paths = locations(list).map((address) => new URL(address).pathname)
    expect(new Set(paths).size).toBe(paths.length)
    for (const path of [
      '/',
      '/en',
      '/vloerkleden',
      '/en/rugs',
      '/blogs/hoe-groot-moet-een-vloerkleed-zijn',
      '/product/1003/wachter-plus-wit',
      '/wettelijke-garantie',
      '/en/legal-guarantee',
    ]) {
      expect(paths, path).toContain(path)
    }
    expect(paths.filter((path) => path.startsWith('/product/')).length).toBeGreaterThan(150)
    expect(paths.filter((path) => /[:?]/.test(path))).toEqual([])
    expect(paths).not.toContain('/maatwerk')
    expect(list).toMatch(
      /<loc>[^<]*\/vloerkleden<\/loc><xhtml:link rel="alternate" hreflang="nl-NL"[^>]*\/><xhtml:link rel="alternate" hreflang="en-US" href="[^"]*\/en\/rugs"\/>/,
    )
  })

  it('SEO-05b the sitemap names only addresses of pages that are canonical to themselves', async () => {
    const paths = locations(await (await fetch(`${shop.address}/sitemap.xml`)).text()).map((address) => new URL(address).pathname)
    // Every page and category, and one product in ten.
    const some = paths.filter((path, index) => !path.includes('/product/') || index % 10 === 0)
    const wrong: string[] = []
    for (const path of some) {
      const response = await fetch(`${shop.address}${path}`, { redirect: 'manual', headers: { cookie: 'locale=nld' } })
      const canonical = /rel="canonical" href="([^"]*)"/.exec(await response.text())?.[1]
      if (response.status !== 200 || canonical === undefined || new URL(canonical).pathname !== path)
        wrong.push(`${path}: ${response.status} ${canonical}`)
    }
    expect(wrong).toEqual([])
  })

  it('SEO-05 a missing part of the sitemap is 404, and an unavailable backend is 503', async () => {
    expect((await fetch(`${shop.address}/sitemap-9.xml`)).status).toBe(404)
    shop.fail(/\/api\/public\/addresses\//, '503')
    expect((await fetch(`${shop.address}/sitemap.xml`)).status).toBe(503)
    shop.heal()
  })
})

describe('the sitemap of a large shop', () => {
  let shop: ServedShop
  beforeAll(async () => {
    shop = await serveShop({ products: 50_000 })
  }, 240_000)
  afterAll(() => shop.close())

  it('SEO-05 the sitemap of 50 000 products is an index of parts that name each once, none too large', async () => {
    const index = await (await fetch(`${shop.address}/sitemap.xml`)).text()
    expect(index).toContain('<sitemapindex')
    // Counting reads no addresses.
    const requested = shop.requests.filter(({ url }) => url.includes('/addresses/'))
    expect(requested.map(({ url }) => Number(url.split('/').at(-1)) > 1000)).toEqual([true])
    const lists = locations(index)
    expect(lists.length).toBeGreaterThan(9)
    const all = new Set<string>()
    let count = 0
    for (const list of lists) {
      const text = await (await fetch(`${shop.address}${new URL(list).pathname}`)).text()
      expect(text.endsWith('</urlset>')).toBe(true)
      expect(Buffer.byteLength(text)).toBeLessThan(50 * 1024 * 1024)
      const named = locations(text)
      expect(named.length).toBeLessThanOrEqual(50_000)
      count += named.length
      for (const address of named) all.add(address)
    }
    expect(all.size).toBe(count)
    expect([...all].filter((address) => address.includes('/product/')).length).toBe(100_000)
  }, 120_000)
})
