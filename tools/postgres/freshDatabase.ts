import { randomBytes } from 'node:crypto'
import { ensureTemplate, sibling } from './DatabaseTemplate.ts'
import type { DatabaseTemplate } from './DatabaseTemplate.ts'
import { connect } from './programs.ts'
import type { Client } from './programs.ts'

/** A database for one run, for programs whose schemas have fixed names. */
export interface FreshDatabase {
  readonly url: string
  /** Returns the rows of a statement. */
  readonly query: (sql: string, ...values: readonly unknown[]) => Promise<readonly Record<string, unknown>[]>
  readonly drop: () => Promise<void>
}

const connected = async <Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> => {
  const client = await connect(url)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Creates a database beside that of `url`, a copy of `template`, by default empty. The programs of `tools/postgres` must be installed. */
export const freshDatabase = async (url: string, template?: DatabaseTemplate): Promise<FreshDatabase> => {
  const name = `run_${randomBytes(6).toString('hex')}`
  await connected(url, async (client) => {
    const source = template === undefined ? 'template0' : await ensureTemplate(client, url, template)
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${source}`)
  })
  const own = sibling(url, name)
  return {
    url: own,
    query: (sql, ...values) => connected(own, async (client) => (await client.query(sql, values)).rows),
    drop: () => connected(url, async (client) => void (await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))),
  }
}
