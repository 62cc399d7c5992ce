import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './build/ensureBuilt.ts'
import { program } from './build/program.ts'
import { root } from './build/sources.ts'
import { checks, runCheck } from './checks/checks.ts'

/** Every proof there is, the quick ones first; closes with one line that counts them all. */
const tally = { passed: 0, failed: 0 }
const reports = join(root, 'reports')
mkdirSync(reports, { recursive: true })

for (const check of checks) {
  if (runCheck(check)) tally.passed += 1
  else tally.failed += 1
}

await ensureBuilt()

interface Counted {
  readonly passed: number
  readonly failed: number
}

/** Runs a test runner that shows its progress here and leaves its counts in a file. */
const runTests = (name: string, command: readonly string[], report: string, count: (report: unknown) => Counted): void => {
  const [file = '', ...args] = command
  process.stdout.write(`\n${name}\n`)
  rmSync(report, { force: true })
  const run = spawnSync(file, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  let counted: Counted = { passed: 0, failed: 0 }
  try {
    counted = count(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    process.stdout.write(`${name}: the runner left no report.\n`)
  }
  tally.passed += counted.passed
  // A runner that fails without a failed test (a broken configuration, an error between tests) still fails the whole.
  tally.failed += counted.failed === 0 && (run.status !== 0 || counted.passed === 0) ? 1 : counted.failed
}

const vitestReport = join(reports, 'vitest.json')
runTests(
  'Unit, property, contract and integration tests',
  [...program('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
  vitestReport,
  (report) => {
    const { numPassedTests, numFailedTests } = report as { readonly numPassedTests: number; readonly numFailedTests: number }
    return { passed: numPassedTests, failed: numFailedTests }
  },
)

/** So many of some six hundred browser tests may need their second try. */
const secondTries = 3
const playwrightReport = join(reports, 'playwright.json')
runTests(
  'Browser tests',
  [...program('@playwright/test', 'playwright'), 'test', '--config', 'tests/playwright.config.ts'],
  playwrightReport,
  (report) => {
    const { stats } = report as { readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number } }
    // Named in the list above. One on a busy machine says little; more say that a test, or the shop, is at fault.
    const second = stats.flaky > secondTries ? stats.flaky : 0
    if (stats.flaky > 0) process.stdout.write(`${stats.flaky} green only at the second try (${secondTries} allowed)\n`)
    return { passed: stats.expected + stats.flaky - second, failed: stats.unexpected + second }
  },
)

process.stdout.write(`\n${tally.passed} passed, ${tally.failed} failed\n`)
process.exit(tally.failed === 0 ? 0 : 1)
