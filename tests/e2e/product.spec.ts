import { open, ways } from './guest.ts'
import { expect, test } from './quietTest.ts'

const { nld, eng } = ways

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

test('PRC-07 a product without a price says so and cannot be bought', async ({ page }) => {
  await open(page, '/product/1006')
  const buy = page.getByRole('form')
  await expect(buy).toContainText('Prijs niet beschikbaar')
  await expect(buy.getByRole('button', { name: nld.words.product.unavailable, exact: true })).toBeDisabled()
})

test('CFG-06 a product that is sold out says so and cannot be bought', async ({ page }) => {
  await open(page, '/en/product/1008')
  const buy = page.getByRole('form')
  await expect(buy).toContainText('Out of stock')
  await expect(buy.getByRole('button', { name: eng.words.product.unavailable, exact: true })).toBeDisabled()
})

test('OPT-05 a rug without measures says what is missing, and nothing is added', async ({ page }) => {
  await open(page, '/product/1001')
  await page.getByRole('button', { name: nld.words.product.add, exact: true }).click()
  await expect(page.getByRole('form').getByRole('alert')).toContainText(nld.words.cart.notCartable)
  await expect(page.getByTestId('cart-count')).toHaveCount(0)
})
