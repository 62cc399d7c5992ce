import type { Page } from '@playwright/test'
import { follow, open, openFacet, reload } from './guest.ts'
import { expect, test } from './strictConsoleTest.ts'

test.use({ locale: 'nl-NL' })

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

test('CAT-06b CAT-12 a filter, its chip and the sort keep focus and scroll; a change of page leads to the top of the list', async ({
  page,
}) => {
  await open(page, '/vloerkleden/Vorm:rechthoek')
  const filters = page.getByRole('navigation', { name: 'Filters' })
  await openFacet(filters, 'Kleur')
  await page.evaluate(() => scrollTo(0, 300))
  const blue = filters.getByRole('link', { name: /^Blauw/ })
  await blue.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/vloerkleden/Vorm:rechthoek/Kleur:blauw')
  await expect(blue).toBeFocused()
  expect(await scrolled(page)).toBe(300)
  const chip = page.getByRole('link', { name: 'Verwijder filter Vorm: Rechthoek' })
  await chip.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/vloerkleden/Kleur:blauw')
  await expect(page.locator('#list')).toBeFocused()
  await filters.getByRole('link', { name: /^Blauw/ }).click()
  await expect(page).toHaveURL('/vloerkleden')
  await page.getByRole('link', { name: 'Pagina 2', exact: true }).click()
  await expect(page).toHaveURL('/vloerkleden?page=2')
  await expect(page.locator('#list')).toBeFocused()
  await expect.poll(() => page.evaluate(() => Math.round(document.getElementById('list')?.getBoundingClientRect().top ?? -1))).toBe(88)
})

test('CAT-04 CAT-12b the sort is a menu of links: arrow keys stay in the page, and the choice keeps the focus', async ({ page }) => {
  await open(page, '/vloerkleden')
  const summary = page.locator('summary', { hasText: 'Sorteren op' })
  await summary.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL('/vloerkleden')
  await page.getByRole('link', { name: 'Laagste prijs' }).click()
  await expect(page).toHaveURL('/vloerkleden?sort=lowest-price')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('Laagste prijs')
  await expect(page.getByRole('link', { name: 'Hoogste prijs' })).toBeHidden()
})

test('CAT-04b the sort that the owner configured holds where the address names none', async ({ page }) => {
  const sorts: unknown[] = []
  await page.route('**/api/v2/app', async (route) => {
    const response = await route.fetch()
    const config = (await response.json()) as { data: { content: Record<string, unknown> } }
    config.data.content['sortBy'] = 'highest-price'
    await route.fulfill({ response: response, json: config })
  })
  await page.route('**/api/public/content', (route) => {
    sorts.push((route.request().postDataJSON() as { sort?: string }).sort)
    return route.continue()
  })
  await open(page, '/contact')
  // The configuration of the first request is the server's; after five minutes the browser asks for its own.
  await page.clock.install()
  await page.clock.fastForward('06:00')
  await follow(page, '/vloerkleden')
  await expect(page).toHaveURL('/vloerkleden')
  await expect.poll(() => sorts.at(-1)).toBe('highest-price')
  await expect(page.locator('summary', { hasText: 'Sorteren op' })).toContainText('Hoogste prijs')
})

test('CAT-06 CAT-10 the price is chosen without dragging: by keyboard, a press on the rail, and in fields; one call when it rests', async ({
  page,
}) => {
  await open(page, '/vloerkleden')
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/public/content')) requests.push(request.postData() ?? '')
  })
  const filters = page.getByRole('navigation', { name: 'Filters' })
  await openFacet(filters, 'Prijs')
  const low = page.getByRole('slider', { name: 'Laagste prijs' })
  await low.focus()
  const begun = performance.now()
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight')
  // Presses that a busy machine spreads over more than the slider's 300 ms are more than one rest.
  const rests = performance.now() - begun < 300 ? 1 : 4
  await expect(page).toHaveURL('/vloerkleden/Prijs:64-1249')
  await expect(low).toBeFocused()
  expect(requests.length).toBeLessThanOrEqual(rests)
  const high = page.getByRole('textbox', { name: 'Hoogste prijs' })
  await high.fill('400')
  await high.press('Enter')
  await expect(page).toHaveURL('/vloerkleden/Prijs:64-400')
  const rail = await low.locator('..').boundingBox()
  if (rail === null) throw new Error('The slider has no rail.')
  await page.mouse.click(rail.x + rail.width * 0.5, rail.y + rail.height / 2)
  await expect(page).toHaveURL(/\/vloerkleden\/Prijs:64-6\d\d$/)
  await expect(page.getByRole('slider', { name: 'Hoogste prijs' })).toBeFocused()
})

test('CAT-12c a reload and the way back from another document return to the place in the list', async ({ page }) => {
  await open(page, '/vloerkleden')
  await page.evaluate(() => scrollTo(0, 900))
  await reload(page)
  await expect.poll(() => scrolled(page)).toBe(900)
  await page.getByRole('navigation', { name: 'Taal' }).getByRole('link', { name: /EN/ }).click()
  await expect(page).toHaveURL('/en/rugs')
  await page.goBack()
  await expect(page).toHaveURL('/vloerkleden')
  await expect.poll(() => scrolled(page)).toBe(900)
})

