import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveShop } from './servedShop.ts'
import type { ServedShop } from './servedShop.ts'

/** What search engines and programs find, requested from the shop's server. */

const root = fileURLToPath(new URL('../../', import.meta.url))

let shop: ServedShop
beforeAll(async () => {
  shop = await serveShop()
})
afterAll(() => shop.close())

const request = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(shop.address + path, { headers, redirect: 'manual' })
const textOf = async (path: string): Promise<string> => (await request(path)).text()

interface Described {
  readonly '@type': string
  readonly [name: string]: unknown
}

const describedBy = async (path: string): Promise<readonly Described[]> =>
  [...(await textOf(path)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text]) => JSON.parse(text ?? '') as Described,
  )

interface Offered {
  readonly price?: string
  readonly name?: string
  readonly priceSpecification?: {
    readonly '@type': string
    readonly price: string
    readonly referenceQuantity: { readonly value: number; readonly unitCode: string }
  }
}

interface Listed {
  readonly position: number
  readonly url: string
}

/** What a list on a page names, in its order. */
const listedAt = async (path: string): Promise<readonly Listed[]> =>
  (await describedBy(path)).flatMap((one) => (one['@type'] === 'ItemList' ? (one['itemListElement'] as readonly Listed[]) : []))

const metaOf = (page: string, property: string): string | undefined =>
  new RegExp(`property="${property}" content="([^"]*)"`).exec(page)?.[1]

describe('the structured data for search engines', () => {
  it('SEO-01b a made-to-measure product is offered by the square metre, one offer a shape, and no accessory by itself', async () => {
    const [product] = await describedBy('/product/1001/vloerkleed-op-maat')
    const offers = product?.['offers'] as readonly Offered[]
    expect(offers.map(({ name }) => name)).toEqual(['Rechthoek', 'Vierkant', 'Rond', 'Ovaal', 'Organisch'])
    for (const { price, priceSpecification } of offers) {
      expect(price).toBeUndefined()
      expect(priceSpecification).toMatchObject({ '@type': 'UnitPriceSpecification', referenceQuantity: { value: 1, unitCode: 'MTK' } })
      expect(Number(priceSpecification?.price)).toBeGreaterThan(0)
    }
  })

  it('SEO-01a a product is rated by the reviews that its page shows, and one without reviews is not rated', async () => {
    const reviewed = await textOf('/product/1002/vloerkleed-zandvoort-blauw-160x230')
    expect(reviewed).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":4.3,"reviewCount":4')
    expect(reviewed).toContain('id="reviews"')
    const response = await request('/product/1102')
    const without = response.status === 200 ? await response.text() : await textOf(response.headers.get('location') ?? '')
    expect(without).toContain('<h1')
    expect(without).not.toContain('aggregateRating')
    expect(without).not.toContain('id="reviews"')
  })

  it('SEO-01b nothing is offered at a price of zero, on any page of a list', async () => {
    const addresses = (await listedAt('/hubs')).map(({ url }) => new URL(url).pathname)
    expect(addresses.length).toBeGreaterThan(5)
    for (const address of addresses) {
      const [product] = await describedBy(address)
      for (const { price, priceSpecification } of (product?.['offers'] ?? []) as readonly Offered[])
        expect(Number(price ?? priceSpecification?.price)).toBeGreaterThan(0)
    }
  })

  it('SEO-03b a story of the journal is a news article with its title, date and picture', async () => {
    const [post] = await describedBy('/blogs/hoe-groot-moet-een-vloerkleed-zijn')
    expect(post).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'Hoe groot moet een vloerkleed zijn?',
      datePublished: '2026-10-28T08:00:00Z',
      publisher: { name: 'Thuishaven' },
    })
    expect(post?.['image']).toEqual([expect.stringMatching(/^http:.*\/api\/pictures\/post-maat-measure-.*\.webp$/)])
    expect(post?.['url']).toMatch(/^http:.*\/blogs\/hoe-groot-moet-een-vloerkleed-zijn$/)
  })

  it('SEO-03 a list names its products in order, on later pages too', async () => {
    const places = async (path: string) => (await listedAt(path)).map(({ position }) => position)
    const [first, second] = [await places('/vloerkleden'), await places('/vloerkleden?page=2')]
    expect(first[0]).toBe(1)
    expect(second[0]).toBe(first.length + 1)
  })

  it.each([
    ['/', 'website'],
    ['/vloerkleden', 'website'],
    ['/en/plants', 'website'],
    ['/product/1003/wachter-plus-wit', 'product'],
    ['/blogs/waarom-wol', 'article'],
    ['/contact', 'website'],
    ['/products/orders', 'website'],
    ['/account/login', 'website'],
    ['/zoeken?q=hub', 'website'],
    ['/bestaat-niet', 'website'],
  ])('SEO-04b %s has a type and a picture for previews', async (path, kind) => {
    const page = await textOf(path)
    expect(metaOf(page, 'og:type')).toBe(kind)
    expect(metaOf(page, 'og:title')).not.toBe('')
    expect(metaOf(page, 'og:image')).toMatch(/^http:\/\/[^/]+\/(?:share\.png|api\/pictures\/[\w-]+\.webp)$/)
    expect(metaOf(page, 'og:image:alt')).not.toBe('')
  })

  it('SEO-05c robots may fetch product pictures, and nothing else of the backend', async () => {
    const rules = (await textOf('/robots.txt'))
      .split('\n')
      .flatMap((line) => {
        const [, verb, path] = /^(Allow|Disallow): (\S+)$/.exec(line) ?? []
        return path === undefined ? [] : [{ allowed: verb === 'Allow', path }]
      })
      // The longest rule that fits holds (RFC 9309).
      .toSorted((a, b) => b.path.length - a.path.length)
    const mayFetch = (path: string): boolean => rules.find((rule) => path.startsWith(rule.path))?.allowed ?? true
    const page = await textOf('/product/1003/wachter-plus-wit')
    const pictures = [...page.matchAll(/(?:src|content)="((?:http:\/\/[^"/]+)?\/api\/pictures\/[^"]+)"/g)].map(
      ([, address]) => new URL(address ?? '', shop.address).pathname,
    )
    expect(pictures.length).toBeGreaterThan(3)
    for (const picture of pictures) expect([picture, mayFetch(picture)]).toEqual([picture, true])
    expect(mayFetch('/api/v2/app')).toBe(false)
    expect(mayFetch('/checkout/gegevens')).toBe(false)
    expect(mayFetch('/vloerkleden')).toBe(true)
  })

  it('SEO-01 SEO-02 SEO-03 the structured data uses the vocabulary of schema.org', async () => {
    const kinds = new Map<string, Described>()
    for (const path of [
      '/product/1001/vloerkleed-op-maat',
      '/product/1002',
      '/product/1003/wachter-plus-wit',
      '/vloerkleden',
      '/blogs/waarom-wol',
      '/events',
    ]) {
      const response = await request(path)
      const found = await describedBy(response.headers.get('location') ?? path)
      for (const one of found) kinds.set(`${one['@type']} ${path}`, one)
    }
    expect([...new Set([...kinds.values()].map((one) => one['@type']))].toSorted()).toEqual([
      'BreadcrumbList',
      'Event',
      'ItemList',
      'NewsArticle',
      'Product',
    ])
    const folder = join(root, 'node_modules/.cache/structured-data')
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    const imports = "import type { BreadcrumbList, Event, ItemList, NewsArticle, Product, WithContext } from 'schema-dts'\n"
    const claims = [...kinds.values()].map(
      (one, index) => `export const a${index} = ${JSON.stringify(one)} satisfies WithContext<${one['@type']}>\n`,
    )
    writeFileSync(join(folder, 'told.ts'), imports + claims.join(''))
    // The check itself is awake: a word that schema.org does not know is refused.
    writeFileSync(
      join(folder, 'wrong.ts'),
      `${imports}export const wrong = { '@context': 'https://schema.org', '@type': 'Product', colour: 'blue' } satisfies WithContext<Product>\n`,
    )
    const check = (file: string): Promise<string> =>
      new Promise((resolve) => {
        const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'esnext', '--ignoreConfig', file]
        execFile(join(root, 'node_modules/.bin/tsc'), options, { cwd: folder }, (_problem, notices) => resolve(notices))
      })
    expect(await check('told.ts')).toBe('')
    expect(await check('wrong.ts')).toContain("'colour' does not exist")
  }, 60_000)
})

