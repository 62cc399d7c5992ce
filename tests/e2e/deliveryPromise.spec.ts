import type { Page } from '@playwright/test'
import { newCustomer } from './customer.ts'
import { cartButton, cartPanel, open, putInCart, ways } from './guest.ts'
import { expect, test } from './strictConsoleTest.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const homes = {
  NL: {},
  BE: { countryCode: 'BE', zipCode: '9000', houseNumber: '12', streetName: 'Veldstraat', city: 'Gent', phoneNumber: '0470123456' },
} as const

/** The day that the product page promises: a week day, a day and a month. */
const promisedDay = async (page: Page): Promise<string> =>
  /\p{L}+ \d+ \p{L}+|\p{L}+, \p{L}+ \d+/u.exec(await page.getByTestId('delivery').locator('span').first().innerText())?.[0] ?? 'no day'

for (const way of Object.values(ways)) {
  const { cart, checkout, product } = way.words

  test.describe(`what delivery is promised, ${way.browser}`, () => {
    test.use({ locale: way.browser })

    for (const country of ['NL', 'BE'] as const) {
      const isFree = country === 'NL'
      test(`CHK-05 product page and cart promise a customer in ${country} what the first way of delivery costs and when it comes`, async ({
        page,
      }) => {
        await newCustomer(page, homes[country])
        await putInCart(page, 1002, way)
        await open(page, way.product.path)
        const line = page.getByTestId('delivery').locator('xpath=following-sibling::li[1]')
        await (isFree ? expect(line).toHaveText(product.shippingFree) : expect(line).toContainText(/9[,.]95$/))
        const day = await promisedDay(page)
        await cartButton(page, way).click()
        const panel = cartPanel(page, way)
        await expect(panel.getByRole('spinbutton')).toBeVisible()
        await (isFree ? expect(panel).toContainText(cart.isFree) : expect(panel).not.toContainText(cart.isFree))
        await page.keyboard.press('Escape')

        await open(page, way.steps.information)
        await page.getByRole('button', { name: checkout.toDelivery, exact: true }).click()
        await expect(page).toHaveURL(way.steps.delivery)
        const first = page.getByRole('main').locator('label').first().locator('..')
        await expect(page.getByRole('radio').first()).toBeChecked()
        await expect(first).toContainText(day, { ignoreCase: true })
        await (isFree ? expect(first).not.toContainText(/\d[,.]\d\d/) : expect(first).toContainText(/9[,.]95/))
      })
    }
  })
}

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
