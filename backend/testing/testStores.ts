import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPostgresPool, openPostgresStore } from '../store/postgresStore.ts'
import { openSqliteStore } from '../store/sqliteStore.ts'
import type { Store } from '../store/Store.ts'

/** A store that tests run on. */
export interface TestStore {
  readonly name: string
  /** Two programs on the same data; one and the same on SQLite. */
  readonly open: () => Promise<readonly [Store, Store]>
  /** Once more, as a program that starts now. */
  readonly reopen: () => Promise<Store>
  /** Deletes the data; call it when all are closed. */
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

/** In a schema of its own, so that tests share a database. */
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

/** SQLite, and Postgres when DATABASE_URL names one. */
export const testStores = (): readonly TestStore[] => {
  const url = process.env['DATABASE_URL'] ?? ''
  return url === '' ? [sqlite()] : [sqlite(), postgres(url)]
}
