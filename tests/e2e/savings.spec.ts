import { open } from './guest.ts'
import { test } from './ownShopTest.ts'
import { expect } from './strictConsoleTest.ts'

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

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
