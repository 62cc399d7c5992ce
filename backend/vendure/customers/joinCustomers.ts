import type { Pool } from 'pg'
import { functions, moveIn, takeOver, triggers, views } from './customerViews.ts'

/** 'Cust' in ASCII: programs that start at once join one after the other. */
const lock = 0x43757374

/** Columns that the backend's statements use. */
const expected = {
  customer:
    'id, number, email, password, status, first_name, last_name, company_name, coc_number, vat_number, reference, phone_number, default_address_id, language',
  address: 'id, uid, customer_id, kind, position, json',
  customer_terms: 'customer_id, on_account',
}

/** A newer backend has columns that the views have not. */
class CustomersNotJoined extends Error {}

/**
 * Makes the backend's customers, addresses and terms views of Vendure's, after the migrations of both; customers who were there are taken over. It can run
 * again. Throws CustomersNotJoined when the backend's tables have columns that the views do not know.
 * @param schemas of the backend and of Vendure
 */
export const joinCustomers = async (pool: Pool, schemas: { readonly shop: string; readonly vendure: string }): Promise<void> => {
  const named = (sql: string): string =>
    sql
      .replaceAll(/\bshop\./g, `${schemas.shop}.`)
      .replaceAll(/\bvendure\./g, `${schemas.vendure}.`)
      .replaceAll("'shop'", `'${schemas.shop}'`)
  const client = await pool.connect()
  try {
    await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${lock})`)
    for (const [table, columns] of Object.entries(expected)) {
      const { rows } = await client.query<{ readonly name: string }>(
        'SELECT column_name AS name FROM information_schema.columns WHERE table_schema = $1 AND table_name = $2',
        [schemas.shop, table],
      )
      const unknown = rows.map(({ name }) => name).filter((name) => !columns.split(', ').includes(name))
      if (unknown.length > 0)
        throw new CustomersNotJoined(`The backend's table ${table} has columns that the back office does not know: ${unknown.join(', ')}.`)
    }
    for (const sql of [takeOver, views, functions, triggers, moveIn]) await client.query(named(sql))
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}
