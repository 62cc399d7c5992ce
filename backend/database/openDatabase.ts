import { existsSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { databaseOf } from './Database.ts'
import type { Database } from './Database.ts'
import { applicationId, createTables, schemaVersion } from './schema.ts'

/** The file cannot be used; the message is one line for the person who started the server. */
export class UnusableData extends Error {}

const numberOf = (row: Record<string, unknown> | undefined): unknown => (row === undefined ? undefined : Object.values(row)[0])

/** Looks at a file without writing to it. */
const inspect = (file: string): void => {
  let connection: DatabaseSync | null = null
  try {
    connection = new DatabaseSync(file, { readOnly: true })
    const check = numberOf(connection.prepare('PRAGMA quick_check(1)').get())
    if (check !== 'ok') throw new UnusableData(`SHOP_DATA: ${file} is damaged (${String(check).split('\n')[0]}). It was left as it is.`)
    if (numberOf(connection.prepare('PRAGMA application_id').get()) !== applicationId) {
      throw new UnusableData(`SHOP_DATA: ${file} is not a file of this mock server. It was left as it is.`)
    }
    const version = numberOf(connection.prepare('PRAGMA user_version').get())
    if (version !== schemaVersion) {
      throw new UnusableData(
        `SHOP_DATA: ${file} was made by another version (${String(version)}, this is ${schemaVersion}). It was left as it is.`,
      )
    }
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
 * Opens the data of the shop: a file that is kept, or memory when `file` is null. A new or empty file gets the tables.
 * Throws UnusableData for a damaged or foreign file, which is not touched.
 */
export const openDatabase = (file: string | null): Database => {
  const isNew = file === null || !existsSync(file) || statSync(file).size === 0
  if (!isNew) inspect(file)
  let connection: DatabaseSync
  try {
    connection = new DatabaseSync(file ?? ':memory:')
    if (file !== null) connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
    connection.exec('PRAGMA temp_store = MEMORY; PRAGMA cache_size = -65536')
    if (isNew) connection.exec(`BEGIN; ${createTables} COMMIT`)
  } catch (error) {
    throw new UnusableData(
      `SHOP_DATA: ${file ?? 'memory'} cannot be opened (${error instanceof Error ? error.message : 'unknown reason'}).`,
    )
  }
  return databaseOf(connection)
}
