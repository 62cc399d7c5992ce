import type { ClientBase, Pool } from 'pg'
import { UnusableData } from '../../database/sqliteFile.ts'
import { functions, moveIn, takeOver, triggers, views } from './customerViews.ts'

/** 'Cust' in ASCII: programs that start at once join one after the other. */
const lock = 0x43757374

/** Columns that the backend's statements use. */
const expected = {
  customer:
    'id, number, email, password, status, first_name, last_name, company_name, coc_number, vat_number, reference, phone_number, default_address_id, language',
  address: 'id, uid, customer_id, kind, position, json',
  customer_terms: 'customer_id, on_account, credit_limit',
}

/** Schemas of the backend and of Vendure. */
export interface Schemas {
  readonly shop: string
  readonly vendure: string
}

const named = (sql: string, schemas: Schemas): string =>
  sql
    .replaceAll(/\bshop\./g, `${schemas.shop}.`)
    .replaceAll(/\bvendure\./g, `${schemas.vendure}.`)
    .replaceAll("'shop'", `'${schemas.shop}'`)

/** Which of the backend's tables are views of Vendure's. */
export const joinedTables = async (client: Pick<ClientBase, 'query'>, { shop }: Schemas): Promise<readonly string[]> => {
  const { rows } = await client.query<{ readonly viewname: string }>(
    'SELECT viewname FROM pg_views WHERE schemaname = $1 AND viewname = ANY($2)',
    [shop, Object.keys(expected)],
  )
  return rows.map(({ viewname }) => viewname)
}

/** Empty tables take the place of the views, so that migrations can change columns, until `join` in the same transaction. */
export const separate = async (client: Pick<ClientBase, 'query'>, schemas: Schemas, tables: readonly string[]): Promise<void> => {
  for (const table of tables)
    await client.query(
      named(
        `CREATE TABLE shop.columns_before (LIKE shop.${table}); DROP VIEW shop.${table}; ALTER TABLE shop.columns_before RENAME TO ${table};`,
        schemas,
      ),
    )
}

/** `joinCustomers` in an open transaction. */
export const join = async (client: Pick<ClientBase, 'query'>, schemas: Schemas): Promise<void> => {
  await client.query(`SELECT pg_advisory_xact_lock(${lock})`)
  for (const [table, columns] of Object.entries(expected)) {
    const { rows } = await client.query<{ readonly name: string }>(
      'SELECT column_name AS name FROM information_schema.columns WHERE table_schema = $1 AND table_name = $2',
      [schemas.shop, table],
    )
    const unknown = rows.map(({ name }) => name).filter((name) => !columns.split(', ').includes(name))
    if (unknown.length > 0)
      throw new UnusableData(
        `The backend's table ${table} has columns that the back office does not know: ${unknown.join(', ')}. Nothing was changed.`,
      )
  }
  for (const sql of [takeOver, views, functions, triggers, moveIn]) await client.query(named(sql, schemas))
}

/**
 * Makes the backend's customers, addresses and terms views of Vendure's, after the migrations of both; customers who were there are taken over. It can run
 * again. Throws UnusableData when the backend's tables have columns that the views do not know.
 */
export const joinCustomers = async (pool: Pool, schemas: Schemas): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await join(client, schemas)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}
