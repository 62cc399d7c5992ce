import { bankButton, hydrated, bankAmount, card, cartButton, cartPanel, cents, fillInformation, giveEmail, heading, open } from './guest.ts'
import { postage, rugPrice, ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'
import { filled } from './words.ts'

for (const locale of ['nld', 'eng'] as const) {
  const way = ways[locale]
  const { cart, checkout, product, shell } = way.words

  test.describe(`LOC-02 in ${locale}`, () => {
    test.use({ locale: way.browser, preloads: true })

    test('CHK-01 CHK-04 CHK-05 CHK-07 CHK-11 CHK-13 CRT-03 CRT-11 CRT-12 LOC-06 a guest buys, from home to paid', async ({ page }) => {
      const total = page.getByTestId('cart-total')
      await test.step('home → category → product', async () => {
        await open(page, '/')
        await expect(page).toHaveURL(way.home)
        await expect(page.locator('html')).toHaveAttribute('lang', way.browser)
        await page.getByRole('navigation', { name: shell.mainMenu }).getByRole('link', { name: way.category.title, exact: true }).click()
        await expect(heading(page, way.category.title)).toBeVisible()
        await expect(page).toHaveURL(way.category.path)
        await page.getByRole('link', { name: way.product.title, exact: true }).click()
        await expect(heading(page, way.product.title)).toBeVisible()
        await expect(page).toHaveURL(way.product.path)
      })

      await test.step('cart', async () => {
        await page.getByRole('button', { name: product.add, exact: true }).click()
        const panel = cartPanel(page, way)
        await expect(panel.getByRole('link', { name: way.product.title })).toBeVisible()
        await expect.poll(() => cents(total)).toBe(rugPrice)
        const order = panel.getByRole('button', { name: locale === 'eng' ? "I'm ready to order" : cart.order, exact: true })
        await order.click()
      })

      await test.step('start and information', async () => {
        await expect(page).toHaveURL(`${way.prefix}/checkout`)
        await expect(heading(page, checkout.startTitle)).toBeVisible()
        await expect(page.getByRole('navigation', { name: checkout.steps }).getByRole('listitem')).toContainText([...way.stepNames])
        await giveEmail(page, way)
        await fillInformation(page, way)
        await page.getByRole('button', { name: checkout.toDelivery, exact: true }).click()
      })

      await test.step('delivery', async () => {
        await expect(page).toHaveURL(way.steps.delivery)
        await expect(page.getByRole('radio').first()).toBeChecked()
        await expect.poll(() => cents(total)).toBe(rugPrice)
        await card(page, 'DHL').click()
        await expect.poll(() => cents(total)).toBe(rugPrice + 795)
        await card(page, 'PostNL').click()
        await expect.poll(() => cents(total)).toBe(rugPrice + postage)
        await page.getByRole('button', { name: checkout.toOverview, exact: true }).click()
      })

      await test.step('overview', async () => {
        await expect(page).toHaveURL(way.steps.overview)
        await expect(page.getByRole('main')).toContainText('Prins Hendrikkade 1')
        await expect(page.getByRole('radio', { name: /iDEAL/ })).toBeChecked()
        await expect.poll(() => cents(total)).toBe(rugPrice + postage)
        await page.getByRole('button', { name: checkout.toPay, exact: true }).click()
      })

      await test.step('pay → bank', async () => {
        await expect(page).toHaveURL(way.steps.pay)
        const shown = locale === 'nld' ? '€ 346,95' : '€346.95'
        await expect(page.getByText(filled(checkout.payText, { total: shown }))).toBeVisible()
        await page.getByRole('button', { name: locale === 'nld' ? 'Bestellen en betalen' : checkout.orderAndPay, exact: true }).click()
        await expect(page).toHaveURL(/\/api\/bank\//)
        expect(await bankAmount(page)).toBe(rugPrice + postage)
        await bankButton(page, 'pay').click()
      })

      await test.step('paid, and the cart is empty', async () => {
        await expect(page).toHaveURL(new RegExp(`${way.prefix}/checkout/pay-[^/]+$`))
        await expect(heading(page, checkout.result.paid.title)).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', way.browser)
        await expect.poll(() => cents(page.getByRole('main').locator('dd').last())).toBe(rugPrice + postage)
        await page.getByRole('main').getByRole('link', { name: cart.goOn, exact: true }).click()
        await expect(page).toHaveURL(way.home)
        await hydrated(page)
        await cartButton(page, way).click()
        const empty = locale === 'eng' ? 'Your cart is empty' : cart.empty
        await expect(cartPanel(page, way).getByRole('heading', { name: empty })).toBeVisible()
      })
    })
  })
}
