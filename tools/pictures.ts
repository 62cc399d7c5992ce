import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { ways } from '../tests/e2e/ways.ts'
import { runShop } from './bench/runningShop.ts'
import { program } from './build/program.ts'
import { root } from './build/sources.ts'
import { photograph } from './pictures/photograph.ts'
import type { Picture, Scheme } from './pictures/photograph.ts'
import { takeReadmePictures } from './pictures/readmePictures.ts'
import { scenes } from './pictures/scenes.ts'
import { sheetOf } from './pictures/sheet.ts'
import { freePorts } from './start/freePorts.ts'
import { browserFile } from './browserFile.cjs'

/**
 * npm run pictures -- [--only <part of a scene's name>,…] [--widths 390,768,1280,1680] [--languages nld,eng] [--schemes light,dark]
 *
 * Takes screenshots of every page and state of the shop into `reports/pictures/`; its `index.html` shows them side by side.
 *
 * With --compare ten of them are compared with those in `tests/looks/pictures/`; --renew replaces these, and `git diff` shows the changes.
 * With --readme the pictures of README.md are replaced.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '390,768,1280,1680' },
    languages: { type: 'string', default: 'nld,eng' },
    schemes: { type: 'string', default: 'light,dark' },
    compare: { type: 'boolean', default: false },
    renew: { type: 'boolean', default: false },
    readme: { type: 'boolean', default: false },
  },
})
if (values.compare || values.renew) {
  const [node = '', ...compare] = [
    ...program('@playwright/test', 'playwright'),
    'test',
    '-c',
    'tests/looks/playwright.config.ts',
    ...(values.renew ? ['--update-snapshots', 'all'] : []),
  ]
  process.exit(spawnSync(node, compare, { cwd: root, stdio: 'inherit' }).status ?? 1)
}

const t = (text: string): void => void process.stdout.write(`${text}\n`)

const folder = join(root, 'reports/pictures')
const wanted = values.only.split(',')
const widths = values.widths.split(',').map(Number)
const languages = values.languages.split(',').filter((name): name is keyof typeof ways => name in ways)
const schemes = values.schemes.split(',').filter((name): name is Scheme => name === 'light' || name === 'dark')

await mkdir(folder, { recursive: true })
const { PORT, API_PORT } = await freePorts({ PORT: '', API_PORT: '' })
const shop = await runShop(Number(PORT), Number(API_PORT))
const browser = await chromium.launch({ executablePath: browserFile() })
const taken: Picture[] = []
try {
  if (values.readme) await takeReadmePictures(browser, shop.url, t)
  for (const scene of scenes.filter(({ name }) => !values.readme && wanted.some((part) => name.includes(part)))) {
    for (const language of languages) {
      for (const width of widths.filter((each) => scene.widths?.(each) ?? true)) {
        taken.push(...(await photograph({ browser, shop: shop.url, folder, schemes }, scene, language, ways[language], width)))
      }
    }
    const missing = taken.filter((picture) => picture.scene === scene.name && picture.problem !== null)
    t(`${missing.length === 0 ? 'ok  ' : 'FAIL'} ${scene.name}${missing[0] === undefined ? '' : `: ${missing[0].problem ?? ''}`}`)
  }
} finally {
  await browser.close()
  await shop.stop()
}
if (values.readme) process.exit(0)
await writeFile(join(folder, 'index.html'), sheetOf(taken))
const missing = taken.filter(({ problem }) => problem !== null).length
t(`${taken.length - missing} pictures in reports/pictures/index.html${missing === 0 ? '' : `, ${missing} could not be taken`}`)
process.exit(missing === 0 ? 0 : 1)
