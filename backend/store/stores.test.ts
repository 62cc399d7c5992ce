import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { whole } from '../database/row.ts'
import { testStores } from '../testing/testStores.ts'
import { shopperTables } from './shopperTables.ts'
import { OutsideTransaction } from './Store.ts'
import type { Store } from './Store.ts'

describe.each(testStores())('the store on $name', ({ name, open, reopen, drop }) => {
  let store: Store
  let other: Store
  beforeAll(async () => {
    ;[store, other] = await open()
  })
  beforeEach(async () => {
    for (const table of shopperTables) await store.run(`DELETE FROM ${table}`)
  })
  afterAll(async () => {
    await Promise.all([...new Set([store, other])].map((one) => one.close()))
    await drop()
  })

  const addCart = (to: Store, uid: string) => to.run('INSERT INTO cart (uid) VALUES (?)', uid)
  const carts = async () => (await store.all('SELECT uid FROM cart ORDER BY uid')).map((row) => row['uid'])

  it('rows come back as texts, whole numbers and null', async () => {
    await store.run('INSERT INTO own_price (customer_id, product_id, discount) VALUES (?, ?, ?)', 'anna', 1007, 1000)
    await addCart(store, 'één')
    expect(await store.get('SELECT * FROM own_price')).toEqual({ customer_id: 'anna', product_id: 1007, discount: 1000 })
    expect(await store.get('SELECT uid, customer_id FROM cart')).toEqual({ uid: 'één', customer_id: null })
    expect(await store.get('SELECT count(*) AS amount, sum(discount) AS discounts FROM own_price')).toEqual({ amount: 1, discounts: 1000 })
    expect(await store.get("SELECT uid FROM cart WHERE uid = 'none'")).toBeNull()
  })

  it('a change answers how many rows it changed', async () => {
    await addCart(store, 'a')
    await addCart(store, 'b')
    expect(await store.run('UPDATE cart SET is_merged = 1')).toBe(2)
    expect(await store.run('INSERT INTO cart (uid) VALUES (?) ON CONFLICT DO NOTHING', 'a')).toBe(0)
    expect(await store.run('DELETE FROM cart WHERE uid = ?1 OR uid = ?1', 'a')).toBe(1)
  })

  it('a transaction is done as a whole or not at all', async () => {
    await store.transaction(async (inner) => addCart(inner, 'kept'))
    const broken = store.transaction(async (inner) => {
      await addCart(inner, 'lost')
      throw new Error('refused')
    })
    await expect(broken).rejects.toThrow('refused')
    expect(await carts()).toEqual(['kept'])
  })

  it('a transaction within a transaction belongs to it', async () => {
    const broken = store.transaction(async (inner) => {
      await inner.transaction(async (innermost) => addCart(innermost, 'lost'))
      throw new Error('refused')
    })
    await expect(broken).rejects.toThrow('refused')
    expect(await carts()).toEqual([])
  })

  it('a statement from outside does not get into an open transaction', async () => {
    let go = (): void => undefined
    const waiting = new Promise<void>((resolve) => {
      go = resolve
    })
    const broken = store.transaction(async (inner) => {
      await addCart(inner, 'lost')
      await waiting
      throw new Error('refused')
    })
    const outside = addCart(store, 'outside')
    go()
    await expect(broken).rejects.toThrow('refused')
    await outside
    expect(await carts()).toEqual(['outside'])
  })

  it('the store itself is refused inside its transaction, and the store of a transaction after it', async () => {
    let kept: Store | null = null
    const misused = store.transaction(async (inner) => {
      kept = inner
      await addCart(store, 'beside')
    })
    await expect(misused).rejects.toThrow(OutsideTransaction)
    await expect((kept as Store | null)?.get('SELECT 1 AS one')).rejects.toThrow('ended')
    await expect((kept as Store | null)?.runLater("INSERT INTO cart (uid) VALUES ('after')")).rejects.toThrow('ended')
    expect(await carts()).toEqual([])
  })

  it('what is left for later is seen by the next statement, and counts with the transaction', async () => {
    await store.transaction(async (inner) => {
      await inner.runLater('INSERT INTO cart (uid) VALUES (?)', 'first')
      expect(await inner.get('SELECT uid FROM cart')).toEqual({ uid: 'first' })
      await inner.runLater('INSERT INTO cart (uid) VALUES (?)', 'last')
    })
    await store.runLater('INSERT INTO cart (uid) VALUES (?)', 'without a transaction')
    expect(await carts()).toEqual(['first', 'last', 'without a transaction'])
  })

  it('what is left for later and fails undoes the transaction', async () => {
    const broken = store.transaction(async (inner) => {
      await addCart(inner, 'lost')
      await inner.runLater("INSERT INTO own_price (customer_id, product_id, discount) VALUES ('anna', 1, NULL)")
      await inner.runLater('INSERT INTO cart (uid) VALUES (?)', 'lost too')
    })
    await expect(broken).rejects.toThrow(/discount/)
    expect(await carts()).toEqual([])
  })

  it.each(['run', 'runLater'] as const)('twenty changes of one line at once, from two programs, all count (%s)', async (change) => {
    await store.run("INSERT INTO own_price (customer_id, product_id, discount) VALUES ('anna', 1, 0)")
    const raise = (from: Store) =>
      from.transaction(async (inner) => {
        const row = await inner.get("SELECT discount FROM own_price WHERE customer_id = 'anna'")
        await inner[change]("UPDATE own_price SET discount = ? WHERE customer_id = 'anna'", row === null ? 0 : whole(row, 'discount') + 1)
      })
    await Promise.all(Array.from({ length: 20 }, (_, index) => raise(index % 2 === 0 ? store : other)))
    expect(await store.get('SELECT discount FROM own_price')).toEqual({ discount: 20 })
  })

  it('what is looked for and made when it is missing is made once', async () => {
    const find = (from: Store, uid: string) =>
      from.transaction(async (inner) => {
        const found = await inner.get("SELECT uid FROM cart WHERE customer_id = 'anna'")
        if (found === null) await inner.run("INSERT INTO cart (uid, customer_id) VALUES (?, 'anna')", uid)
      })
    await Promise.all(Array.from({ length: 8 }, (_, index) => find(index % 2 === 0 ? store : other, `cart-${index}`)))
    expect(await carts()).toHaveLength(1)
  })

  it('data that is open again has its tables, and data that is newer than the program is refused', async () => {
    await addCart(store, 'kept')
    const again = await reopen()
    expect(await again.get('SELECT uid FROM cart')).toEqual({ uid: 'kept' })
    await again.close()
    await store.run("INSERT INTO migration (number, name, ran_at) VALUES (999, 'of tomorrow', 0)")
    await expect(reopen()).rejects.toThrow(/^(?:SHOP_DATA|DATABASE_URL): [^\n]* is newer than this program \(tables 999, [^\n]+$/)
    await store.run('DELETE FROM migration WHERE number = 999')
  })

  it('an announcement reaches every program once the transaction counts, and none when it does not', async () => {
    const heard: string[] = []
    for (const [index, program] of [...new Set([store, other])].entries())
      await program.listen('news', async (message) => void heard.push(`${index} ${message}`))
    const broken = store.transaction(async (inner) => {
      await inner.announce('news', 'lost')
      throw new Error('refused')
    })
    await expect(broken).rejects.toThrow('refused')
    await store.transaction(async (inner) => {
      await inner.announce('news', 'kept')
      await inner.announce('others', 'kept')
      expect(heard).toEqual([])
    })
    expect(heard).toContain('0 kept')
    await store.announce('news', 'at once')
    const expected = [...new Set([store, other])].flatMap((_, index) => [`${index} at once`, `${index} kept`])
    await vi.waitFor(() => expect(heard.toSorted()).toEqual(expected), 5000)
  })

  it.runIf(name === 'Postgres')(
    'a program whose listening connection broke listens again, and hears that it may have missed something',
    async () => {
      const heard: (string | null)[] = []
      await other.listen('broken', async (message) => void heard.push(message))
      await store.all("SELECT pg_terminate_backend(pid) AS ended FROM pg_stat_activity WHERE query = 'LISTEN ' || current_schema()")
      await vi.waitFor(() => expect(heard).toEqual([null]), 5000)
      await store.announce('broken', 'after')
      await vi.waitFor(() => expect(heard).toEqual([null, 'after']), 5000)
    },
  )

  it('a program goes on when a newer one adds a column to a table that it reads', async () => {
    await addCart(store, 'kept')
    const read = (from: Store) => from.get("SELECT * FROM cart WHERE uid = 'kept'")
    for (let time = 0; time < 20; time += 1) await Promise.all([read(store), read(store), store.transaction(read)])
    await other.run('ALTER TABLE cart ADD COLUMN tomorrow TEXT')
    try {
      // In turn, so that a connection that was not made anew is used again.
      const rows = [await store.transaction(read), await store.transaction(read), await read(store), await read(store)]
      for (const row of rows) expect(row).toMatchObject({ uid: 'kept', tomorrow: null })
    } finally {
      await other.run('ALTER TABLE cart DROP COLUMN tomorrow')
    }
  })

  it('the character 0 in a text does no harm', async () => {
    await addCart(store, 'a\0b')
    expect(await carts()).toHaveLength(1)
  })
})
