import { ordersSuite } from '../ports/testing/ordersSuite.ts'
import { testStores } from '../testing/testStores.ts'
import { createTableOrders } from './tableOrders.ts'

for (const { name, open, drop } of testStores()) {
  ordersSuite(`tables on ${name}`, async () => {
    const [store, other] = await open()
    return {
      orders: createTableOrders(store, { hasBackOffice: false }),
      clear: async () => {
        for (const table of ['purchase', 'payment', 'told_purchase', 'order_revision']) await store.run(`DELETE FROM ${table}`)
      },
      close: async () => {
        await Promise.all([...new Set([store, other])].map((one) => one.close()))
        await drop()
      },
    }
  })
}
