import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../build/sources.ts'
import { postgresTests } from './testFiles.ts'

it('every test that needs a Postgres or opens both stores is among those that run on one', () => {
  const selected = new Set(globSync(postgresTests, { cwd: root }))
  const needing = globSync('{backend,tools,tests}/**/*.test.ts', { cwd: root, exclude: ['**/node_modules/**'] }).filter((file) =>
    /\b(?:withPostgres|testStores|startPostgres)\(|process\.env\['DATABASE_URL'\]/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(needing.length).toBeGreaterThan(3)
  expect(needing.filter((file) => !selected.has(file))).toEqual([])
})
