import type { Page } from '@playwright/test'
import { hydrated, chosenAddress, field, fillInformation, follow, giveEmail, heading, mark, open, putInCart, visit } from './guest.ts'
import { newCustomer } from './customer.ts'
import { ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'
import { moved } from '../movedAddresses.ts'

const { nld, eng } = ways
const rug = '/product/1002/vloerkleed-zandvoort-blauw-160x230'

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

test.describe('RTE-03 RTE-07 RTE-10 RTE-11 RTE-12 RTE-13 RTE-14 a first request', () => {
  for (const [rows, from, status, to] of moved) {
    test(`RTE-16 ${rows}: ${status} from ${from}`, async ({ request }) => {
      const response = await request.get(from, { maxRedirects: 0 })
      expect(response.status()).toBe(status)
      expect(response.headers()['location']).toBe(to)
    })
  }
})

test.describe('within the shop', () => {
  // The page is requested together with the owner's rules; where a rule leads elsewhere, the page's own 404 is of no account.
  test.use({ tolerated: [/status of 404.*api\/public\/content/] })

  test('RTE-12 RTE-11 RTE-16 an old address ends at the new one, with and without a slash, without a new document', async ({ page }) => {
    await open(page, '/contact')
    const isSame = await mark(page)
    for (const from of ['/category/centrale?van=brief', '/category/centrale/?van=brief']) {
      await follow(page, from)
      await expect(page).toHaveURL('/hubs?van=brief')
      await follow(page, '/contact')
      await expect(page).toHaveURL('/contact')
    }
    expect(await isSame()).toBe(true)
  })
})

test('RTE-13 RTE-15 a rule to another site answers a first request with its address', async ({ request }) => {
  const response = await request.get('/vacatures', { maxRedirects: 0 })
  expect([response.status(), response.headers()['location']]).toEqual([302, 'https://werkenbij.thuishaven.test/'])
})

/** Rows, address in English, and whether the page shows the requested path. */
const missing: readonly (readonly [rows: string, path: string, showsPath: boolean])[] = [
  ['RTE-09 an unknown path', '/en/does/not-exist', true],
  ['RTE-02 RTE-09 an unknown product', '/en/product/99999/a-rug', true],
  ['RTE-08 a product number that is none', '/en/product/abc', false],
  ['RTE-08 a page number beyond the last', '/en/rugs?page=99', false],
  ['RTE-07 RTE-08 a payment that does not exist', '/en/checkout/pay-00000000', false],
  ['RTE-08 an address that cannot be decoded', '/en/product/%E0%A4%A', false],
]

test.describe('pages that are not there', () => {
  // The browser itself reports the status of a page or call that is not there.
  test.use({ locale: 'en-US', tolerated: [/status of 404/] })

  for (const [rows, path, showsPath] of missing) {
    test(`ERR-01 RTE-16 ${rows} answers 404 on a first request: ${path}`, async ({ request }) => {
      const response = await request.get(path)
      expect(response.status()).toBe(404)
      const html = await response.text()
      expect(html).toMatch(/<title>Page Not Found/)
      expect(html).toContain('<meta name="robots" content="noindex">')
      expect(html).toMatch(/<h1[^>]*>Page Not Found<\/h1>/)
      expect(html).toMatch(/<a[^>]* href="\/en"[^>]*>(?:<[^>]*>)*Go back home/)
      expect(html.includes(showsPath ? `Page not found: ${path}<` : `Page not found: `)).toBe(showsPath)
    })
  }

  test('RTE-09 a missing page is reported in Dutch', async ({ request }) => {
    const response = await request.get('/bestaat/niet')
    expect(response.status()).toBe(404)
    const html = await response.text()
    expect(html).toMatch(/<h1[^>]*>Pagina niet gevonden<\/h1>/)
    expect(html).toContain('Pagina niet gevonden: /bestaat/niet')
  })
})

test('RTE-02 the copy of a product page is canonical to the original and stays out of search engines', async ({ page }) => {
  const response = await visit(page, `${rug}%20copy`)
  expect(response?.status()).toBe(200)
  await expect(heading(page, nld.product.title)).toBeVisible()
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${rug}$`))
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test('RTE-05 RTE-06 the login answers a customer who is logged in with the account', async ({ page }) => {
  await newCustomer(page)
  const response = await page.request.get('/account/login', { maxRedirects: 0 })
  expect([response.status(), response.headers()['location']]).toEqual([303, '/account/overview'])
})

test.describe('the language', () => {
  const english = (page: Page) => page.getByRole('navigation', { name: nld.words.shell.language }).getByRole('link', { name: 'English' })

  const dutch = (page: Page) => page.getByRole('navigation', { name: eng.words.shell.language }).getByRole('link', { name: 'Nederlands' })

  test('LOC-01 the front page follows the browser until a language was chosen', async ({ request }) => {
    const fetchHome = async (headers: Readonly<Record<string, string>>) => {
      const response = await request.get('/', { headers: { ...headers }, maxRedirects: 0 })
      return [response.status(), response.headers()['location'] ?? '']
    }
    expect(await fetchHome({ 'accept-language': 'en-GB,en;q=0.9,nl;q=0.5' })).toEqual([302, '/en'])
    expect(await fetchHome({ 'accept-language': 'nl-BE,nl;q=0.9,en;q=0.5' })).toEqual([200, ''])
    expect(await fetchHome({ 'accept-language': 'en-GB', cookie: 'locale=nld' })).toEqual([200, ''])
    expect(await fetchHome({ 'accept-language': 'nl-NL', cookie: 'locale=eng' })).toEqual([302, '/en'])
  })

  test('LOC-01 LOC-02 LOC-06 a switch keeps the page and its query, and is remembered for 365 days', async ({ page, context }) => {
    await open(page, '/vloerkleden?sort=lowest-price&page=2')
    await english(page).click()
    await expect(page).toHaveURL('/en/rugs?sort=lowest-price&page=2')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    await expect(heading(page, 'Rugs')).toBeVisible()
    const persisted = (await context.cookies()).find(({ name }) => name === 'locale')
    expect(persisted?.value).toBe('eng')
    expect(((persisted?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(365, 1)
    await visit(page, '/')
    await expect(page).toHaveURL('/en')
  })

  test('LOC-02 CHK-12 a switch in the checkout keeps the step, the cart and what was filled in', async ({ page }) => {
    await putInCart(page)
    await open(page, '/checkout')
    await giveEmail(page, nld)
    await fillInformation(page, nld)
    await english(page).click()
    await expect(page).toHaveURL(eng.steps.information)
    await expect(field(page, eng.words.account.firstName)).toHaveValue('Jan')
    await expect(chosenAddress(page)).toContainText('Amsterdam')
    await dutch(page).click()
    await expect(page).toHaveURL(nld.steps.information)
    await hydrated(page)
    await fillInformation(page, nld)
    await page.getByRole('button', { name: nld.words.checkout.toDelivery }).click()
    await expect(page).toHaveURL(nld.steps.delivery)
    await english(page).click()
    await expect(page).toHaveURL(eng.steps.delivery)
    await expect(heading(page, eng.words.checkout.step.delivery)).toBeVisible()
    await expect(page.getByRole('main')).toContainText(eng.product.title)
    await expect(page.getByRole('radio').first()).toBeChecked()
  })

  test('LOC-06b SEO-04c the document of a page names itself and its other language', async ({ request, baseURL }) => {
    for (const [path, other] of [
      ['/vloerkleden', '/en/rugs'],
      ['/planten', '/en/plants'],
    ] as const) {
      const text = await (await request.get(path)).text()
      for (const [name, to] of [
        ['rel="canonical"', path],
        ['hreflang="nl-NL"', path],
        ['hreflang="en-US"', other],
      ] as const)
        expect(text).toMatch(new RegExp(`<link [^>]*${name}[^>]* href="${baseURL}${to}"`))
      expect(text).toContain(`href="${other}"`)
    }
  })
})

test('RTE-14 RTE-16 Back and at once Forward: page and address stay what they were', async ({ page }) => {
  await open(page, '/verlichting')
  await follow(page, '/planten')
  await expect(heading(page, 'Planten')).toBeVisible()
  // Loaded anew, the page knows nothing of the one before it.
  await page.reload()
  await hydrated(page)
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const request = page.waitForRequest('**/api/public/content')
  await page.route('**/api/public/content', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  await page.evaluate(() => history.back())
  await request
  await expect(page).toHaveURL('/verlichting')
  await page.evaluate(() => history.forward())
  await expect(page).toHaveURL('/planten')
  letGo()
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL('/planten')
  await expect(heading(page, 'Planten')).toBeVisible()
})
