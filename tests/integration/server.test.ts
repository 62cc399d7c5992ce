import { createHash } from 'node:crypto'
import { BlockList } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createServerShop } from '../../adapters/composition/createServerShop.server.ts'
import { createMockServer } from '../../mock-server/createMockServer.ts'
import { createDemoBackend } from '../../backend/createDemoBackend.ts'
import { allTexts } from '../../ui/app/server/allTexts.server.ts'
import { createConfigFiles } from '../../ui/app/server/configFiles.server.ts'
import { createServer } from '../../ui/app/server/createServer.server.ts'
import { createDocumentStyle } from '../../ui/framework/server/documentStyle.server.ts'
import { loadOldAddresses, withOldAddresses } from '../../ui/app/server/oldAddresses.server.ts'
import { createMetrics } from '../../ui/framework/server/metrics.server.ts'

const data = await createDemoBackend({ file: null, products: 0, autoRestock: true, appUrl: 'http://shop.test' })
const mock = createMockServer(data)
const missing: string[] = []
const logged: unknown[] = []
let isUp = true
let shop: ReturnType<typeof createServer>

/** The way to the backend, which a test can cut. */
const request = async (url: string, init?: RequestInit): Promise<Response> => {
  if (!isUp) throw new TypeError('fetch failed')
  return mock.fetch(new Request(url, init))
}

const visit = (path: string, init: RequestInit = {}): Promise<Response> => Promise.resolve(shop.request(`http://shop.test${path}`, init))
const textOf = async (path: string, init?: RequestInit): Promise<string> => (await visit(path, init)).text()

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const oldAddresses = loadOldAddresses(null)

beforeAll(async () => {
  const composition = createServerShop({
    apiUrl: 'http://host.test',
    fetch: withOldAddresses(oldAddresses, request),
    responses: { freshFor: 0, usableFor: 0 },
    log: () => undefined,
  })
  const report = (key: string) => missing.push(key)
  shop = createServer({
    composition,
    render: {
      composition,
      assetsOf: () => ({
        styleOf: createDocumentStyle([
          { text: 'html{color:black}', classes: [] },
          { text: '.prose{margin:0}', classes: ['prose'] },
        ]),
        sheets: [],
        faces: '/assets/faces.css',
        starter: 'go()',
        program: { files: ['/assets/shop.js'], sheets: ['/assets/shop.css'], fonts: [['Figtree', '400', '/assets/figtree.woff2']] },
        scripts: [],
      }),
      configFiles: createConfigFiles(),
      starterSource: hashOf('go()'),
      texts: { nld: await allTexts('nld', report), eng: await allTexts('eng', report) },
      version: 'test',
    },
    metrics: createMetrics(),
    trustedProxies: { origin: 'http://shop.test', localOrigin: 'http://localhost:3000', proxies: new BlockList(), operatorToken: null },
    transportSecurity: null,
    apiUrl: 'http://host.test',
    passMockServer: true,
    clientFolder: null,
    log: (line) => logged.push(line),
    fetchBackend: request,
    oldAddresses,
  })
})

afterAll(() => data.close())

