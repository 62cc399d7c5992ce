import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { demoShop } from '../demo/demoShop.ts'
import type { Store } from '../store/Store.ts'
import { testStores } from '../testing/testStores.ts'
import { readShopRecords } from './readShopRecords.ts'
import { saveShopRecords } from './saveShopRecords.ts'
import { shopRecordsOf } from './shopRecordsOf.ts'

const demo = demoShop()
const records = shopRecordsOf(demo)
const dataOf = (kind: string, id: string) => records.find((record) => record.kind === kind && record.id === id)?.value as object

describe.each(testStores())('the shop of the records on $name', ({ open, drop }) => {
  let store: Store
  let other: Store
  let logged: string[] = []
  beforeAll(async () => {
    ;[store, other] = await open()
  })
  beforeEach(async () => {
    await store.run('DELETE FROM shop_record')
    await saveShopRecords(store, records)
    logged = []
    vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
      logged.push(String(line))
      return true
    })
  })
  afterEach(() => vi.restoreAllMocks())
  afterAll(async () => {
    await Promise.all([...new Set([store, other])].map((one) => one.close()))
    await drop()
  })

  it('CFG-05 a shop that was saved is read as it was, in its order, but for its customers', async () => {
    const read = await readShopRecords(store)
    const { products, productsMark, ...content } = read ?? demo
    expect([...products]).toEqual([...demo.products])
    const { products: _products, productsMark: otherMark, ...expected } = demo
    expect(content).toEqual({ ...expected, customers: [] })
    expect(Object.keys(content.facets)).toEqual(Object.keys(demo.facets))
    expect(productsMark).not.toBe(otherMark)
    expect(logged).toEqual([])
  })

  it('CFG-05 a store without products has no shop', async () => {
    await store.run("DELETE FROM shop_record WHERE kind = 'product'")
    expect(await readShopRecords(store)).toBeNull()
  })

  it('CFG-05 records that cannot be used are reported in one line each and left out', async () => {
    await saveShopRecords(store, [
      { kind: 'product', id: '1005', position: 3, value: { ...dataOf('product', '1005'), weightGrams: 'a\nlot' } },
      { kind: 'product', id: '1007', position: 3, value: { ...dataOf('product', '1007'), id: 1008 } },
      { kind: 'coupon', id: 'WELKOM10', position: 0, value: { code: 'WELKOM10' } },
      { kind: 'setting', id: 'menus', position: 0, value: [] },
      { kind: 'setting', id: 'seller', position: 0, value: null },
      { kind: 'category', id: 'hubs', position: 0, value: { ...dataOf('category', 'hubs'), path: { nld: 'hubs', eng: '/hubs' } } },
    ])
    await store.run("INSERT INTO shop_record (kind, id, position, json) VALUES ('redirect', '/x', 1, '{')")
    const shop = await readShopRecords(store)
    const ids = [...(shop?.products ?? [])].map(({ id }) => id)
    expect([ids.length, ids.includes(1005), ids.includes(1007)]).toEqual([[...demo.products].length - 2, false, false])
    expect(shop?.coupons.map(({ code }) => code)).not.toContain('WELKOM10')
    expect(shop?.menus.navigation).toEqual([])
    expect(shop?.seller.name).toBe('')
    expect(shop?.categories.map(({ id }) => id)).not.toContain('hubs')
    for (const name of [
      'product 1005: weightGrams',
      'product 1007: its id is 1008',
      'coupon WELKOM10',
      'setting menus',
      'category hubs: path.nld',
      'setting seller: missing',
    ])
      expect([name, logged.filter((line) => line.startsWith(`Shop: ${name}`)).length]).toEqual([name, 1])
    expect([logged.length, logged.every((line) => /^[^\n]+\n$/.test(line))]).toEqual([7, true])
  })

  it('CFG-05 a category below itself and a second page at a path do not take the shop down', async () => {
    const above = dataOf('category', 'hubs') as { readonly parentId: string }
    await saveShopRecords(store, [
      { kind: 'category', id: above.parentId, position: 0, value: { ...dataOf('category', above.parentId), parentId: 'hubs' } },
      { kind: 'page', id: 'second', position: 999, value: { ...dataOf('page', demo.pages[0]?.id ?? ''), id: 'second' } },
    ])
    const shop = await readShopRecords(store)
    expect(shop?.categories.filter(({ id }) => id === 'hubs' || id === above.parentId).map(({ parentId }) => parentId)).toEqual([
      null,
      null,
    ])
    expect(shop?.pages.map(({ id }) => id)).toEqual(demo.pages.map(({ id }) => id))
    expect(logged).toHaveLength(3)
  })

  it('CFG-05 pages show the return period of the records', async () => {
    const [page] = demo.pages
    await saveShopRecords(store, [
      { kind: 'setting', id: 'returnDays', position: 0, value: 45 },
      { kind: 'page', id: page?.id ?? '', position: 0, value: { ...page, title: { nld: '{returnDays} dagen', eng: '{returnDays} days' } } },
    ])
    const shop = await readShopRecords(store)
    expect(shop?.pages.find(({ id }) => id === page?.id)?.title).toEqual({ nld: '45 dagen', eng: '45 days' })
  })
})
