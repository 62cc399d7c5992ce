import type { Page } from '@playwright/test'
import { chooseBefore } from '../../tools/chooseBefore.ts'
import { newCustomer } from './customer.ts'
import { cartButton, cartPanel, field, follow, holdProgram, hydrated, open, putInCart, visit } from './guest.ts'
import { ways } from './ways.ts'
import { test } from './ownShopTest.ts'
import { expect } from './strictConsoleTest.ts'
import { filled } from './words.ts'

const way = ways.nld
const { account } = way.words

test.describe.configure({ mode: 'default' })
test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' }, tolerated: [/status of (?:401|403|404|409|429|50\d)|ERR_FAILED/] })

const sessionCall = /^POST \/api\/v2\/account\/session/
const sessionRoute = '**/api/v2/account/session'

const signIn = async (page: Page): Promise<void> => {
  const response = await page.request.post('/api/v2/account/login', { data: { email: 'actief@thuishaven.test', password: 'Welkom01' } })
  expect(response.ok()).toBe(true)
}
const cookieNames = async (page: Page): Promise<readonly string[]> =>
  (await page.context().cookies()).filter(({ value }) => value !== '').map(({ name }) => name)

test('SES-03b RTE-10c only 401, 403 and status error end a session; any other failure keeps it, and guarded pages open after login', async ({
  page,
  shop,
}) => {
  await signIn(page)
  const get = (path: string) => page.request.get(path, { maxRedirects: 0 })
  for (const failure of ['404', '409', '429', '500', 'reset-before'] as const) {
    shop.line.fail(sessionCall, failure)
    for (const path of ['/', '/planten', '/product/1005/kamerlinde', '/contact', '/account/login']) {
      const response = await get(path)
      expect([failure, path, response.status()]).toEqual([failure, path, 200])
      expect(response.headers()['set-cookie'] ?? '').not.toContain('auth_token')
    }
    for (const path of ['/account/information?a=1', '/checkout/bezorging', '/checkout']) {
      const response = await get(path)
      expect([failure, path, response.status(), response.headers()['location']]).toEqual([
        failure,
        path,
        302,
        `/account/login?return=${encodeURIComponent(path)}`,
      ])
    }
    expect(await cookieNames(page)).toContain('auth_token')
    shop.line.heal()
    expect((await get('/account/information')).status()).toBe(200)
  }
  for (const failure of ['401', '403'] as const) {
    await signIn(page)
    shop.line.fail(sessionCall, failure, { times: 1 })
    expect((await get('/planten')).status()).toBe(200)
    expect(await cookieNames(page)).not.toContain('auth_token')
  }
})

test('SES-03 a token that is invalid in a header is dropped together with its cookie', async ({ shop }) => {
  for (const token of ['%E2%82%AC', '%0d%0a', 'a%20b']) {
    const response = await fetch(`${shop.address}/contact`, { headers: { cookie: `auth_token=${token}` }, redirect: 'manual' })
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie().some((line) => line.startsWith('auth_token=;'))).toBe(true)
  }
})

test('SES-02 SES-05 a login stores the token in a cookie and on the device, and loads the cart of the account', async ({
  page,
  browser,
  shop,
}) => {
  const email = await newCustomer(page)
  await putInCart(page, 1005)
  const elsewhere = await browser.newPage({ baseURL: shop.address })
  await chooseBefore(elsewhere.context())
  await open(elsewhere, '/account/login')
  await field(elsewhere, account.email).fill(email)
  await elsewhere.locator('input[type=password]').fill('Welkom01')
  await elsewhere.getByRole('button', { name: account.login, exact: true }).click()
  await expect(elsewhere).toHaveURL('/account/overview')
  const cookie = (await elsewhere.context().cookies()).find(({ name }) => name === 'auth_token')?.value ?? ''
  expect(cookie).not.toBe('')
  const persisted = await elsewhere.evaluate(() => Object.entries(localStorage).find(([name]) => name.includes('auth_token'))?.[1] ?? '')
  expect(persisted).toContain(decodeURIComponent(cookie))
  await cartButton(elsewhere, way).click()
  await expect(cartPanel(elsewhere, way).getByRole('spinbutton')).toHaveCount(1)
  await elsewhere.close()
})

