import type { Page } from '@playwright/test'
import { newCustomer } from './customer.ts'
import { open } from './guest.ts'
import { ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'
import { filled, words } from './words.ts'

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

const { wishlist } = words.nld
const rug = ways.nld.product

const heart = (page: Page, title = rug.title) => page.getByRole('button', { name: filled(wishlist.keep, { title }), exact: true }).first()
/** The products on the list; the titles of those that others choose, which follow, are a level lower. */
const cards = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 })
const count = (page: Page) => page.getByTestId('wish-count')

/** The signed-in customer's wishlist at the backend. */
const atBackend = async (page: Page, changes: readonly object[] = []): Promise<readonly number[]> => {
  const response = await page.request.post('/api/v2/account/wishlist', { data: { changes } })
  return ((await response.json()) as { readonly data: { readonly productIds: readonly number[] } }).data.productIds
}

test('a guest saves a product with its heart: on the device, in every tab, in both languages', async ({ page }) => {
  await open(page, rug.path)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(count(page)).toHaveText('1')

  const other = await page.context().newPage()
  await open(other, '/verlanglijst')
  await expect(other.getByRole('main')).toContainText(wishlist.onDevice)
  await expect(cards(other)).toHaveText([rug.title])
  await open(page, '/planten')
  const plant = page.getByRole('main').getByRole('article').first()
  await plant.getByRole('button').click()
  const title = await plant.getByRole('heading').innerText()
  await expect(cards(other)).toHaveText([title, rug.title])
  await expect(count(other)).toHaveText('2')

  // A removed product stays visible until the page is left, so that a mistake can be undone.
  await heart(other).click()
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'false')
  await expect(count(page)).toHaveText('1')
  await expect(cards(other)).toHaveText([title, rug.title])
  await open(other, '/en/wishlist')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(words.eng.wishlist.title)
  await expect(cards(other)).toHaveCount(1)
  await expect(other.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
})

test.describe('without a script', () => {
  // The browser blocks the page's scripts, because the test turned scripts off.
  test.use({ javaScriptEnabled: false, tolerated: [/^failed: GET .*\.js csp$/] })

  test('a heart is a plain form: the wishlist shows saved products, in both languages, until they are removed', async ({
    page,
    context,
  }) => {
    await page.goto(rug.path)
    await page
      .getByRole('main')
      .getByRole('button', { name: filled(wishlist.keep, { title: rug.title }), exact: true })
      .click()
    await expect(page).toHaveURL('/verlanglijst')
    await expect(cards(page)).toHaveText([rug.title])
    await page.goto('/planten')
    const plant = page.getByRole('main').getByRole('article').first()
    const title = await plant.getByRole('heading').innerText()
    await plant.getByRole('button').click()
    await expect(cards(page)).toHaveText([title, rug.title])
    await page.reload()
    await expect(cards(page)).toHaveText([title, rug.title])
    await page.goto('/en/wishlist')
    await expect(cards(page)).toHaveCount(2)
    await page.goto('/verlanglijst')
    await page.getByRole('button', { name: `${rug.title}: ${wishlist.remove}` }).click()
    await expect(cards(page)).toHaveText([title])
    await page.getByRole('button', { name: `${title}: ${wishlist.remove}` }).click()
    await expect(page.getByRole('main').getByRole('paragraph').filter({ hasText: wishlist.empty })).toBeVisible()
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('es_w')
  })

  test('CRT-03 a wish list puts its products into the cart without JavaScript', async ({ page }) => {
    await page.goto(rug.path)
    await page
      .getByRole('button', { name: filled(wishlist.keep, { title: rug.title }) })
      .first()
      .click()
    await page.goto('/verlanglijst')
    await page
      .getByRole('main')
      .getByRole('button', { name: `${words.nld.product.add}: ${rug.title}`, exact: true })
      .click()
    await expect(page).toHaveURL(/\/verlanglijst\?panel=cart/)
  })

  test('a customer’s heart is sent to the backend without JavaScript', async ({ page }) => {
    await newCustomer(page)
    await page.goto(rug.path)
    await page
      .getByRole('main')
      .getByRole('button', { name: filled(wishlist.keep, { title: rug.title }), exact: true })
      .click()
    await expect(cards(page)).toHaveText([rug.title])
    expect(await atBackend(page)).toEqual([1002])
  })
})

test('products saved without JavaScript are kept once scripts run, and their cookie is deleted', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'es_w', value: '1005.1002', url: baseURL ?? '' }])
  await open(page, '/verlanglijst')
  await expect(count(page)).toHaveText('2')
  await expect(cards(page)).toHaveCount(2)
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('es_w')
  await page.reload()
  await expect(cards(page)).toHaveCount(2)
})
