import type { Page } from '@playwright/test'
import { cartButton, cartPanel, hydrated, field, follow, heading, mark, open, putInCart, reload, visit } from './guest.ts'
import { ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'
import { filled } from './words.ts'

const way = ways.nld
const { account, error } = way.words

// The browser logs missing files, and the test of a reload throws an uncaught exception.
test.use({
  preloads: true,
  locale: 'nl-NL',
  contextOptions: { reducedMotion: 'reduce' },
  tolerated: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 404|dynamically imported module|Page failed to start|^uncaught: $/],
})

const loginFile = /assets\/login\.page-.*\.js$/
const latest = '**/builds/latest.json'

const takeAway = (page: Page): Promise<unknown> => page.route(loginFile, (route) => route.fulfill({ status: 404, body: 'Not found' }))
const giveBack = (page: Page): Promise<void> => page.unroute(loginFile)
const newBuildIsOut = (page: Page): Promise<unknown> => page.route(latest, (route) => route.fulfill({ json: { id: 'another' } }))
const title = (page: Page): Promise<string> => page.getByRole('heading', { level: 1 }).innerText()
const notice = (page: Page) => page.getByText(error.notOpened)
const loginTitle = account.loginTitle

/** Paths of the documents that the page requests. */
const documentsOf = (page: Page): readonly string[] => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) requests.push(new URL(request.url()).pathname)
  })
  return requests
}

test('ERR-02a ERR-02c a missing file reloads the requested address though no newer build is out; within 10 s the page stays and reports it', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-21T12:00:00')
  await takeAway(page)
  await open(page, '/contact')
  const before = await title(page)
  const documents = documentsOf(page)
  await follow(page, '/account/login')
  await expect(page.getByRole('alert')).toContainText('Een deel van deze pagina kon niet worden geladen.')
  await expect(heading(page, loginTitle)).toBeVisible()
  expect(documents).toEqual(['/account/login'])
  await open(page, '/contact')
  const isSame = await mark(page)
  await follow(page, '/account/login')
  await expect(notice(page)).toBeVisible()
  await expect(heading(page, before)).toBeVisible()
  await expect(page).toHaveURL('/contact')
  await giveBack(page)
  await page.getByRole('link', { name: error.again, exact: true }).click()
  await expect(heading(page, loginTitle)).toBeVisible()
  await expect(page).toHaveURL('/account/login')
  await expect(notice(page)).toHaveCount(0)
  expect(await isSame()).toBe(true)
})

test('ERR-02c a file that fails to load while the shop does not respond is reported, and the page stays', async ({ page }) => {
  await page.route(loginFile, (route) => route.abort())
  await page.route(latest, (route) => route.abort())
  await open(page, '/contact')
  const isSame = await mark(page)
  await follow(page, '/account/login')
  await expect(notice(page)).toBeVisible()
  await expect(page).toHaveURL('/contact')
  expect(await isSame()).toBe(true)
})

test('ERR-01b a product page stays complete when the connection is lost while parts of it are still to load', async ({ page }) => {
  let cut = 0
  await page.route(/assets\/.*\.js$/, (route) => {
    if (!/\/(?:idle|panel|RecentlyViewed|viewed|Magnifier)-/.test(route.request().url())) return route.continue()
    cut += 1
    return route.abort('internetdisconnected')
  })
  await open(page, way.product.path)
  await expect.poll(() => cut).toBeGreaterThan(1)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(heading(page, way.product.title)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: way.words.product.reviews })).toBeVisible()
  await expect(page.getByText('Status 500')).toHaveCount(0)
})

test('ERR-01b offline a page that is not here yet says so, a picture that fails leaves its ground, and a retry online opens the page', async ({
  page,
  context,
}) => {
  await open(page, '/verlichting')
  // The first navigation fetches what opens pages, the one that says so among them.
  await follow(page, '/vloerkleden')
  await expect(heading(page, 'Vloerkleden')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const picture = page.getByRole('main').locator('article img').last()
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveCSS('opacity', '0')
  await follow(page, '/planten')
  await expect(heading(page, error.offlineTitle)).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(error.offlineTitle))
  await expect(page.getByText(/Status \d+/)).toHaveCount(0)
  await context.setOffline(false)
  await page.getByRole('link', { name: error.again, exact: true }).click()
  await expect(heading(page, 'Planten')).toBeVisible()
})

/** What a product page says below its button and its first screen, which is loaded after the page. */
const lateParts = /assets\/about-[^/]*\.js$/

