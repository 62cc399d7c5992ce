import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveShop, signIn } from './servedShop.ts'
import type { ServedShop } from './servedShop.ts'

let shop: ServedShop

/** A response at which the shop's own code throws, which no response should cause. */
const breaking = (): Response => {
  const response = new Response('{}')
  const getSetCookie = () => {
    throw new Error('deliberately')
  }
  return Object.defineProperty(response, 'headers', { value: Object.assign(new Headers(), { getSetCookie }) })
}

let cookie = ''

beforeAll(async () => {
  shop = await serveShop()
  cookie = await signIn(shop)
})
afterAll(() => shop.close())

it.each([
  ['/planten', 'Er ging iets mis', 'Terug naar home', 'href="/"'],
  ['/en/plants', 'Something went wrong', 'Go back home', 'href="/en"'],
])(
  'ERR-01c RTE-16 a fatal error on the server is the error page with 500 and is logged with the number on the page: %s',
  async (path, title, home, way) => {
    shop.standIn((request) => (request.url.endsWith('/api/public/content') ? breaking() : null))
    const response = await fetch(shop.address + path, { headers: { cookie } })
    const html = await response.text()
    expect(response.status).toBe(500)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
    expect(html).toContain(home)
    expect(html).toContain(way)
    expect(html).toContain('<footer')
    const id = response.headers.get('x-request-id') ?? ''
    expect(id).not.toBe('')
    expect(html).toContain(id)
    expect(shop.logged.filter(({ requestId }) => requestId === id)).toMatchObject([{ message: 'Page failed to render', path }])
    shop.heal()
    expect((await fetch(shop.address + path)).status).toBe(200)
  },
)
