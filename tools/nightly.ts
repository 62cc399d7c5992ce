import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './build/sources.ts'
import { readPlaywright } from './testReports.ts'

/**
 * Runs all tests several times: `node tools/nightly.ts 10`. A browser test that is green at the second try only is a defect here, whereas one `npm test`
 * bears a few. Each run is a line of reports/nightly.jsonl; the status is 1 if any run was red or had a second try.
 */
const argument = process.argv[2] ?? '10'
if (!/^[1-9]\d?$/.test(argument)) {
  process.stderr.write(`'${argument}' is no number of runs: give one from 1 to 99.\n`)
  process.exit(2)
}
const runs = Number(argument)
const reports = join(root, 'reports')
const browserReport = join(reports, 'playwright.json')
mkdirSync(reports, { recursive: true })

let red = 0
for (let run = 1; run <= runs; run += 1) {
  process.stdout.write(`\nRun ${run} of ${runs}\n`)
  const started = performance.now()
  rmSync(browserReport, { force: true })
  const { status } = spawnSync(process.execPath, [join(root, 'tools/test.ts')], { cwd: root, stdio: 'inherit' })
  const minutes = Number(((performance.now() - started) / 60_000).toFixed(1))
  // A run that broke off before its browser tests leaves no report.
  const { failed, notGreen } = existsSync(browserReport)
    ? readPlaywright(JSON.parse(readFileSync(browserReport, 'utf8')), 0)
    : { failed: 1, notGreen: ['no report of the browser tests'] }
  const isGreen = status === 0 && failed === 0
  if (!isGreen) red += 1
  appendFileSync(join(reports, 'nightly.jsonl'), `${JSON.stringify({ at: new Date().toISOString(), run, isGreen, minutes, notGreen })}\n`)
}
process.stdout.write(`\n${runs - red} of ${runs} runs green without a second try (reports/nightly.jsonl)\n`)
process.exit(red === 0 ? 0 : 1)
