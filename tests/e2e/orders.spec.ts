import { readFile } from 'node:fs/promises'
import { newCustomer, placeOrders, signInAs } from './customer.ts'
import { open, visit } from './guest.ts'
import { ways } from './ways.ts'
import { test } from './ownShopTest.ts'
import { expect } from './strictConsoleTest.ts'
import { filled } from './words.ts'

test.describe.configure({ mode: 'default' })
test.use({ contextOptions: { reducedMotion: 'reduce' }, tolerated: [/status of 404/] })

for (const way of Object.values(ways)) {
  const { account } = way.words
  const path = (rest: string) => `${way.prefix}/account/${rest}`

  test.describe(`orders, ${way.browser}`, () => {
    test.use({ locale: way.browser })

    test('ACC-01c invoices are listed, and each is a PDF in the language of the page, for its customer only', async ({
      page,
      browser,
      baseURL,
    }) => {
      await signInAs(page)
      await open(page, path('invoices'))
      await expect(page.getByRole('list', { name: account.invoices.list, exact: true }).getByRole('listitem')).toHaveCount(5)
      const link = page.getByRole('link', { name: filled(account.invoices.download, { number: 'F250031' }) })
      const address = (await link.getAttribute('href')) ?? ''
      expect(address).not.toMatch(/token|[?#]/)
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
      const pdf = await readFile(await download.path())
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
      expect(pdf.byteLength).toBeGreaterThan(5_000)
      const response = await page.request.get(address)
      expect(response.headers()).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' })
      const stranger = await browser.newContext({ baseURL: baseURL ?? '' })
      const strangersResponse = await stranger.request.get(address, { maxRedirects: 0 })
      expect([strangersResponse.status(), strangersResponse.headers()['location']]).toEqual([
        302,
        `${path('login')}?return=${encodeURIComponent(path('invoices'))}`,
      ])
      const other = await stranger.newPage()
      await newCustomer(other)
      expect((await stranger.request.get(address)).status()).toBe(404)
      await stranger.close()
    })
  })
}

const { account } = ways.nld.words

test('ACC-01b the address of another customer’s order, or of a missing order, answers 404', async ({ page, browser, baseURL }) => {
  const stranger = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await stranger.newPage()
  await newCustomer(other)
  const [theirs] = await placeOrders(other, 1)
  await stranger.close()
  await signInAs(page)
  for (const uid of [theirs?.uid ?? '', 'nobody', "x'--", '<script>', '%F0%9F%98%80', '..%2F..%2Fapp'])
    expect([uid, (await page.request.get(`/account/orders/${uid}`)).status()]).toEqual([uid, 404])
})

test('ACC-01e an account list that the backend fails to return answers 503', async ({ page, shop }) => {
  await signInAs(page)
  shop.line.fail(/^GET \/api\/v2\/account\/tickets/, '503')
  expect((await page.request.get('/account/tickets')).status()).toBe(503)
})

test('ACC-01d NAV-06 questions and invoices that the settings turn off have no page and no menu item', async ({ page, shop }) => {
  await signInAs(page)
  await open(page, '/account/overview')
  const menu = page.getByRole('navigation', { name: account.menu })
  await expect(menu.getByRole('link', { name: account.menuTickets })).toBeVisible()
  shop.line.change(/^POST \/api\/v2\/app/, (body) => {
    const received = JSON.parse(body) as { readonly data: object }
    return JSON.stringify({ ...received, data: { ...received.data, accountMenu: { tickets: false, invoices: false } } })
  })
  expect((await page.request.get('/account/tickets')).status()).toBe(404)
  expect((await page.request.get('/account/invoices')).status()).toBe(404)
  await visit(page, '/account/overview')
  await expect(menu.getByRole('link')).toHaveText([account.menuOverview, account.menuOrders, account.menuInformation, account.menuQuotes])
})
