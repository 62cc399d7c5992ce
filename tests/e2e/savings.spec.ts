import { cartPanel, open, putInCart } from './guest.ts'
import { ways } from './ways.ts'
import { test } from './ownShopTest.ts'
import { expect } from './strictConsoleTest.ts'
import { filled } from './words.ts'

const way = ways.nld
const { cart } = way.words

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

test('PRC-08c CRT-11 product, list, search and cart show the same saving of a product that was cheaper in the last 30 days', async ({
  page,
}) => {
  await open(page, '/product/1190')
  const price = page.getByRole('form').getByRole('paragraph').filter({ hasText: '-25%' })
  await expect(price).toContainText('€ 150,-')
  await expect(price.locator('s')).toContainText('€ 200,-')
  await open(page, '/outlet')
  await expect(page.locator('#list article', { hasText: 'Noordzee' })).toContainText('-25%')
  await open(page, '/contact')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('noordzee')
  await expect(page.getByRole('option', { name: /Noordzee/ }).first()).toContainText('-25%')
  await putInCart(page, 1190)
  await open(page, '/contact?panel=cart')
  await expect(cartPanel(page, way)).toContainText(filled(cart.savings, { amount: '€ 50,00' }))
})

test('SRC-05 a badge has the look that its colour class names, and the plain one where the class is unknown', async ({ page, shop }) => {
  const badge = page
    .getByRole('option', { name: /Noordzee/ })
    .first()
    .getByText('-25%')
  const ground = async () => {
    await open(page, '/contact')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('noordzee')
    return badge.evaluate((element) => getComputedStyle(element).backgroundColor)
  }
  const accent = await ground()
  shop.line.change(/^POST \/api\/search/, (body) => body.replaceAll('is-accent', 'is-success'))
  const success = await ground()
  shop.line.heal()
  shop.line.change(/^POST \/api\/search/, (body) => body.replaceAll('is-accent', 'constructor'))
  const plain = await ground()
  expect(new Set([accent, success, plain]).size).toBe(3)
})
