import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendRaw, serveShop } from './servedShop.ts'
import type { ServedShop } from './servedShop.ts'

let shop: ServedShop
beforeAll(async () => {
  shop = await serveShop()
})
afterAll(() => shop.close())

const isLoading = (line: string, ...headers: string[]): string =>
  [`${line} HTTP/1.1`, `Host: 127.0.0.1:${shop.port}`, ...headers, 'Connection: close', '', ''].join('\r\n')
const request = (target: string, ...headers: string[]) => sendRaw(shop.port, isLoading(`GET ${target}`, ...headers))
const post = (path: string, type: string | null, body: string, ...headers: string[]) =>
  sendRaw(
    shop.port,
    `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${shop.port}\r\n${type === null ? '' : `Content-Type: ${type}\r\n`}Content-Length: ${body.length}\r\n` +
      `${headers.map((line) => `${line}\r\n`).join('')}Connection: close\r\n\r\n${body}`,
  )
const form = 'application/x-www-form-urlencoded'

describe('malformed and foreign addresses', () => {
  it.each([
    ['//', 301, '/'],
    ['///', 301, '/'],
    ['//?x=1', 301, '/?x=1'],
    ['//[', 308, '/['],
    ['//a:99999', 308, '/a:99999'],
    ['//evil.example', 308, '/evil.example'],
    ['//evil.example/x?y=1', 308, '/evil.example/x?y=1'],
    ['//evil.example/', 301, '/evil.example'],
    ['//vloerkleden', 308, '/vloerkleden'],
    ['/.//evil.example', 308, '/evil.example'],
    ['/x/..//evil.example', 308, '/evil.example'],
  ])('RTE-11 RTE-15 %s redirects to the one address of a page', async (target, status, location) => {
    const response = await request(target)
    expect([response.status, response.headers.get('location')]).toEqual([status, location])
  })

  it.each(['/\\evil.example', '/a\\..\\b', 'evil.example/'])('%s is refused', async (target) => {
    expect((await request(target)).status).toBe(400)
  })

  it.each(['/%E0%A4%A', '/%', '/%00', '/%0d%0aSet-Cookie:x', '/product/%ff/x', '/account/orders/%c0%80'])(
    'RTE-08 %s, which is not a valid path, is at most a 404 page',
    async (target) => {
      const response = await request(target)
      expect([302, 404]).toContain(response.status)
      expect(response.headers.get('set-cookie')).toBeUndefined()
    },
  )

  it('only one Host header is trusted, and no other site in the request line', async () => {
    expect((await request('/', 'Host: evil.example')).status).toBe(400)
    const absolute = await request('http://evil.example/vloerkleden')
    expect(absolute.status).toBe(200)
    expect(absolute.body).not.toContain('evil.example')
  })
})

describe('methods and bodies that an address does not support', () => {
  it.each([
    ['TRACE', '/api/v2/app'],
    ['TRACE', '/'],
    ['PROPFIND', '/vloerkleden'],
    ['DELETE', '/vloerkleden'],
    ['PUT', '/cart'],
    ['POST', '/vloerkleden'],
    ['LOCK', '/api/v2/app'],
    ['OPTIONS', '/'],
  ])('%s %s is 405 with the list of supported methods', async (method, path) => {
    const response = await sendRaw(shop.port, isLoading(`${method} ${path}`))
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toMatch(/GET, HEAD/)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    ['application/json', '{"productId":1003}', 415],
    ['text/plain', 'productId=1003', 415],
    [null, 'productId=1003', 415],
    ['multipart/form-data', 'x', 400],
    ['multipart/form-data; boundary=a', '--a\r\nbroken', 400],
  ])('CRT-03 a product posted as %s is refused with a page', async (type, body, status) => {
    expect((await post('/cart', type, body)).status).toBe(status)
  })

  it('a visitor who leaves in the middle of a post is not logged as an error', async () => {
    await sendRaw(
      shop.port,
      `POST /cart HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${form}\r\nContent-Length: 5000\r\n\r\nproductId=1`,
      100,
    )
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(shop.logged).toEqual([])
  })
})

describe('posts from other sites', () => {
  const origin = () => `http://127.0.0.1:${shop.port}`
  it.each([
    ['RTE-15 another origin', () => ['Origin: https://evil.example'], 403],
    ['the origin null', () => ['Origin: null'], 403],
    ['the shop’s origin', () => [`Origin: ${origin()}`], 303],
    ['a page of the shop', () => [`Origin: ${origin()}`, 'Sec-Fetch-Site: same-origin'], 303],
    ['a sister site', () => ['Sec-Fetch-Site: same-site'], 403],
    ['another site', () => ['Sec-Fetch-Site: cross-site'], 403],
    ['another site that lies about its origin', () => [`Origin: ${origin()}`, 'Sec-Fetch-Site: cross-site'], 403],
    ['another origin that lies about the site', () => ['Origin: https://evil.example', 'Sec-Fetch-Site: same-origin'], 403],
    ['a script without a browser', () => [], 303],
  ])('only posts from the shop itself are accepted: %s', async (_from, headers, status) => {
    const response = await post('/cart', form, 'productId=1005&back=/planten', ...headers())
    expect(response.status).toBe(status)
    expect(response.headers.has('set-cookie')).toBe(status === 303)
  })

  it('a refused post does not reach the backend', async () => {
    const before = shop.requests.length
    const response = await post('/api/v2/account/logout', 'application/json', '{}', 'Origin: https://evil.example')
    expect([response.status, JSON.parse(response.body)]).toEqual([403, { status: 'error', message: 'foreignSite' }])
    expect(shop.requests).toHaveLength(before)
  })

  // A path behind the backend tells a target that was refused from one that lost its backend on the way.
  it.each([
    '/.//evil.example/x',
    '/..//evil.example/x',
    '/x/../..//evil.example/x',
    '//evil.example/x',
    '/\\evil.example/x',
    'https://evil.example/x',
    '/%2e%2e//evil.example/x',
  ])('RTE-15 CRT-03 back=%s does not redirect to another site', async (back) => {
    const led: string[] = []
    for (const [path, fields] of [
      ['/cart', 'productId=1005'],
      ['/cart/line', 'line=1005&quantity=1'],
      ['/consent', 'choice=allowAll'],
    ] as const) {
      const response = await post(path, form, `${fields}&back=${encodeURIComponent(back)}`)
      expect([path, response.status]).toEqual([path, 303])
      led.push(response.headers.get('location') ?? '')
    }
    expect(led).toEqual(['/?panel=cart', '/?panel=cart', '/'])
  })
})
