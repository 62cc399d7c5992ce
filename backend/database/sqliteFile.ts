import { existsSync, rmSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { StatementSync } from 'node:sqlite'
import type { Row, Value } from './row.ts'

/** The data cannot be used; the message is one line for the operator. */
export class UnusableData extends Error {}

/** SQLite with prepared statements cached by their text. */
export interface Sqlite {
  readonly all: (sql: string, ...values: Value[]) => readonly Row[]
  readonly get: (sql: string, ...values: Value[]) => Row | null
  /** Returns the number of changed rows. */
  readonly run: (sql: string, ...values: Value[]) => number
  /** Runs statements without values in sequence. */
  readonly script: (sql: string) => void
  readonly isInTransaction: () => boolean
  readonly close: () => void
}

/** Wraps an open connection. */
const sqliteOf = (connection: DatabaseSync): Sqlite => {
  const createStatements = (prepare: (sql: string) => StatementSync) => {
    const statements = new Map<string, StatementSync>()
    return {
      get: (sql: string): StatementSync => {
        const known = statements.get(sql)
        if (known !== undefined) return known
        const made = prepare(sql)
        statements.set(sql, made)
        return made
      },
      clear: (): void => statements.clear(),
    }
  }
  const reading = createStatements((sql) => connection.prepare(sql))
  const writing = createStatements((sql) => {
    const statement = connection.prepare(sql)
    // Node fails when the number of the last row is no safe integer, as it is of a row that a full-text index made for itself.
    statement.setReadBigInts(true)
    return statement
  })
  return {
    all: (sql, ...values) => reading.get(sql).all(...values) as Row[],
    get: (sql, ...values) => (reading.get(sql).get(...values) as Row | undefined) ?? null,
    run: (sql, ...values) => Number(writing.get(sql).run(...values).changes),
    script: (sql) => connection.exec(sql),
    isInTransaction: () => connection.isTransaction,
    close: () => {
      reading.clear()
      writing.clear()
      connection.close()
    },
  }
}

/** The expected content of a file. */
interface Kind {
  /** Application id that marks a file as ours. */
  readonly applicationId: number
  /** Version of the tables; a file of another version is refused, unless its content can be made anew. */
  readonly version: number
  /** true: a file of an older version is deleted, because its content comes from elsewhere. */
  readonly isRemade?: boolean
}

const numberOf = (row: Record<string, unknown> | undefined): unknown => (row === undefined ? undefined : Object.values(row)[0])

/** Inspects a file without writing to it. Returns whether it can be used as it is; if not, it is to be made anew. */
const inspect = (file: string, { applicationId, version, isRemade = false }: Kind): boolean => {
  let connection: DatabaseSync | null = null
  try {
    connection = new DatabaseSync(file, { readOnly: true })
    const check = numberOf(connection.prepare('PRAGMA quick_check(1)').get())
    if (check !== 'ok') throw new UnusableData(`SHOP_DATA: ${file} is damaged (${String(check).split('\n')[0]}). It was left as it is.`)
    if (numberOf(connection.prepare('PRAGMA application_id').get()) !== applicationId) {
      throw new UnusableData(`SHOP_DATA: ${file} is not a file of this backend. It was left as it is.`)
    }
    const found = numberOf(connection.prepare('PRAGMA user_version').get())
    if (isRemade && Number(found) < version) return false
    if (found !== version) {
      throw new UnusableData(`SHOP_DATA: ${file} was made by another version (${String(found)}, this is ${version}). It was left as it is.`)
    }
    return true
  } catch (error) {
    if (error instanceof UnusableData) throw error
    throw new UnusableData(
      `SHOP_DATA: ${file} cannot be read as SQLite (${error instanceof Error ? error.message : 'unknown reason'}). It was left as it is.`,
    )
  } finally {
    connection?.close()
  }
}

/**
 * Opens a data file, or memory when `file` is null. A new or empty file is marked and gets the tables.
 * Throws UnusableData for a damaged or foreign file, which stays unchanged.
 */
export const openSqlite = (file: string | null, kind: Kind, createTables: string): Sqlite => {
  const isEmpty = file === null || !existsSync(file) || statSync(file).size === 0
  const isNew = isEmpty || !inspect(file, kind)
  try {
    if (isNew && !isEmpty) for (const part of ['', '-wal', '-shm']) rmSync(`${file}${part}`, { force: true })
    // Wait for another process that has locked the file.
    const connection = new DatabaseSync(file ?? ':memory:', { timeout: 5000 })
    if (file !== null) connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
    connection.exec('PRAGMA temp_store = MEMORY; PRAGMA cache_size = -65536')
    const marks = `PRAGMA application_id = ${kind.applicationId}; PRAGMA user_version = ${kind.version};`
    if (isNew) connection.exec(`BEGIN; ${createTables} ${marks} COMMIT`)
    return sqliteOf(connection)
  } catch (error) {
    throw new UnusableData(
      `SHOP_DATA: ${file ?? 'memory'} cannot be opened (${error instanceof Error ? error.message : 'unknown reason'}).`,
    )
  }
}
