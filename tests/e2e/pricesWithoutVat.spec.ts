import { cartPanel, open, putInCart } from './guest.ts'
import { ways } from './ways.ts'
import { stageScenario } from './staging.ts'
import { expect, test } from './strictConsoleTest.ts'

const way = ways.nld
test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

test(
  'CRT-11 with every sum that it can hold, the foot of the cart leaves the lines three quarters of a phone screen',
  { tag: '@staged' },
  async ({ page, context, baseURL }) => {
    await stageScenario(context, baseURL, 'prices-excl')
    await page.setViewportSize({ width: 390, height: 844 })
    for (const productId of [1002, 1005]) await putInCart(page, productId, way)
    await page.request.post('/cart/coupon', { form: { code: 'VIJFEURO', back: '/' }, headers: { origin: baseURL ?? '' } })
    await page.request.post('/api/v2/cart', { data: { shipping_option_id: 'postnl' } })
    await open(page, `${way.product.path}?panel=cart`)
    const foot = cartPanel(page, way).locator('footer')
    await expect(foot).toContainText(way.words.cart.totalExcl)
    for (const notices of [way.words.cart.subtotal, way.words.cart.shipping, way.words.cart.discount, '21%', '9%', way.words.cart.total])
      await expect(foot).toContainText(notices)
    expect((await foot.boundingBox())?.height ?? Infinity).toBeLessThanOrEqual(844 / 4)
  },
)
