import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { newCustomer, placeOrders, signInAs } from './customer.ts'
import { cartPanel, cents, follow, heading, open, visit, ways } from './guest.ts'
import { test } from './ownShopTest.ts'
import { expect } from './strictConsoleTest.ts'
import { filled } from './words.ts'

test.describe.configure({ mode: 'default' })
test.use({ contextOptions: { reducedMotion: 'reduce' }, tolerated: [/status of (?:404|409|422|50\d)|ERR_FAILED/] })
test.afterEach(({ shop }) => shop.scenario('none'))

const ordersOf = (page: Page, name: string) => page.getByRole('list', { name, exact: true }).getByRole('listitem')

for (const way of Object.values(ways)) {
  const { account, cart } = way.words
  const path = (rest: string) => `${way.prefix}/account/${rest}`

  test.describe(`orders, ${way.browser}`, () => {
    test.use({ locale: way.browser })

    test('ACC-01b ACC-02 the list shows number, day, status and amount of each order, and leads to its page', async ({ page }) => {
      await signInAs(page)
      await open(page, path('orders'))
      await expect(ordersOf(page, account.orders.list)).toHaveCount(4)
      const shipped = ordersOf(page, account.orders.list).filter({ hasText: 'TH-250031' })
      await expect(shipped).toContainText('02-11-2026')
      await expect(shipped).toContainText(account.orderStatuses.shipped)
      await shipped.getByRole('link').click()
      await expect(heading(page, filled(account.order.title, { order: 'TH-250031' }))).toBeVisible()
      const main = page.getByRole('main')
      await expect(main).toContainText(account.order.pickup)
      // What is collected has no carrier.
      await expect(main.getByRole('link', { name: account.order.trackOf })).toHaveCount(0)
      await expect(main).toContainText(cart.totalExcl)
      await visit(page, path('orders/order-250017'))
      await expect(main.getByRole('link', { name: account.order.trackOf })).toHaveAttribute(
        'href',
        'https://track.thuishaven.test/TH-250017',
      )
      await expect(main.getByRole('link', { name: account.order.trackOf })).toHaveAttribute('rel', /noreferrer/)
    })

    test('ACC-02 total, paid and open add up; the VAT of each rate is told', async ({ page }) => {
      await signInAs(page)
      await open(page, path('orders/order-250017'))
      await expect(page.getByTestId('order-outstanding')).toHaveText(/0/)
      await expect(page.getByText(filled(cart.vat, { percentage: way.prefix === '' ? '21%' : '21%' }))).toBeVisible()
      await expect(page.getByText(filled(cart.vat, { percentage: '9%' }))).toBeVisible()
      await visit(page, path('orders/order-250042'))
      expect(await cents(page.getByTestId('order-outstanding'))).toBe(await cents(page.getByTestId('order-total')))
    })

    test('ACC-02 an unpaid order on account is not called paid, its lines tell the article number of the product page', async ({
      page,
    }) => {
      await signInAs(page)
      await visit(page, path('orders/order-250042'))
      const sums = page.getByRole('region', { name: account.order.sums })
      await expect(sums).not.toContainText(account.order.paidBy.replace('{way}', '').trim())
      await expect(page.getByRole('main')).toContainText(/VK-1\d{3}/)
    })

    test('ACC-02 an order that stands in a way the shop has no word for can be read', async ({ page }) => {
      await signInAs(page)
      await open(page, `${way.prefix}/contact`)
      await page.route('**/api/v2/account/orders**', async (route) => {
        const response = await route.fetch()
        return route.fulfill({ response: response, body: (await response.text()).replaceAll('"status":"shipped"', '"status":"verdwaald"') })
      })
      await follow(page, path('orders'))
      const odd = ordersOf(page, account.orders.list).filter({ hasText: 'TH-250031' })
      await expect(odd).toContainText(account.orderStatuses.unknown)
    })

    test('ACC-03 CRT-03 a pasted list of item numbers goes into the cart; what is unknown is told and stays to be mended', async ({
      page,
    }) => {
      await newCustomer(page)
      await open(page, path('orders'))
      await page.getByText(account.orderList.title, { exact: true }).click()
      const list = page.getByLabel(account.orderList.label)
      await list.fill('VK-1005 3\n1004;1\nkleed\n999999 2')
      await page.getByRole('main').getByRole('button', { name: account.orderList.add, exact: true }).click()
      await expect(page.getByRole('main').getByText(filled(account.orderList.unknown, { lines: 'kleed, 999999' }))).toBeVisible()
      await expect(list).toHaveValue('kleed\n999999')
      await list.fill('1005 1')
      await page.getByRole('main').getByRole('button', { name: account.orderList.add, exact: true }).click()
      const panel = cartPanel(page, way)
      await expect(panel.getByRole('spinbutton').first()).toHaveValue('4')
      await expect(panel.getByRole('listitem').filter({ has: page.getByRole('spinbutton') })).toHaveCount(2)
    })

    test('ACC-01b the status filters, as an address that can be shared', async ({ page }) => {
      await signInAs(page)
      await open(page, path('orders'))
      await page
        .getByRole('navigation', { name: account.orders.filter })
        .getByRole('link', { name: account.orderStatuses.delivered })
        .click()
      await expect(page).toHaveURL(path('orders?status=delivered'))
      await expect(ordersOf(page, account.orders.list)).toHaveCount(1)
      await visit(page, path('orders?status=processing'))
      await expect(page.getByRole('heading', { name: account.orders.noneSoTitle })).toBeVisible()
    })

    test('ACC-03 a line and a whole order are bought again; what is gone or changed is told', async ({ page }) => {
      await signInAs(page)
      await open(page, path('orders/order-250017'))
      await page.getByRole('main').getByRole('button', { name: account.order.againAll }).click()
      await expect(cartPanel(page, way)).toBeVisible()
      await expect(cartPanel(page, way).getByRole('list', { name: cart.lines }).getByRole('listitem')).toHaveCount(2)
      await page.keyboard.press('Escape')
      await page.route('**/api/public/products/1005', (route) =>
        route.fulfill({ status: 404, json: { status: 'error', message: 'productNotFound' } }),
      )
      await page.getByRole('main').getByRole('button', { name: account.order.againAll }).click()
      await expect(
        page
          .getByRole('main')
          .getByRole('status')
          .filter({ hasText: account.order.againGone.split(':')[0] ?? '' }),
      ).toBeVisible()
      await page.route('**/api/public/products/1002', async (route) => {
        const response = await route.fetch()
        const received = (await response.json()) as { data: { prices: Record<string, unknown> } }
        const dearer = { baseInclVat: 99_900, baseExclVat: 82_562, discountInclVat: 84_915, discountExclVat: 70_178, discount: 14_985 }
        const prices = { ...received.data.prices, ...dearer }
        await route.fulfill({ response: response, json: { ...received, data: { ...received.data, prices } } })
      })
      await page
        .getByRole('main')
        .getByRole('button', { name: /Zandvoort/ })
        .click()
      await expect(page.getByText(account.order.againChanged.split(':')[0] ?? '').first()).toBeVisible()
    })

    test('ACC-01c invoices are listed, and each is a PDF in the language of the page, for its customer only', async ({
      page,
      browser,
      baseURL,
    }) => {
      await signInAs(page)
      await open(page, path('invoices'))
      await expect(ordersOf(page, account.invoices.list)).toHaveCount(4)
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

test('ACC-01b orders are listed by pages', async ({ page }) => {
  await newCustomer(page)
  await placeOrders(page, 12, 1005)
  await open(page, '/account/orders')
  await expect(ordersOf(page, account.orders.list)).toHaveCount(10)
  await page.getByRole('navigation', { name: account.pages }).getByRole('link', { name: 'Pagina 2', exact: true }).click()
  await expect(page).toHaveURL('/account/orders?page=2')
  await expect(ordersOf(page, account.orders.list)).toHaveCount(2)
})

test('ACC-01b an order of somebody else, or of nobody, is a 404 at the first request and in the open shop', async ({
  page,
  browser,
  baseURL,
}) => {
  const stranger = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await stranger.newPage()
  await newCustomer(other)
  const [theirs] = await placeOrders(other, 1)
  await stranger.close()
  await signInAs(page)
  for (const uid of [theirs?.uid ?? '', 'nobody', "x'--", '<script>', '%F0%9F%98%80', '..%2F..%2Fapp'])
    expect([uid, (await page.request.get(`/account/orders/${uid}`)).status()]).toEqual([uid, 404])
  await open(page, '/account/orders')
  await follow(page, `/account/orders/${theirs?.uid ?? ''}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/niet gevonden|er niet/i)
  await expect(page.getByText(theirs?.orderNumber ?? '')).toHaveCount(0)
})

test('ACC-01e a list that is empty leads on', async ({ page }) => {
  await newCustomer(page)
  await open(page, '/account/orders')
  await expect(page.getByRole('heading', { name: account.orders.noneTitle })).toBeVisible()
  await visit(page, '/account/invoices')
  await expect(page.getByRole('heading', { name: account.invoices.noneTitle })).toBeVisible()
  await visit(page, '/account/tickets')
  await expect(page.getByRole('heading', { name: account.tickets.noneTitle })).toBeVisible()
})

test('ACC-01e a slow answer leaves the places of what is to come; a failure is told and asked again', async ({ page, shop }) => {
  await signInAs(page)
  await open(page, '/account/overview')
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/v2/account/tickets*', async (route) => {
    await held
    await route.continue()
  })
  await follow(page, '/account/tickets')
  await expect(page.getByRole('main').getByText(account.loading)).toBeVisible()
  release()
  await expect(page.getByRole('list', { name: account.tickets.list })).toBeVisible()
  await page.unroute('**/api/v2/account/tickets*')

  shop.line.fail(/^GET \/api\/v2\/account\/invoices/, '503')
  await follow(page, '/account/invoices')
  await expect(page.getByRole('alert')).toContainText(account.failedTitle)
  shop.line.heal()
  await page.getByRole('alert').getByRole('button').click()
  await expect(ordersOf(page, account.invoices.list)).toHaveCount(4)

  shop.line.fail(/^GET \/api\/v2\/account\/tickets/, '503')
  const response = await visit(page, '/account/tickets')
  expect(response?.status()).toBe(503)
  shop.line.heal()
})

test('ACC-01d questions are listed with what was said, and a new one is asked', async ({ page }) => {
  await signInAs(page)
  await open(page, '/account/tickets')
  const list = page.getByRole('list', { name: account.tickets.list })
  await list.getByText('Rand laat los').click()
  await expect(list).toContainText('Wij halen het kleed op en zetten de rand vast.')
  await page.getByText(account.tickets.new, { exact: true }).click()
  await page.getByRole('button', { name: account.tickets.send }).click()
  await expect(page.getByLabel(account.tickets.subject)).toBeFocused()
  await page.getByLabel(account.tickets.subject).fill('<script>alert(1)</script> 🧶')
  await page.getByLabel(account.tickets.message).fill('Past het?\nOnder de bank?')
  await expect(page.getByText(filled(account.tickets.counter, { count: 24, maximum: 5000 }))).toBeVisible()
  await page.getByLabel(account.tickets.order).selectOption({ label: 'TH-250042' })
  await page.getByRole('button', { name: account.tickets.send }).click()
  await expect(page.getByRole('status').filter({ hasText: /T-\d{4}-\d{4}/ })).toBeVisible()
  await expect(list.getByText('<script>alert(1)</script> 🧶')).toBeVisible()
})

test('ACC-01d NAV-06 questions that the settings do not allow are no page, and no entry', async ({ page, shop }) => {
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
  await expect(menu.getByRole('link')).toHaveText([account.menuOverview, account.menuOrders, account.menuInformation])
})
