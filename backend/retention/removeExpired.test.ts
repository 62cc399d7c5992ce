import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { text } from '../database/row.ts'
import { shopperTables } from '../store/shopperTables.ts'
import type { Store } from '../store/Store.ts'
import { testStores } from '../testing/testStores.ts'
import { addToCart, cartOf, createTestShop } from '../testing/visitTestShop.ts'
import { removeExpired } from './removeExpired.ts'

const minute = 60_000
const day = 24 * 60 * minute
const now = Date.UTC(2026, 10, 21)

describe.each(testStores())('data retention on $name', ({ open, drop }) => {
  let store: Store
  let other: Store
  beforeAll(async () => {
    ;[store, other] = await open()
  })
  beforeEach(async () => {
    for (const table of [...shopperTables, 'setting']) await store.run(`DELETE FROM ${table}`)
  })
  afterAll(async () => {
    await Promise.all([...new Set([store, other])].map((one) => one.close()))
    await drop()
  })

  const idsOf = async (table: string, column: string) =>
    (await store.all(`SELECT ${column} FROM ${table} ORDER BY ${column}`)).map((row) => row[column])

  /** Creates one record of each kind with this age, and a mail sent then. */
  const make = async (id: string, ago: number) => {
    const at = now - ago
    await store.run('INSERT INTO cart (uid, touched_at) VALUES (?, ?)', id, at)
    await store.run("INSERT INTO mail (recipient, subject, body, created_at, sent_at) VALUES (?, 'sent', '', ?2, ?2)", id, at)
    await store.run("INSERT INTO mail (recipient, subject, body, created_at) VALUES (?, 'unsent', '', ?)", id, at)
    await store.run("INSERT INTO session (token, customer_id, expires_at) VALUES (?, 'anna', ?)", id, at)
    await store.run(
      "INSERT INTO one_time_token (hash, purpose, customer_id, subject, expires_at) VALUES (?, 'login', 'anna', '', ?)",
      id,
      at,
    )
    await store.run("INSERT INTO answer (operation, key, body, made_at) VALUES ('add', ?, '', ?)", id, at)
    await store.run('INSERT INTO tried (what, at) VALUES (?, ?)', id, at)
    for (const isConfirmed of [0, 1])
      await store.run(
        "INSERT INTO product_request (uid, product_id, recipient, language, is_confirmed, created_at) VALUES (?, 1, 'a', 'nld', ?, ?) ON CONFLICT DO NOTHING",
        `${id} ${isConfirmed}`,
        isConfirmed,
        at,
      )
    await store.run('INSERT INTO vat_check (number, tried_at) VALUES (?, ?)', id, at)
    await store.run('INSERT INTO address_search (id, asked_at) VALUES (?, ?)', id, at)
    await store.run("INSERT INTO withdrawal (uid, statement, stated_at) VALUES (?, '{}', ?)", id, at)
    await store.run("INSERT INTO share (token, owner_token, kind, lines, expires_at) VALUES (?1, ?1, 'cart', '[]', ?2)", id, at)
  }
  const left = async () => ({
    carts: await idsOf('cart', 'uid'),
    mails: (await store.all('SELECT recipient, subject FROM mail ORDER BY id')).map(
      (row) => `${text(row, 'recipient')} ${text(row, 'subject')}`,
    ),
    requests: await idsOf('product_request', 'uid'),
    sessions: await idsOf('session', 'token'),
    tokens: await idsOf('one_time_token', 'hash'),
    answers: await idsOf('answer', 'key'),
    tries: await idsOf('tried', 'what'),
    checks: await idsOf('vat_check', 'number'),
    searches: await idsOf('address_search', 'id'),
    withdrawals: await idsOf('withdrawal', 'uid'),
  })

  it('each kind of data is kept for its retention period, and removed after it', async () => {
    for (const days of [0, 6, 8, 13, 15, 89, 91]) await make(`day ${days}`, days * day + minute)
    await make('session that goes on', -day)
    expect(Object.fromEntries(await removeExpired(store, now))).toEqual({
      carts: 1,
      'sent mails': 5,
      'unsent mails': 3,
      'unconfirmed requests': 3,
      sessions: 7,
      'one-time tokens': 7,
      responses: 6,
      tries: 6,
      'VAT number checks': 1,
      'address searches': 6,
      'unconfirmed withdrawals': 3,
      'shared carts and wishlists': 7,
    })
    const ofToday = ['day 0', 'session that goes on']
    expect(await left()).toEqual({
      carts: ['day 0', 'day 13', 'day 15', 'day 6', 'day 8', 'day 89', 'session that goes on'],
      mails: [
        'day 0 sent',
        'day 0 unsent',
        'day 6 sent',
        'day 6 unsent',
        'day 8 unsent',
        'day 13 unsent',
        ...['sent', 'unsent'].map((kind) => `session that goes on ${kind}`),
      ],
      requests: [
        ...['0 0', '0 1', '13 0', '13 1', '15 1', '6 0', '6 1', '8 0', '8 1', '89 1', '91 1'].map((uid) => `day ${uid}`),
        'session that goes on 0',
        'session that goes on 1',
      ],
      sessions: ['session that goes on'],
      tokens: ['session that goes on'],
      answers: ofToday,
      tries: ofToday,
      checks: ['day 0', 'day 13', 'day 15', 'day 6', 'day 8', 'day 89', 'session that goes on'],
      searches: ofToday,
      withdrawals: ['day 0', 'day 13', 'day 6', 'day 8', 'session that goes on'],
    })
  })

  it('one process per day removes expired data, also after a restart and after a wrong clock', async () => {
    await make('old', 100 * day)
    const turns = await Promise.all([store, other, store, other].map((each) => removeExpired(each, now)))
    expect(turns.filter(({ size }) => size > 0)).toHaveLength(1)
    await make('old', 100 * day)
    expect((await removeExpired(other, now + day - 1)).size).toBe(0)
    expect((await removeExpired(other, now + day)).size).toBe(12)
    await make('old', 100 * day)
    expect((await removeExpired(store, now + day - minute)).size).toBe(12)
  })

  it('more than one batch is removed, and an interrupted removal continues the next day', async () => {
    const rows = Array.from({ length: 1200 }, (_, index) => `('try', ${index})`)
    await store.run(`INSERT INTO tried (what, at) VALUES ${rows.join(', ')}`)
    let calls = 0
    const stoppedAfter = await removeExpired(store, now, () => (calls += 1) > 8)
    expect(stoppedAfter.get('tries')).toBe(500)
    expect((await removeExpired(store, now + day)).get('tries')).toBe(700)
  })
})

describe('carts of shoppers', () => {
  it('a cart that is opened within 90 days stays, and an abandoned one is removed', async () => {
    const shop = await createTestShop()
    const [regular, lost] = [shop.visitor(), shop.visitor()]
    for (const visitor of [regular, lost]) await addToCart(visitor, 1005)
    shop.advance(50 * day)
    await cartOf(regular)
    shop.advance(50 * day)
    expect((await removeExpired(shop.backend.store, shop.backend.now())).get('carts')).toBe(1)
    expect((await cartOf(regular)).lines).toHaveLength(1)
    expect((await cartOf(lost)).cUid).toBeNull()
  })
})
