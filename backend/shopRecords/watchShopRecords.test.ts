import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Backend } from '../answers/Backend.ts'
import { createApi } from '../createApi.ts'
import { createBackendOn } from '../createBackend.ts'
import type { Wire } from '../contract/wire.ts'
import { demoShop } from '../demo/demoShop.ts'
import type { WrittenProduct } from '../records/families.ts'
import type { CategoryRecord } from '../records/ProductRecord.ts'
import type { PageRecord } from '../records/PageRecord.ts'
import type { Store } from '../store/Store.ts'
import { testStores } from '../testing/testStores.ts'
import { saveShopRecords } from './saveShopRecords.ts'
import type { ShopRecordChange } from './ShopRecordChange.ts'
import { shopRecordsOf } from './shopRecordsOf.ts'
import { shopTopic } from './shopTopic.ts'
import { EmptyShop } from './watchShopRecords.ts'

const records = shopRecordsOf(demoShop())
const recordOf = (kind: string, id: string): ShopRecordChange => {
  const record = records.find((one) => one.kind === kind && one.id === id)
  if (record === undefined) throw new Error(`The demo has no ${kind} ${id}`)
  return record
}
const productOf = (id: number) => recordOf('product', String(id)).value as WrittenProduct
const changed = (id: number, fields: object): ShopRecordChange => ({
  ...recordOf('product', String(id)),
  value: { ...productOf(id), ...fields },
})
const priced = (id: number, base: number): ShopRecordChange => changed(id, { price: { ...productOf(id).price, base } })

