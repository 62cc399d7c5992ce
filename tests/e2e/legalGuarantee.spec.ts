import type { Page } from '@playwright/test'
import { hydrated, heading, open, visit, walkTo, putInCart } from './guest.ts'
import { ways } from './ways.ts'
import type { Way } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'

const notices = {
  nld: {
    path: '/wettelijke-garantie',
    first: 'Minimaal twee jaar bescherming',
    remedy: 'gratis reparatie',
    about: 'europa.eu/youreurope/garantie',
  },
  eng: {
    path: '/en/legal-guarantee',
    first: 'Minimum two-year legal guarantee',
    remedy: 'free repair',
    about: 'europa.eu/youreurope/guarantees',
  },
} as const

/** Expects the notice with the texts that the law requires. */
const isShown = async (page: Page, way: Way, locale: keyof typeof notices): Promise<void> => {
  const { path, first, remedy, about } = notices[locale]
  await expect(page).toHaveURL(path)
  await expect(heading(page, way.words.shell.footer.guarantee)).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText(first)).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: remedy })).toBeVisible()
  await expect(main.getByRole('link', { name: about, exact: true })).toHaveAttribute('href', `https://${about}`)
}

for (const locale of ['nld', 'eng'] as const) {
  const way = ways[locale]
  const { shell } = way.words

  test.describe(`the notice on the legal guarantee, ${locale}`, () => {
    test.use({ locale: way.browser })

    test('the notice on the legal guarantee is linked in the footer of every page, on a first request and in print too', async ({
      page,
    }) => {
      await visit(page, way.home)
      await page.getByRole('contentinfo').getByRole('link', { name: shell.footer.guarantee, exact: true }).click()
      await isShown(page, way, locale)
      expect((await page.request.get(notices[locale].path)).status()).toBe(200)
      await page.emulateMedia({ media: 'print' })
      await isShown(page, way, locale)
    })

    test('the notice on the legal guarantee is linked from the guarantee of a product page', async ({ page }) => {
      await open(page, way.product.path)
      await page.getByRole('form').getByRole('link', { name: shell.legalGuarantee, exact: true }).click()
      await isShown(page, way, locale)
    })

    test('the notice on the legal guarantee is linked beside the button that places the order', async ({ page }) => {
      await putInCart(page, 1002, way)
      await walkTo(page, way, 'pay')
      await hydrated(page)
      await page.getByRole('main').getByRole('link', { name: shell.legalGuarantee, exact: true }).click()
      await isShown(page, way, locale)
      await page.goBack()
      await expect(page.getByRole('button', { name: way.words.checkout.orderAndPay })).toBeVisible()
    })
  })
}

test('the notice on the legal guarantee names its address in the other language, and its English path without a prefix shows the Dutch notice', async ({
  page,
}) => {
  await open(page, notices.nld.path)
  await expect(page.locator('link[rel="alternate"][hreflang="en-US"]')).toHaveAttribute('href', /\/en\/legal-guarantee$/)
  await visit(page, '/legal-guarantee')
  await isShown(page, ways.nld, 'nld')
})