test('CAT-03 the number of pages follows from the hits, the page number is in the query, and a page beyond the last is not found', async ({
  page,
  request,
}) => {
  await open(page, '/vloerkleden')
  const hits = Number(/\d+/.exec(await page.getByText(/^\d+ producten$/).innerText())?.[0])
  const last = Math.ceil(hits / 24)
  await expect(page.locator('#list li article')).toHaveCount(24)
  await expect(page.getByRole('navigation', { name: 'Pagina’s' }).getByRole('link', { name: `Pagina ${last}`, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: `Pagina ${last + 1}`, exact: true })).toHaveCount(0)
  await follow(page, `/vloerkleden?page=${last}`)
  await expect(page.locator('#list li article')).toHaveCount(hits - 24 * (last - 1))
  expect((await request.get(`/vloerkleden?page=${last + 1}`)).status()).toBe(404)
  for (const odd of ['0', '-1', '1.5', 'twee']) expect((await request.get(`/vloerkleden?page=${odd}`)).status()).toBe(200)
})

test('CAT-02 a list is laid out as its owner wants it: one product a row, or as wide as the window', async ({ page }) => {
  await page.setViewportSize({ width: 1900, height: 900 })
  const places = () =>
    page
      .locator('#list li article')
      .evaluateAll((cards) => cards.map((card) => [card.getBoundingClientRect().left, card.getBoundingClientRect().width]))
  await open(page, '/videobewaking/recorders')
  const rows = await places()
  expect(new Set(rows.map(([left]) => left)).size).toBe(1)
  await open(page, '/verlichting')
  const wide = await places()
  expect(Math.max(...wide.map(([left = 0, width = 0]) => left + width))).toBeGreaterThan(1800)
  await open(page, '/planten')
  const usual = await places()
  expect(Math.max(...usual.map(([left = 0, width = 0]) => left + width))).toBeLessThan(1700)
})

test('RTE-14b a category whose only child holds products hands over to it, and does not stay in the history', async ({ page }) => {
  await page.route('**/api/public/content', async (route) => {
    const requested = route.request().postDataJSON() as { slug: string }
    if (requested.slug !== '/beveiliging') return route.continue()
    const response = await route.fetch()
    const content = (await response.json()) as { data: Record<string, unknown> & { children: { slug: string }[] } }
    const children = content.data.children.filter(({ slug }) => slug === '/hubs')
    Object.assign(content.data, { products: [], filters: [], pagination: { totalHits: 0, limit: 24 }, children })
    return route.fulfill({ response: response, json: content })
  })
  await open(page, '/contact')
  await follow(page, '/beveiliging')
  await expect(page).toHaveURL('/hubs')
  await page.goBack()
  await expect(page).toHaveURL('/contact')
})

test('CAT-02 a family is one card: its colours change the picture and the link to the product, and a filter shows the selected colour', async ({
  page,
}) => {
  await open(page, '/vloerkleden')
  const card = page.locator('#list article', { hasText: 'Zandvoort' })
  await expect(card).toHaveCount(1)
  await expect(card).toContainText('160 × 230 cm · Scheerwol')
  await expect(card).toContainText('-15%')
  const picture = card.locator('img').first()
  const before = await picture.getAttribute('src')
  await card.getByRole('link', { name: 'Zand', exact: true }).click()
  await expect(page).toHaveURL('/vloerkleden')
  await expect(picture).not.toHaveAttribute('src', before ?? '')
  await expect(card.getByRole('link', { name: 'Vloerkleed Zandvoort zand' })).toHaveAttribute('href', /^\/product\/1013\//)
  await open(page, '/vloerkleden/Kleur:terracotta')
  await expect(page.locator('#list article', { hasText: 'Zandvoort' }).getByRole('heading')).toHaveText('Vloerkleed Zandvoort terracotta')
})

test('CAT-02 a card shows the price by the square metre, low stock, and that a product is sold out', async ({ page }) => {
  await open(page, '/vloerkleden')
  const custom = page.locator('#list article', { hasText: 'Vloerkleed op maat' })
  await expect(custom).toContainText(/vanaf €\s189,- *per m²/)
  await expect(custom).toContainText('Op maat')
  await open(page, '/verlichting')
  await expect(page.locator('#list article', { hasText: 'Turfschip' })).toContainText('Nog 3')
  await open(page, '/videobewaking/cameras')
  await expect(page.locator('#list article', { hasText: 'Oogwit Nacht' })).toContainText('Uitverkocht')
})

for (const [language, address, word] of [
  ['Dutch', '/vloerkleden', 'Korting'],
  ['English', '/en/rugs', 'Discount'],
] as const) {
  test(`PRC-07 the badge of a discount explains its number to a screen reader, in ${language}`, async ({ page }) => {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    const badge = page.locator('#list article').getByText(/^-\d+%$/)
    await expect(page.locator('#list article').filter({ hasText: new RegExp(`${word} -\\d+%`) })).not.toHaveCount(0)
    expect(await badge.count()).toBe(0)
  })
}

test('CAT-02 the first row of a list has its names and prices in the first view of a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/vloerkleden')
  const card = page.locator('#list article').first()
  await expect(card.getByRole('heading')).toBeInViewport({ ratio: 1 })
  await expect(card.getByText('€').first()).toBeInViewport({ ratio: 1 })
})
