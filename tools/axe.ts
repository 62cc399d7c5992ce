import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { ways } from '../tests/e2e/ways.ts'
import { namedBy, paths } from '../ui/features/shop/paths.ts'
import { visitScene } from './axe/visitScene.ts'
import { runShop } from './bench/runningShop.ts'
import { scenes } from './pictures/scenes.ts'
import { freePorts } from './start/freePorts.ts'
import { browserFile } from './browserFile.cjs'

/**
 * npm run axe -- [--only <part of a scene's name>,…] [--languages nld,eng] [--at-once 2]
 *
 * Checks every page and state of the shop with all rules of axe, at four widths, light and dark, in both languages, and with the checks
 * that axe lacks (tools/axe/looks.ts). The table in docs/accessibility.md names the checks that prove each criterion.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    languages: { type: 'string', default: 'nld,eng' },
    'at-once': { type: 'string', default: '2' },
  },
})
const t = (text: string): void => void process.stdout.write(`${text}\n`)

const wanted = values.only.split(',')
const languages = values.languages.split(',').filter((name): name is keyof typeof ways => name in ways)
const visits = scenes
  .filter(({ name }) => wanted.some((part) => name.includes(part)))
  .flatMap((scene) => languages.map((language) => ({ scene, language })))

const { PORT, API_PORT } = await freePorts({ PORT: '', API_PORT: '' })
const shop = await runShop(Number(PORT), Number(API_PORT))
const browser = await chromium.launch({ executablePath: browserFile() })
const met = new Set<string>()
let faults = 0
const work = async (): Promise<void> => {
  for (let visit = visits.shift(); visit !== undefined; visit = visits.shift()) {
    const { scene, language } = visit
    const { found, path } = await visitScene(browser, shop.url, scene, ways[language])
    const route = path === null ? null : namedBy(language, path.replace(/^\/en(?=\/|$)/, '') || '/')
    if (route !== null) met.add(route.name)
    faults += found.length
    t([`${found.length === 0 ? 'ok  ' : 'FAIL'} ${scene.name}, ${language}`, ...found].join('\n     '))
  }
}
try {
  await Promise.all(Array.from({ length: Number(values['at-once']) }, work))
} finally {
  await browser.close()
  await shop.stop()
}
const unmet = values.only === '' ? Object.keys(paths).filter((name) => !met.has(name)) : []
if (unmet.length > 0) t(`No scene in tools/pictures/scenes.ts leads to: ${unmet.join(', ')}`)
t(faults === 0 ? 'No fault was found.' : `${faults} faults were found.`)
process.exit(faults + unmet.length === 0 ? 0 : 1)
