import { expect, it } from 'vitest'
import { draftsOf, removeDraft, saveDraft } from '../../backend/preview/drafts.ts'
import { serveShop } from './servedShop.ts'

const title = (html: string): string => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''

it("CAT-01 a merchant's draft is shown in the shop to the merchant alone, kept by nobody, and ends", async () => {
  const shop = await serveShop({ pagesFreshFor: 60_000, options: { responses: { freshFor: 60_000, usableFor: 60_000 } } })
  const { store } = shop.backend
  const page = shop.backend.catalogue.page('contact')
  const change = { kind: 'page' as const, id: 'contact', position: 0 }
  const draft = () => saveDraft(store, { ...change, value: { ...page, title: { nld: 'Kom langs', eng: 'Drop in' } } }, Date.now())
  const begin = async (): Promise<string> => {
    const response = await fetch(`${shop.address}/api/preview/${await draft()}`, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/contact'])
    return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }
  const visit = async (path: string, cookie = '') => {
    const response = await fetch(shop.address + path, { headers: { cookie } })
    return { headers: response.headers, html: await response.text() }
  }
  expect(title((await visit('/contact')).html)).toBe('Contact')
  const cookie = await begin()
  const [dutch, english] = [await visit('/contact', cookie), await visit('/en/contact', cookie)]
  expect([title(dutch.html), title(english.html)]).toEqual(['Kom langs', 'Drop in'])
  expect(dutch.html).toContain('<aside aria-label="Voorbeeld"')
  expect(english.html).toContain('<aside aria-label="Preview"')
  expect([dutch.headers.get('cache-control'), dutch.headers.get('x-robots-tag')]).toEqual(['private, no-store', 'noindex'])
  const shopper = await visit('/contact')
  expect([title(shopper.html), shopper.html.includes('<aside aria-label="Voorbeeld"')]).toEqual(['Contact', false])

  const ended = await fetch(`${shop.address}/api/preview/end`, {
    method: 'POST',
    headers: { cookie, origin: shop.address },
    redirect: 'manual',
  })
  expect([ended.status, ended.headers.getSetCookie()[0]]).toEqual([303, 'shop_preview=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'])

  await removeDraft(store, 'page', 'contact')
  expect(await draftsOf(store, 'page')).toEqual([])
  const over = await visit('/contact', cookie)
  expect([title(over.html), over.html.includes('<aside aria-label="Voorbeeld"'), over.headers.getSetCookie().length]).toEqual([
    'Contact',
    false,
    1,
  ])
  await shop.close()
})
