import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { demoShop } from '../demo/demoShop.ts'
import type { ShopRecordChange } from '../ports/ShopRecords.ts'
import type { ShopRecord } from '../records/ShopRecord.ts'
import { UnusableShop } from '../records/readShop.ts'
import { testStores } from '../testing/testStores.ts'
import { readShopRecords } from './readShopRecords.ts'
import { saveShopRecords } from './saveShopRecords.ts'
import { shopRecordsOf } from './shopRecordsOf.ts'
import { watchShopRecords } from './watchShopRecords.ts'

const demo = demoShop()
const records = shopRecordsOf(demo)
const recordOf = (kind: string, id: string): ShopRecordChange => {
  const found = records.find((record) => record.kind === kind && record.id === id)
  if (found === undefined) throw new Error(`The demo has no ${kind} ${id}`)
  return found
}
const withPrice = (base: number): ShopRecordChange => {
  const product = recordOf('product', '1003')
  const value = product.value as { readonly price: object }
  return { ...product, value: { ...value, price: { ...value.price, base } } }
}

for (const { name, open, drop } of testStores())
  describe(`records of the shop on ${name}`, async () => {
    const [store, other] = await open()
    beforeEach(async () => {
      await store.run('DELETE FROM shop_record')
    })
    afterAll(async () => {
      await Promise.all([...new Set([store, other])].map((one) => one.close()))
      await drop()
    })

    it('a shop that was written is read as it was', async () => {
      expect(await readShopRecords(store)).toBeNull()
      await saveShopRecords(store, records)
      const { productsMark: _mark, customers, ...read } = (await readShopRecords(store)) ?? ({} as ShopRecord)
      const { productsMark: _other, customers: _customers, ...expected } = demo
      expect({ ...read, products: [...read.products] }).toEqual({ ...expected, products: [...demo.products] })
      expect(customers).toEqual([])
    })

    it('only what differs is written, and null removes it', async () => {
      expect(await saveShopRecords(store, records)).toBe(records.length)
      expect(await saveShopRecords(store, records)).toBe(0)
      expect(await saveShopRecords(store, [...records.filter(({ id }) => id !== '1003'), withPrice(12_300)])).toBe(1)
      const removed = { ...recordOf('coupon', demo.coupons[0]?.code ?? ''), value: null }
      expect([await saveShopRecords(store, [removed]), await saveShopRecords(store, [removed])]).toEqual([1, 0])
      expect((await readShopRecords(store))?.coupons).toEqual(demo.coupons.slice(1))
    })

    it('a record that cannot be used is named and left out; the shop stays open', async () => {
      await saveShopRecords(store, records)
      await saveShopRecords(store, [withPrice(-1), { kind: 'coupon', id: 'BAD', position: 0, value: { code: 'BAD' } }])
      const lines: string[] = []
      const read = await readShopRecords(store, (line) => lines.push(line))
      expect([...(read?.products ?? [])]).toHaveLength([...demo.products].length - 1)
      expect(read?.coupons).toEqual(demo.coupons)
      expect(lines.toSorted()).toEqual([expect.stringContaining('coupon BAD'), expect.stringContaining('product 1003 is left out: price')])
    })

    it('a change that one program writes is seen by another', async () => {
      await expect(watchShopRecords(other, demo)).rejects.toThrow(UnusableShop)
      await saveShopRecords(store, records)
      const shop = await watchShopRecords(other, demo)
      const seen: number[] = []
      shop.onChange(({ products }) => seen.push([...products].find(({ id }) => id === 1003)?.price?.base ?? 0))
      await saveShopRecords(store, [withPrice(12_300)])
      await expect.poll(() => seen.at(-1)).toBe(12_300)
      expect([...shop.current().products].find(({ id }) => id === 1003)?.price?.base).toBe(12_300)
      expect(shop.current().customers).toBe(demo.customers)
    })
  })
