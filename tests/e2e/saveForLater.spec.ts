import { cartButton, cartPanel, open, putInCart, ways } from './guest.ts'
import { expect, test } from './quietTest.ts'

const way = ways.nld
const { cart, wishlist } = way.words

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

test('CRT-09 what is not bought now goes to the wish list, the focus stays in the cart, and it can be taken back', async ({ page }) => {
  await putInCart(page)
  await open(page, '/contact')
  await cartButton(page, way).click()
  const panel = cartPanel(page, way)
  await panel.getByRole('button', { name: new RegExp(`^${cart.saveForLater}`) }).click()
  await expect(panel.getByRole('heading', { name: cart.empty })).toBeVisible()
  const back = panel.getByRole('button', { name: cart.undo, exact: true })
  await expect(back).toBeFocused()
  await expect(page.getByTestId('wish-count')).toHaveText('1')
  await back.press('Enter')
  await expect(panel.getByRole('link', { name: way.product.title })).toBeVisible()
  await open(page, '/verlanglijst')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wishlist.title)
  await expect(page.getByRole('main')).toContainText(way.product.title)
})
