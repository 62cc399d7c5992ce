import { DataSource, MigrationExecutor } from 'typeorm'
import type { ClientBase } from 'pg'
import { UnusableData } from '../database/sqliteFile.ts'
import type { Migration } from '../store/Migration.ts'
import { migrations } from '../store/migrations.ts'
import { pendingMigrations, runMigrations } from '../store/postgresStore.ts'
import type { PostgresSettings } from '../store/postgresStore.ts'
import { join, joinedTables, separate } from './customers/joinCustomers.ts'
import { databaseOptions, vendureSchema } from './databaseOptions.ts'

/**
 * Brings a database in which customers are joined to this version. Neither program could change columns under the views alone, so both migrate in one
 * transaction, between the end of the old views and the new ones. Does nothing when nothing is pending, or customers are not joined yet. Throws
 * UnusableData, and everything is as it was, when it cannot be done.
 */
export const migrateJoined = async (settings: PostgresSettings, known: readonly Migration[] = migrations): Promise<void> => {
  const schemas = { shop: settings.schema, vendure: vendureSchema }
  const source = new DataSource({ ...databaseOptions(settings), migrationsRun: false })
  try {
    await source.initialize()
    const runner = source.createQueryRunner()
    const client = (await runner.connect()) as ClientBase
    const joined = await joinedTables(client, schemas)
    if (joined.length === 0) return
    await runner.startTransaction()
    await client.query(`SET LOCAL search_path = ${schemas.shop}`)
    const pending = await pendingMigrations(client, schemas.shop, known)
    const executor = new MigrationExecutor(source, runner)
    if (pending.length === 0 && (await executor.getPendingMigrations()).length === 0) return
    await separate(client, schemas, joined)
    await executor.executePendingMigrations()
    await runMigrations(client, pending)
    await join(client, schemas)
    await runner.commitTransaction()
  } catch (error) {
    if (error instanceof UnusableData) throw error
    throw new UnusableData(
      `DATABASE_URL: the tables cannot be brought to this version (${error instanceof Error ? error.message : String(error)}).`,
    )
  } finally {
    // A transaction that is open ends undone.
    if (source.isInitialized) await source.destroy()
  }
}
