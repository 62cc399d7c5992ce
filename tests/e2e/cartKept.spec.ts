import type { Page } from '@playwright/test'
import { cartButton, cartPanel, open, putInCart, reload, visit, ways } from './guest.ts'
import { startOwnShop } from './ownShop.ts'
import type { OwnShop } from './ownShop.ts'
import { expect, test as quietTest } from './quietTest.ts'

const way = ways.nld
const { cart, error } = way.words

/** One shop with a line to its host that can be made to fail, for the tests of this file. */
const test = quietTest.extend<object, { readonly shop: OwnShop }>({
  shop: [
    async ({ browserName: _browser }, use) => {
      const shop = await startOwnShop()
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ shop }, use) => use(shop.address),
})

test.describe.configure({ mode: 'default' })
test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })
test.afterEach(({ shop }) => shop.line.heal())

const count = (page: Page) => page.getByTestId('cart-count')
const panel = (page: Page) => cartPanel(page, way)
const quantity = (page: Page) => panel(page).getByRole('spinbutton', { name: `Aantal van ${way.product.title}` })
const readingsFail = /^POST \/api\/v2\/account\/cart\/state/

/** What the page told its program about the cart. */
const toldCart = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const state = JSON.parse(document.getElementById('shop-state')?.textContent ?? '{}') as { visitor?: { cart?: unknown } | null }
    return state.visitor?.cart ?? null
  })
const kept = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('thuishaven.cart'))

const signIn = async (page: Page): Promise<void> => {
  const answer = await page.request.post('/api/v2/account/login', {
    data: { email: 'zakelijk@thuishaven.test', password: 'Welkom01' },
  })
  expect(answer.ok()).toBe(true)
}

test.describe('a signed-in customer', () => {
  test('CRT-01b CRT-07 keeps the cart in sight on every page that is loaded, and orders from there', async ({ page }) => {
    await signIn(page)
    await putInCart(page)
    for (const address of ['/contact', '/vloerkleden', '/account/overview', '/product/1005/kamerlinde']) {
      await open(page, address)
      expect(await toldCart(page), `${address} did not read the cart, so it says nothing of it`).toBeNull()
      await expect(count(page)).toHaveText('1')
      await reload(page)
      await expect(count(page)).toHaveText('1')
    }
    await cartButton(page, way).click()
    await expect(quantity(page)).toHaveValue('1')
    await panel(page).getByRole('button', { name: cart.order }).click()
    await expect(page).toHaveURL(way.steps.information)
    await expect(page.getByRole('complementary').getByText(way.product.title)).toBeVisible()
  })
})

test.describe('the cart cannot be read while the page is made', () => {
  test.use({ tolerated: [/status of 50[023]/] })

  test('CRT-07b CRT-15 the checkout says so with 503 and comes back with everything that the device kept', async ({ page, shop }) => {
    await putInCart(page)
    await open(page, '/contact')
    await expect(count(page)).toHaveText('1')
    const before = await kept(page)
    shop.line.fail(readingsFail, 500)
    const answer = await visit(page, '/checkout')
    expect(answer?.status()).toBe(503)
    await expect(page.getByText(cart.failedTitle)).toBeVisible()
    await expect(page.getByText(cart.empty)).toHaveCount(0)
    expect(await toldCart(page)).toBe('failed')
    expect(await kept(page)).toBe(before)
    shop.line.heal()
    await page.getByRole('link', { name: error.again }).click()
    await expect(page.getByRole('complementary').getByText(way.product.title)).toBeVisible()
    await expect(page.getByText(cart.failedTitle)).toHaveCount(0)
  })

  test('CRT-07b the cart panel of an address says so too, and the browser asks by itself', async ({ page, shop }) => {
    await putInCart(page)
    shop.line.fail(readingsFail, 500, { times: 2 })
    await open(page, '/contact?panel=cart')
    expect(await toldCart(page)).toBe('failed')
    await expect(quantity(page)).toHaveValue('1')
    await expect(count(page)).toHaveText('1')
  })

  test('CRT-15 a quantity that was still under way is neither lost nor shown as empty', async ({ page, shop }) => {
    await putInCart(page)
    await open(page, '/contact')
    await cartButton(page, way).click()
    shop.line.fail(/^(?:PUT|POST) \/api\/v2\/(?:cart\/lines|account\/cart)/, 503)
    await panel(page)
      .getByRole('button', { name: `Eén meer van ${way.product.title}` })
      .click()
    await expect(quantity(page)).toHaveValue('2')
    await visit(page, '/checkout')
    await expect(page.getByText(`2 × ${way.product.title}`)).toBeVisible()
    shop.line.heal()
    await reload(page)
    await expect(page.getByText(`2 × ${way.product.title}`)).toBeVisible()
    await expect(page.getByText(cart.failedTitle)).toHaveCount(0)
  })
})
