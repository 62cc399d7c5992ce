import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { program } from './build/program.ts'
import { ensureBuilt } from './build/ensureBuilt.ts'
import { root } from './build/sources.ts'
import { installFolder } from './installFolder.ts'
import { freshDatabase } from './postgres/freshDatabase.ts'
import { freshSchema } from './postgres/freshSchema.ts'
import { PostgresUnavailable } from './postgres/PostgresUnavailable.ts'
import { startTestPostgres } from './postgres/startTestPostgres.ts'
import { freePort } from './start/freePorts.ts'
import { startBackend } from './start/startBackend.ts'
import { startVendure } from './start/startVendure.ts'
import { vendureTemplate } from './start/vendureTemplate.ts'
import { readPlaywright } from './testReports.ts'

/**
 * Runs the browser tests with the production backend, two processes on Postgres, except tests that need a mock server:
 * `npm run test:backend -- tests/e2e/cart.spec.ts`; arguments are passed to Playwright. `--vendure` as first argument: with Vendure as back office,
 * which fills the shop and books its orders, and with the merchant's day in its dashboard.
 */
const withVendure = process.argv[2] === '--vendure'
const playwrightArguments = process.argv.slice(withVendure ? 3 : 2)

const giveUp = (line: string): never => {
  process.stderr.write(`${line}\n`)
  return process.exit(1)
}

/** What the backend runs on, what the tests know of it, and how to end it. */
interface Data {
  readonly variables: Readonly<Record<string, string>>
  readonly forTests: Readonly<Record<string, string>>
  readonly end: () => Promise<void>
}

const inSchema = (url: string): Data => {
  const schema = freshSchema(url)
  return { variables: schema.variables, forTests: {}, end: schema.drop }
}

const withBackOffice = async (url: string): Promise<Data> => {
  const database = await freshDatabase(url, vendureTemplate())
  const shopPort = String(await freePort())
  const vendure = await startVendure({
    variables: { DATABASE_URL: database.url, AUTO_RESTOCK: 'on', SHOP_ORIGIN: `http://127.0.0.1:${shopPort}` },
  })
  return {
    variables: { DATABASE_URL: database.url, BACK_OFFICE: 'vendure' },
    forTests: { TEST_PORT: shopPort, VENDURE_ADDRESS: vendure.address },
    end: async () => {
      const ownEnd = vendure.hasEnded()
      await vendure.stop()
      // Orders that could not be booked are in its log.
      process.stdout.write(`\n${ownEnd ? 'Vendure ended before the tests. ' : ''}Vendure said:\n${vendure.output()}`)
      await database.drop()
    },
  }
}

const problem = withVendure ? installFolder('backend/vendure', ['--ignore-scripts']) : null
if (problem !== null) giveUp(problem)
if (withVendure && spawnSync(process.execPath, ['tools/dashboard.ts'], { cwd: root, stdio: 'inherit' }).status !== 0) process.exit(1)
const postgres = await startTestPostgres().catch((error: unknown) => {
  if (!(error instanceof PostgresUnavailable)) throw error
  return giveUp(error.message)
})
await ensureBuilt()
const data = await (withVendure ? withBackOffice : inSchema)(postgres.url)
const backend = await startBackend({ variables: { ...data.variables, AUTO_RESTOCK: 'on' }, processes: 2 })
// A signal reaches the tests too, and the code after them stops the rest.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

const report = join(root, 'reports/playwright.json')
rmSync(report, { force: true })
const [file = '', ...command] = program('@playwright/test', 'playwright')
const tests = spawn(file, [...command, 'test', '--config', 'tests/playwright.config.ts', ...playwrightArguments], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    ...data.forTests,
    // Resolves packages to their sources, so that no build is needed.
    NODE_OPTIONS: '--conditions=thuishaven-source',
    SHOP_BACKEND: 'backend',
    API_PORT: new URL(backend.address).port,
    DATABASE_URL: '',
  },
})
const [status] = (await once(tests, 'exit')) as [number | null]
await backend.stop()
await data.end()
await postgres.stop()

const { passed, failed, notGreen } = readPlaywright(JSON.parse(readFileSync(report, 'utf8')), 3)
if (notGreen.length > 0) process.stdout.write(`\nNot green:\n${notGreen.map((one) => `  ${one}\n`).join('')}`)
process.stdout.write(
  `\nOn Postgres${withVendure ? ' with Vendure' : ''}: ${passed} passed, ${failed} failed; those in docs/staged-tests.md need a mock server\n`,
)
process.exit(failed === 0 ? (status ?? 1) : 1)
