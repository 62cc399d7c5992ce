import { newCustomer } from './customer.ts'
import { cartButton, cartPanel, open, putInCart, reload, ways } from './guest.ts'
import { expect, test } from './strictConsoleTest.ts'
import { filled } from './words.ts'

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

test.describe('while the wish list cannot be saved', () => {
  test.use({ tolerated: [/status of 503/] })

  test('CRT-09 what is saved for later stays in the cart, and the customer is told', async ({ page }) => {
    await newCustomer(page)
    await putInCart(page)
    await page.route('**/api/v2/account/wishlist', (route) => route.fulfill({ status: 503, json: { status: 'error', message: 'x' } }))
    await open(page, '/contact')
    await cartButton(page, way).click()
    const panel = cartPanel(page, way)
    const later = panel.getByRole('button', { name: new RegExp(`^${cart.saveForLater}`) })
    await later.click()
    await expect(
      page.getByRole('region', { name: /^Meldingen/ }).getByText(filled(wishlist.notTaken, { title: way.product.title })),
    ).toBeVisible()
    await expect(later).not.toHaveAttribute('aria-busy', 'true')
    await reload(page)
    await cartButton(page, way).click()
    await expect(panel.getByRole('link', { name: way.product.title })).toBeVisible()
  })
})