test('ERR-01b ERR-02c a product page keeps all of its content when the connection is lost as soon as it has hydrated', async ({
  page,
  context,
}) => {
  const held: (() => Promise<void>)[] = []
  await page.route(lateParts, (route) => void held.push(() => route.abort('internetdisconnected')))
  await visit(page, way.product.path)
  const reviews = page.getByRole('heading', { level: 2, name: way.words.product.reviews })
  await hydrated(page)
  await context.setOffline(true)
  await Promise.all(held.map((abort) => abort()))
  await expect(page.getByText(way.words.shell.offline)).toBeVisible()
  await expect(page.getByTestId('delivery')).toBeVisible()
  await expect(reviews).toBeVisible()
  await page.unroute(lateParts)
  await context.setOffline(false)
  await expect(page.getByText(way.words.shell.offline)).toHaveCount(0)
  await page.getByRole('link', { name: way.words.product.readMore }).first().click()
  await expect(page.getByRole('dialog', { name: way.product.title })).toBeVisible()
})

test('ERR-01b a part of a product page whose file is lost keeps its HTML; after a navigation it says so in its place, and a retry brings it', async ({
  page,
}) => {
  await page.route(lateParts, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await open(page, way.product.path)
  await page.waitForLoadState('networkidle')
  await expect(page.getByTestId('delivery')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: way.words.product.reviews })).toBeVisible()
  await open(page, '/vloerkleden')
  await follow(page, way.product.path)
  await expect(heading(page, way.product.title)).toBeVisible()
  const again = page.getByRole('main').getByRole('button', { name: error.again, exact: true })
  await expect(again).toHaveCount(2)
  await expect(page.getByText(error.panelFailed).first()).toBeVisible()
  await page.unroute(lateParts)
  await again.first().click()
  await expect(page.getByTestId('delivery')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: way.words.product.reviews })).toBeVisible()
  await expect(again).toHaveCount(0)
})

test('ERR-02 ERR-02b after a deploy the requested address is loaded as a document, once a path in 10 s', async ({ page }) => {
  await page.clock.install()
  await takeAway(page)
  await open(page, '/contact')
  const documents = documentsOf(page)
  await newBuildIsOut(page)
  await follow(page, '/account/login?return=%2Faccount%2Forders')
  await expect.poll(() => documents).toEqual(['/account/login'])
  // The reloaded document misses the same file. It is not reloaded again so soon, so the server-rendered page stays.
  await expect(page.getByRole('alert')).toContainText('Een deel van deze pagina kon niet worden geladen.')
  await expect(page).toHaveURL('/account/login?return=%2Faccount%2Forders')
  await expect(heading(page, loginTitle)).toBeVisible()
  await page.clock.runFor(5_000)
  expect(documents).toEqual(['/account/login'])
})

test('ERR-02 with blocked storage a page whose file is missing reloads only once', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    }
  })
  await takeAway(page)
  await newBuildIsOut(page)
  const documents = documentsOf(page)
  await visit(page, '/account/login')
  await expect(page.getByRole('alert')).toContainText('Een deel van deze pagina kon niet worden geladen.')
  await page.clock.runFor(5_000)
  expect(documents).toEqual(['/account/login', '/account/login'])
})

test('ERR-02c offline the page stays and reports it; a retry once online opens the requested page', async ({ page, context }) => {
  await takeAway(page)
  await open(page, '/contact')
  const before = await title(page)
  await giveBack(page)
  await context.setOffline(true)
  await follow(page, '/account/login')
  await expect(notice(page)).toBeVisible()
  await expect(heading(page, before)).toBeVisible()
  // A change of language needs a new document, which is not requested offline.
  await follow(page, '/en/contact')
  await expect(notice(page)).toBeVisible()
  await expect(heading(page, before)).toBeVisible()
  await context.setOffline(false)
  await follow(page, '/account/login')
  await expect(heading(page, loginTitle)).toBeVisible()
})

test('ERR-02 ERR-02c an add to the cart fetches nothing of the checkout; once the cart has been looked at, its pages open without a connection', async ({
  page,
  context,
}) => {
  const checkoutFiles: string[] = []
  page.on('request', (request) => {
    const [file] = /(?:login|start|step)\.page-[^/]*\.js$/.exec(request.url()) ?? []
    if (file !== undefined) checkoutFiles.push(file)
  })
  const lastOfIdle = page.waitForResponse(/sanitiseHtml[^/]*\.js$/)
  await putInCart(page, 1002)
  await open(page, way.product.path)
  await lastOfIdle
  await page.getByRole('button', { name: way.words.product.add }).first().click()
  await expect(cartPanel(page, way)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cartPanel(page, way)).toBeHidden()
  await page.waitForLoadState('networkidle')
  expect(checkoutFiles).toEqual([])
  await cartButton(page, way).click()
  await expect.poll(() => checkoutFiles.length).toBe(4)
  // Wait for their imports too.
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Escape')
  await context.setOffline(true)
  await follow(page, '/account/login')
  await expect(heading(page, loginTitle)).toBeVisible()
})

