/**
 * Tests that start a Postgres, and those that open both stores (on Postgres when DATABASE_URL is set). They are a Vitest project, because
 * `npm test` runs them by themselves.
 */
export const postgresTests: string[] = [
  'tools/{postgres,torture/backend}/*.test.ts',
  'tools/backend.test.ts',
  'backend/store/*.test.ts',
  'backend/**/table*.test.ts',
]
