import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './build/ensureBuilt.ts'
import { program } from './build/program.ts'
import { root } from './build/sources.ts'
import { checks, runCheck } from './checks/checks.ts'
import { readPlaywright, readVitest } from './testReports.ts'
import type { Counted } from './testReports.ts'

/** Every proof there is, the quick ones first; closes with what was not green and one line that counts them all. */
const tally = { passed: 0, failed: 0 }
/** Repeated at the end, after thousands of lines. */
const notGreen: string[] = []
const reports = join(root, 'reports')
mkdirSync(reports, { recursive: true })

for (const check of checks) {
  if (runCheck(check)) tally.passed += 1
  else {
    tally.failed += 1
    notGreen.push(check.name)
  }
}

await ensureBuilt()

/** Runs a test runner that shows its progress here and leaves its counts in a file. */
const runTests = (name: string, command: readonly string[], report: string, read: (report: unknown) => Counted): void => {
  const [file = '', ...args] = command
  process.stdout.write(`\n${name}\n`)
  rmSync(report, { force: true })
  const run = spawnSync(file, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  let counted: Counted = { passed: 0, failed: 0, notGreen: [] }
  try {
    counted = read(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    process.stdout.write(`${name}: the runner left no report.\n`)
  }
  tally.passed += counted.passed
  tally.failed += counted.failed
  notGreen.push(...counted.notGreen)
  // A runner that fails without a failed test (a broken configuration, an error between tests) still fails the whole.
  if (counted.failed === 0 && (run.status !== 0 || counted.passed === 0)) {
    tally.failed += 1
    notGreen.push(`${name}: the runner ended with ${run.status ?? run.signal}`)
  }
}

const vitestReport = join(reports, 'vitest.json')
runTests(
  'Unit, property, contract and integration tests',
  [...program('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
  vitestReport,
  readVitest,
)

runTests(
  'Browser tests',
  [...program('@playwright/test', 'playwright'), 'test', '--config', 'tests/playwright.config.ts'],
  join(reports, 'playwright.json'),
  // Of some six hundred. One on a busy machine says little; more say that a test, or the shop, is at fault.
  (report) => readPlaywright(report, 3),
)

if (notGreen.length > 0) process.stdout.write(`\nNot green:\n${notGreen.map((one) => `  ${one}\n`).join('')}`)
process.stdout.write(`\n${tally.passed} passed, ${tally.failed} failed\n`)
process.exit(tally.failed === 0 ? 0 : 1)
