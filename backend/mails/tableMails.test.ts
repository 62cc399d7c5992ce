import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest'
import { mailsSuite } from '../ports/testing/mailsSuite.ts'
import type { Store } from '../store/Store.ts'
import { testStores } from '../testing/testStores.ts'
import { createTableMails } from './tableMails.ts'

describe.each(testStores())('the mail queue on $name', ({ open, drop }) => {
  let stores: readonly [Store, Store]
  let now = Date.UTC(2026, 10, 21)
  const on = (store: Store) => createTableMails(store, () => now)
  beforeAll(async () => {
    stores = await open()
  })
  beforeEach(async () => {
    await stores[0].run('DELETE FROM mail')
  })
  afterAll(async () => {
    await Promise.all([...new Set(stores)].map((store) => store.close()))
    await drop()
  })
  mailsSuite(() => ({
    processes: [on(stores[0]), on(stores[1])],
    advance: (ms) => {
      now += ms
    },
    enqueueInVain: async (work) => {
      const refused = stores[0].transaction(async (store) => {
        await work(on(store))
        throw new Error('refused')
      })
      await expect(refused).rejects.toThrow('refused')
    },
  }))
})