test.describe('after logging out', () => {
  test('SES-04b after a logout neither Back nor other tabs show the customer’s data', async ({ page, context }) => {
    await signIn(page)
    const other = await context.newPage()
    await open(other, '/account/information')
    await expect(other.getByRole('main')).toContainText('actief@thuishaven.test')
    await open(page, '/account/information')
    await visit(page, '/contact')
    await open(page, '/account/overview')
    await page.getByRole('main').getByRole('button', { name: account.logout, exact: true }).first().click()
    await expect(page).toHaveURL('/account/login')
    await expect(other).toHaveURL(/\/account\/login/)
    await expect(other.getByText('actief@thuishaven.test')).toHaveCount(0)
    for (let steps = 0; steps < 3; steps += 1) {
      await page.goBack({ waitUntil: 'domcontentloaded' }).catch(() => null)
      await expect(page.getByText('actief@thuishaven.test')).toHaveCount(0)
    }
  })

  test('SES-04 a press on log out before the page has hydrated signs out, and nothing of the customer stays in the browser', async ({
    page,
  }) => {
    await newCustomer(page)
    await open(page, way.product.path)
    await page
      .getByRole('main')
      .getByRole('button', { name: filled(way.words.wishlist.keep, { title: way.product.title }), exact: true })
      .click()
    const kept = () => page.evaluate(() => localStorage.getItem('thuishaven.wishlist'))
    await expect.poll(kept).not.toBeNull()
    const arrive = await holdProgram(page)
    await page.goto('/account/overview', { waitUntil: 'commit' })
    await page.getByRole('main').getByRole('button', { name: account.logout, exact: true }).first().click({ noWaitAfter: true })
    await expect(page).toHaveURL('/account/login')
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('auth_token')
    expect(await kept()).toBeNull()
    arrive()
    await hydrated(page)
    await open(page, '/account/overview')
    await expect(page).toHaveURL(/\/account\/login\?return=/)
  })

  test('SES-04 no cache may store the pages of account and checkout', async ({ page }) => {
    await signIn(page)
    for (const path of ['/account/information', '/account/login', '/checkout', '/checkout/gegevens']) {
      expect((await page.request.get(path)).headers()['cache-control']).toContain('no-store')
    }
  })

  test('SES-04 a customer who logs out before a saved product has reached the backend is notified that it is lost', async ({
    page,
    shop,
  }) => {
    await newCustomer(page)
    await open(page, way.product.path)
    shop.line.fail(/^POST \/api\/v2\/account\/wishlist/, '503')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: filled(way.words.wishlist.keep, { title: way.product.title }), exact: true }).click()
    await follow(page, '/account/overview')
    await main.getByRole('button', { name: account.logout, exact: true }).first().click()
    await expect(page).toHaveURL('/account/login', { timeout: 30_000 })
    await expect(page.getByRole('region', { name: /^Meldingen/ }).getByText(account.lostAtLogout)).toBeVisible()
  })
})

test.describe('a file that fails to load', () => {
  test.use({ tolerated: [/status of 401|ERR_FAILED|dynamically imported module/] })

  test('NTF-04 ERR-01b ERR-02c an alert whose file fails to load is still shown, and the rest of the page stays', async ({ page }) => {
    await signIn(page)
    await page.route(/AlertView-/, (route) => route.abort())
    await open(page, '/contact')
    await page.route(sessionRoute, (route) => route.fulfill({ status: 401, json: { status: 'error', message: 'unauthenticated' } }))
    await follow(page, '/planten')
    await expect(page).toHaveURL('/planten')
    const alert = page.getByRole('status').filter({ hasText: 'Je bent uitgelogd. Log opnieuw in om verder te gaan.' })
    await expect(alert).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Planten' })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await alert.getByRole('button', { name: 'Melding sluiten' }).click()
    await expect(alert).toHaveCount(0)
  })
})
