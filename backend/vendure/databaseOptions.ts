import type { DataSourceOptions } from 'typeorm'
import type { PostgresSettings } from '../store/postgresStore.ts'

/** Schema of Vendure's tables, beside that of the backend's. */
export const vendureSchema = 'vendure'

/** Vendure's connections, and its migrations. */
export const databaseOptions = ({ url, poolSize }: PostgresSettings): Extract<DataSourceOptions, { type: 'postgres' }> => ({
  type: 'postgres',
  url,
  schema: vendureSchema,
  synchronize: false,
  migrationsRun: true,
  logging: ['error'],
  migrations: [new URL('migrations/*.ts', import.meta.url).pathname],
  poolSize,
  poolErrorHandler: (error: Error) => process.stderr.write(`Vendure's database: ${error.message}\n`),
})
