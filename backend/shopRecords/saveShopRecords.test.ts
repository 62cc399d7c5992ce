import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { text } from '../database/row.ts'
import type { Store } from '../store/Store.ts'
import { testStores } from '../testing/testStores.ts'
import { saveShopRecords } from './saveShopRecords.ts'
import type { ShopRecordChange } from './ShopRecordChange.ts'
import { shopTopic } from './shopTopic.ts'

const product = (id: number, value: unknown = { id }): ShopRecordChange => ({ kind: 'product', id: String(id), position: id, value })

describe.each(testStores())('records of the shop on $name', ({ open, drop }) => {
  let store: Store
  let other: Store
  let messages: (string | null)[] = []
  beforeAll(async () => {
    ;[store, other] = await open()
    await store.listen(shopTopic, async (message) => void messages.push(message))
  })
  beforeEach(async () => {
    await store.run('DELETE FROM shop_record')
    messages = []
  })
  afterAll(async () => {
    await Promise.all([...new Set([store, other])].map((one) => one.close()))
    await drop()
  })
  const stored = async () =>
    (await store.all('SELECT kind, id, json FROM shop_record ORDER BY kind, id')).map((row) => [
      text(row, 'kind'),
      text(row, 'id'),
      JSON.parse(text(row, 'json')) as unknown,
    ])

  it('CFG-05 a record is written, changed and removed, and each time the product is named', async () => {
    await saveShopRecords(store, [product(7), product(8)])
    await saveShopRecords(store, [product(7, { id: 7, title: "'é\u0000" })])
    expect(await stored()).toEqual([
      ['product', '7', { id: 7, title: "'é\u0000" }],
      ['product', '8', { id: 8 }],
    ])
    await saveShopRecords(store, [product(8, null)])
    expect(await stored()).toHaveLength(1)
    expect(messages).toEqual(['7,8', '7', '8'])
  })

  it('CFG-05 a record that is as it was writes nothing and announces nothing', async () => {
    await saveShopRecords(store, [product(7)])
    await saveShopRecords(store, [product(7), product(9, null)])
    await saveShopRecords(store, [])
    expect(messages).toEqual(['7'])
    await saveShopRecords(store, [product(8), product(7)])
    expect(messages).toEqual(['7', '8'])
    await saveShopRecords(store, [{ ...product(7), position: 1 }])
    expect(messages).toEqual(['7', '8', '7'])
  })

  it('CFG-05 other records and very many products are announced without names', async () => {
    await saveShopRecords(store, [product(7), { kind: 'coupon', id: 'A', position: 0, value: {} }])
    await saveShopRecords(
      store,
      Array.from({ length: 450 }, (_, index) => product(1000 + index)),
    )
    expect(messages).toEqual(['', ''])
    expect(await stored()).toHaveLength(452)
  })

  it('CFG-05 of several changes of a record the last counts', async () => {
    await saveShopRecords(store, [product(7, { id: 1 }), product(8), product(7, { id: 2 }), product(8, null)])
    expect(await stored()).toEqual([['product', '7', { id: 2 }]])
  })

  it('CFG-05 records that are saved within a transaction count and are announced with it', async () => {
    await store.transaction(async (inner) => {
      await saveShopRecords(inner, [product(7)])
      expect(messages).toEqual([])
    })
    expect(messages).toEqual(['7'])
    const failed = store.transaction(async (inner) => {
      await saveShopRecords(inner, [product(8)])
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect([messages, (await stored()).length]).toEqual([['7'], 1])
  })
})
