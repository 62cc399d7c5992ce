import * as fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sendRaw, serveShop, signIn } from './servedShop.ts'
import type { ServedShop } from './servedShop.ts'

let shop: ServedShop
beforeAll(async () => {
  shop = await serveShop()
})
afterAll(() => shop.close())
afterEach(() => shop.heal())

const visit = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(shop.address + path, { redirect: 'manual', headers: { 'accept-language': 'nl', ...headers } })
const control = (response: Response): string | null => response.headers.get('cache-control')
const isPublic = (response: Response): boolean => /public|s-maxage/.test(control(response) ?? '')

const login = (): Promise<string> => signIn(shop)

describe('a page that is kept for a while', () => {
  it('CRT-01 a guest with a cart gets the kept page; wishlist, checkout and customer get pages of their own', async () => {
    const kept = await serveShop({ pagesFreshFor: 60_000 })
    try {
      const documentOf = async (path: string, cookie: string): Promise<string> =>
        (await fetch(kept.address + path, { headers: { 'accept-language': 'nl', cookie } })).text()
      const cart = 'es_cuid=cart-of-a-guest; _ga=GA1.1'
      for (const path of ['/', '/vloerkleden', '/product/1003/wachter-plus-wit', '/zoeken?q=kleed', '/contact']) {
        const first = await documentOf(path, cart)
        // With the moment at which it was made.
        expect(await documentOf(path, ''), path).toBe(first)
        expect(await documentOf(path, 'es_cuid=cart-of-another; es_w=1004'), path).toBe(first)
      }

      const wishlist = (cookie: string) => documentOf('/verlanglijst', cookie)
      expect(await wishlist('es_w=1003')).toContain('/product/1003/')
      expect(await wishlist('es_w=1004')).not.toContain('/product/1003/')
      expect(await wishlist('es_cuid=cart-of-a-guest')).not.toContain('/product/100')

      const carts = kept.requests.filter(({ url }) => url.includes('/cart/state')).length
      await documentOf('/checkout', cart)
      await documentOf('/checkout', cart)
      expect(kept.requests.filter(({ url }) => url.includes('/cart/state'))).toHaveLength(carts + 2)

      const own = await documentOf('/vloerkleden', await signIn(kept))
      expect(own).not.toBe(await documentOf('/vloerkleden', cart))
      expect(own).toContain('"customerId"')
      expect(await documentOf('/vloerkleden', cart)).not.toContain('"customerId"')
    } finally {
      await kept.close()
    }
  })
})

