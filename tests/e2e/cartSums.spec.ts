import type { Page } from '@playwright/test'
import { cartButton, cartPanel, cents, open, openCoupons, putInCart, walkTo, ways } from './guest.ts'
import { test } from './ownShopTest.ts'
import { expect } from './strictConsoleTest.ts'
import { settle } from './settle.ts'

const way = ways.nld
const { cart, checkout } = way.words

test.describe.configure({ mode: 'default' })
test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

const openCart = async (page: Page) => {
  await cartButton(page, way).click()
  await expect(cartPanel(page, way)).toHaveAttribute('data-state', 'open')
  return cartPanel(page, way)
}
/** Cents of the sum with this name. */
const sum = async (place: ReturnType<typeof cartPanel>, name: string): Promise<number> => {
  const shown = await place.locator('dl > div').filter({ hasText: name }).locator('dd').innerText()
  return Math.round(
    Number(
      shown
        .replaceAll(/[^\d,-]/g, '')
        .replace(',-', '')
        .replace(',', '.'),
    ) * 100,
  )
}

test('CPN-01 CPN-01b CPN-03 CRT-11c a coupon is applied by Enter or by its button, takes off what is shown as negative, and goes again', async ({
  page,
}) => {
  await putInCart(page)
  await open(page, '/contact')
  const coupons = await openCart(page)
  const code = await openCoupons(page, way)
  const applied = coupons.getByRole('list', { name: cart.couponsApplied }).getByRole('listitem')
  let requestCount = 0
  page.on('request', (request) => (requestCount += request.url().endsWith('/coupons') ? 1 : 0))
  await code.fill('  ')
  await code.press('Enter')
  await code.fill(' vijf euro ')
  await code.press('Enter')
  await expect(applied).toHaveCount(1)
  expect(requestCount).toBe(1)
  await code.fill('WELKOM10')
  await coupons.getByRole('button', { name: cart.couponApply, exact: true }).click()
  await expect(applied).toHaveCount(2)
  // It is the cart all the while: its lines stand above, its total below.
  await expect(coupons.getByRole('spinbutton')).toBeVisible()
  expect(await sum(coupons, cart.discount)).toBeLessThan(-500)
  await applied.filter({ hasText: 'VIJFEURO' }).getByRole('button').click()
  await expect(applied).toHaveCount(1)
  await applied.getByRole('button').click()
  await expect(applied).toHaveCount(0)
  await expect(coupons.locator('dl')).not.toContainText(cart.discount)
})

test('CPN-03 a double press on the bin of a coupon takes out that coupon alone', async ({ page }) => {
  await putInCart(page)
  await open(page, '/contact')
  const coupons = await openCart(page)
  const code = await openCoupons(page, way)
  const applied = coupons.getByRole('list', { name: cart.couponsApplied }).getByRole('listitem')
  for (const [index, each] of ['VIJFEURO', 'WELKOM10'].entries()) {
    await code.fill(each)
    await code.press('Enter')
    await expect(applied).toHaveCount(index + 1)
  }
  await expect(coupons.getByRole('button', { name: cart.order })).not.toHaveAttribute('aria-disabled', 'true')
  await applied.first().getByRole('button').dblclick()
  await expect(applied).toHaveCount(1)
  await expect(coupons.getByRole('button', { name: cart.order })).not.toHaveAttribute('aria-disabled', 'true')
  await expect(applied).toHaveCount(1)
})

test('PNL-06 CPN-03 by keyboard the focus goes from a coupon that was taken out to where another is typed, and a second Enter takes out none', async ({
  page,
}) => {
  await putInCart(page)
  await open(page, '/contact')
  const coupons = await openCart(page)
  const code = await openCoupons(page, way)
  const applied = coupons.getByRole('list', { name: cart.couponsApplied }).getByRole('listitem')
  for (const [index, each] of ['VIJFEURO', 'WELKOM10'].entries()) {
    await code.fill(each)
    await code.press('Enter')
    await expect(applied).toHaveCount(index + 1)
  }
  await applied.first().getByRole('button').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(coupons.locator('summary', { hasText: cart.coupons })).toBeFocused()
  await expect(coupons.getByRole('button', { name: cart.order })).not.toHaveAttribute('aria-disabled', 'true')
  await expect(applied).toHaveCount(1)
})

test('CRT-11c the place for coupons is there when the owner wants it', async ({ page, shop }) => {
  await putInCart(page)
  await open(page, '/contact')
  await expect((await openCart(page)).getByText(cart.coupons, { exact: true })).toBeVisible()
  await settle(page, shop, '"displayCoupons":true', '"displayCoupons":false')
  await open(page, '/contact')
  const panel = await openCart(page)
  await expect(panel.getByRole('button', { name: cart.order })).toBeVisible()
  await expect(panel.getByText(cart.coupons, { exact: true })).toHaveCount(0)
})

test('CRT-11b PRC-08b a shop that shows prices without VAT tells the total without, the VAT by rate, and delivery without', async ({
  page,
  shop,
}) => {
  await settle(page, shop, '"priceExclVat":false', '"priceExclVat":true')
  await putInCart(page)
  await putInCart(page, 1005)
  await open(page, '/contact')
  const panel = await openCart(page)
  const [without, high, low, total] = [
    await sum(panel, cart.totalExcl),
    await sum(panel, cart.vat.replace('{percentage}', '21')),
    await sum(panel, cart.vat.replace('{percentage}', '9')),
    await cents(panel.getByTestId('cart-total')),
  ]
  expect([high, low].every((amount) => amount > 0)).toBe(true)
  expect(without + high + low).toBe(total)
  await page.keyboard.press('Escape')
  await walkTo(page, way, 'delivery')
  const option = page.getByRole('radio', { name: /PostNL/ })
  await expect(option).toBeChecked()
  // The delivery that was chosen by itself is in the sums once the backend has taken it.
  await expect(page.getByRole('complementary').locator('dl > div').filter({ hasText: cart.shipping })).toContainText('€')
  const shipping = await sum(page.getByRole('complementary'), cart.shipping)
  const label = await page.locator('label', { has: option }).innerText()
  expect(label.replaceAll(/\D/g, ' ')).toContain(
    String(shipping)
      .replace(/(\d\d)$/, ' $1')
      .trim(),
  )
  await page.getByRole('button', { name: checkout.toOverview, exact: true }).click()
  await expect(page).toHaveURL(way.steps.overview)
})