test('ERR-03 a new version is detected when the tab becomes visible; a form is kept, and the next navigation loads a document', async ({
  page,
}) => {
  await open(page, '/account/register')
  const isSame = await mark(page)
  const documents = documentsOf(page)
  await newBuildIsOut(page)
  const response = page.waitForResponse(latest)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await response
  await field(page, account.firstName).fill('Jan')
  await field(page, account.lastName).fill('de Vries')
  expect(await isSame()).toBe(true)
  await expect(field(page, account.firstName)).toHaveValue('Jan')
  await follow(page, '/contact')
  await expect.poll(() => documents).toEqual(['/contact'])
})

test('ERR-01b ERR-02c a list is complete without the files of its filters, and a missing file is reported', async ({ page }) => {
  await page.route(/assets\/(?:PriceFacetGroup|FilterSheet)-.*\.js$/, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await open(page, '/vloerkleden')
  const cards = page.locator('#list article')
  await page.locator('summary', { hasText: 'Prijs' }).first().click()
  await expect(page.getByText(error.panelFailed).filter({ visible: true }).first()).toBeVisible()
  await expect(heading(page, 'Vloerkleden')).toBeVisible()
  expect(await cards.count()).toBeGreaterThan(10)
  await page.setViewportSize({ width: 390, height: 844 })
  // The first click reloads the page, as for any missing file of a panel.
  const loaded = page.waitForEvent('domcontentloaded')
  await page.getByRole('link', { name: 'Filter', exact: true }).click()
  await loaded
  await hydrated(page)
  await page.getByRole('link', { name: 'Filter', exact: true }).click()
  await expect(page.getByRole('region', { name: way.words.notification.region }).getByText(error.panelFailed)).toBeVisible()
  await expect(heading(page, 'Vloerkleden')).toBeVisible()
  expect(await cards.count()).toBeGreaterThan(10)
})

test('ERR-02 a missing file of a panel reloads the page, once in 10 s, but not while a form is being filled in', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-21T12:00:00')
  await page.route(/assets\/panel-.*\.js$/, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await open(page, '/account/register')
  const documents = documentsOf(page)
  const notice = page.getByRole('region', { name: way.words.notification.region }).getByText(error.panelFailed)
  const openSearch = async (): Promise<void> => {
    await hydrated(page)
    await page.keyboard.press('ControlOrMeta+k')
  }
  await openSearch()
  await expect.poll(() => documents).toEqual(['/account/register'])
  await openSearch()
  await expect(notice).toBeVisible()
  expect(documents).toHaveLength(1)
  await page.clock.setFixedTime('2026-11-21T12:00:11')
  await reload(page)
  await field(page, account.firstName).fill('Jan')
  await openSearch()
  await expect(notice).toBeVisible()
  await expect(field(page, account.firstName)).toHaveValue('Jan')
  expect(documents).toHaveLength(2)
})

test('source maps of the scripts are not served', async ({ request }) => {
  const files = [...(await (await request.get('/')).text()).matchAll(/\/assets\/[\w.-]+\.js/g)].map(([file]) => file)
  expect(files.length).toBeGreaterThan(3)
  for (const file of new Set(files)) {
    expect((await request.get(file)).status()).toBe(200)
    expect((await request.get(`${file}.map`)).status()).toBe(404)
  }
})

test('ERR-02c wishlist buttons whose file failed to load offline appear once the connection is back', async ({ page, context }) => {
  const file = /assets\/idle-.*\.js$/
  await page.route(file, (route) => route.abort('internetdisconnected'))
  const failed = page.waitForEvent('requestfailed', (request) => file.test(request.url()))
  await open(page, way.product.path)
  await failed
  const heart = page.getByRole('button', { name: filled(way.words.wishlist.keep, { title: way.product.title }), exact: true }).first()
  await expect(heart).toBeHidden()
  await page.unroute(file)
  // The page may hear of the failed file after the connection is back: then it is the next time that brings the button.
  await expect(async () => {
    await context.setOffline(true)
    await context.setOffline(false)
    await expect(heart).toBeVisible({ timeout: 1000 })
  }).toPass()
  await heart.click()
  await expect(page.getByTestId('wish-count')).toHaveText('1')
})
