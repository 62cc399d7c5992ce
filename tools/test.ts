import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from './build/ensureBuilt.ts'
import { program } from './build/program.ts'
import { root } from './build/sources.ts'
import { checks, runChecks } from './checks/checks.ts'
import { freshSchema } from './postgres/freshSchema.ts'
import { PostgresUnavailable } from './postgres/PostgresUnavailable.ts'
import { startTestPostgres } from './postgres/startTestPostgres.ts'
import { postgresTests } from './postgres/testFiles.ts'
import { startBackend } from './start/startBackend.ts'
import { readContract, readPlaywright, readVitest } from './testReports.ts'
import type { Counted } from './testReports.ts'

/** Runs all tests, the fastest first; ends with the failures and one line of totals. */
const tally = { passed: 0, failed: 0 }
/** Failures, printed again at the end after thousands of lines. */
const notGreen: string[] = []
const reports = join(root, 'reports')
mkdirSync(reports, { recursive: true })

const failedChecks = await runChecks()
tally.passed += checks.length - failedChecks.length
tally.failed += failedChecks.length
notGreen.push(...failedChecks)

await ensureBuilt()

interface Run {
  readonly name: string
  readonly command: readonly string[]
  /** Report file of the runner. */
  readonly report: string
  readonly read: (report: unknown) => Counted
  readonly databaseUrl?: string
  /** Its output is printed at its end, because another runner writes to the terminal at the same time. */
  readonly isBeside?: true
}

/** Runs a test runner with its progress on the terminal. */
const runTests = async ({ name, command, report, read, databaseUrl = '', isBeside }: Run): Promise<void> => {
  const [file = '', ...args] = command
  const title = `\n${name}\n`
  const printed = [title]
  if (!isBeside) process.stdout.write(title)
  rmSync(report, { force: true })
  const output = isBeside ? 'pipe' : 'inherit'
  const child = spawn(file, args, { cwd: root, stdio: ['ignore', output, output], env: { ...process.env, DATABASE_URL: databaseUrl } })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => printed.push(text.toString()))
  const [status, signal] = (await once(child, isBeside ? 'close' : 'exit')) as [number | null, string | null]
  if (isBeside) process.stdout.write(printed.join(''))
  let counted: Counted = { passed: 0, failed: 0, notGreen: [] }
  try {
    counted = read(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    process.stdout.write(`${name}: the runner left no report.\n`)
  }
  tally.passed += counted.passed
  tally.failed += counted.failed
  notGreen.push(...counted.notGreen)
  // A runner that fails without a failed test (invalid configuration, an error between tests) counts as a failure.
  if (counted.failed === 0 && (status !== 0 || counted.passed === 0)) {
    tally.failed += 1
    notGreen.push(`${name}: the runner ended with ${status ?? signal}`)
  }
}

const vitest = (name: string, selection: readonly string[], more: Pick<Run, 'databaseUrl' | 'isBeside'> = {}): Promise<void> => {
  const report = join(reports, more.isBeside ? 'vitest-backend.json' : 'vitest.json')
  const command = [...program('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...selection]
  return runTests({ name, command, report, read: readVitest, ...more })
}

/** The backend with these settings, measured against the contract, orders and payments included. */
const checkContract = async (name: string, variables: Readonly<Record<string, string>>, processes: number): Promise<void> => {
  const backend = await startBackend({ variables, processes })
  const report = join(reports, 'contract.json')
  try {
    const command = [process.execPath, 'tools/contract.ts', '--url', backend.address, '--writes', '--json', report]
    await runTests({ name, command, report, read: readContract, isBeside: true })
  } finally {
    await backend.stop()
  }
}

const onPostgres = async (url: string): Promise<void> => {
  await vitest('Backend on Postgres', ['--project=postgres'], { databaseUrl: url, isBeside: true })
  const schema = freshSchema(url)
  try {
    await checkContract('The contract, two processes on Postgres', schema.variables, 2)
  } finally {
    await schema.drop()
  }
}

const onSqlite = async (): Promise<void> => {
  // Full paths, because Vitest treats arguments as parts of a path.
  const stores = postgresTests.filter((file) => file.startsWith('backend/'))
  await vitest('Backend on SQLite', ['--project=postgres', ...stores], { isBeside: true })
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  try {
    await checkContract('The contract, on SQLite', { SHOP_DATA: join(folder, 'shop.sqlite') }, 1)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Tests the backend on Postgres; if it cannot be started, on SQLite, and returns the reason. */
const testBackend = async (): Promise<string | null> => {
  try {
    const { url, stop } = await startTestPostgres()
    await onPostgres(url).finally(stop)
    return null
  } catch (problem) {
    if (!(problem instanceof PostgresUnavailable)) throw problem
    await onSqlite()
    return problem.message
  }
}

// The backend's tests wait half of their time: for a database that is away, or a process that starts.
const [noPostgres] = await Promise.all([testBackend(), vitest('Unit, property, contract and integration tests', ['--project=!postgres'])])
await runTests({
  name: 'Browser tests',
  command: [...program('@playwright/test', 'playwright'), 'test', '--config', 'tests/playwright.config.ts'],
  report: join(reports, 'playwright.json'),
  // Of about 600. One on a busy machine says little; more mean that a test or the shop is faulty.
  read: (report) => readPlaywright(report, 3),
})

if (notGreen.length > 0) process.stdout.write(`\nNot green:\n${notGreen.map((one) => `  ${one}\n`).join('')}`)
if (noPostgres !== null) process.stdout.write(`\nThe backend was tested on SQLite only: ${noPostgres}\n`)
process.stdout.write(`\n${tally.passed} passed, ${tally.failed} failed\n`)
process.exit(tally.failed === 0 ? 0 : 1)
