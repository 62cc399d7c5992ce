import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { program } from './build/program.ts'
import { ensureBuilt } from './build/ensureBuilt.ts'
import { root } from './build/sources.ts'
import { freshSchema } from './postgres/freshSchema.ts'
import { PostgresUnavailable } from './postgres/PostgresUnavailable.ts'
import { startTestPostgres } from './postgres/startTestPostgres.ts'
import { startBackend } from './start/startBackend.ts'
import { readPlaywright } from './testReports.ts'

/**
 * Runs the browser tests with the production backend, two processes on Postgres, except tests that need a mock server:
 * `npm run test:backend -- tests/e2e/cart.spec.ts`; arguments are passed to Playwright.
 */
const postgres = await startTestPostgres().catch((problem: unknown) => {
  if (!(problem instanceof PostgresUnavailable)) throw problem
  process.stderr.write(`${problem.message}\n`)
  return process.exit(1)
})
await ensureBuilt()
const schema = freshSchema(postgres.url)
const backend = await startBackend({ variables: { ...schema.variables, AUTO_RESTOCK: 'on' }, processes: 2 })
// A signal reaches the tests too, and the code after them stops the rest.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

const report = join(root, 'reports/playwright.json')
rmSync(report, { force: true })
const [file = '', ...command] = program('@playwright/test', 'playwright')
const tests = spawn(file, [...command, 'test', '--config', 'tests/playwright.config.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    // Resolves packages to their sources, so that no build is needed.
    NODE_OPTIONS: '--conditions=thuishaven-source',
    SHOP_BACKEND: 'backend',
    API_PORT: new URL(backend.address).port,
    DATABASE_URL: '',
  },
})
const [status] = (await once(tests, 'exit')) as [number | null]
await backend.stop()
await schema.drop()
await postgres.stop()

const { passed, failed, notGreen } = readPlaywright(JSON.parse(readFileSync(report, 'utf8')), 3)
if (notGreen.length > 0) process.stdout.write(`\nNot green:\n${notGreen.map((one) => `  ${one}\n`).join('')}`)
process.stdout.write(`\nOn Postgres: ${passed} passed, ${failed} failed; those in docs/staged-tests.md need a mock server\n`)
process.exit(failed === 0 ? (status ?? 1) : 1)
