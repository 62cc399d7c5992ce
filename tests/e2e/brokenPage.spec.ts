import type { Page } from '@playwright/test'
import { follow, heading, mark, open, visit } from './guest.ts'
import { ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'

const way = ways.nld
const { error } = way.words

// The tests break pages on purpose, and each broken page logs to the console.
test.use({
  locale: 'nl-NL',
  contextOptions: { reducedMotion: 'reduce' },
  tolerated: [/broke|failed to (?:load|start|render)|deliberately|SyntaxError/],
})

/** Serves other code in place of a script. */
const replaceFile = (page: Page, file: RegExp, code: string): Promise<unknown> =>
  page.route(file, (route) => route.fulfill({ contentType: 'text/javascript', body: code }))

const throwing = `throw new Error('deliberately')`

/** The log lines of the page, read from its console. */
const logOf = (page: Page): readonly string[] => {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  return lines
}

const expectErrorPage = async (page: Page): Promise<string> => {
  await expect(heading(page, 'Er ging iets mis')).toBeVisible()
  await expect(heading(page, 'Er ging iets mis')).toBeFocused()
  await expect(page.getByText('Status 500')).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  const reference = await page.getByText(/^Referentie: [0-9a-f]{8}$/).innerText()
  return reference.replace('Referentie: ', '')
}

test('ERR-01b an exception while a page renders shows the error page, and the next navigation recovers', async ({ page }) => {
  const log = logOf(page)
  const drawn = `export const Page = () => { ${throwing} }; export const load = async () => ({ kind: 'page', head: { title: 'Inloggen' } })`
  await replaceFile(page, /assets\/login\.page-.*\.js$/, drawn)
  await open(page, '/contact')
  const isSame = await mark(page)
  await follow(page, '/account/login')
  const id = await expectErrorPage(page)
  await expect(page).toHaveURL('/account/login')
  await expect(page).toHaveTitle(/Er ging iets mis/)
  expect(log.filter((line) => line.includes(`"requestId":"${id}"`))).toHaveLength(1)
  await expect(page.getByRole('banner')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Terug naar home', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Er ging iets mis')
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  expect(await isSame()).toBe(true)
})

test('ERR-01b a navigation that fails shows the error page at the requested address, and the shop keeps working', async ({ page }) => {
  const log = logOf(page)
  await replaceFile(page, /assets\/login\.page-.*\.js$/, throwing)
  await open(page, '/contact')
  await follow(page, '/account/login')
  const id = await expectErrorPage(page)
  expect(log.some((line) => line.includes(id) && line.includes('deliberately'))).toBe(true)
  await expect(page).toHaveURL('/account/login')
  await expect(page.getByRole('main').getByRole('link', { name: error.again, exact: true })).toHaveAttribute('href', '/account/login')
  await page.goBack()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Er ging iets mis')
})

test('ERR-01b a panel that throws closes with a notification, and the page stays', async ({ page }) => {
  await replaceFile(page, /assets\/panel-.*\.js$/, `export const Panel = () => { ${throwing} }`)
  await open(page, '/contact')
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('banner').getByRole('searchbox').click()
  await expect(page.getByText(error.panelFailed)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(heading(page, title)).toBeVisible()
  await follow(page, '/planten')
  await expect(heading(page, 'Planten')).toBeVisible()
})

for (const [language, address, message, again] of [
  ['in Dutch', '/contact', 'Een deel van deze pagina kon niet worden geladen.', 'Laad de pagina opnieuw'],
  ['in English', '/en/contact', 'A part of this page could not be loaded.', 'Reload the page'],
] as const) {
  test(`ERR-04b a script that cannot start is logged and rethrown, and the server-rendered page stays usable, ${language}`, async ({
    page,
  }) => {
    const log = logOf(page)
    const uncaught: string[] = []
    page.on('pageerror', (problem) => uncaught.push(problem.message))
    await replaceFile(page, /assets\/(?:nld|eng)-.*\.js$/, throwing)
    const received = page.waitForRequest(/\/reports$/)
    await visit(page, address)
    await expect(page.getByRole('alert')).toContainText(message)
    expect(log.some((line) => line.includes('Page failed to start') && line.includes('deliberately'))).toBe(true)
    await expect.poll(() => uncaught).toEqual(['deliberately'])
    expect((await received).postDataJSON()).toMatchObject({ page: 'contact', faults: [{ name: 'Error', message: 'deliberately' }] })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.unroute(/assets\/(?:nld|eng)-.*\.js$/)
    await page.getByRole('link', { name: again, exact: true }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.getByRole('navigation').first().getByRole('link').first().click()
    await expect(page).not.toHaveURL(address)
  })
}

test('ERR-04 a page whose state cannot be read is logged and shows an error, and its links work', async ({ page }) => {
  const log = logOf(page)
  await page.route('**/contact', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/(<script[^>]*id="shop-state"[^>]*>)/, '$1broken ')
    return route.fulfill({ response: response, body })
  })
  const received = page.waitForRequest(/\/reports$/)
  await visit(page, '/contact')
  await expect(page.getByRole('alert')).toContainText('Een deel van deze pagina kon niet worden geladen.')
  expect(log.some((line) => line.includes('Page failed to start'))).toBe(true)
  expect((await received).postDataJSON()).toMatchObject({ page: 'unknown', faults: [{ name: 'SyntaxError' }] })
  await page.getByRole('navigation').first().getByRole('link').first().click()
  await expect(page).not.toHaveURL('/contact')
})