describe.each(testStores())('the shop of a back office on $name', ({ open, drop }) => {
  let stores: readonly [Store, Store]
  let one: Backend
  let other: Backend
  let logged: string[] = []
  const createOn = (store: Store) =>
    createBackendOn(store, { file: null, shop: 'inStore', pictures: () => async () => null, appUrl: 'http://shop.test' })
  beforeAll(async () => {
    stores = await open()
    await expect(createOn(stores[0])).rejects.toThrow(EmptyShop)
    await saveShopRecords(stores[0], records)
    one = await createOn(stores[0])
    other = await createOn(stores[1])
  })
  beforeEach(() => {
    logged = []
    vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
      logged.push(String(line))
      return true
    })
  })
  afterEach(() => vi.restoreAllMocks())
  afterAll(async () => {
    await one.close()
    if (stores[0] !== stores[1]) await other.close()
    await drop()
  })

  const call = async <Body>(backend: Backend, method: string, path: string, body?: object): Promise<Body> => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const headers = { 'accept-language': 'nl-NL', 'content-type': 'application/json' }
    const response = await createApi(backend)(new Request(`http://shop.test${path}`, { method, headers, ...sent }))
    return (await response.json()) as Body
  }
  const product = async (backend: Backend, id: number) =>
    (await call<Partial<Wire['ProductResponse']>>(backend, 'GET', `/api/public/products/${id}`)).data ?? null
  const content = (backend: Backend, slug: string) => call<Wire['ContentResponse']>(backend, 'POST', '/api/public/content', { slug })
  /** Waits for what the other process shows. */
  const eventually = async <Value>(read: () => Promise<Value> | Value, expected: Value, timeout = 5000): Promise<void> =>
    vi.waitFor(async () => expect(await read()).toEqual(expected), { timeout, interval: 5 })

  it('CFG-05 a record that is saved through one process is on the page of the other within 500 ms, and on its own at once', async () => {
    const before = await product(other, 1003)
    await saveShopRecords(one.store, [priced(1003, 12_300)])
    const shown = await product(one, 1003)
    expect(shown?.totals).not.toEqual(before?.totals)
    await eventually(async () => (await product(other, 1003))?.totals, shown?.totals, 500)
    await saveShopRecords(other.store, [{ ...recordOf('product', '1003'), value: null }])
    expect(await product(other, 1003)).toBeNull()
    await eventually(() => product(one, 1003), null, 500)
    await saveShopRecords(one.store, [recordOf('product', '1003')])
    await eventually(() => product(other, 1003), before, 500)
    expect(logged).toEqual([])
  })

  it('CFG-05 a card shows the other name of a colour as soon as that has one', async () => {
    const colourOf = (id: number) => one.catalogue.product(1002)?.colours.find(({ productId }) => productId === id)
    const id =
      one.catalogue
        .product(1002)
        ?.colours.map(({ productId }) => productId)
        .find((other) => other !== 1002) ?? 0
    expect(colourOf(id)?.title).toEqual(productOf(id).title)
    await saveShopRecords(one.store, [changed(id, { title: { nld: 'Anders', eng: 'Other' } })])
    expect(colourOf(id)?.title.nld).toBe('Anders')
    await saveShopRecords(one.store, [recordOf('product', String(id))])
  })

  it('CFG-05 coupons, streets, synonyms and the seller are those of now', async () => {
    const coupon = {
      code: 'NIEUW',
      discount: { type: 'percentage', percentage: 500 },
      validFrom: null,
      validUntil: null,
      minimumInclVat: 0,
    }
    expect(await other.coupons.find('NIEUW')).toBeNull()
    const version = one.catalogue.product(1005)
    await saveShopRecords(one.store, [
      { kind: 'coupon', id: 'NIEUW', position: 9, value: coupon },
      {
        kind: 'setting',
        id: 'streets',
        position: 0,
        value: [{ country: 'NL', zipCode: '9999 ZZ', street: 'Kade', city: 'Oord', first: 1, last: 9 }],
      },
      { kind: 'setting', id: 'seller', position: 0, value: { ...demoShop().seller, name: 'Elders' } },
    ])
    await eventually(async () => (await other.coupons.find('NIEUW'))?.code, 'NIEUW')
    expect(await other.portsOn(other.store).coupons.find('NIEUW')).toEqual({ ...coupon, usageLimit: null, usageLimitPerCustomer: null })
    expect([other.shop.seller.name, one.shop.seller.name]).toEqual(['Elders', 'Elders'])
    expect(await other.addressLookup.find('9999ZZ', 3)).toEqual({ type: 'found', street: 'Kade', city: 'Oord' })
    expect(one.catalogue.product(1005)).toEqual(version)
    await saveShopRecords(one.store, [{ kind: 'coupon', id: 'NIEUW', position: 9, value: null }])
    await eventually(() => other.coupons.find('NIEUW'), null)
  })

  it('CAT-01 RTE-13 categories, pages and redirect rules are those of now', async () => {
    const category = recordOf('category', 'hubs').value as CategoryRecord
    const [page] = demoShop().pages
    const added: PageRecord = { ...page!, id: 'nieuw', path: { nld: '/nieuw', eng: '/new' }, title: { nld: 'Nieuw', eng: 'New' } }
    await saveShopRecords(one.store, [
      { kind: 'category', id: 'hubs', position: 0, value: { ...category, title: { nld: 'Centrales', eng: 'Centrals' } } },
      { kind: 'page', id: 'nieuw', position: 900, value: added },
      { kind: 'redirect', id: '/oud', position: 0, value: { path: '/oud', target: '/nieuw', statusCode: 301 } },
    ])
    await eventually(async () => (await content(other, '/nieuw')).data?.pageTitle, 'Nieuw')
    expect((await content(other, category.path.nld)).data?.pageTitle).toBe('Centrales')
    expect(other.catalogue.redirect('/oud')).toEqual({ target: '/nieuw', statusCode: 301 })
    expect(other.searchIndex.categories('nld', [{ typed: 'centrales', others: [], begun: null }], 5).map(({ id }) => id)).toEqual(['hubs'])
    await saveShopRecords(one.store, [
      recordOf('category', 'hubs'),
      { kind: 'page', id: 'nieuw', position: 0, value: null },
      { kind: 'redirect', id: '/oud', position: 0, value: null },
    ])
    await eventually(() => other.catalogue.page('nieuw'), null)
  })

  it('CFG-05 a record that cannot be used keeps its former value, with one line in the log', async () => {
    const before = await product(one, 1005)
    const name = one.shop.seller.name
    await saveShopRecords(one.store, [
      changed(1005, { price: 'free' }),
      { kind: 'setting', id: 'seller', position: 0, value: {} },
      { kind: 'product', id: 'x', position: 0, value: productOf(1006) },
    ])
    await saveShopRecords(one.store, [recordOf('category', 'hubs'), { ...recordOf('category', 'hubs'), position: 77 }])
    await saveShopRecords(one.store, [recordOf('category', 'hubs')])
    expect(await product(one, 1005)).toEqual(before)
    expect(one.shop.seller.name).toBe(name)
    const places = ['product 1005', 'product x', 'setting seller']
    const reported = () =>
      logged.map((line) => /^Shop: (\w+ \w+): [^\n]+\n$/.exec(line)?.[1] ?? line).toSorted((a, b) => a.localeCompare(b))
    // Two processes, each of which says it once.
    await eventually(
      reported,
      places.flatMap((place) => [place, place]),
    )
    await saveShopRecords(one.store, [
      recordOf('product', '1005'),
      recordOf('setting', 'seller'),
      { kind: 'product', id: 'x', position: 0, value: null },
    ])
    expect(reported()).toHaveLength(6)
    expect(await product(one, 1006)).not.toBeNull()
  })

  it('CFG-05 what was written without a message is read when messages may have been missed', async () => {
    const silent = (change: ShopRecordChange) =>
      one.store.run("UPDATE shop_record SET json = ? WHERE kind = 'product' AND id = ?", JSON.stringify(change.value), change.id)
    await silent(priced(1007, 4500))
    await one.store.announce(shopTopic, '')
    await eventually(() => other.catalogue.product(1007)?.price?.base, 4500)
    expect(one.catalogue.product(1007)?.price?.base).toBe(4500)
    const { products, productsMark } = one.shop
    expect([...products].map(({ id }) => id)).toEqual([...demoShop().products].map(({ id }) => id))
    await saveShopRecords(one.store, [recordOf('product', '1007')])
    expect(one.shop.productsMark).not.toBe(productsMark)
  })

  it('CFG-05 very many changes at once make a new catalogue, in the order of the records', async () => {
    const copies = Array.from({ length: 260 }, (_, index) => {
      const id = 700_000 + index
      return { kind: 'product', id: String(id), position: index % 3, value: { ...productOf(1005), id } } as const
    })
    await saveShopRecords(one.store, copies)
    const [first, second] = [...one.shop.products]
    expect([first?.id, second?.id]).toEqual([demoShop().products[Symbol.iterator]().next().value?.id, 700_000])
    await eventually(() => other.catalogue.countProducts(), one.catalogue.countProducts())
    await saveShopRecords(
      one.store,
      copies.map((copy) => ({ ...copy, value: null })),
    )
    await eventually(() => other.catalogue.product(700_000), null)
  })

  it('CFG-05 the stock is that which the back office set, not that of the records', async () => {
    expect(one.catalogue.product(1003)?.stock).toBe(0)
    await one.stock.set(1003, 7)
    expect(one.catalogue.product(1003)?.stock).toBe(7)
    await saveShopRecords(one.store, [priced(1003, 9900)])
    expect(one.catalogue.product(1003)?.stock).toBe(7)
    await saveShopRecords(one.store, [recordOf('product', '1003')])
  })
})
