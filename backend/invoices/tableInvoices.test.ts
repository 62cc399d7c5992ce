import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { invoicesSuite } from '../ports/testing/invoicesSuite.ts'
import type { Store } from '../store/Store.ts'
import { testStores } from '../testing/testStores.ts'
import { createTableInvoices } from './tableInvoices.ts'

describe.each(testStores())('invoices on $name', ({ open, drop }) => {
  let store: Store
  let other: Store
  let count = 0
  const invoicesOn = (on: Store) => createTableInvoices(on, (prefix) => `${prefix}-${(count += 1)}`)
  beforeAll(async () => {
    ;[store, other] = await open()
  })
  beforeEach(async () => {
    await store.run("INSERT INTO setting (name, value) VALUES ('resetting', '')")
    for (const table of ['invoice', 'invoice_series', 'purchase', 'payment']) await store.run(`DELETE FROM ${table}`)
    await store.run("DELETE FROM setting WHERE name = 'resetting'")
  })
  afterAll(async () => {
    await Promise.all([...new Set([store, other])].map((one) => one.close()))
    await drop()
  })
  invoicesSuite(() => ({
    invoices: invoicesOn(store),
    other: invoicesOn(other),
    transaction: (work) => other.transaction((inner) => work(invoicesOn(inner))),
    addOrder: async (uid, { customerId = 'anna', state = null, payment }) => {
      await store.run(
        `INSERT INTO purchase (uid, number, customer_id, cart_uid, fingerprint, language, payment_option_id, total_incl, lines, created_at, detail,
           state, upfront_incl, reference)
         VALUES (?1, ?2, ?3, ?1, ?1, 'nld', 'ideal', 1, '[]', ?2, '{}', ?4, 1, '')`,
        uid,
        (count += 1),
        customerId,
        state,
      )
      if (payment !== undefined)
        await store.run(
          'INSERT INTO payment (uid, bank_id, purchase_uid, status, created_at, amount_incl) VALUES (?1, ?1, ?1, ?2, 1, 1)',
          uid,
          payment,
        )
    },
    tamper: (sql) => store.run(sql),
  }))
})
