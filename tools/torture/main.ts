import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { ensureBuilt } from '../build/ensureBuilt.ts'
import type { Action } from './actions.ts'
import { chromiumFile } from './chromiumFile.ts'
import { fillTable, printTable, troubles, writeReport } from './faults/faultTable.ts'
import { fuzz } from './fuzz.ts'
import { playSeeds } from './seeds.ts'
import { setStage } from './stage.ts'

/**
 * npm run torture -- [--seeds 20] [--from 1] [--actions 40] [--shorten 40] [--replay '<list as JSON>']
 * npm run torture -- fuzz [--requests 10000] [--from 1] [--uploads 40]
 * npm run torture -- faults [--only <text>] [--fault 500,timeout] [--at-once 3]
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
    'at-once': { type: 'string', default: '3' },
    requests: { type: 'string', default: '10000' },
    uploads: { type: 'string', default: '40' },
  },
})
const say = (text: string): void => void process.stdout.write(`${text}\n`)

ensureBuilt()
const stage = await setStage()
if (positionals[0] === 'fuzz') {
  const size = { requests: Number(values.requests), seed: Number(values.from), uploads: Number(values.uploads), megabytes: 250 }
  const found = await fuzz({ shop: stage.shop, atOnce: 20, ...size }, say)
  await stage.stop()
  process.exit(found === 0 ? 0 : 1)
}
// Playwright switches the back/forward cache off, which shoppers have on.
const browser = await chromium.launch({ executablePath: chromiumFile(), ignoreDefaultArgs: ['--disable-back-forward-cache'] })
let failed = 0
try {
  if (positionals[0] === 'faults') {
    const asked = values.fault.split(',')
    const kinds = values.fault === '' ? troubles : troubles.filter((kind) => asked.includes(kind))
    const rows = await fillTable(browser, stage, { only: values.only, troubles: kinds, atOnce: Number(values['at-once']) }, say)
    failed = rows.filter(({ found }) => found.length > 0).length
    say(`\n${printTable(rows, kinds)}\n\n${rows.length - failed} of ${rows.length} rows held; ${writeReport(rows)}`)
  } else {
    failed = await playSeeds(
      browser,
      stage,
      {
        from: Number(values.from),
        seeds: Number(values.seeds),
        actions: Number(values.actions),
        shorten: Number(values.shorten),
        replay: values.replay === undefined ? null : (JSON.parse(values.replay) as readonly Action[]),
      },
      say,
    )
  }
} finally {
  await browser.close()
  await stage.stop()
}
process.exit(failed === 0 ? 0 : 1)
