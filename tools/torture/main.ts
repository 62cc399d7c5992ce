import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { ensureBuilt } from '../build/ensureBuilt.ts'
import type { Action } from './actions.ts'
import { browserFile } from '../browserFile.cjs'
import { fillTable, printTable, troubles, writePage, writeReport } from './faults/faultTable.ts'
import { fuzz } from './fuzz.ts'
import { playSeeds } from './seeds.ts'
import { setStage } from './stage.ts'

/**
 * npm run torture -- [--seeds 20] [--from 1] [--actions 40] [--shorten 40] [--replay '<list as JSON>'] [--at-once 1]
 * npm run torture -- fuzz [--requests 10000] [--from 1] [--uploads 40] [--rounds 4]
 * npm run torture -- faults [--only <text>] [--fault 500,timeout] [--at-once 6] [--go-on]
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seeds: { type: 'string', default: '20' },
    from: { type: 'string', default: '1' },
    actions: { type: 'string', default: '40' },
    shorten: { type: 'string', default: '40' },
    replay: { type: 'string' },
    only: { type: 'string', default: '' },
    fault: { type: 'string', default: '' },
    'go-on': { type: 'boolean', default: false },
    'at-once': { type: 'string' },
    requests: { type: 'string', default: '10000' },
    uploads: { type: 'string', default: '40' },
    rounds: { type: 'string', default: '4' },
  },
})
const t = (text: string): void => void process.stdout.write(`${text}\n`)

await ensureBuilt()
const isTable = positionals[0] === 'faults'
const atOnce = Number(values['at-once'] ?? (isTable ? 6 : 1))
// Each stage has its own shop and backend; the table has one stage for open pages and one for first requests.
const stages = await Promise.all(Array.from({ length: isTable ? 2 : atOnce }, setStage))
const stop = async (): Promise<void> => {
  await Promise.all(stages.map((stage) => stage.stop()))
}
const [stage, another = stage] = stages
if (stage === undefined || another === undefined) throw new Error('--at-once is a number from 1 on.')
if (positionals[0] === 'fuzz') {
  const size = {
    requests: Number(values.requests),
    seed: Number(values.from),
    uploads: Number(values.uploads),
    megabytes: 250,
    rounds: Number(values.rounds),
  }
  const found = await fuzz({ shop: stage.shop, collectGarbage: stage.collectGarbage, atOnce: 20, ...size }, t)
  await stop()
  process.exit(found === 0 ? 0 : 1)
}
const browser = await chromium.launch({
  executablePath: browserFile(),
  // Playwright turns the back/forward cache off, but shoppers have it.
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
  // No screen is needed, and rendering with an emulated graphics card takes most of the CPU time.
  args: ['--disable-gpu'],
})
let failed = 0
try {
  if (isTable) {
    const requested = values.fault.split(',').flatMap((name) => troubles.filter((kind) => kind === name))
    const kinds = values.fault === '' ? troubles : requested
    const selection = { only: values.only, troubles: kinds, goOn: values['go-on'] }
    const rows = await fillTable(browser, { open: stage, atOnce, first: another }, selection, t)
    failed = rows.filter(({ found }) => found.length > 0).length
    t(`\n${printTable(rows, kinds)}\n\n${rows.length - failed} of ${rows.length} rows held; ${writeReport(rows)}, ${writePage(rows)}`)
  } else {
    failed = await playSeeds(
      browser,
      stages,
      {
        from: Number(values.from),
        seeds: Number(values.seeds),
        actions: Number(values.actions),
        shorten: Number(values.shorten),
        replay: values.replay === undefined ? null : (JSON.parse(values.replay) as readonly Action[]),
      },
      t,
    )
  }
} finally {
  await browser.close()
  await stop()
}
process.exit(failed === 0 ? 0 : 1)
