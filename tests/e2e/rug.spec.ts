import type { Locator, Page } from '@playwright/test'
import { alive, cartPanel, open, ways } from './guest.ts'
import { expect, test } from './quietTest.ts'

const { nld, eng } = ways
const address = '/product/1001/vloerkleed-op-maat'

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

const width = (page: Page): Locator => page.getByRole('textbox', { name: /^Breedte/ })
const length = (page: Page): Locator => page.getByRole('textbox', { name: /^Lengte/ })
const buy = (page: Page): Locator => page.getByRole('form').getByRole('button', { name: nld.words.product.add, exact: true })
const onward = (page: Page): Locator => page.getByRole('button', { name: 'Doorgaan', exact: true })
const drawing = (page: Page): Locator => page.getByRole('main').getByRole('img', { name: /op schaal/i })
const ofError = (field: Locator): Promise<string | null> =>
  field.evaluate((input) => {
    const ids = (input.getAttribute('aria-describedby') ?? '').split(' ')
    return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  })

test('RUG-04a RUG-04b too large becomes the maximum in field, drawing and price at once, and the sentence stays until the next input', async ({
  page,
}) => {
  const sentence = 'De gekozen waarde is te groot. Maximaal 400 cm is mogelijk.'
  await open(page, address)
  await length(page).fill('300')
  await width(page).fill('900')
  await expect(width(page)).toHaveValue('400')
  await expect(page.getByText(sentence)).toBeVisible()
  await expect(drawing(page)).toHaveAccessibleName(/400 cm × 300 cm/)
  // 12 m² at € 189.
  await expect(page.getByRole('form')).toContainText('€ 2.268,-')
  await length(page).focus()
  await expect(page.getByText(sentence)).toBeVisible()
  expect(await ofError(width(page))).toContain(sentence)
  await expect(width(page)).toHaveAttribute('aria-invalid', 'true')
  await width(page).fill('250')
  await expect(page.getByText(sentence)).toHaveCount(0)
  await expect(page.getByRole('form')).toContainText('€ 1.417,50')
})

test('RUG-07a RUG-07b the fields say what is needed, and Doorgaan and the order button wait for a valid area and say why', async ({
  page,
}) => {
  await open(page, address)
  await expect(width(page)).toHaveAttribute('placeholder', 'Breedte (in CM)')
  await expect(length(page)).toHaveAttribute('placeholder', 'Lengte (in CM)')
  await expect(onward(page)).toBeDisabled()
  await expect(buy(page)).toBeDisabled()
  await expect(buy(page)).toHaveAccessibleDescription(nld.words.rug.missing)
  await width(page).fill('50')
  await length(page).fill('100')
  await expect(onward(page)).toBeDisabled()
  await expect(buy(page)).toHaveAccessibleDescription('De minimale afname is: 1 m2. Kies een andere afmeting.')
  await length(page).fill('200')
  await expect(onward(page)).toBeEnabled()
  await expect(buy(page)).toBeEnabled()
  await onward(page).click()
  await expect(page.getByRole('radio', { name: 'Blinde zoom' })).toBeFocused()
  await page.getByRole('radio', { name: 'Rond', exact: true }).check({ force: true })
  await expect(page.getByRole('textbox', { name: /^Diameter/ })).toHaveAttribute('placeholder', 'Diameter (in CM)')
  await expect(onward(page)).toBeDisabled()
})

test('RUG-07 OPT-05 who orders too early is led to the field that is missing, and nothing is added', async ({ page }) => {
  await open(page, address)
  await width(page).fill('240')
  await buy(page).click({ force: true })
  await expect(length(page)).toBeFocused()
  await expect(length(page)).toHaveAttribute('aria-invalid', 'true')
  expect(await ofError(length(page))).toContain(nld.words.rug.fillIn.length)
  await expect(page.getByTestId('cart-count')).toHaveCount(0)
})

test('RUG-09 RUG-02 RUG-06 the drawing follows shape and measures, the address carries them, and the cart shows both', async ({
  page,
  context,
}) => {
  await open(page, address)
  await page.getByRole('radio', { name: 'Ovaal' }).check({ force: true })
  await width(page).fill('240')
  await length(page).fill('340')
  await expect(drawing(page)).toHaveAccessibleName(/Ovaal, 240 cm × 340 cm/)
  await expect(page.getByRole('form')).toContainText('Oppervlakte 8,16 m²')
  await expect(page.getByRole('form')).toContainText('€ 1.542,24')
  await expect(page).toHaveURL(/option\.vorm=vorm-ovaal.*measure\.vorm\.width=240.*measure\.vorm\.length=340/)

  const other = await context.newPage()
  await other.goto(page.url(), { waitUntil: 'domcontentloaded' })
  await alive(other)
  await expect(other.getByRole('radio', { name: 'Ovaal' })).toBeChecked()
  await expect(width(other)).toHaveValue('240')
  await expect(other.getByRole('form')).toContainText('€ 1.542,24')
  await expect(buy(other)).toBeEnabled()
  await other.close()

  await buy(page).click()
  const panel = cartPanel(page, nld)
  await expect(panel).toContainText('Ovaal 240 × 340 cm')
  await expect(panel.getByRole('img', { name: /240 × 340 cm/ })).toBeVisible()
})

test('RUG-03 RUG-05 hostile input is answered at the field and never priced', async ({ page }) => {
  await open(page, address)
  await length(page).fill('300')
  for (const text of ['1e9', '٣٠٠', '2 m', 'abc', '<b>1']) {
    await width(page).fill(text)
    await length(page).focus()
    expect(await ofError(width(page)), text).toContain(nld.words.rug.noMeasure)
    await expect(width(page), 'what was typed is not lost').toHaveValue(text)
    await expect(buy(page)).toBeDisabled()
  }
  await width(page).fill('200,5')
  await length(page).focus()
  await expect(width(page)).toHaveValue('200')
  await width(page).fill('00160')
  await length(page).focus()
  await expect(width(page)).toHaveValue('160')
  await width(page).fill('1'.padEnd(31, '0'))
  await expect(width(page)).toHaveValue('400')
  await width(page).fill('')
  await expect(onward(page)).toBeDisabled()
  await expect(page.getByRole('form')).toContainText('per m²')
})

test('RUG-06 an address with nonsense in it opens the page as it is', async ({ page }) => {
  await open(page, `${address}?option.vorm=nonsense&measure.vorm.width=${'9'.repeat(40)}&measure.vorm.length=%3Cscript%3E`)
  await expect(width(page)).toHaveValue('400')
  await expect(page.getByRole('radio', { name: 'Rechthoek' })).toBeChecked()
  await expect(buy(page)).toBeDisabled()
  await open(page, '/en/product/1001/made-to-measure-rug?measure.vorm.width=100&measure.vorm.length=100')
  await expect(page.getByRole('form').getByRole('button', { name: eng.words.product.add, exact: true })).toBeEnabled()
})
