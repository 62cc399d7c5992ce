import { chromium } from '@playwright/test'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../build/ensureBuilt.ts'
import type { Action } from './actions.ts'
import { planOf, printed } from './actions.ts'
import { chromiumFile } from './chromiumFile.ts'
import type { Failure, Verdict } from './play.ts'
import { play } from './play.ts'
import { shorten } from './shorten.ts'
import { setStage } from './stage.ts'

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '20' },
    from: { type: 'string', default: '1' },
    actions: { type: 'string', default: '40' },
    /** How many replays the search for the shortest list may take; 0 leaves it out. */
    shorten: { type: 'string', default: '40' },
    /** A list of actions as JSON, instead of those of the seeds. */
    replay: { type: 'string' },
  },
})

const say = (text: string): void => void process.stdout.write(`${text}\n`)
const told = ({ kind, detail }: Failure): string => `  ${kind}: ${detail}`
const line = (seed: number, { failures, settledAfter, restored, skipped, calls }: Verdict, seconds: number): string =>
  [
    failures.length === 0 ? 'ok  ' : 'FAIL',
    `seed ${seed}`,
    settledAfter === null ? 'never agreed' : `agreed after ${(settledAfter / 1000).toFixed(1)} s`,
    `${calls} calls`,
    `${restored} from the back/forward cache`,
    `${skipped} skipped`,
    `${seconds.toFixed(0)} s`,
  ].join(' · ')

ensureBuilt()
const stage = await setStage()
// Playwright switches the back/forward cache off, which shoppers have on.
const browser = await chromium.launch({ executablePath: chromiumFile(), ignoreDefaultArgs: ['--disable-back-forward-cache'] })
let failed = 0
let live = 0
try {
  const first = Number(values.from)
  const seeds = values.replay === undefined ? Array.from({ length: Number(values.seeds) }, (_, at) => first + at) : [first]
  for (const seed of seeds) {
    const plan = values.replay === undefined ? planOf(seed, Number(values.actions)) : (JSON.parse(values.replay) as readonly Action[])
    const started = performance.now()
    const verdict = await play(browser, stage, seed, plan)
    say(line(seed, verdict, (performance.now() - started) / 1000))
    if (verdict.settledAfter !== null) live += 1
    if (verdict.failures.length === 0) continue
    failed += 1
    say(verdict.failures.map(told).join('\n'))
    const kinds = new Set(verdict.failures.map(({ kind }) => kind))
    const shortest = await shorten(
      plan,
      async (shorter) => (await play(browser, stage, seed, shorter)).failures.some(({ kind }) => kinds.has(kind)),
      Number(values.shorten),
    )
    if (shortest.length < plan.length) {
      const { failures } = await play(browser, stage, seed, shortest)
      say(`Shortest list that fails (${shortest.length} of ${plan.length} actions; both tabs start at /):\n${printed(shortest)}`)
      say(failures.length === 0 ? '  (played once more it passed: a matter of timing)' : failures.map(told).join('\n'))
      say(`Again: npm run torture -- --from ${seed} --replay '${JSON.stringify(shortest)}'`)
    }
  }
  say(`\n${seeds.length - failed} of ${seeds.length} seeds passed; tabs agreed live in ${live}`)
} finally {
  await browser.close()
  await stage.stop()
}
process.exit(failed === 0 ? 0 : 1)
