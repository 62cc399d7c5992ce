import type { Page } from '@playwright/test'
import { newCustomer } from './customer.ts'
import { cartButton, cartPanel, open, putInCart, reload, visit } from './guest.ts'
import { ways } from './ways.ts'
import { test } from './ownShopTest.ts'
import { expect } from './strictConsoleTest.ts'

const way = ways.nld
const { cart, error } = way.words

test.describe.configure({ mode: 'default' })
test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

const count = (page: Page) => page.getByTestId('cart-count')
const panel = (page: Page) => cartPanel(page, way)
const quantity = (page: Page) => panel(page).getByRole('spinbutton', { name: `Aantal van ${way.product.title}` })
const readingsFail = /^POST \/api\/v2\/account\/cart\/state/

/** The cart in the initial state of the document. */
const cartNotice = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const state = JSON.parse(document.getElementById('shop-state')?.textContent ?? '{}') as { visitor?: { cart?: unknown } | null }
    return state.visitor?.cart ?? null
  })
const persisted = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('thuishaven.cart'))

test.describe('a signed-in customer', () => {
  test('CRT-01b CRT-07 a signed-in customer sees the cart on every page that is loaded, and orders from there', async ({ page }) => {
    await newCustomer(page)
    await putInCart(page)
    for (const address of ['/contact', '/vloerkleden', '/account/overview', '/product/1005/kamerlinde']) {
      await open(page, address)
      expect(await cartNotice(page), `${address} did not read the cart, so it says nothing of it`).toBeNull()
      await expect(count(page)).toHaveText('1')
    }
    await reload(page)
    await expect(count(page)).toHaveText('1')
    await cartButton(page, way).click()
    await expect(quantity(page)).toHaveValue('1')
    await panel(page).getByRole('button', { name: cart.order }).click()
    await expect(page).toHaveURL(way.steps.information)
    await expect(page.getByRole('complementary').getByText(way.product.title)).toBeVisible()
  })
})

test.describe('the cart cannot be read while the page is rendered', () => {
  test.use({ tolerated: [/status of 50[023]/] })

  test('CRT-07b CRT-15 a checkout whose cart cannot be read answers 503, and recovers with every persisted task', async ({
    page,
    shop,
  }) => {
    await putInCart(page)
    await open(page, '/contact')
    await expect(count(page)).toHaveText('1')
    const before = await persisted(page)
    shop.line.fail(readingsFail, '500')
    const response = await visit(page, '/checkout')
    expect(response?.status()).toBe(503)
    await expect(page.getByText(cart.failedTitle)).toBeVisible()
    await expect(page.getByText(cart.empty)).toHaveCount(0)
    expect(await cartNotice(page)).toBe('failed')
    expect(await persisted(page)).toBe(before)
    shop.line.heal()
    // The page may reload itself before the link is clicked.
    await page
      .getByRole('link', { name: error.again })
      .click({ timeout: 3_000 })
      .catch(() => undefined)
    await expect(page.getByRole('complementary').getByText(way.product.title)).toBeVisible()
    await expect(page.getByText(cart.failedTitle)).toHaveCount(0)
  })

  test('CRT-07b a cart panel opened by its address reports a cart that cannot be read, and the browser retries without a click', async ({
    page,
    shop,
  }) => {
    await putInCart(page)
    shop.line.fail(readingsFail, '500', { times: 2 })
    await open(page, '/contact?panel=cart')
    expect(await cartNotice(page)).toBe('failed')
    await expect(quantity(page)).toHaveValue('1')
    await expect(count(page)).toHaveText('1')
  })

  test('CRT-15 a quantity that was still being sent is neither lost nor shown as empty', async ({ page, shop }) => {
    await putInCart(page)
    await open(page, '/contact')
    await expect(count(page)).toHaveText('1')
    await cartButton(page, way).click()
    shop.line.fail(/^(?:PUT|POST) \/api\/v2\/(?:cart\/lines|account\/cart)/, '503')
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

const openCart = async (page: Page): Promise<void> => {
  await cartButton(page, way).click()
  await expect(panel(page)).toHaveAttribute('data-state', 'open')
}

test('CRT-02b CRT-04b CRT-15 a typed quantity is applied even if the panel is closed, or the page left, at once', async ({ page }) => {
  await putInCart(page)
  await open(page, '/contact')
  await openCart(page)
  await quantity(page).fill('4')
  await page.keyboard.press('Escape')
  await expect(count(page)).toHaveText('4')
  await openCart(page)
  await quantity(page).fill('7')
  await reload(page)
  await expect(count(page)).toHaveText('7')
  await expect.poll(async () => (await page.request.post('/api/v2/account/cart/state')).text()).toContain('"quantity":7')
})

test('CRT-01 a damaged copy of the cart on the device is dropped, and the shop works', async ({ page }) => {
  await putInCart(page)
  await open(page, '/contact')
  await expect(count(page)).toHaveText('1')
  for (const [from, to] of [
    ['"coupons":[]', '"coupons":[null]'],
    ['"vat":2100', '"vat":-10000'],
  ] as const) {
    await page.evaluate(
      ([what, instead]) => {
        const text = localStorage.getItem('thuishaven.cart') ?? ''
        if (!text.includes(what)) throw new Error(`The copy does not say ${what}.`)
        localStorage.setItem('thuishaven.cart', text.replaceAll(what, instead))
      },
      [from, to] as const,
    )
    await reload(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(count(page)).toHaveText('1')
  }
})

test('CRT-13 CRT-13b SES-01 the merge of two carts is reported after login, and not again after a reload once it was seen', async ({
  page,
}) => {
  const guest = await page.request.post('/api/v2/account/login', { data: { email: 'actief@thuishaven.test', password: 'Welkom01' } })
  expect(guest.ok()).toBe(true)
  await putInCart(page, 1005)
  // Another visitor on the same device; the consent choice stays.
  await page.context().clearCookies({ name: /^(?!cookiePreferences$)/ })
  await putInCart(page)
  await open(page, '/account/login')
  await page.getByLabel(way.words.account.email).fill('actief@thuishaven.test')
  await page.getByRole('textbox', { name: /^Wachtwoord/ }).fill('Welkom01')
  await page.getByRole('main').getByRole('button', { name: way.words.account.login, exact: true }).click()
  await expect(page).toHaveURL('/account/overview')
  await expect(panel(page).getByText(cart.mergedTitle)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(panel(page).getByText(cart.mergedTitle)).toBeVisible()
  await page.keyboard.press('Escape')
  // While it closes it lies over the button.
  await expect(panel(page)).toHaveCount(0)
  await openCart(page)
  await expect(panel(page).getByText(cart.mergedTitle)).toHaveCount(0)
  for (const again of [() => reload(page), () => open(page, '/contact')]) {
    await page.keyboard.press('Escape')
    await again()
    await page.waitForLoadState('networkidle')
    await expect(panel(page)).toHaveCount(0)
  }
})
