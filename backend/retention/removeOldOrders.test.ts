import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { shopperTables } from '../store/shopperTables.ts'
import type { Store } from '../store/Store.ts'
import { testStores } from '../testing/testStores.ts'
import { removeOldOrders } from './removeOldOrders.ts'

/** Midnight in the Netherlands, at the turn of the year. */
const newYear = (year: number): number => Date.parse(`${year}-01-01T00:00:00+01:00`)

describe.each(testStores())('orders that need not be kept on $name', ({ open, drop }) => {
  let store: Store
  let other: Store
  const reset = async (): Promise<void> => {
    await store.run("INSERT INTO setting (name, value) VALUES ('resetting', '')")
    for (const table of shopperTables) await store.run(`DELETE FROM ${table}`)
    await store.run("DELETE FROM setting WHERE name = 'resetting'")
  }
  beforeAll(async () => {
    ;[store, other] = await open()
  })
  beforeEach(reset)
  afterAll(async () => {
    await Promise.all([...new Set([store, other])].map((one) => one.close()))
    await drop()
  })

  const place = async (uid: string, number: number, at: number): Promise<void> => {
    await store.run(
      `INSERT INTO purchase (uid, number, customer_id, cart_uid, fingerprint, language, payment_option_id, total_incl, lines, created_at, detail, upfront_incl, reference)
       VALUES (?1, ?2, 'anna', ?1, '', 'nld', 'ideal', 100, '[]', ?3, '{"name":"Quirijntje"}', 100, '')`,
      uid,
      number,
      at,
    )
    await store.run(
      "INSERT INTO payment (uid, bank_id, purchase_uid, status, created_at, amount_incl) VALUES (?1, ?1, ?2, 'paid', ?3, 100)",
      `pay-${uid}`,
      uid,
      at,
    )
    await invoice(uid, `F-${uid}`, at)
  }
  const invoice = async (orderUid: string, number: string, at: number): Promise<void> => {
    await store.run(
      `INSERT INTO invoice (uid, kind, number, purchase_uid, issued_at, total_incl, document) VALUES (?1, 'invoice', ?1, ?2, ?3, 100, '{"name":"Quirijntje"}')`,
      number,
      orderUid,
      at,
    )
  }
  const refund = (orderUid: string, at: number) =>
    store.run(
      `INSERT INTO refund (uid, kind, purchase_uid, payment_uid, amount_incl, reduction_incl, status, reason, created_at)
       VALUES (?, 'refund', ?, ?, 100, 100, 'refunded', '', ?)`,
      `refund-${orderUid}`,
      orderUid,
      `pay-${orderUid}`,
      at,
    )
  const names = async (table: string, column = 'uid') =>
    (await store.all(`SELECT ${column} FROM ${table} ORDER BY ${column}`)).map((row) => row[column])

  it('an invoice is kept for the seven years after its own, in Dutch time, and then removed with its order', async () => {
    await place('last of 2026', 1, newYear(2027) - 1)
    await place('first of 2027', 2, newYear(2027))
    expect(await removeOldOrders(store, newYear(2034) - 1)).toBe(0)
    expect(await names('invoice')).toHaveLength(2)
    expect(await removeOldOrders(other, newYear(2034))).toBe(1)
    for (const table of ['invoice', 'payment', 'purchase'])
      expect(await names(table)).toEqual([{ invoice: 'F-', payment: 'pay-', purchase: '' }[table] + 'first of 2027'])
    expect(await removeOldOrders(store, newYear(2035))).toBe(1)
    expect([await names('invoice'), await names('purchase')]).toEqual([[], []])
  })

  it('an order stays as a whole while one of its documents, payments or refunds has to', async () => {
    for (const [index, uid] of ['documented', 'paid', 'refunded'].entries()) await place(uid, index, newYear(2026))
    await invoice('documented', 'later', newYear(2027))
    await store.run(
      "INSERT INTO payment (uid, bank_id, purchase_uid, status, created_at, amount_incl) VALUES ('again', 'again', 'paid', 'paid', ?, 1)",
      newYear(2027),
    )
    await refund('refunded', newYear(2027))
    expect(await removeOldOrders(store, newYear(2034))).toBe(0)
    expect(await names('invoice')).toHaveLength(4)
    expect(await removeOldOrders(store, newYear(2035))).toBe(3)
    expect([await names('invoice'), await names('payment'), await names('refund')]).toEqual([[], [], []])
  })

  it('afterwards invoices can be removed by nobody again, and nothing personal is left', async () => {
    await place('old', 1, newYear(2026))
    await place('new', 2, newYear(2030))
    await refund('old', newYear(2026))
    await store.run("INSERT INTO withdrawal_refund (refund_uid, withdrawal_uid) VALUES ('refund-old', 'w')")
    await store.run("INSERT INTO rest_request (purchase_uid, requested_at) VALUES ('old', 1)")
    await store.run(
      `INSERT INTO order_revision (purchase_uid, uid, changed_at, changed_by, reason, before, total_incl) VALUES ('old', 'r', 1, '', '', '{"name":"Quirijntje"}', 1)`,
    )
    for (const [uid, at] of [
      ['w', newYear(2027) - 1],
      ['x', newYear(2027)],
    ] as const)
      await store.run('INSERT INTO withdrawal (uid, statement, stated_at, received_at) VALUES (?1, ?2, ?3, ?3)', uid, '{}', at)
    expect(await removeOldOrders(store, newYear(2034))).toBe(1)
    for (const table of ['refund', 'order_revision']) expect(await names(table)).toEqual([])
    expect([await names('rest_request', 'purchase_uid'), await names('withdrawal_refund', 'refund_uid')]).toEqual([[], []])
    expect(await names('withdrawal')).toEqual(['x'])
    await expect(store.run('DELETE FROM invoice')).rejects.toThrow('Rows of invoice are never changed')
    expect(await names('invoice')).toEqual(['F-new'])
  })

  it('more orders than one batch are removed in one go', async () => {
    for (let number = 0; number < 205; number += 1) await place(`old ${number}`, number, newYear(2020))
    expect(await removeOldOrders(store, newYear(2034))).toBe(205)
    expect(await names('purchase')).toEqual([])
  })
})
