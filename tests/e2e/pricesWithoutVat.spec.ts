import { open, ways } from './guest.ts'
import { test } from './ownShopTest.ts'
import { expect } from './quietTest.ts'
import { settle } from './settle.ts'

const way = ways.nld
test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

test('PRC-08a prices stand with or without VAT as the shop is set up, and the former one is crossed out', async ({ page, shop }) => {
  const price = page.getByRole('main').locator('p:has(s)').first()
  await open(page, way.product.path)
  await expect(price.locator('s')).toContainText('399,-')
  await expect(price).toContainText('339,15')
  await settle(page, shop, '"priceExclVat":false', '"priceExclVat":true')
  await expect
    .poll(
      async () => {
        await open(page, way.product.path)
        return price.innerText()
      },
      { timeout: 20_000 },
    )
    .toContain('280,29')
  await expect(price.locator('s')).toContainText('329,75')
  await expect(price).not.toContainText('339,15')
})
