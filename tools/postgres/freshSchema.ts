import { randomBytes } from 'node:crypto'
import { connect } from './programs.ts'

/** A schema for one run, in a database that others may use too. */
export interface FreshSchema {
  /** The backend's settings for this schema. */
  readonly variables: Readonly<Record<'DATABASE_URL' | 'DATABASE_SCHEMA', string>>
  /** Returns the rows of a statement in this schema. */
  readonly query: (sql: string, ...values: readonly unknown[]) => Promise<readonly Record<string, unknown>[]>
  readonly drop: () => Promise<void>
}

/** Generates an unused schema name; the backend creates the schema. The programs of `tools/postgres` must be installed. */
export const freshSchema = (url: string): FreshSchema => {
  const name = `run_${randomBytes(6).toString('hex')}`
  const query: FreshSchema['query'] = async (sql, ...values) => {
    const client = await connect(url)
    try {
      await client.query(`SET search_path = ${name}`)
      return (await client.query(sql, values)).rows
    } finally {
      await client.end()
    }
  }
  return {
    variables: { DATABASE_URL: url, DATABASE_SCHEMA: name },
    query,
    drop: async () => void (await query(`DROP SCHEMA IF EXISTS ${name} CASCADE`)),
  }
}
