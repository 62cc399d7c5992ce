import type { Locator, Page } from '@playwright/test'
import { hydrated, cartPanel, open } from './guest.ts'
import { ways } from './ways.ts'
import { stageScenario } from './staging.ts'
import { expect, test } from './strictConsoleTest.ts'

const { nld, eng } = ways
const address = '/product/1001/vloerkleed-op-maat'

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

const width = (page: Page): Locator => page.getByRole('textbox', { name: /^Breedte/ })
const length = (page: Page): Locator => page.getByRole('textbox', { name: /^Lengte/ })
/** The form's own button; the one at the foot of the screen comes after it. */
const buy = (page: Page): Locator => page.getByRole('form').getByRole('button', { name: nld.words.product.add, exact: true }).first()
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
  const message = 'De gekozen waarde is te groot. Maximaal 400 cm is mogelijk.'
  await open(page, address)
  await length(page).fill('300')
  await width(page).fill('900')
  await expect(width(page)).toHaveValue('400')
  await expect(page.getByText(message)).toBeVisible()
  await expect(drawing(page)).toHaveAccessibleName(/400 cm × 300 cm/)
  // 12 m² at € 189.
  await expect(page.getByRole('form')).toContainText('€ 2.268,-')
  await length(page).focus()
  await expect(page.getByText(message)).toBeVisible()
  expect(await ofError(width(page))).toContain(message)
  await expect(width(page)).toHaveAttribute('aria-invalid', 'true')
  await width(page).fill('250')
  await expect(page.getByText(message)).toHaveCount(0)
  await expect(page.getByRole('form')).toContainText('€ 1.417,50')
})

