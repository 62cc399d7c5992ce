import { startPostgres } from './startPostgres.ts'
import type { StartedPostgres } from './startPostgres.ts'

/**
 * The Postgres of tests: that of DATABASE_URL, or one started for them that does not wait for the disk. Throws PostgresUnavailable.
 */
export const startTestPostgres = async (): Promise<Pick<StartedPostgres, 'url' | 'stop'>> => {
  const given = process.env['DATABASE_URL'] || null
  if (given !== null) return { url: given, stop: () => Promise.resolve() }
  return startPostgres({ folder: '.cache/postgres-tests', durable: false })
}
