import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { ConsentCategory } from '../../core/consent/index.ts'
import { hydrated, cartButton, cartPanel, follow, heading, open } from './guest.ts'
import { ways } from './ways.ts'
import { withTag } from './measuredShopTest.ts'
import { test } from './ownShopTest.ts'
import { settingsLoaded } from './settle.ts'
import { expect } from './strictConsoleTest.ts'
import { startTagServer } from './tagServer.ts'

const way = ways.nld
const { consent: words, shell } = way.words

test.use({ locale: 'nl-NL', consent: null, contextOptions: { reducedMotion: 'reduce' } })

/** Waits until a new document has nothing left to do of its own accord, then looks at a list and into the cart. */
const walk = async (page: Page, load: () => Promise<unknown>): Promise<void> => {
  const quiet = page.waitForResponse(/watchVisit[^/]*\.js$/)
  await load()
  await hydrated(page)
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape')
  await quiet
  await follow(page, way.category.path)
  await expect(heading(page, way.category.title)).toBeVisible()
  await cartButton(page, way).click()
  await expect(cartPanel(page, way)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Chooses in the wall as it opens from the footer; `null` allows everything. */
const choose = async (page: Page, allowed: readonly ConsentCategory[] | null): Promise<void> => {
  await page.getByRole('contentinfo').getByRole('button', { name: shell.footer.cookies }).click()
  const wall = page.getByRole('dialog', { name: words.title })
  if (allowed === null) await wall.getByRole('button', { name: words.allowAll }).click()
  else if (allowed.length === 0) await wall.getByRole('button', { name: words.onlyNecessary }).click()
  else {
    await wall.getByRole('tab', { name: words.tabDetails }).click()
    for (const category of ['preferences', 'statistics', 'marketing'] as const)
      await wall.getByRole('checkbox', { name: words[category] }).setChecked(allowed.includes(category))
    await wall.getByRole('button', { name: words.allowSelection }).click()
  }
  await expect(wall).toHaveCount(0)
}

test('CNS-04 CNS-05 CNS-06 the hosts that a browser requests before and after each choice are those of the operators’ table', async ({
  page,
  shop,
}) => {
  test.setTimeout(120_000)
  const [preferences, statistics, marketing] = await Promise.all([startTagServer(), startTagServer(), startTagServer()])
  shop.line.change(/\/api\/v2\/app/, (response) =>
    withTag(response, statistics, [
      { category: 'preferences', type: 'stylesheet', url: `${preferences.address}/preferences.css` },
      { category: 'marketing', type: 'script', url: `${marketing.address}/tag.js?id=AW-TEST123` },
    ]),
  )
  await settingsLoaded(page.request, shop)
  const columns = new Map([
    [shop.address, 'the shop'],
    [preferences.address, 'sheet of preferences'],
    [statistics.address, 'script of statistics'],
    [marketing.address, 'script of marketing'],
  ])
  let requests = new Set<string>()
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http')) requests.add(columns.get(origin) ?? origin)
  })
  const rows: string[] = []
  const row = async (state: string, load: () => Promise<unknown>): Promise<void> => {
    requests = new Set()
    await walk(page, load)
    expect([...requests].filter((name) => ![...columns.values()].includes(name))).toEqual([])
    rows.push(`| ${[state, ...[...columns.values()].map((name) => (requests.has(name) ? '✓' : '–'))].join(' | ')} |`)
  }
  const again = (): Promise<unknown> => page.reload({ waitUntil: 'domcontentloaded' })

  await row('before a choice', () => open(page, '/'))
  expect(await page.locator('link[rel="preconnect"], link[rel="dns-prefetch"]').count()).toBe(0)
  for (const [state, allowed] of [
    ['only necessary', []],
    ['preferences allowed', ['preferences']],
    ['statistics allowed', ['statistics']],
    ['marketing allowed', ['marketing']],
    ['all allowed', null],
  ] as const) {
    await choose(page, allowed)
    await row(state, again)
  }
  await choose(page, [])
  // What is said to a script that still runs is its own affair: its document goes with the next page.
  await row('withdrawn, from the next page on', () => follow(page, '/contact'))
  await row('withdrawn, at a later visit', again)
  await Promise.all([preferences, statistics, marketing].map((backend) => backend.stop()))

  const titles = ['', ...columns.values()]
  const table = [`| ${titles.join(' | ')} |`, `|${'---|'.repeat(titles.length)}`, ...rows].join('\n')
  expect(readFileSync('docs/operations.md', 'utf8')).toContain(table)
})
