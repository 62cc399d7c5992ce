import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Backend } from '../../answers/Backend.ts'
import type { Wire } from '../../contract/wire.ts'
import { createApi } from '../../createApi.ts'
import { createStoredBackend } from '../../createDemoBackend.ts'
import type { TestResponse } from '../../testing/visitTestShop.ts'
import { startVendure } from '../../../tools/start/startVendure.ts'
import { withVendureDatabase } from '../testing/withVendureDatabase.ts'
import type { RunningVendure } from '../../../tools/start/startVendure.ts'

interface ShopRecord {
  readonly id: string
  readonly position: number
  readonly value: Readonly<Record<string, unknown>>
  readonly draft: unknown
}

describe("the shop's own pages of the back office", () => {
  const databaseUrl = withVendureDatabase()
  let vendure: RunningVendure
  let backends: readonly Backend[]
  beforeAll(async () => {
    vendure = await startVendure({ variables: { DATABASE_URL: databaseUrl() } })
    const open = () =>
      createStoredBackend({
        file: null,
        postgres: { url: databaseUrl(), schema: 'shop', poolSize: 3, timeoutMs: 60_000 },
        appUrl: 'http://shop.test',
        demoAccounts: true,
      })
    backends = [await open(), await open()]
  }, 600_000)
  afterAll(async () => {
    await vendure.stop()
    for (const backend of backends) await backend.close()
  })

  const call = async <Body>(backend: Backend, path: string, body: unknown = null, cookie = ''): Promise<TestResponse<Body>> => {
    const response = await createApi(backend)(
      new Request(`http://shop.test${path}`, {
        method: body === null ? 'GET' : 'POST',
        headers: { 'accept-language': 'nl-NL', 'content-type': 'application/json', cookie },
        ...(body === null ? {} : { body: JSON.stringify(body) }),
      }),
    )
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: (text.startsWith('{') ? JSON.parse(text) : null) as Body }
  }
  const recordOf = async (kind: string, id: string): Promise<ShopRecord> => {
    const { shopRecords } = await vendure.query<{ readonly shopRecords: readonly ShopRecord[] }>(
      'query ($kind: String!) { shopRecords(kind: $kind) { id position value draft } }',
      { kind },
    )
    const found = shopRecords.find((one) => one.id === id)
    if (found === undefined) throw new Error(`There is no ${kind} ${id}.`)
    return found
  }
  const send = async <Data>(name: 'saveShopRecord' | 'previewShopRecord', kind: string, { id, position }: ShopRecord, value: unknown) =>
    vendure.query<Data>(
      `mutation ($kind: String!, $id: String!, $position: Int!, $value: JSON!) { ${name}(kind: $kind, id: $id, position: $position, value: $value) }`,
      { kind, id, position, value },
    )
  const preview = async (kind: string, record: ShopRecord, value: unknown): Promise<string> => {
    const { previewShopRecord } = await send<{ readonly previewShopRecord: string }>('previewShopRecord', kind, record, value)
    return previewShopRecord.slice('http://shop.test'.length)
  }
  const titles = (cookie = ''): Promise<readonly string[]> =>
    Promise.all(
      backends.map(async (backend) => {
        const { body } = await call<Wire['ContentResponse']>(backend, '/api/public/content', { slug: '/contact' }, cookie)
        return body.data.pageTitle
      }),
    )

  it('a draft of a page is seen in both processes by who has its link, then published', async () => {
    const contact = await recordOf('page', 'contact')
    const value = { ...contact.value, title: { nld: 'Kom langs', eng: 'Drop in' } }
    const address = await preview('page', contact, value)
    const begun = await call(backends[1] as Backend, address)
    expect([begun.status, begun.headers.get('location')]).toEqual([303, '/contact'])
    const cookie = begun.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    expect([await titles(cookie), await titles()]).toEqual([
      ['Kom langs', 'Kom langs'],
      ['Contact', 'Contact'],
    ])
    expect((await recordOf('page', 'contact')).draft).toEqual(value)
    await send('saveShopRecord', 'page', contact, value)
    await expect.poll(() => titles(), { timeout: 30_000 }).toEqual(['Kom langs', 'Kom langs'])
    expect((await recordOf('page', 'contact')).draft).toBeNull()
    expect((await call(backends[0] as Backend, address)).status).toBe(404)
  })

  it('a draft of the menus that is thrown away changes nothing', async () => {
    const menus = await recordOf('setting', 'menus')
    const address = await preview('setting', menus, { ...menus.value, footer: [] })
    const cookie = (await call(backends[0] as Backend, address)).headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const footers = (own = '') =>
      Promise.all(
        backends.map(
          async (backend) => (await call<Wire['ConfigResponse']>(backend, '/api/v2/app', {}, own)).body.data.menus.footer.desktop.length,
        ),
      )
    const [published] = await footers()
    expect(published).toBeGreaterThan(0)
    expect(await footers(cookie)).toEqual([0, 0])
    await vendure.query('mutation { discardShopDraft(kind: "setting", id: "menus") }')
    expect(await footers(cookie)).toEqual([published, published])
    expect((await recordOf('setting', 'menus')).value).toEqual(menus.value)
  })

  it('a draft that the shop cannot show is refused with its field, and the former one stays', async () => {
    const contact = await recordOf('page', 'contact')
    await expect(preview('page', contact, { ...contact.value, path: { nld: 'contact', eng: '/contact' } })).rejects.toThrow(
      'path.nld: a path that begins with /',
    )
    expect((await recordOf('page', 'contact')).draft).toBeNull()
  })

  it('opening hours and consent are settings that the shop follows', async () => {
    const [support, consent] = [await recordOf('setting', 'support'), await recordOf('setting', 'consent')]
    const openingHours = [{ days: [7], from: '12:00', until: '16:00' }]
    await send('saveShopRecord', 'setting', support, { ...support.value, openingHours })
    const scripts = [{ category: 'statistics', type: 'script', url: 'https://tag.test/tag.js', talksTo: ['https://tag.test'] }]
    await send('saveShopRecord', 'setting', consent, { isAsked: true, scripts })
    const shown = async () => {
      const { data } = (await call<Wire['ConfigResponse']>(backends[1] as Backend, '/api/v2/app', {})).body
      return [data.support.openingHours, data.display.cookieWall]
    }
    await expect.poll(shown, { timeout: 30_000 }).toEqual([openingHours, { state: true, scripts }])
    await expect(
      send('saveShopRecord', 'setting', support, { ...support.value, openingHours: [{ days: [1], from: '17:00', until: '09:00' }] }),
    ).rejects.toThrow('openingHours.0.until: later than the opening')
  })

  it('options of a product are changed, and wrong ones are refused with their field', async () => {
    interface Product {
      readonly variantId: string
      readonly articleNumber: number
      readonly optionGroups: readonly { readonly items: readonly object[] }[]
    }
    const { productsWithOptions } = await vendure.query<{ readonly productsWithOptions: readonly Product[] }>(
      '{ productsWithOptions { variantId articleNumber title optionGroups } }',
    )
    const measured = productsWithOptions.find(({ optionGroups }) => JSON.stringify(optionGroups).includes('"pricePerM2"'))
    if (measured === undefined) throw new Error('The demo shop sells nothing by the square metre.')
    const save = (optionGroups: unknown) =>
      vendure.query(
        'mutation ($variantId: ID!, $optionGroups: JSON!) { saveOptionGroups(variantId: $variantId, optionGroups: $optionGroups) }',
        {
          variantId: measured.variantId,
          optionGroups,
        },
      )
    const changed = JSON.parse(JSON.stringify(measured.optionGroups).replaceAll(/"maximumCm":\d+/g, '"maximumCm":277')) as unknown
    await save(changed)
    const maximum = () => JSON.stringify(backends.map(({ catalogue }) => catalogue.product(measured.articleNumber)?.optionGroups))
    await expect.poll(maximum, { timeout: 30_000 }).toContain('"maximumCm":277')
    await expect(save(JSON.parse(JSON.stringify(changed).replaceAll('"maximumCm":277', '"maximumCm":99999')))).rejects.toThrow(
      /^.*\d\.items\.\d\.custom\.maximumCm: /,
    )
    expect(maximum()).toContain('"maximumCm":277')
  })

  it('a cart that was filled and not ordered is listed with its goods and sum, and its guest has no name', async () => {
    const [backend] = backends as [Backend]
    const item = { id: 'a', productId: 1003, quantity: 2, options: [] }
    const added = await call<Wire['AddedLineResponse']>(backend, '/api/v2/cart/lines', { item })
    const { unorderedCarts } = await vendure.query<{ readonly unorderedCarts: readonly object[] }>(
      '{ unorderedCarts { touchedAt customer goodsInclVat lines } }',
    )
    const product = backend.catalogue.product(1003)
    expect(unorderedCarts[0]).toEqual({
      touchedAt: expect.any(String) as string,
      customer: null,
      goodsInclVat: added.body.data.cart.totals.subtotalInclVat,
      lines: [{ title: product?.title.nld, quantity: 2 }],
    })
  })
})
