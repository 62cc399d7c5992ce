import { newCustomer } from './customer.ts'
import { open, putInCart } from './guest.ts'
import { ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('CHK-05 LOC-04 a way of delivery shows no name of its own where it has no mark, and its lines begin in one column', async ({
  page,
}) => {
  const { steps, words } = ways.eng
  await newCustomer(page)
  await putInCart(page, 1002, ways.eng)
  await open(page, steps.information)
  await page.getByRole('button', { name: words.checkout.toDelivery, exact: true }).click()
  const cards = page.getByRole('main').locator('label').locator('..')
  await expect(cards).toHaveCount(4)
  await expect(page.getByRole('main')).not.toContainText('gratis')
  for (const each of await cards.all()) {
    const [label, description] = [each.locator('label > span:nth-last-child(2)'), each.locator(':scope > p')]
    const lefts = await Promise.all(
      [label, description].map((part) =>
        part.evaluate((element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          return range.getClientRects()[0]?.left ?? 0
        }),
      ),
    )
    expect(Math.abs((lefts[0] ?? 0) - (lefts[1] ?? 0))).toBeLessThan(1)
  }
})
