import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { paymentsSuite } from '../ports/testing/paymentsSuite.ts'
import type { Store } from '../store/Store.ts'
import { testStores } from '../testing/testStores.ts'
import { createPracticeBank } from './practiceBank.ts'

describe.each(testStores())('the practice bank as a payment provider, on $name', ({ open, drop }) => {
  let stores: readonly [Store, Store]
  beforeAll(async () => {
    stores = await open()
  })
  beforeEach(async () => {
    for (const table of ['practice_payment', 'practice_refund']) await stores[0].run(`DELETE FROM ${table}`)
  })
  afterAll(async () => {
    await Promise.all([...new Set(stores)].map((store) => store.close()))
    await drop()
  })
  const bankOn = (store: Store) => createPracticeBank(store, (prefix) => `${prefix}-${randomUUID()}`)
  paymentsSuite(() => {
    const bank = bankOn(stores[0])
    return { payments: bank, elsewhere: bankOn(stores[1]), decide: bank.decide }
  })
})
