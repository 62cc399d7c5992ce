import { testsWith } from '../testFiles.ts'

/**
 * Tests that start a Postgres or open both stores (on Postgres when DATABASE_URL is set), found by the functions that they call. They are a
 * separate Vitest project, because `npm test` runs them separately.
 */
export const postgresTests: string[] = testsWith(/\b(?:withPostgres|startPostgres|testStores)\(/)
