import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { serveShop, signIn } from './servedShop.ts'
import type { ServedShop } from './servedShop.ts'

let shop: ServedShop
beforeAll(async () => {
  // Answers are kept between visitors, as they are in service.
  shop = await serveShop({ options: { responses: { freshFor: 60_000, usableFor: 60_000 } } })
})
afterAll(() => shop.close())
afterEach(() => shop.heal())

/** The Zuiderzee rug costs everyone € 979,-; Anna has agreed on ten per cent less. */
const pages = ['/vloerkleden/Kleur:blauw/Maat:groot', '/product/1007/vloerkleed-zuiderzee-blauw-200x300', '/zoeken?q=zuiderzee']
const everyones = /€ 979,-|€ 979,00/
const own = '881,10'

const login = (): Promise<string> => signIn(shop)
const visit = async (
  path: string,
  cookie = '',
): Promise<{ readonly text: string; readonly control: string | null; readonly status: number }> => {
  const response = await fetch(shop.address + path, { headers: { 'accept-language': 'nl', cookie } })
  // What a shopper reads, without the initial state.
  const text = (await response.text()).replaceAll('\u00a0', ' ').replace(/<script id="shop-state".*?<\/script>/s, '')
  return { text, control: response.headers.get('cache-control'), status: response.status }
}
const priceCalls = (): readonly Request[] => shop.requests.filter(({ url }) => /\/prices(?:\/|$)/.test(new URL(url).pathname))

describe("a customer's own prices", () => {
  it('CAT-13 PRD-10 own prices are not requested for a visitor', async () => {
    for (const path of ['/', '/en/rugs', ...pages]) expect((await visit(path)).status).toBe(200)
    expect(priceCalls()).toEqual([])
  })

  it('CAT-13 PRD-10 own prices are in the server’s HTML of list, product and search, for the customer alone', async () => {
    const cookie = await login()
    for (const path of pages) {
      const before = priceCalls().length
      const customer = await visit(path, cookie)
      expect([path, customer.text.includes(own), customer.control]).toEqual([path, true, 'private, no-cache'])
      expect(priceCalls().length).toBe(before + 1)
      const visitor = await visit(path)
      expect([path, visitor.text.includes(own), everyones.test(visitor.text)]).toEqual([path, false, true])
      expect(visitor.control).toMatch(/^public/)
    }
    expect(priceCalls().every(({ headers }) => headers.get('cookie')?.includes('auth_token=') === true)).toBe(true)
    await fetch(`${shop.address}/api/v2/account/logout`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: '{}',
    })
    for (const path of pages) expect((await visit(path, cookie)).text).not.toContain(own)
  })

  it('CAT-13 a page keeps the public prices when the backend has no own prices', async () => {
    const cookie = await login()
    for (const goWrong of [
      () => shop.fail(/\/prices$/, '500'),
      () => shop.fail(/\/prices$/, '401'),
      () => shop.standIn(({ url }) => (url.endsWith('/prices') ? Response.json({ status: 'success', data: [{ productId: 1007 }] }) : null)),
    ]) {
      shop.heal()
      goWrong()
      const page = await visit(pages[0] ?? '', cookie)
      expect([page.status, everyones.test(page.text)]).toEqual([200, true])
    }
  })
})