describe('the cacheability of a page', () => {
  it('a page without a response of the backend is not cacheable', async () => {
    for (const failure of ['500', 'html'] as const) {
      shop.fail(/content|products/, failure)
      for (const path of ['/vloerkleden', '/product/1003/wachter-plus-wit']) {
        const response = await visit(path)
        expect([response.status, control(response)]).toEqual([503, 'no-store'])
      }
      shop.heal()
    }
    shop.fail(/\/app$/, '500')
    const closed = await visit('/vloerkleden')
    expect([closed.status, control(closed)]).toEqual([503, 'no-store'])
  })

  it('SES-03 a page that sets cookies or shows a customer is private', async () => {
    const gone = await visit('/product/1005/kamerlinde', { cookie: 'auth_token=token-gone; customer_id=1' })
    expect(gone.headers.getSetCookie().length).toBeGreaterThan(0)
    expect(control(gone)).toBe('private, no-cache')
    const customer = await visit('/vloerkleden', { cookie: await login() })
    expect([customer.status, control(customer)]).toEqual([200, 'private, no-cache'])
  })

  it('ACC-01 CHK-02 account and checkout are not stored, not even by the browser', async () => {
    const cookie = await login()
    for (const path of ['/account/overview', '/checkout/gegevens']) {
      const response = await visit(path, { cookie })
      expect([response.status, control(response)]).toEqual([200, 'private, no-store'])
    }
  })

  it('a page for everybody is cacheable for half a minute, a missing page for less', async () => {
    expect(control(await visit('/vloerkleden'))).toBe('public, max-age=0, s-maxage=30')
    expect(control(await visit('/bestaat-niet'))).toBe('public, max-age=0, s-maxage=5')
  })

  it('LOC-01c the front page varies by language, and every page by cookies and encoding', async () => {
    const front = await visit('/', { 'accept-encoding': 'gzip' })
    expect(front.headers.get('vary')).toBe('cookie, accept, accept-language, accept-encoding')
    const english = await visit('/', { 'accept-language': 'en' })
    expect([english.status, english.headers.get('vary')]).toEqual([302, 'cookie, accept-language'])
    expect((await visit('/vloerkleden', { 'accept-encoding': 'identity' })).headers.get('vary')).toBe('cookie, accept, accept-encoding')
  })

  it('SES-03 LOC-01 a page with personal data is never public, for any cookies', async () => {
    const token = await login()
    const pair = fc.constantFrom(
      'es_cuid=1',
      'locale=eng',
      '_ga=1',
      'auth_token=gone',
      'customer_id=7',
      'auth_token=',
      token,
      'es_o=x',
      '%00=%',
      '=',
      'x',
    )
    const path = fc.constantFrom(
      '/',
      '/vloerkleden',
      '/bestaat-niet',
      '/contact',
      '/product/1003',
      '/checkout',
      '/account/overview',
      '/vloerkleden?panel=cart',
    )
    await fc.assert(
      fc.asyncProperty(path, fc.array(pair, { maxLength: 3 }), fc.boolean(), async (address, cookies, backendFails) => {
        shop.heal()
        if (backendFails) shop.fail(/content|products|session/, '503')
        const cookie = cookies.join('; ')
        const response = await visit(address, cookie === '' ? {} : { cookie })
        const mayBeCustomer = /(?:auth_token|customer_id)=[^;]/.test(cookie)
        expect(isPublic(response) && (mayBeCustomer || response.headers.has('set-cookie') || response.status >= 500)).toBe(false)
        expect(response.status < 500 || control(response) === 'no-store').toBe(true)
        expect(response.headers.get('vary')).toMatch(/cookie/)
      }),
      { numRuns: 40 },
    )
  })
})

describe('the compression of pages', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['gzip;q=0.2, br;q=0.8', 'br'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['identity', null],
    ['gzip;q=0, br;q=0', null],
  ])('a page for Accept-Encoding %s gets %s', async (request, encoding) => {
    const response = await visit('/vloerkleden', { 'accept-encoding': request })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(await response.text()).toContain('</html>')
  })
})

describe('the public origin of the shop', () => {
  const page = async ({ port }: ServedShop, host: string, path: string): Promise<string> => {
    const lines = [`GET ${path} HTTP/1.1`, `Host: ${host}`, 'X-Forwarded-Host: evil.example', 'Accept-Language: nl', 'Connection: close']
    return (await sendRaw(port, `${lines.join('\r\n')}\r\n\r\n`)).body
  }

  it('SEO-04 SEO-05 links use the operator’s origin, whatever a request names', async () => {
    const named = await serveShop({ trustedProxies: { origin: 'https://shop.example' } })
    for (const path of ['/vloerkleden', '/robots.txt', '/sitemap.xml']) {
      const text = await page(named, 'evil.example', path)
      expect(text).toContain('https://shop.example/')
      expect(text).not.toContain('evil.example')
    }
    const sent = await fetch(`${named.address}/product/1005/kamerlinde`, { headers: { cookie: 'auth_token=token-gone; customer_id=1' } })
    for (const line of sent.headers.getSetCookie()) expect(line).toMatch(/; Secure/)
    await named.close()
  })

  it('SEO-04 SEO-05 without an operator’s origin links name this machine', async () => {
    for (const path of ['/vloerkleden', '/robots.txt', '/sitemap.xml']) {
      expect(await page(shop, 'localhost:1234', path)).toContain('http://localhost:1234/')
      const text = await page(shop, 'evil.example', path)
      expect(text).toContain('http://localhost:3000/')
      expect(text).not.toContain('evil.example')
    }
  })
})