test('RUG-07a RUG-07b the fields show what is needed, and Doorgaan and the order button wait for a valid area and give the reason', async ({
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

test('RUG-07 OPT-05 an order without measures focuses the missing field and adds nothing', async ({ page }) => {
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
  await hydrated(other)
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

test('RUG-01 a square with unequal sides is refused with a sentence, and sold once they are equal', async ({ page }) => {
  await open(page, `${address}?option.vorm=vorm-vierkant`)
  await width(page).fill('100')
  await length(page).fill('300')
  await expect.poll(() => ofError(length(page))).toContain(nld.words.rug.notSquare)
  await expect(buy(page)).toBeDisabled()
  await length(page).fill('100')
  await expect(page.getByText(nld.words.rug.notSquare)).toHaveCount(0)
  await expect(buy(page)).toBeEnabled()
})

test('RUG-02 what is charged of a circle is explained, and an area just below the minimum is not rounded up to it', async ({ page }) => {
  await open(page, `${address}?option.vorm=vorm-rond&measure.vorm.diameter=250`)
  const calculator = page.getByRole('region', { name: nld.words.rug.calculator })
  await expect(calculator).toContainText('Oppervlakte 6,25 m² vierkant gerekend; de cirkel zelf is 4,91 m²')
  await page.getByRole('radio', { name: 'Rechthoek' }).check({ force: true })
  await width(page).fill('99')
  await length(page).fill('101')
  await expect(calculator).toContainText('Oppervlakte 0,9999 m²')
})

test('RUG-05 the first digit of a measure is not yet called too small; after a rest, or on leaving the field, it is', async ({ page }) => {
  await page.clock.install()
  await open(page, address)
  const message = 'De minimale afname is: 1 m2. Kies een andere afmeting.'
  await width(page).fill('315')
  await length(page).fill('3')
  await page.clock.runFor(500)
  expect(await ofError(length(page))).not.toContain(message)
  await page.clock.runFor(300)
  await expect.poll(() => ofError(length(page))).toContain(message)
  await length(page).fill('300')
  await expect.poll(() => ofError(length(page))).not.toContain(message)
  await length(page).fill('3')
  expect(await ofError(length(page))).not.toContain(message)
  await width(page).focus()
  await expect.poll(() => ofError(length(page))).toContain(message)
})

test('RUG-05 an order of a rug that is too small focuses the field with the message', async ({ page }) => {
  await open(page, address)
  await length(page).fill('20')
  // A press on the button leaves the focus where it was: here, at the other field.
  await width(page).fill('400')
  await buy(page).click({ force: true })
  await expect(length(page)).toBeFocused()
  expect(await ofError(length(page))).toContain('De minimale afname is: 1 m2.')
})

test('RUG-08 a double press of the button adds one rug, because it cannot be returned', async ({ page }) => {
  await open(page, `${address}?measure.vorm.width=200&measure.vorm.length=300`)
  await buy(page).dblclick()
  await expect(cartPanel(page, nld)).toContainText('200 × 300 cm')
  await expect(page.getByTestId('cart-count')).toHaveText('1')
  await expect(cartPanel(page, nld).getByRole('spinbutton')).toHaveValue('1')
})

const terms = ['De maat kan 3% afwijken.', 'Je betaalt 20% vooraf en 80% bij bezorging.', 'Een kleed op maat kun je niet retourneren.']

test('RUG-08a the terms are shown wherever a rug can be chosen, and in cart and checkout', async ({ page }) => {
  await open(page, `${address}%20copy`)
  for (const term of terms) await expect(page.getByRole('form')).toContainText(term)
  await open(page, `${address}?panel=variations&measure.vorm.width=200&measure.vorm.length=300`)
  for (const term of terms) await expect(page.getByRole('dialog')).toContainText(term)
  await page.keyboard.press('Escape')
  await buy(page).click()
  for (const term of terms) await expect(cartPanel(page, nld)).toContainText(term)
  await open(page, '/checkout')
  const summary = page.getByRole('complementary', { name: nld.words.checkout.summary })
  for (const term of terms) await expect(summary).toContainText(term)
})

test(
  'RUG-08c with the deposit off the terms in cart and checkout do not speak of it',
  { tag: '@staged' },
  async ({ page, context, baseURL }) => {
    await stageScenario(context, baseURL, 'deposit-off')
    await open(page, `${address}?measure.vorm.width=200&measure.vorm.length=300`)
    await buy(page).click()
    await expect(cartPanel(page, nld)).toContainText('De maat kan 3% afwijken.')
    await expect(cartPanel(page, nld)).not.toContainText(/vooraf/)
  },
)

test('RUG-06 measures survive a reload right after the last key', async ({ page }) => {
  await open(page, address)
  await width(page).fill('215')
  await length(page).fill('315')
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(width(page)).toHaveValue('215')
  await expect(length(page)).toHaveValue('315')
})

test('RUG-06 measures in an address without the name of a group are taken by the product', async ({ page }) => {
  await open(page, `${address}?measure.width=315&measure.length=290`)
  await expect(width(page)).toHaveValue('315')
  await expect(length(page)).toHaveValue('290')
  await expect(buy(page)).toBeEnabled()
})

test('RUG-07 on a large screen price, measures and button stay in view while further choices are made', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, `${address}?measure.vorm.width=200&measure.vorm.length=300`)
  const bar = page.getByTestId('buy-bar')
  await expect(bar).toBeVisible()
  await expect(bar).toContainText('200 × 300 cm')
  await expect(bar).toContainText('€ 1.134,-')
  await expect(bar.getByRole('button', { name: nld.words.product.add, exact: true })).toBeVisible()
  await buy(page).scrollIntoViewIfNeeded()
  await expect(bar).toHaveCount(0)
})

test('OPT-01 an unavailable option is labelled so', async ({ page }) => {
  await open(page, address)
  await expect(page.locator('label', { hasText: 'Franje' })).toContainText(nld.words.product.variationOut)
})

test('RUG-03 RUG-05 hostile input is answered at the field and never priced', async ({ page }) => {
  await open(page, address)
  await length(page).fill('300')
  for (const text of ['240,5', '1e9', '٣٠٠', '2 m', 'abc', '<b>1']) {
    await width(page).fill(text)
    await length(page).focus()
    expect(await ofError(width(page)), text).toContain(nld.words.rug.noMeasure)
    await expect(width(page), 'what was typed is not lost').toHaveValue(text)
    await expect(buy(page)).toBeDisabled()
  }
  await width(page).fill('200,0')
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
  await expect(page.getByRole('form').getByRole('button', { name: eng.words.product.add, exact: true }).first()).toBeEnabled()
})