describe('pages as markdown', () => {
  const markdown = { accept: 'text/markdown, text/html;q=0.5' }

  it.each([
    ['a product', '/product/1003/wachter-plus-wit', '# Wachter Plus wit', '€\u00A0329,- incl. btw'],
    ['made to measure, by the square metre', '/product/1001/vloerkleed-op-maat', '# Vloerkleed op maat', 'per m²'],
    ['a list', '/en/rugs', '# Rugs', '/en/product/1002/'],
    ['an article', '/blogs/waarom-wol', '# Waarom wij zo vaak wol zeggen', '## Uit dit verhaal'],
    ['the front page', '/', '# ', '/vloerkleden'],
    ['a table', '/bezorgen', '# Bezorgen', '| Wijze | Wanneer | Prijs |\n| --- | --- | --- |'],
  ])('%s is served as markdown on request', async (_what, path, title, within) => {
    const response = await request(path, markdown)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8'])
    // It has the address of the page, so no cache between may serve it to another visitor.
    expect([response.headers.get('cache-control'), response.headers.get('vary')]).toEqual([
      'private, no-cache',
      expect.stringContaining('accept'),
    ])
    const text = await response.text()
    expect(text.startsWith(title)).toBe(true)
    expect(text).toContain(within)
    expect(text).not.toMatch(/<\/?(?:p|div|strong|table|li)>|undefined|\[object/)
    const page = await request(path, { accept: 'text/html,*/*;q=0.8' })
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(page.headers.get('vary')?.split(', ')).toContain('accept')
  })

  it('private, foreign and missing pages ignore a request for markdown', async () => {
    expect((await request('/account/login', markdown)).headers.get('content-type')).toContain('text/html')
    expect((await request('/bestaat-niet', markdown)).status).toBe(404)
    expect((await request('/product/1003/x', markdown)).headers.get('location')).toBe('/product/1003/wachter-plus-wit')
    expect((await request('/vloerkleden', { accept: '*/*' })).headers.get('content-type')).toContain('text/html')
  })

  it('llms.txt describes the shop and links to its pages', async () => {
    const response = await request('/llms.txt')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')])
    const text = await response.text()
    expect(text).toMatch(/^# Thuishaven\n\n> /)
    const addresses = [...text.matchAll(/\]\(<([^>]+)>\)/g)].map(([, address]) => new URL(address ?? '').pathname)
    expect(addresses).toContain('/vloerkleden')
    for (const address of new Set(addresses))
      expect([address, [200, 302].includes((await request(address)).status)]).toEqual([address, true])
  })
})
