import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { refundsSuite } from '../ports/testing/refundsSuite.ts'
import type { Store } from '../store/Store.ts'
import { testStores } from '../testing/testStores.ts'
import { createTableRefunds } from './tableRefunds.ts'

describe.each(testStores())('refunds on $name', ({ open, drop }) => {
  let stores: readonly Store[]
  beforeAll(async () => {
    stores = await open()
  })
  beforeEach(async () => {
    await stores[0]?.run('DELETE FROM refund')
  })
  afterAll(async () => {
    await Promise.all([...new Set(stores)].map((store) => store.close()))
    await drop()
  })
  refundsSuite(() => createTableRefunds(stores[0] as Store))
})
