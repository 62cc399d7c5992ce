import type { Page } from '@playwright/test'
import { cartButton, cartPanel, open, openCoupons, putInCart } from './guest.ts'
import { ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'

const way = ways.nld
const { cart } = way.words

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

const openCart = async (page: Page) => {
  await cartButton(page, way).click()
  await expect(cartPanel(page, way)).toHaveAttribute('data-state', 'open')
  return cartPanel(page, way)
}
test('PNL-06 CPN-03 by keyboard the focus goes from a removed coupon to the field for another one, and a second Enter removes none', async ({
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
