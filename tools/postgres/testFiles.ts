import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../build/sources.ts'

const needsPostgres = /\b(?:withPostgres|startPostgres|testStores)\(/

/**
 * Tests that start a Postgres or open both stores (on Postgres when DATABASE_URL is set), found by the functions that they call. They are a
 * separate Vitest project, because `npm test` runs them separately.
 */
export const postgresTests: string[] = globSync('{backend,tools,tests}/**/*.test.ts', { cwd: root }).filter((file) =>
  needsPostgres.test(readFileSync(join(root, file), 'utf8')),
)
