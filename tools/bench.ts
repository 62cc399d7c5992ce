import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { benchCatalogue } from './bench/catalogue.ts'
import { benchClicks } from './bench/clicks.ts'
import { benchFirstViews } from './bench/firstViews.ts'
import { benchNavigations } from './bench/navigations.ts'
import { benchLighthouse } from './bench/lighthouse.ts'
import { benchPages } from './bench/pages.ts'
import { benchPresses } from './bench/presses.ts'
import { benchRules } from './bench/rules.ts'
import { benchStart } from './bench/start.ts'
import { benchSteps } from './bench/steps.ts'
import { benchTotals } from './bench/totals.ts'
import { benchTyping } from './bench/typing.ts'
import type { Figure } from './bench/figure.ts'
import { ensureBuilt } from './build/ensureBuilt.ts'
import { root } from './build/sources.ts'

/** Measures the documented speeds and prints them; nothing passes or fails. `node tools/bench.ts totals` runs one part. */
const parts: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  totals: benchTotals,
  rules: benchRules,
  catalogue: benchCatalogue,
  start: benchStart,
  pages: benchPages,
  views: benchFirstViews,
  presses: benchPresses,
  clicks: benchClicks,
  steps: benchSteps,
  typing: benchTyping,
  navigations: benchNavigations,
  lighthouse: benchLighthouse,
}
/** Parts that need no built shop. */
const pure: ReadonlySet<string> = new Set(['totals', 'rules', 'catalogue'])

const requested = process.argv.slice(2)
const unknown = requested.filter((name) => !(name in parts))
if (unknown.length > 0) {
  process.stderr.write(`There is no benchmark '${unknown.join("', '")}': choose from ${Object.keys(parts).join(', ')}.\n`)
  process.exit(1)
}

const chosen = requested.length === 0 ? Object.keys(parts) : requested
// Running shops are built already.
if ((process.env['SHOPS'] ?? '') === '' && chosen.some((name) => !pure.has(name))) await ensureBuilt()
const figures: Figure[] = []
for (const [name, run] of Object.entries(parts)) {
  if (!chosen.includes(name)) continue
  process.stdout.write(`\n${name}\n`)
  for (const figure of await run()) {
    figures.push(figure)
    if (figure.inTable === true) continue
    const target = figure.target === undefined ? '' : `   (wanted: ${figure.target})`
    process.stdout.write(`  ${figure.what.padEnd(62)} ${String(figure.value).padStart(10)} ${figure.unit}${target}\n`)
  }
}
const folder = join(root, 'reports')
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'bench.json'), `${JSON.stringify(figures, null, 2)}\n`)
/** One line per run, to compare runs; the machine's load shows other activity. */
const commit = execFileSync('git', ['describe', '--always', '--dirty'], { cwd: root, encoding: 'utf8' }).trim()
appendFileSync(
  join(folder, 'bench-history.jsonl'),
  `${JSON.stringify({ at: new Date().toISOString(), commit, load: loadavg()[0], figures: figures.map(({ what, value, unit }) => ({ what, value, unit })) })}\n`,
)
process.stdout.write('\nWritten to reports/bench.json and, with those before, to reports/bench-history.jsonl\n')
process.exit(0)
