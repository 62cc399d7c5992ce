import type { Page } from '@playwright/test'
import { cartButton, cartPanel, open, putInCart, visit } from './guest.ts'
import { chooseBefore } from '../../tools/chooseBefore.ts'
import { consentChoices } from '../../core/consent/index.ts'
import { passes } from '../a11y/passesAxe.ts'
import { ways } from './ways.ts'
import { filled } from './words.ts'
import { expect, test } from './strictConsoleTest.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, permissions: ['clipboard-read', 'clipboard-write'] })

const addresses = { nld: '/delen', eng: '/en/share' } as const
const pathOf = (address: string): string => new URL(address).pathname + new URL(address).search

/** The page of somebody else on another device. */
const otherPage = async (page: Page): Promise<Page> => {
  const browser = page.context().browser()
  if (browser === null) throw new Error('no browser')
  const { origin } = new URL(page.url())
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' })
  await chooseBefore(context, consentChoices.onlyNecessary)
  return context.newPage()
}

for (const language of ['nld', 'eng'] as const) {
  const way = ways[language]
  const { cart, product, sharing, wishlist } = way.words
  test.describe(`share by a link, ${language}`, () => {
    test.use({ locale: way.browser })

    test('a cart with a measured rug is shared; somebody else buys it all, until its owner withdraws it', async ({ page }) => {
      const form = { productId: 1001, back: way.home, 'option.vorm': 'vorm-rond', 'measure.vorm.diameter': '240' }
      expect((await page.request.post('/cart', { form, maxRedirects: 0 })).status()).toBe(303)
      await open(page, way.home)
      await cartButton(page, way).click()
      await cartPanel(page, way).getByRole('link', { name: cart.share }).click()
      await expect(page).toHaveURL(addresses[language])
      await page.getByRole('button', { name: sharing.cart }).click()
      const link = page.getByLabel(sharing.link, { exact: true })
      await expect(link).toHaveValue(/\?token=[\w-]{32}$/)
      await passes(page, 'share')
      await page.getByRole('button', { name: sharing.copy }).click()
      await expect(page.getByRole('status').filter({ hasText: sharing.copied })).toHaveCount(1)
      const address = await link.inputValue()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)

      const other = await otherPage(page)
      await open(other, pathOf(address))
      await expect(other.getByRole('heading', { level: 1, name: sharing.sharedCart })).toBeVisible()
      await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      await expect(other.getByText('ø 240 cm')).toBeVisible()
      await passes(other, 'shared cart')
      await other.getByRole('button', { name: sharing.addAll }).dblclick()
      await expect(cartPanel(other, way).getByRole('spinbutton')).toHaveValue('1')
      await expect(cartPanel(other, way)).toContainText('ø 240 cm')

      await page.getByRole('button', { name: sharing.withdraw }).click()
      await expect(page.getByText(sharing.withdrawn)).toBeVisible()
      await expect(page.getByRole('heading', { name: sharing.own })).toBeHidden()
      const gone = await visit(other, pathOf(address))
      expect(gone?.status()).toBe(404)
      await expect(other.getByRole('heading', { level: 1, name: sharing.unknown })).toBeVisible()
      await other.context().close()
    })

    test('a wishlist is shared as it is; an empty one says so', async ({ page }) => {
      await open(page, addresses[language])
      await page.getByRole('button', { name: sharing.wishlist }).click()
      await expect(page.getByText(sharing.emptyWishlist)).toBeVisible()
      await open(page, way.product.path)
      await page
        .getByRole('main')
        .getByRole('button', { name: filled(wishlist.keep, { title: way.product.title }), exact: true })
        .first()
        .click()
      await open(page, `${way.prefix}${language === 'nld' ? '/verlanglijst' : '/wishlist'}`)
      await page.getByRole('link', { name: sharing.wishlist }).click()
      await page.getByRole('button', { name: sharing.wishlist }).click()
      const address = await page.getByLabel(sharing.link, { exact: true }).inputValue()
      const other = await otherPage(page)
      await open(other, pathOf(address))
      await expect(other.getByRole('link', { name: way.product.title })).toBeVisible()
      await other.context().close()
    })

    test('the address of a measured rug is copied with its measures', async ({ page }) => {
      await open(page, `${way.prefix}/product/1001`)
      await page.getByRole('button', { name: product.share, exact: true }).click()
      await expect(page.getByRole('status').filter({ hasText: product.linkCopied })).toHaveCount(1)
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    })
  })
}

test.describe('share by a link without a script', () => {
  const way = ways.nld
  const { sharing } = way.words
  test.use({ locale: 'nl-NL', javaScriptEnabled: false, tolerated: [/^failed: GET .*\.js csp$|status of (?:404|422)/] })

  test('a cart is shared by a field to copy from, bought by somebody else, and withdrawn', async ({ page }) => {
    await visit(page, addresses.nld)
    await page.getByRole('button', { name: sharing.cart }).click()
    await expect(page.getByText(sharing.emptyCart)).toBeVisible()
    await putInCart(page, 2300)
    await visit(page, addresses.nld)
    await page.getByRole('button', { name: sharing.cart }).click()
    const address = pathOf(await page.getByLabel(sharing.link, { exact: true }).inputValue())
    await page.context().clearCookies({ name: 'es_cuid' })
    const own = page.getByRole('button', { name: sharing.withdraw })
    const other = await page.context().newPage()
    await visit(other, address)
    await other.getByRole('button', { name: sharing.addAll }).click()
    await expect(other.getByRole('dialog').getByRole('spinbutton')).toHaveValue('1')
    const form = { token: new URL(address, other.url()).searchParams.get('token') ?? '' }
    await Promise.all([1, 2].map(() => other.request.post('/gedeeld', { form, maxRedirects: 0 })))
    await other.reload()
    await expect(other.getByRole('dialog').getByRole('spinbutton')).toHaveValue('2')
    await own.click()
    await expect(page.getByText(sharing.withdrawn)).toBeVisible()
    expect((await visit(other, address))?.status()).toBe(404)
  })
})