describe('the shop as a web server', () => {
  it.each([
    ['RTE-01 home', '/', 200, null],
    ['RTE-04 a category', '/vloerkleden', 200, null],
    ['RTE-04 a category in English', '/en/rugs', 200, null],
    ['RTE-01 an editorial page', '/contact', 200, null],
    ['RTE-02 a product', '/product/1003/wachter-plus-wit', 200, null],
    ['RTE-03 a product without its slug', '/product/1003?kleur=wit', 301, '/product/1003/wachter-plus-wit?kleur=wit'],
    ['RTE-03 a product with a wrong slug', '/product/1003/iets-anders', 301, '/product/1003/wachter-plus-wit'],
    ['RTE-08 a product that has no number', '/product/abc/x', 404, null],
    ['RTE-09 a product that does not exist', '/product/999999', 404, null],
    ['RTE-09 a path that does not exist', '/bestaat-niet', 404, null],
    ['RTE-08 a broken escape', '/%E0%A4%A', 404, null],
    ['RTE-11 a trailing slash', '/vloerkleden/?page=2', 301, '/vloerkleden?page=2'],
    ['RTE-11 an address that would leave the site', '//elsewhere.example/', 301, '/elsewhere.example'],
    ['RTE-12 an old address', '/shop', 301, '/products'],
    ['RTE-13 a redirect rule', '/tapijten?kleur=rood', 301, '/vloerkleden?kleur=rood'],
    ['RTE-13b a redirect rule in English', '/en/carpets?page=2', 301, '/en/rugs?page=2'],
    ['RTE-13 RTE-15 a redirect rule to another site', '/vacatures', 302, 'https://werkenbij.thuishaven.test/'],
    ['RTE-14 a category of one product', '/maatwerk', 302, '/product/1001/vloerkleed-op-maat'],
    ['RTE-14 a category of one product that shows products only', '/outlet', 200, null],
    ['RTE-10 a page for customers', '/account/overview', 302, '/account/login?return=%2Faccount%2Foverview'],
    ['RTE-07 the start of the checkout', '/checkout', 200, null],
    ['RTE-07 CHK-12 a checkout step that is not reachable yet', '/checkout/betalen', 302, '/checkout/gegevens'],
    ['RTE-07 LOC-02 a checkout step by its English path', '/checkout/delivery', 301, '/checkout/bezorging'],
    ['RTE-08 a payment that does not exist', '/checkout/pay-00000000', 404, null],
    ['CAT-03 a page after the last', '/vloerkleden?page=99', 404, null],
  ])('RTE-16 %s', async (_what, path, status, target) => {
    const response = await visit(path)
    expect(response.status).toBe(status)
    expect(response.headers.get('location')).toBe(target)
    expect((await response.text()).includes('<meta name="robots" content="noindex">')).toBe(
      status === 404 || (status === 200 && path.startsWith('/checkout')),
    )
  })

  it('RTE-09 ERR-01 the 404 page has the path, its status and a link home', async () => {
    const page = await textOf('/en/nowhere/at-all')
    expect(page).toContain('Page not found: /en/nowhere/at-all')
    expect(page).toContain('Page Not Found')
    expect(page).toContain('Status 404')
    expect(page).toMatch(/<a href="\/en"[^>]*>(?:<[^>]+>)*Go back home/)
  })

  it('LOC-01 the front page is in the stored language, otherwise in the browser’s', async () => {
    expect((await visit('/', { headers: { 'accept-language': 'en-GB,en;q=0.9' } })).headers.get('location')).toBe('/en')
    expect((await visit('/', { headers: { 'accept-language': 'en-GB', cookie: 'locale=nld' } })).status).toBe(200)
    expect((await visit('/', { headers: { 'accept-language': 'nl', cookie: 'locale=eng' } })).headers.get('location')).toBe('/en')
    expect((await visit('/', { headers: { 'accept-language': 'fr' } })).status).toBe(200)
  })

  it('LOC-06 SEO-04 the head has language, canonical and alternates', async () => {
    const page = await textOf('/en/rugs')
    expect(page).toContain('<html lang="en-US">')
    expect(page).toContain('<link rel="canonical" href="http://shop.test/en/rugs">')
    expect(page).toContain('<link rel="alternate" hreflang="nl-NL" href="http://shop.test/vloerkleden">')
    expect(page).toContain('<link rel="alternate" hreflang="en-US" href="http://shop.test/en/rugs">')
  })

  it('SEO-01 SEO-02 a product page is complete without JavaScript', async () => {
    const page = await textOf('/product/1003/wachter-plus-wit')
    expect(page).toContain('<h1 id="product-title"')
    expect(page).toContain('€\u00a0329,-')
    expect(page).toMatch(/<source type="image\/avif" srcSet="\/api\/pictures\/device-hubplus-1003-375\.avif 375w/)
    const data = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      (match) => JSON.parse(match[1] ?? '') as Record<string, unknown>,
    )
    expect(data.map((item) => item['@type'])).toEqual(['Product', 'BreadcrumbList'])
    expect(JSON.stringify(data[0])).toContain('"merchantReturnDays":60')
  })

  it('a page has one inline script, the same for all pages, and one inline style of its own; the policy allows both by hash', async () => {
    const policies = new Set<string>()
    for (const path of ['/', '/product/1003/wachter-plus-wit', '/checkout', '/account/login', '/bestaat-niet']) {
      const response = await visit(path)
      const policy = response.headers.get('content-security-policy') ?? ''
      policies.add(policy.replace(/style-src '[^;]*;/, ''))
      const page = await response.text()
      const programs = [...page.matchAll(/<script(?![^>]*type="application\/(?:json|ld\+json)")[^>]*>(.*?)<\/script>/gs)].map(
        ([, text = '']) => text,
      )
      const styles = [...page.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text)
      expect(programs).toHaveLength(1)
      expect(styles).toEqual(['html{color:black}', page.includes('class="prose"') ? '.prose{margin:0}' : ''])
      expect(policy).toContain(`script-src 'self' ${programs.map(hashOf).join(' ')};`)
      expect(policy).toContain(`style-src 'self' ${styles.map(hashOf).join(' ')};`)
      expect(policy).not.toMatch(/(?:script-src|style-src|style-src-elem) [^;]*unsafe/)
      expect(policy).toContain("form-action 'self'")
      expect(page).not.toMatch(/ on[a-z]+="/)
      // What waits for the network before the first paint, or competes with the first picture.
      expect(page).not.toMatch(/<script[^>]* src=|rel="modulepreload"|as="font"/)
    }
    expect(policies.size).toBe(1)
  })

  it('CRT-03 the product form works as a plain post: it adds one piece and returns to the page with the cart open', async () => {
    const body = new URLSearchParams({ productId: '1003', back: '/product/1003/wachter-plus-wit?x=1' })
    for (const [name, value] of (await textOf('/product/1003/wachter-plus-wit')).matchAll(
      /name="(option\.[^"]+)"[^>]*checked=""[^>]*value="([^"]+)"/g,
    ))
      body.append(name ?? '', value ?? '')
    const response = await visit('/cart', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/product/1003/wachter-plus-wit?x=1&panel=cart')
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith('es_cuid='))
    expect(cookie).toMatch(/SameSite=Lax/)
    const page = await textOf(response.headers.get('location') ?? '', { headers: { cookie: cookie?.split(';')[0] ?? '' } })
    expect(page).toMatch(/<dialog[^>]* open=""/)
    expect(page).toContain('Verwijder Wachter Plus wit')
  })

  it('a post from another site is refused, and no form redirects to another site', async () => {
    const post = (fields: Record<string, string>, site: string) =>
      visit('/cart', {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
      })
    expect((await post({ productId: '1003', back: '/' }, 'cross-site')).status).toBe(403)
    const away = await post({ productId: '1003', back: 'https://elsewhere.example/' }, 'same-origin')
    expect(away.headers.get('location')).toMatch(/^\/\?/)
    const nothing = await post({ productId: 'x', back: '/vloerkleden' }, 'same-origin')
    expect(nothing.headers.get('location')).toBe('/vloerkleden?added=failed')
  })

  it('RUG-08 RUG-04c two equal posts of one form add one rug, another form a second; too large a measure is refused as typed', async () => {
    const post = (fields: Record<string, string>, cookie: string) =>
      visit('/cart', {
        method: 'POST',
        body: new URLSearchParams({ back: '/', productId: '1001', 'option.vorm': 'vorm-rechthoek', ...fields }),
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', cookie },
      })
    const rug = { 'measure.vorm.width': '200', 'measure.vorm.length': '300' }
    const first = await post(rug, '')
    const cookie = first.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const pieces = async (): Promise<number> => {
      const response = await visit('/api/v2/account/cart/state', { method: 'POST', headers: { cookie, 'accept-language': 'nl-NL' } })
      const { data } = (await response.json()) as { readonly data: { readonly totals: { readonly productsQuantity: number } } }
      return data.totals.productsQuantity
    }
    // One after the other: of two at once each would make two of the one that is there.
    const both = [await post(rug, cookie), await post(rug, cookie)]
    expect(both.map(({ headers }) => headers.get('location'))).toEqual(['/?panel=cart', '/?panel=cart'])
    expect(await pieces()).toBe(2)
    const large = await post({ ...rug, 'measure.vorm.width': '900' }, cookie)
    expect(large.headers.get('location')).toMatch(/^\/\?added=failed.*measure\.vorm\.width=900.*#measures$/)
    expect(await pieces()).toBe(2)
    const later = async (): Promise<number> => {
      await post(rug, cookie)
      return pieces()
    }
    await expect.poll(later, { timeout: 5000 }).toBe(3)
  })

  it('the proxy of /api forwards statuses and each cookie by itself', async () => {
    const login = await visit('/api/v2/account/login', {
      method: 'POST',
      body: JSON.stringify({ email: 'actief@thuishaven.test', password: 'Welkom01' }),
      headers: { 'content-type': 'application/json', 'accept-language': 'nl-NL' },
    })
    expect(login.status).toBe(200)
    expect(login.headers.getSetCookie().map((line) => line.split('=')[0])).toEqual(expect.arrayContaining(['auth_token', 'customer_id']))
    expect((await visit('/api/does/not/exist')).status).toBe(404)
  })

  it('RTE-06 SES-03 the server knows a signed-in customer and redirects from the login', async () => {
    const login = await visit('/api/v2/account/login', {
      method: 'POST',
      body: JSON.stringify({ email: 'actief@thuishaven.test', password: 'Welkom01' }),
      headers: { 'content-type': 'application/json', 'accept-language': 'nl-NL' },
    })
    const cookie = login.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const response = await visit('/account/login', { headers: { cookie } })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/account/overview')
    const overview = await visit('/account/overview', { headers: { cookie } })
    expect(overview.status).toBe(200)
    expect(overview.headers.get('cache-control')).toBe('private, no-store')
  })

  it('the addresses for operators and robots respond', async () => {
    expect(await (await visit('/health')).json()).toEqual({ status: 'success' })
    expect((await visit('/ready')).status).toBe(200)
    expect(await (await visit('/builds/latest.json')).json()).toEqual({ id: 'test' })
    expect(await textOf('/metrics')).toContain('shop_pages_total')
  })

  it('SEO-05 there are a robots.txt and a sitemap of both languages', async () => {
    expect(await textOf('/robots.txt')).toContain('Sitemap: http://shop.test/sitemap.xml')
    const map = await textOf('/sitemap.xml')
    expect(map).toContain('<loc>http://shop.test/vloerkleden</loc>')
    expect(map).toContain('<loc>http://shop.test/en/rugs</loc>')
  })

  it('the Link header preloads the main picture as the document does, and nothing else', async () => {
    const response = await visit('/product/1003/wachter-plus-wit')
    const [tag = ''] = /<link rel="preload" as="image"[^>]*>/.exec(await response.text()) ?? []
    const srcSet = /imageSrcSet="([^"]*)"/.exec(tag)?.[1] ?? 'none'
    const link = response.headers.get('link') ?? ''
    expect(link).toMatch(/^<\/api\/pictures\/device-hubplus-1003-375\.avif>; rel=preload; as=image; type="image\/avif"; /)
    expect(link).toContain(`imagesrcset="${srcSet}"`)
    expect(link.match(/rel=/g)).toHaveLength(1)
    expect((await visit('/account/login')).headers.get('link')).toBeNull()
  })

  it('a page that shows the same is the same text whenever it is rendered, so that it can be compressed once and well', async () => {
    for (const path of ['/', '/vloerkleden', '/product/1002/vloerkleed-zandvoort-blauw-160x230']) {
      const texts = new Set<string>()
      for (const second of [0, 1]) {
        vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-24T12:00:00Z') + second * 1000)
        texts.add(await textOf(path))
      }
      expect(texts.size).toBe(1)
    }
  })

  it('pages are compressed with brotli for browsers that accept it', async () => {
    const packed = await visit('/', { headers: { 'accept-encoding': 'gzip, br', 'accept-language': 'nl' } })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect((await visit('/', { headers: { 'accept-language': 'nl' } })).headers.get('content-encoding')).toBeNull()
  })

  it('other methods are refused', async () => {
    expect((await visit('/vloerkleden', { method: 'DELETE' })).status).toBe(405)
  })

  it('LOC-04 no message is missing on all these pages', () => {
    expect(missing).toEqual([])
    expect(logged).toEqual([])
  })

  it('CFG-01 CFG-02 the server shows an error page while the backend is unavailable, and recovers by itself', async () => {
    isUp = false
    try {
      const response = await visit('/en/rugs')
      expect(response.status).toBe(503)
      expect(response.headers.get('retry-after')).toBe('10')
      const page = await response.text()
      expect(page).toContain('<h1>Connection error</h1>')
      expect(page).toContain('<meta name="robots" content="noindex">')
      expect((await visit('/ready')).status).toBe(503)
      expect((await visit('/api/v2/app', { method: 'POST', body: '{}' })).status).toBe(502)
      expect((await visit('/health')).status).toBe(200)
    } finally {
      isUp = true
    }
    expect((await visit('/en/rugs')).status).toBe(200)
  })

  it('CFG-02 the page says Inactive when the backend does, and Connection error for an error code, and answers 503', async () => {
    for (const [scenario, title] of [
      ['shop-inactive', 'Closed for a moment'],
      ['shop-error', 'Connection error'],
    ] as const) {
      mock.scenarios.start(scenario, { times: 1 })
      const response = await visit('/en')
      expect(response.status).toBe(503)
      const body = await response.text()
      expect(body).toContain(`<h1>${title}</h1>`)
      expect(/>Inactive</.test(body)).toBe(scenario === 'shop-inactive')
    }
  })
})
