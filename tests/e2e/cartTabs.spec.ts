import type { Page } from '@playwright/test'
import { cartButton, cartPanel, open, putInCart, reload } from './guest.ts'
import { ways } from './ways.ts'
import { browserFile } from '../../tools/browserFile.cjs'
import { chooseBefore } from '../../tools/chooseBefore.ts'
import { expect, test } from './strictConsoleTest.ts'

const way = ways.nld
const { product } = way.words

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

const count = (page: Page) => page.getByTestId('cart-count')
const panel = (page: Page) => cartPanel(page, way)
const backendCart = async (page: Page): Promise<Readonly<Record<number, number>>> => {
  const response = await page.request.post('/api/v2/account/cart/state')
  const { data } = (await response.json()) as { readonly data: { readonly lines: readonly { productId: number; quantity: number }[] } }
  return Object.fromEntries(data.lines.map(({ productId, quantity }) => [productId, quantity]))
}
const secondTab = async (page: Page, address: string): Promise<Page> => {
  const other = await page.context().newPage()
  await open(other, address)
  return other
}
const openCart = async (page: Page): Promise<void> => {
  await cartButton(page, way).click()
  await expect(panel(page)).toHaveAttribute('data-state', 'open')
}

test('CRT-16 two tabs show the same cart, without a reload', async ({ page }) => {
  await putInCart(page)
  await open(page, '/contact')
  const other = await secondTab(page, '/contact')
  for (const tab of [page, other]) await expect(count(tab)).toHaveText('1')
  await openCart(page)
  await panel(page)
    .getByRole('button', { name: `Eén meer van ${way.product.title}` })
    .click()
  await expect(count(other)).toHaveText('2')
  await openCart(other)
  await panel(other).getByRole('spinbutton').fill('5')
  await expect(panel(page).getByRole('spinbutton')).toHaveValue('5')
  // The quantity that was typed before does not reappear.
  await panel(page).getByRole('spinbutton').fill('2')
  await expect(panel(other).getByRole('spinbutton')).toHaveValue('2')
  await panel(other)
    .getByRole('button', { name: `Verwijder ${way.product.title}` })
    .click()
  await expect(panel(page).getByText(way.words.cart.empty)).toBeVisible()
  expect(await backendCart(page)).toEqual({})
})

test('CRT-16 CRT-05 the first product in two tabs at once ends in one cart', async ({ page }) => {
  await open(page, '/product/1002/x')
  const other = await secondTab(page, '/product/1005/x')
  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: product.add, exact: true }).click()))
  for (const tab of [page, other]) await expect(count(tab)).toHaveText('2')
  await expect.poll(() => backendCart(page)).toEqual({ 1002: 1, 1005: 1 })
})

test.describe('without a network', () => {
  test.use({ tolerated: [/ERR_INTERNET_DISCONNECTED/] })

  test('CRT-15 CRT-16b the cart tasks that each tab made offline are carried out, also those of a tab that is closed meanwhile', async ({
    page,
    context,
  }) => {
    await putInCart(page, 1002)
    await putInCart(page, 1005)
    await open(page, '/contact')
    const other = await secondTab(page, '/contact')
    const third = await secondTab(page, '/contact')
    for (const tab of [page, other, third]) {
      await expect(count(tab)).toHaveText('2')
      await openCart(tab)
    }
    await context.setOffline(true)
    await panel(page)
      .getByRole('button', { name: `Verwijder ${way.product.title}` })
      .click()
    await panel(other)
      .getByRole('button', { name: /^Eén meer van (?!Vloerkleed)/ })
      .click()
    await panel(third)
      .getByRole('button', { name: /^Eén meer van Vloerkleed/ })
      .click()
    // Tasks are persisted at the click. A tab may close once those of all three tabs are persisted.
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('thuishaven.cart.')).length))
      .toBe(3)
    await third.close()
    await context.setOffline(false)
    await expect.poll(() => backendCart(page), { timeout: 20_000 }).toMatchObject({ 1005: 2 })
    await reload(page)
    await expect.poll(async () => JSON.stringify(await backendCart(page)), { timeout: 20_000 }).toBe(JSON.stringify({ 1005: 2 }))
    for (const tab of [page, other]) await expect(count(tab)).toHaveText('2')
  })
})

test('CRT-07 CRT-15 a page restored from the back/forward cache shows the current cart', async ({
  playwright,
  baseURL,
  contextOptions,
}) => {
  // Playwright turns the back/forward cache off, and a headless browser has none; shoppers have it.
  const browser = await playwright.chromium.launch({
    executablePath: browserFile(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const context = await browser.newContext({ ...contextOptions, ...(baseURL === undefined ? {} : { baseURL }) })
  await chooseBefore(context)
  const page = await context.newPage()
  await putInCart(page)
  await open(page, '/contact')
  await expect(count(page)).toHaveText('1')
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
  await page.goto('/lite.html')
  await putInCart(page)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/contact')
  await expect(count(page)).toHaveText('2')
  // The document is restored, not loaded again.
  await expect(page.locator('html[data-marked]')).toHaveCount(1)
  await browser.close()
})
