import { describe, expect, it } from 'vitest'
import type { Wire } from '../contract/wire.ts'
import { createTestShop, readyToPay } from '../testing/visitTestShop.ts'
import type { TestShop, TestVisitor } from '../testing/visitTestShop.ts'
import { draftsOf, removeDraft, saveDraft } from './drafts.ts'

const contactOf = ({ backend }: TestShop) => {
  const page = backend.catalogue.page('contact')
  if (page === null) throw new Error('The demo shop has no contact page.')
  return page
}
const titled = { nld: 'Kom langs', eng: 'Drop in' }
const draftContact = (shop: TestShop, more: object = {}): Promise<string> => {
  const value = { ...contactOf(shop), title: titled, ...more }
  return saveDraft(shop.backend.store, { kind: 'page', id: 'contact', position: 0, value }, shop.backend.now())
}
const begin = (visitor: TestVisitor, token: string) => visitor.call<string>('GET', `/api/preview/${token}`)
const titleAt = async (visitor: TestVisitor, slug = '/contact') =>
  (await visitor.post<Wire['ContentResponse']>('/api/public/content', { slug })).body.data.pageTitle

describe('a draft in the shop', () => {
  it('CAT-01 a draft of a page is seen by who has its link, in both languages, and by nobody else', async () => {
    const shop = await createTestShop()
    const [merchant, english] = [shop.visitor(), shop.visitor('en-US')]
    const token = await draftContact(shop)
    const begun = await begin(merchant, token)
    expect([begun.status, begun.headers.get('location'), begun.headers.get('cache-control')]).toEqual([303, '/contact', 'no-store'])
    expect(begun.headers.getSetCookie()[0]).toMatch(/^shop_preview=[\w-]{36}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/)
    await begin(english, token)
    expect([await titleAt(merchant), await titleAt(english)]).toEqual(['Kom langs', 'Drop in'])
    const shown = await merchant.post('/api/public/content', { slug: '/contact' })
    expect(shown.headers.get('cache-control')).toBe('private, no-store')
    expect(await titleAt(shop.visitor())).toBe('Contact')
  })

  it('CAT-01 a draft that moves a page is at its new path alone, and never in the place of another', async () => {
    const shop = await createTestShop()
    const merchant = shop.visitor()
    await begin(merchant, await draftContact(shop, { path: { nld: '/langskomen', eng: '/visit' } }))
    expect(await titleAt(merchant, '/langskomen')).toBe('Kom langs')
    expect((await merchant.post('/api/public/content', { slug: '/contact' })).status).toBe(404)
    await begin(merchant, await draftContact(shop, { path: { nld: '/vloerkleden', eng: '/rugs' } }))
    expect(await titleAt(merchant, '/vloerkleden')).toBe('Vloerkleden')
  })

  it('CFG-04 a draft of the menus is on every page of who previews it, and buying goes on with what is published', async () => {
    const shop = await createTestShop()
    const merchant = shop.visitor()
    const { menus, delivery } = shop.backend.shop
    const navigation = menus.navigation.map((item, index) => (index === 0 ? { ...item, title: titled } : item))
    const change = { kind: 'setting' as const, position: 0 }
    await begin(
      merchant,
      await saveDraft(shop.backend.store, { ...change, id: 'menus', value: { ...menus, navigation } }, shop.backend.now()),
    )
    const first = async (visitor: TestVisitor) =>
      (await visitor.post<Wire['ConfigResponse']>('/api/v2/app')).body.data.menus.navigation.desktop[0]?.title
    expect([await first(merchant), await first(shop.visitor())]).toEqual(['Kom langs', menus.navigation[0]?.title.nld])
    await begin(
      merchant,
      await saveDraft(shop.backend.store, { ...change, id: 'delivery', value: { ...delivery, methods: [] } }, shop.backend.now()),
    )
    expect((await merchant.post<Wire['ConfigResponse']>('/api/v2/app')).body.data.deliveryMethods).toEqual([])
    const buyer = await readyToPay(shop)
    await begin(buyer, merchant.cookies.get('shop_preview') ?? '')
    expect((await buyer.post('/api/v2/cart', { shipping_option_id: 'postnl' })).status).toBe(200)
  })

  it('CAT-01 a preview ends by itself, by a newer one, when its draft is thrown away, and by the button', async () => {
    const shop = await createTestShop()
    const merchant = shop.visitor()
    const first = await draftContact(shop)
    await begin(merchant, first)
    const second = await draftContact(shop)
    expect([await titleAt(merchant), merchant.cookies.has('shop_preview')]).toEqual(['Contact', false])
    expect((await begin(merchant, first)).status).toBe(404)
    await begin(merchant, second)
    shop.advance(60 * 60 * 1000)
    expect(await titleAt(merchant)).toBe('Contact')
    expect(await draftsOf(shop.backend.store, 'page')).toHaveLength(1)
    await begin(merchant, await draftContact(shop))
    const ended = await merchant.call('POST', '/api/preview/end')
    expect([ended.status, ended.headers.get('location'), await titleAt(merchant)]).toEqual([303, '/', 'Contact'])
    const thrownAway = await draftContact(shop)
    await removeDraft(shop.backend.store, 'page', 'contact')
    expect([(await begin(merchant, thrownAway)).status, (await begin(merchant, 'guessed')).status]).toEqual([404, 404])
  })
})
