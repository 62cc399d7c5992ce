import { cartPanel, open, putInCart, ways } from './guest.ts'
import { test } from './ownShopTest.ts'
import { expect } from './strictConsoleTest.ts'
import { settle } from './settle.ts'

const way = ways.nld
test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

test('PRC-01 PRC-08a prices stand with or without VAT as the shop is set up, each with its discount, and the former one is crossed out', async ({
  page,
  shop,
}) => {
  const price = page.getByRole('main').locator('p:has(s)').first()
  await open(page, way.product.path)
  await expect(price.locator('s')).toContainText('400,-')
  await expect(price).toContainText('340,-')
  await settle(page, shop, '"priceExclVat":false', '"priceExclVat":true')
  await expect
    .poll(
      async () => {
        await open(page, way.product.path)
        return price.innerText()
      },
      { timeout: 20_000 },
    )
    .toContain('280,99')
  await expect(price.locator('s')).toContainText('330,58')
  await expect(price).not.toContainText('340,-')
})

test('CRT-11 with every sum that can stand in it, the foot of the cart leaves the lines three quarters of a phone', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const productId of [1002, 1005]) await putInCart(page, productId, way)
  await page.request.post('/cart/coupon', { form: { code: 'VIJFEURO', back: '/' }, headers: { origin: shop.address } })
  await page.request.post('/api/v2/cart', { data: { shipping_option_id: 'postnl' } })
  await settle(page, shop, '"priceExclVat":false', '"priceExclVat":true')
  const foot = cartPanel(page, way).locator('footer')
  await expect
    .poll(
      async () => {
        await open(page, `${way.product.path}?panel=cart`)
        return foot.innerText()
      },
      { timeout: 20_000 },
    )
    .toContain(way.words.cart.totalExcl)
  for (const notices of [way.words.cart.subtotal, way.words.cart.shipping, way.words.cart.discount, '21%', '9%', way.words.cart.total])
    await expect(foot).toContainText(notices)
  expect((await foot.boundingBox())?.height ?? Infinity).toBeLessThanOrEqual(844 / 4)
})
