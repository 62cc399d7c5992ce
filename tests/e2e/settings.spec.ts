import { signInAs } from './customer.ts'
import { open } from './guest.ts'
import { ways } from './ways.ts'
import { test } from './ownShopTest.ts'
import { expect } from './strictConsoleTest.ts'
import { settle } from './settle.ts'

const way = ways.nld

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

test('CFG-03 a shop in another currency writes it in prices and structured data alike', async ({ page, shop }) => {
  await settle(page, shop, '"defaultCurrency":"EUR"', '"defaultCurrency":"GBP"')
  const price = page.getByRole('form').getByRole('paragraph').filter({ hasText: '340' })
  await expect
    .poll(
      async () => {
        await open(page, way.product.path)
        return price.first().innerText()
      },
      { timeout: 20_000 },
    )
    .toMatch(/£\s340,-/)
  await expect(page.getByRole('main')).not.toContainText('€')
  const data = await page.locator('script[type="application/ld+json"]').allInnerTexts()
  expect(data.join('')).toContain('"priceCurrency":"GBP"')
})

test('PRC-07 a number of decimals that is not known has the default, and the shop is there', async ({ page, shop }) => {
  await settle(page, shop, '"priceDecimals":0', '"priceDecimals":1')
  await expect.poll(async () => (await page.request.get(way.product.path)).status(), { timeout: 20_000 }).toBe(200)
  expect(await (await page.request.get(way.product.path)).text()).toContain('340,00')
})

test('LOC-05 the dates of an account follow the time zone of the settings', async ({ page, shop }) => {
  const order = { from: /"createdAt":"[^"]+"/g, to: '"createdAt":"2026-09-21T19:05:00Z"' }
  shop.line.change(/^GET \/api\/v2\/account\/orders/, (body) => body.replaceAll(order.from, order.to))
  await settle(page, shop, '"timeZone":"Europe/Amsterdam"', '"timeZone":"Asia/Tokyo"')
  await signInAs(page)
  await expect
    .poll(
      async () => {
        await open(page, '/account/orders')
        return page.getByRole('main').innerText()
      },
      { timeout: 20_000 },
    )
    .toContain('22-09-2026')
})
