import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Pool } from 'pg'
import { UnusableData } from '../database/sqliteFile.ts'
import { migrations } from '../store/migrations.ts'
import { createPostgresPool, openPostgresStore } from '../store/postgresStore.ts'
import { joinCustomers } from './customers/joinCustomers.ts'
import { migrateJoined } from './migrateJoined.ts'
import { withVendureDatabase } from './testing/withVendureDatabase.ts'

describe('an update of a database in which customers are joined', () => {
  const databaseUrl = withVendureDatabase()
  const settings = () => ({ url: databaseUrl(), schema: 'shop', poolSize: 2, timeoutMs: 60_000 })
  /** The known migrations and a later one. */
  const later = (sql: string) => [...migrations, { number: migrations.length + 1, name: 'later', sql: () => sql }]
  let pool: Pool
  beforeAll(async () => {
    pool = createPostgresPool(settings())
    for (const number of [1, 2])
      await pool.query(
        `INSERT INTO customer (id, number, email, password, status, first_name, last_name, company_name, coc_number, vat_number, reference, phone_number, language, default_address_id)
         VALUES ('customer-${number}', '10000${number}', 'p${number}@voorbeeld.test', 'a hash', 'active', 'Pien', 'Post', 'Post bv', '1', '2', '3', '4', 'eng', 'address-${number}')`,
      )
    await pool.query(
      `INSERT INTO address (id, uid, customer_id, kind, position, json) VALUES ('address-1', 'uid-1', 'customer-1', 'delivery', 1, '{"city":"Gouda"}')`,
    )
  })
  afterAll(() => pool.end())

  /** Who is in the views, what kind of relation they are, and how far the tables are. */
  const state = async () => ({
    customers: (await pool.query('SELECT * FROM customer ORDER BY id')).rows,
    addresses: (await pool.query('SELECT * FROM address ORDER BY id')).rows,
    tables: (await pool.query("SELECT tablename FROM pg_tables WHERE schemaname = 'shop' ORDER BY 1")).rows,
    views: (await pool.query("SELECT viewname FROM pg_views WHERE schemaname = 'shop' ORDER BY 1")).rows,
    columns: (
      await pool.query(
        "SELECT table_name, column_name, data_type FROM information_schema.columns WHERE table_schema IN ('shop', 'vendure') ORDER BY 1, 2",
      )
    ).rows,
    migrations: (await pool.query('SELECT number FROM migration ORDER BY number')).rows,
  })

  it('a column of customers that the views do not know is refused by name, whoever starts first, and nothing is changed', async () => {
    const before = await state()
    const known = later('ALTER TABLE purchase ADD COLUMN gift TEXT; ALTER TABLE customer ADD COLUMN nickname TEXT;')
    await expect(openPostgresStore(settings(), known)).rejects.toThrow(
      new UnusableData(
        "DATABASE_URL: this version changes tables of schema shop that are the back office's. Start the back office of this version first; nothing was changed.",
      ),
    )
    expect(await state()).toEqual(before)
    await expect(migrateJoined(settings(), known)).rejects.toThrow(
      new UnusableData("The backend's table customer has columns that the back office does not know: nickname. Nothing was changed."),
    )
    expect(await state()).toEqual(before)
  })

  it('what both programs change of customers is done together, and customers and addresses are as they were', async () => {
    // As before Vendure's migration of texts, which cannot be done under the views.
    await pool.query(`DELETE FROM vendure.migrations WHERE name LIKE 'WrittenTexts%'; DROP VIEW customer;
      ALTER TABLE vendure.customer ALTER COLUMN "customFieldsReference" TYPE character varying(255)`)
    await joinCustomers(pool, { shop: 'shop', vendure: 'vendure' })
    const before = await state()
    await migrateJoined(settings(), later("ALTER TABLE customer ALTER COLUMN reference SET DEFAULT ''; CREATE TABLE gift (id TEXT);"))
    const after = await state()
    expect(after.columns).toContainEqual({ table_name: 'customer', column_name: 'customFieldsReference', data_type: 'text' })
    expect(after).toEqual({
      ...before,
      columns: after.columns,
      tables: [...before.tables, { tablename: 'gift' }].toSorted((one, other) => (one.tablename < other.tablename ? -1 : 1)),
      migrations: [...before.migrations, { number: migrations.length + 1 }],
    })
    expect(before.customers).toHaveLength(2)
    expect(before.customers[0]).toMatchObject({ default_address_id: 'address-1', reference: '3' })
  })
})
