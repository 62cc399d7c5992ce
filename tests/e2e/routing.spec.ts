import type { Page } from '@playwright/test'
import {
  hydrated,
  cartButton,
  chosenAddress,
  field,
  fillInformation,
  follow,
  giveEmail,
  heading,
  mark,
  open,
  putInCart,
  visit,
} from './guest.ts'
import { ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'

const { nld, eng } = ways
const rug = '/product/1002/vloerkleed-zandvoort-blauw-160x230'
const { account } = nld.words

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

const requested = encodeURIComponent('/account/orders?page=2')

/** Rows, address, status and target of a first request. */
const moved: readonly (readonly [rows: string, from: string, status: number, to: string])[] = [
  ['RTE-11 a slash at the end goes, the query stays', '/vloerkleden/?sort=lowest-price', 301, '/vloerkleden?sort=lowest-price'],
  ['RTE-11 a slash at the end of the English front page goes', '/en/', 301, '/en'],
  ['RTE-03 a wrong slug leads to the right one, the query stays', '/product/1002/blauw-kleed?van=brief', 301, `${rug}?van=brief`],
  ['RTE-03 a missing slug is added', '/en/product/1002', 301, '/en/product/1002/rug-zandvoort-blue-160x230'],
  ['RTE-12 an old address leads to the new one', '/category/centrale?van=brief', 301, '/hubs?van=brief'],
  ['RTE-13 a rule of the shop owner moves for good', '/tapijten', 301, '/vloerkleden'],
  ['RTE-13 a rule of the shop owner moves for now', '/actie', 302, '/outlet'],
  ['RTE-13b a rule of the shop owner leads to the English page in English', '/en/carpets?van=brief', 301, '/en/rugs?van=brief'],
  ['RTE-14 the only product of a category stands in for it', '/maatwerk', 302, '/product/1001/vloerkleed-op-maat'],
  ['RTE-14 the query stays on the way to it', '/maatwerk?utm_source=x', 302, '/product/1001/vloerkleed-op-maat?utm_source=x'],
  ['RTE-11 RTE-12 an old address with a slash at its end takes one redirect', '/category/centrale/?van=brief', 301, '/hubs?van=brief'],
  ['RTE-12 an old English address takes one redirect', '/en/begin-nu/', 301, '/en/put-together'],
  ['RTE-05 an account begins with its overview', '/account?van=brief', 301, '/account/overview?van=brief'],
  ['RTE-05 an account begins with its overview in English too', '/en/account/', 301, '/en/account/overview'],
  ['RTE-07 a step by its English name in Dutch is called by its Dutch name', '/checkout/delivery', 301, '/checkout/bezorging'],
  ['RTE-10 the account asks for a login and remembers the page', '/account/orders?page=2', 302, `/account/login?return=${requested}`],
]

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
  // The page is asked for while the owner's rules are; where a rule leads elsewhere, the page's own 404 is of no account.
  test.use({ tolerated: [/status of 404.*api\/public\/content/] })

  test('RTE-03 RTE-11 RTE-12 RTE-13 RTE-16 the same addresses end at the same pages, without a new document', async ({ page }) => {
    await open(page, '/contact')
    const isSame = await mark(page)
    for (const [, from, status, to] of moved) {
      // The login keeps its own test; of a step that cannot be reached yet only the first one is left.
      if (from.startsWith('/en') || from.startsWith('/checkout') || from.startsWith('/account')) continue
      await follow(page, from)
      await expect(page, `${status} ${from}`).toHaveURL(to)
    }
    expect(await isSame()).toBe(true)
  })
})

test('RTE-14 the address that only pointed on does not stay in the history', async ({ page }) => {
  await open(page, '/contact')
  await follow(page, '/maatwerk')
  await expect(page).toHaveURL('/product/1001/vloerkleed-op-maat')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/contact')
})

test('RTE-13 RTE-15 a rule to another site loads that site', async ({ page, request }) => {
  const response = await request.get('/vacatures', { maxRedirects: 0 })
  expect([response.status(), response.headers()['location']]).toEqual([302, 'https://werkenbij.thuishaven.test/'])
  const there = { contentType: 'text/html', body: '<title>Werken bij</title>' }
  await page.route('https://werkenbij.thuishaven.test/**', (route) => route.fulfill(there))
  await open(page, '/contact')
  await follow(page, '/vacatures')
  await expect(page).toHaveTitle('Werken bij')
})

/** Rows, address in English, and whether the page says which path was asked. */
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

  test('ERR-01 RTE-09 RTE-16 a missing page shows the error page within the shop, without a new document, and links to the front page', async ({
    page,
  }) => {
    await open(page, '/en/contact')
    const isSame = await mark(page)
    await follow(page, '/en/does/not-exist')
    await expect(heading(page, 'Page Not Found')).toBeVisible()
    await expect(page).toHaveTitle(/^Page Not Found/)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    expect(await isSame()).toBe(true)
    await page.getByRole('main').getByRole('link', { name: 'Go back home' }).click()
    await expect(page).toHaveURL('/en')
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  })

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

const logIn = async (page: Page): Promise<void> => {
  await page.getByLabel(account.email).fill('actief@thuishaven.test')
  await page.getByRole('textbox', { name: /^Wachtwoord\s*\*?$/ }).fill('Welkom01')
  await page.getByRole('main').getByRole('button', { name: account.login, exact: true }).click()
}

test('RTE-05 RTE-06 RTE-10 SES-01 a page of the account leads to the login and is shown afterwards', async ({ page }) => {
  await visit(page, '/account/information')
  await expect(page).toHaveURL('/account/login?return=%2Faccount%2Finformation')
  await logIn(page)
  await expect(page).toHaveURL('/account/information')
  await expect(heading(page, account.informationTitle)).toBeVisible()
  const again = await page.request.get('/account/login', { maxRedirects: 0 })
  expect([again.status(), again.headers()['location']]).toEqual([303, '/account/overview'])
  await follow(page, '/account/login')
  await expect(page).toHaveURL('/account/overview')
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

  test('LOC-02 a switch on a product page leads to its translated address', async ({ page }) => {
    await open(page, rug)
    await english(page).click()
    await expect(page).toHaveURL(eng.product.path)
    await expect(heading(page, eng.product.title)).toBeVisible()
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

  test('LOC-06b SEO-04c every page names itself and its other language, within the shop too', async ({ page, baseURL }) => {
    const named = async (path: string, other: string): Promise<void> => {
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}${path}`)
      await expect(page.locator('link[hreflang="nl-NL"]')).toHaveAttribute('href', `${baseURL}${path}`)
      await expect(page.locator('link[hreflang="en-US"]')).toHaveAttribute('href', `${baseURL}${other}`)
      await expect(english(page)).toHaveAttribute('href', other)
    }
    await open(page, '/vloerkleden')
    await named('/vloerkleden', '/en/rugs')
    await follow(page, rug)
    await expect(heading(page, nld.product.title)).toBeVisible()
    await named(rug, eng.product.path)
    await visit(page, '/planten')
    await named('/planten', '/en/plants')
    await expect(cartButton(page, nld)).toBeVisible()
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
