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
    // By itself or by the way that is offered, whichever is first.
    await page
      .getByRole('link', { name: error.again })
      .click({ timeout: 3_000 })
      .catch(() => undefined)
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

const more = (page: Page) => panel(page).getByRole('button', { name: `Eén meer van ${way.product.title}` })
const openCart = async (page: Page): Promise<void> => {
  await cartButton(page, way).click()
  await expect(panel(page)).toHaveAttribute('data-state', 'open')
}

test.describe('the host does not take a wish', () => {
  test.use({ tolerated: [/status of (?:422|429|50[023])|ERR_/] })

  test('CRT-15 errors and cut lines: the wish stays on the screen, that is said, three calls in 10 s at most, and it is saved in the end', async ({
    page,
    shop,
  }) => {
    await putInCart(page)
    await open(page, '/contact')
    await openCart(page)
    const calls = shop.line.calls().length
    shop.line.fail(/^PUT/, 503, { times: 2 })
    shop.line.fail(/^PUT/, 'cut after')
    await more(page).click()
    await expect(panel(page).getByText(cart.unsavedTitle)).toBeVisible()
    await expect(quantity(page)).toHaveValue('2')
    await page.waitForTimeout(9_000)
    expect(shop.line.calls().slice(calls).length).toBeLessThanOrEqual(3)
    await expect(quantity(page)).toHaveValue('2')
    shop.line.heal()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(panel(page).getByText(cart.unsavedTitle)).toHaveCount(0)
    await expect(panel(page).getByRole('button', { name: cart.order })).toBeEnabled()
    await reload(page)
    await expect(count(page)).toHaveText('2')
  })

  test('CRT-15 NET-01 a host that asks to be left alone is left alone for so long', async ({ page, shop }) => {
    await putInCart(page)
    await open(page, '/contact')
    await openCart(page)
    shop.line.fail(/^PUT/, 429, { times: 1, retryAfter: 4 })
    const calls = shop.line.calls().length
    await more(page).click()
    await expect(panel(page).getByText(cart.unsavedTitle)).toBeVisible()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.waitForTimeout(2_500)
    expect(shop.line.calls().slice(calls)).toHaveLength(1)
    await expect(panel(page).getByText(cart.unsavedTitle)).toHaveCount(0)
    await expect(quantity(page)).toHaveValue('2')
  })

  test('CPN-02 VAL-07 a coupon: a broken call and a refusal keep the code and say so at the field; a lost answer is no failure', async ({
    page,
    shop,
  }) => {
    await putInCart(page)
    await open(page, '/contact')
    await openCart(page)
    await panel(page).getByRole('button', { name: cart.coupons }).click()
    const coupons = page.getByRole('dialog', { name: cart.coupons })
    const code = coupons.getByRole('textbox', { name: cart.couponCode })
    await code.fill('welkom10')
    shop.line.fail(/^POST .*coupons/, 503, { times: 2 })
    await code.press('Enter')
    await expect(code).toHaveAccessibleDescription(cart.couponBroken)
    await expect(code).toHaveValue('welkom10')
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await code.fill('NIETS')
    await code.press('Enter')
    await expect(code).toHaveAccessibleDescription(cart.couponRefused)
    await expect(code).toHaveValue('NIETS')
    shop.line.fail(/^POST .*coupons/, 'cut after', { times: 1 })
    await code.fill('welkom10')
    await code.press('Enter')
    await expect(coupons.getByRole('list', { name: cart.couponsApplied })).toContainText('WELKOM10')
    await expect(code).toHaveValue('')
    await expect(code).not.toHaveAttribute('aria-invalid', 'true')
  })
})

test('CRT-02b CRT-04b CRT-15 a typed quantity counts although the panel is closed, or the page left, at once', async ({ page }) => {
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

test('CRT-01 a damaged copy on the device costs the copy, not the shop', async ({ page }) => {
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

test('CRT-04 what was taken out is said and can be put back; the focus stays in the panel', async ({ page }) => {
  await putInCart(page)
  await open(page, '/contact')
  await openCart(page)
  for (const takeOut of [`Verwijder ${way.product.title}`, `Eén minder van ${way.product.title}`]) {
    await panel(page).getByRole('button', { name: takeOut }).click()
    await expect(panel(page).getByText(`Verwijderd: ${way.product.title}.`)).toBeVisible()
    await expect(panel(page).getByRole('button', { name: cart.undo })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(quantity(page)).toHaveValue('1')
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
    await expect(panel(page).getByRole('button', { name: cart.order })).toBeEnabled()
  }
  await reload(page)
  await expect(count(page)).toHaveText('1')
})

test('CRT-13 CRT-13b SES-01 the merge of two carts is said after the login, until it was seen', async ({ page }) => {
  const guest = await page.request.post('/api/v2/account/login', { data: { email: 'actief@thuishaven.test', password: 'Welkom01' } })
  expect(guest.ok()).toBe(true)
  await putInCart(page, 1005)
  await page.context().clearCookies()
  await putInCart(page)
  await open(page, '/account/login')
  await page.getByLabel(way.words.account.email).fill('actief@thuishaven.test')
  await page.getByRole('textbox', { name: /^Wachtwoord/ }).fill('Welkom01')
  await page.getByRole('main').getByRole('button', { name: way.words.account.login }).click()
  await expect(page).toHaveURL('/account/overview')
  await expect(panel(page).getByText(cart.mergedTitle)).toBeVisible()
  await page.waitForTimeout(1_000)
  await expect(panel(page).getByText(cart.mergedTitle)).toBeVisible()
  await page.keyboard.press('Escape')
  await openCart(page)
  await expect(panel(page).getByText(cart.mergedTitle)).toHaveCount(0)
})
