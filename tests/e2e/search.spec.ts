import type { Page } from '@playwright/test'
import { follow, heading, open, openFacet, visit } from './guest.ts'
import { expect, test } from './strictConsoleTest.ts'

test.use({ locale: 'nl-NL', tolerated: [/status of (?:404|503)|Search failed/] })

const panel = (page: Page) => page.getByRole('dialog', { name: 'Zoeken' })
const field = (page: Page) => panel(page).getByRole('combobox', { name: 'Waar ben je naar op zoek?' })
const options = (page: Page) => panel(page).getByRole('option')

test('SRC-01 SRC-02 SRC-04b the search opens with Ctrl K but no single character, requests once while the visitor types, and works by keyboard', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/search')) requests.push((request.postDataJSON() as { q: string }).q)
  })
  await open(page, '/contact')
  await page.keyboard.press('/')
  await page.keyboard.press('k')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')
  await page.keyboard.type('   ')
  await page.keyboard.type('wachter plus', { delay: 20 })
  await expect(options(page).first()).toBeVisible()
  expect(requests.at(-1)).toBe('wachter plus')
  // Without the pause each of the fifteen keys would ask.
  expect(requests.length).toBeLessThan(5)
  expect(requests).not.toContain('')
  const wanted = panel(page).getByRole('option', { name: /Wachter Plus wit/ })
  await expect(wanted).toHaveAttribute('href', '/product/1003/wachter-plus-wit')
  await expect(wanted.locator('mark').first()).toHaveText('Wachter')
  await expect(wanted).toContainText('€ 329,-')
  await expect(panel(page).getByRole('status')).toHaveText(/^\d+ resulta(?:at|ten)$/)
  await expect(panel(page).getByRole('group', { name: 'Producten' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', /.+/)
  const first = await options(page).first().getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(first ?? '')
  await expect(panel(page)).toBeHidden()
  await page.keyboard.press('Control+k')
  await field(page).press('Escape')
  await expect(panel(page)).toBeHidden()
})

test('SRC-01 what is typed before the search panel is loaded appears in it', async ({ page }) => {
  await open(page, '/contact')
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((later) => setTimeout(later, 700))
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('wachter')
  await expect(panel(page)).toBeHidden()
  await expect(field(page)).toHaveValue('wachter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(' plus')
  await expect(panel(page).getByRole('option', { name: /Wachter Plus wit/ })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('searchbox', { includeHidden: true })).toHaveValue('')
})

for (const width of [1280, 800]) {
  test(`SRC-01 no letter goes astray while the panel opens, ${width} px wide on a slow device`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/contact')
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.evaluate(() => {
      document.addEventListener('focusin', ({ target }) => document.body.append(new Comment(`focus ${(target as Element).tagName}`)))
    })
    await page.keyboard.press('Control+k')
    await page.keyboard.type('vloerkleed zandvoort blauw', { delay: 30 })
    await expect(field(page)).toHaveValue('vloerkleed zandvoort blauw')
    // From field to field: a button between them would have a letter.
    expect(await page.evaluate(() => document.body.innerHTML.match(/(?<=<!--focus )\w+/g))).toEqual(['INPUT', 'INPUT'])
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(page.locator('body')).toBeFocused()
  })
}

test('SRC-01b a late answer never takes the place of a newer one; SRC-03b a failure leaves the list', async ({ page }) => {
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const requests: string[] = []
  const ended: string[] = []
  await page.route('**/api/search', async (route) => {
    const { q } = route.request().postDataJSON() as { q: string }
    requests.push(q)
    if (q === 'sirene') await held
    if (q === 'wachter plus x') await route.fulfill({ status: 503, json: { status: 'error', message: 'unavailable' } })
    else await route.continue().catch(() => undefined)
    ended.push(q)
  })
  await open(page, '/contact')
  await page.keyboard.press('Control+k')
  await field(page).fill('sirene')
  await expect.poll(() => requests).toContain('sirene')
  await field(page).fill('wachter plus')
  await expect(panel(page).getByRole('option', { name: /Wachter Plus wit/ })).toBeVisible()
  letGo()
  await expect.poll(() => ended).toContain('sirene')
  await expect(panel(page).getByRole('option', { name: /Wachter Plus wit/ })).toBeVisible()
  await field(page).fill('wachter plus x')
  // What only reads is asked once more.
  await expect.poll(() => ended.filter((q) => q === 'wachter plus x')).toHaveLength(2)
  await expect(panel(page).getByRole('option', { name: /Wachter Plus wit/ })).toBeVisible()
})

test('SRC-02 prices of made to measure begin with a word; SRC-03 a search without hits offers three categories; earlier searches come back', async ({
  page,
}) => {
  await open(page, '/contact')
  await page.getByRole('banner').getByRole('searchbox').click()
  await field(page).fill('vloerkleed op maat')
  await expect(
    panel(page)
      .getByRole('option', { name: /op maat/ })
      .first(),
  ).toContainText(/vanaf €\s189,-/)
  await field(page).press('Enter')
  await expect(page).toHaveURL('/zoeken?q=vloerkleed%20op%20maat')
  await expect(heading(page, 'Zoekresultaten voor ‘vloerkleed op maat’')).toBeVisible()
  await expect(panel(page)).toBeHidden()
  await page.keyboard.press('Control+k')
  await field(page).fill('zzyzx')
  await expect(panel(page).getByText('Geen zoekresultaten gevonden')).toBeVisible()
  await expect(panel(page).getByText('Zoek iets anders')).toBeVisible()
  await expect(panel(page).getByText('Zoek iets anders').locator('..').getByRole('link')).toHaveCount(3)
  await panel(page).getByRole('button', { name: 'Wissen' }).click()
  await panel(page).getByRole('button', { name: 'vloerkleed op maat' }).click()
  await expect(options(page).first()).toBeVisible()
})

test('SRC-02 a title with a program in it is text', async ({ page }) => {
  await page.route('**/api/search', async (route) => {
    const response = await route.fetch()
    const found = (await response.json()) as { data: { items: { title: string }[] }[] }
    for (const group of found.data) for (const item of group.items) item.title = '<img src="x"><mark>Kleed</mark><script>1</script>'
    await route.fulfill({ response: response, json: found })
  })
  await open(page, '/contact')
  await page.keyboard.press('Control+k')
  await field(page).fill('kleed')
  await expect(options(page).first().locator('mark')).toHaveText('Kleed')
  expect(await options(page).first().locator('img[src="x"],script').count()).toBe(0)
})

test('SRC-01 SEO-04 the results have an address in each language, stay out of search engines, and accept a query of any length', async ({
  request,
  page,
}) => {
  for (const q of ['kleed', 'tapijt', 'vloerkled']) {
    const response = await request.get(`/zoeken?q=${q}`)
    expect(response.status()).toBe(200)
    const text = await response.text()
    expect(text).toContain('<meta name="robots" content="noindex">')
    expect(text).toMatch(/<mark>Vloerkle/)
    expect(text).toMatch(/<article[^>]*>.*Vloerkleed/)
  }
  expect((await request.get('/search?q=kleed', { maxRedirects: 0 })).headers()['location']).toBe('/zoeken?q=kleed')
  expect((await request.get(`/zoeken?q=${encodeURIComponent('<script>alert(1)</script> '.repeat(300))}`)).status()).toBe(200)
  expect((await request.get('/en/search')).status()).toBe(200)
  await visit(page, '/zoeken?q=kleed')
  await expect(page.getByRole('navigation', { name: 'Taal' }).getByRole('link', { name: /EN/ })).toHaveAttribute(
    'href',
    '/en/search?q=kleed',
  )
  await open(page, '/contact')
  await follow(page, '/bestaat-niet')
  await page.getByRole('main').getByRole('searchbox').fill('hub')
  await page.getByRole('main').getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL('/zoeken?q=hub')
})

test('SRC-01 CAT-10 CAT-12 the results are a list like any other: facets, chips, sort and pages, in both languages', async ({ page }) => {
  await open(page, '/zoeken?q=kleed')
  const count = page.getByText(/^\d+ product(en)?$/)
  const all = Number(/\d+/.exec(await count.innerText())?.[0])
  expect(all).toBeGreaterThan(48)
  const filters = page.getByRole('navigation', { name: 'Filters' })
  await openFacet(filters, 'Kleur')
  await page.evaluate(() => scrollTo(0, 200))
  await filters.getByRole('link', { name: /^Blauw/ }).click()
  await expect(page).toHaveURL('/zoeken/Kleur:blauw?q=kleed')
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(200)
  await expect(count).not.toHaveText(`${all} producten`)
  await page.locator('summary', { hasText: 'Sorteren op' }).click()
  await page.getByRole('link', { name: 'Laagste prijs' }).click()
  await expect(page).toHaveURL('/zoeken/Kleur:blauw?q=kleed&sort=lowest-price')
  await page.getByRole('navigation', { name: 'Taal' }).getByRole('link', { name: /EN/ }).click()
  await expect(page).toHaveURL('/en/search/Kleur:blauw?q=kleed&sort=lowest-price')
  await page.goBack()
  await page.getByRole('link', { name: 'Verwijder filter Kleur: Blauw' }).click()
  await expect(page).toHaveURL('/zoeken?q=kleed&sort=lowest-price')
  await page.getByRole('link', { name: 'Pagina 2', exact: true }).click()
  await expect(page).toHaveURL('/zoeken?q=kleed&sort=lowest-price&page=2')
  await expect(page).toHaveTitle(/pagina 2/)
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Verwijder filter Kleur: Blauw' })).toBeVisible()
  await follow(page, '/zoeken?q=zzyzx')
  await expect(page.getByRole('main').getByText('Geen zoekresultaten gevonden')).toBeVisible()
  await expect(page.getByRole('main').getByText('Zoek iets anders')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Verlichting' }).click()
  await expect(page).toHaveURL('/verlichting')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('SRC-01 SRC-04 the field in the header leads to the results, and a result to its product', async ({ page }) => {
    await visit(page, '/contact')
    await page.getByRole('banner').getByRole('searchbox').fill('wachter plus')
    await page.getByRole('banner').getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL('/zoeken?q=wachter+plus')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Wachter Plus wit/ })
      .click()
    await expect(page).toHaveURL('/product/1003/wachter-plus-wit')
  })

  test('SRC-01 CAT-12 results are narrowed, sorted and turned over by links', async ({ page }) => {
    await visit(page, '/zoeken?q=tapijt')
    await page
      .locator('#filters')
      .getByRole('link', { name: /^Blauw/ })
      .click()
    await expect(page).toHaveURL('/zoeken/Kleur:blauw?q=tapijt')
    await page.locator('summary', { hasText: 'Sorteren op' }).click()
    await page.getByRole('link', { name: 'Hoogste prijs' }).click()
    await expect(page).toHaveURL('/zoeken/Kleur:blauw?q=tapijt&sort=highest-price')
    await expect(page.locator('#list article').first()).toBeVisible()
  })
})

test('PNL-06 SRC-01 after the question is cleared, or an earlier one taken, the focus is in the field and one types on', async ({
  page,
}) => {
  await open(page, '/contact')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('wol')
  await expect(options(page).first()).toBeVisible()
  await panel(page).getByRole('button', { name: 'Wissen' }).click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('lamp')
  await expect(field(page)).toHaveValue('lamp')
})

test('SRC-03 where nothing is found there is no order to choose, and pictures lead to categories', async ({ page }) => {
  await open(page, '/zoeken?q=zzyzx')
  const main = page.getByRole('main')
  await expect(main.locator('summary')).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Verlichting' }).locator('img')).toHaveCount(1)
  await expect(page.getByRole('searchbox').filter({ visible: true })).toHaveCount(1)
})
