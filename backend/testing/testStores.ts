import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPostgresPool, openPostgresStore } from '../store/postgresStore.ts'
import { openSqliteStore } from '../store/sqliteStore.ts'
import type { Store } from '../store/Store.ts'

/** A store for tests. */
export interface TestStore {
  readonly name: string
  /** Two connections to the same data, as of two processes; the same one on SQLite. */
  readonly open: () => Promise<readonly [Store, Store]>
  /** Opens the store again, as a starting process does. */
  readonly reopen: () => Promise<Store>
  /** Deletes the data; call it after all stores are closed. */
  readonly drop: () => Promise<void>
}

const sqlite = (): TestStore => {
  const folder = mkdtempSync(join(tmpdir(), 'store-'))
  const file = join(folder, 'shop.sqlite')
  return {
    name: 'SQLite',
    open: () => {
      const store = openSqliteStore(file)
      return Promise.resolve([store, store])
    },
    reopen: async () => openSqliteStore(file),
    drop: async () => rm(folder, { recursive: true }),
  }
}

/** In a separate schema, so that tests can share a database. */
const postgres = (url: string): TestStore => {
  const schema = `test_${randomBytes(6).toString('hex')}`
  const settings = { url, schema, poolSize: 4, timeoutMs: 10_000 }
  return {
    name: 'Postgres',
    open: () => Promise.all([openPostgresStore(settings), openPostgresStore(settings)]),
    reopen: () => openPostgresStore(settings),
    drop: async () => {
      const pool = createPostgresPool(settings)
      await pool.query(`DROP SCHEMA ${schema} CASCADE`)
      await pool.end()
    },
  }
}

/** SQLite, and Postgres when DATABASE_URL is set. */
export const testStores = (): readonly TestStore[] => {
  const url = process.env['DATABASE_URL'] ?? ''
  return url === '' ? [sqlite()] : [sqlite(), postgres(url)]
}
