import { AsyncLocalStorage } from 'node:async_hooks'
import { whole } from '../database/row.ts'
import { openSqlite } from '../database/sqliteFile.ts'
import type { Sqlite } from '../database/sqliteFile.ts'
import { migrationTable, migrationsAfter } from './migrations.ts'
import { createListeners, OutsideTransaction } from './Store.ts'
import type { Words } from './Migration.ts'
import type { Store } from './Store.ts'

/** 'ThuS' in ASCII. Which tables there are is kept in the table of migrations, not by the version of the file. */
const kind = { applicationId: 0x54687553, version: 1 }

const words: Words = {
  numbered: 'INTEGER PRIMARY KEY',
  bytes: 'BLOB',
  quoted: (column) => `json_quote(${column})`,
  immutable: (table) =>
    ['UPDATE', 'DELETE']
      .map(
        (change) => `CREATE TRIGGER ${table}_no_${change.toLowerCase()} BEFORE ${change} ON ${table}
  WHEN NOT EXISTS (SELECT 1 FROM setting WHERE name = 'resetting') BEGIN SELECT RAISE(ABORT, 'Rows of ${table} are never changed'); END;`,
      )
      .join('\n'),
}

const migrate = (sqlite: Sqlite, file: string | null): void => {
  const last = sqlite.get('SELECT max(number) AS last FROM migration')
  for (const { number, name, sql } of migrationsAfter(last === null ? 0 : whole(last, 'last'), `SHOP_DATA: ${file ?? 'memory'}`)) {
    sqlite.script(`BEGIN IMMEDIATE; ${sql(words)}`)
    sqlite.run('INSERT INTO migration (number, name, ran_at) VALUES (?, ?, ?)', number, name, Date.now())
    sqlite.script('COMMIT')
  }
}

/**
 * The store in a file, or in memory when `file` is null. One connection serves everyone, so transactions and single statements follow each
 * other: statements from outside wait until the open transaction has ended. Throws UnusableData.
 */
export const openSqliteStore = (file: string | null): Store => {
  const sqlite = openSqlite(file, kind, `${migrationTable};`)
  migrate(sqlite, file)
  const inside = new AsyncLocalStorage<true>()
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = async <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
    if (inside.getStore() === true) throw new OutsideTransaction()
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
  const listeners = createListeners()
  const transaction: Store['transaction'] = async (work) => {
    const messages: [topic: string, message: string][] = []
    const result = await inTurn(async () => {
      let isOpen = true
      const whileOpen = async <Result>(step: () => Result | Promise<Result>): Promise<Result> => {
        if (!isOpen) throw new Error('The transaction has ended')
        return step()
      }
      const store: Store = {
        all: async (sql, ...values) => whileOpen(() => sqlite.all(sql, ...values)),
        get: async (sql, ...values) => whileOpen(() => sqlite.get(sql, ...values)),
        run: async (sql, ...values) => whileOpen(() => sqlite.run(sql, ...values)),
        runLater: async (sql, ...values) => whileOpen(() => void sqlite.run(sql, ...values)),
        transaction: async (inner) => whileOpen(() => inner(store)),
        announce: async (topic, message) => whileOpen(() => void messages.push([topic, message])),
        listen: () => Promise.reject(new OutsideTransaction()),
        close: () => Promise.reject(new OutsideTransaction()),
      }
      sqlite.script('BEGIN IMMEDIATE')
      try {
        const result = await inside.run(true, () => work(store))
        sqlite.script('COMMIT')
        return result
      } catch (error) {
        if (sqlite.isInTransaction()) sqlite.script('ROLLBACK')
        throw error
      } finally {
        isOpen = false
      }
    })
    await listeners.deliver(messages)
    return result
  }
  return {
    all: (sql, ...values) => inTurn(() => sqlite.all(sql, ...values)),
    get: (sql, ...values) => inTurn(() => sqlite.get(sql, ...values)),
    run: (sql, ...values) => inTurn(() => sqlite.run(sql, ...values)),
    runLater: (sql, ...values) => inTurn(() => void sqlite.run(sql, ...values)),
    transaction,
    announce: (topic, message) => listeners.deliver([[topic, message]]),
    listen: async (topic, listener) => listeners.add(topic, listener),
    close: () => inTurn(() => sqlite.close()),
  }
}
