import type { Page } from '@playwright/test'
import { newCustomer } from './customer.ts'
import { card, cartPanel, cents, holdProgram, hydrated, postTo, putInCart } from './guest.ts'
import { expect, test } from './strictConsoleTest.ts'
import { postage, rugPrice, ways } from './ways.ts'

const way = ways.nld
const { checkout, product } = way.words

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).first().click()
const radio = (page: Page, name: RegExp) => page.getByRole('radio', { name })

test('CHK-05 CHK-12 a delivery option and a payment method that are chosen before hydration are those of the order', async ({ page }) => {
  await putInCart(page)
  await postTo(page, way, 'delivery')
  const arrive = await holdProgram(page)
  await page.goto(way.steps.delivery, { waitUntil: 'commit' })
  await expect(radio(page, /PostNL/)).not.toBeChecked()
  await card(page, 'PostNL').click()
  arrive()
  await hydrated(page)
  await expect.poll(() => cents(page.getByTestId('order-total'))).toBe(rugPrice + postage)
  await expect(radio(page, /PostNL/)).toBeChecked()
  await press(page, checkout.toOverview)
  await expect(page).toHaveURL(way.steps.overview)

  const arriveAgain = await holdProgram(page)
  await page.goto(way.steps.overview, { waitUntil: 'commit' })
  await expect(radio(page, /iDEAL/)).toBeChecked()
  await card(page, 'PayPal').click()
  arriveAgain()
  await hydrated(page)
  await expect(radio(page, /PayPal/)).toBeChecked()
  await press(page, checkout.toPay)
  await expect(page).toHaveURL(way.steps.pay)
  await expect(page.getByRole('main')).toContainText('PayPal')
})

test('CHK-05 the day and the services that are chosen before hydration are those of the order', async ({ page }) => {
  await newCustomer(page)
  await putInCart(page, 1115)
  await page.request.post(way.steps.information, { form: {} })
  await page.request.post(way.steps.delivery, { form: { delivery: 'dhl' } })
  const arrive = await holdProgram(page)
  await page.goto(way.steps.delivery, { waitUntil: 'commit' })
  await expect(radio(page, /DHL/)).toBeChecked()
  const days = page.getByLabel(checkout.deliveryDay, { exact: true })
  await days.selectOption({ index: 3 })
  const service = page.getByRole('checkbox').first()
  await service.check()
  const chosen = await days.inputValue()
  const before = await cents(page.getByTestId('order-total'))
  arrive()
  await hydrated(page)
  await expect.poll(() => cents(page.getByTestId('order-total'))).toBeGreaterThan(before)
  await expect(service).toBeChecked()
  await expect(days).toHaveValue(chosen)
  await press(page, checkout.toOverview)
  await expect(page).toHaveURL(way.steps.overview)
  await page.goto(way.steps.delivery)
  await expect(service).toBeChecked()
  await expect(days).toHaveValue(chosen)
})

test('OPT-01 an option that is chosen before hydration counts in price and cart', async ({ page }) => {
  const arrive = await holdProgram(page)
  await page.goto('/product/1003', { waitUntil: 'commit' })
  const other = page.locator('label').filter({ has: page.locator('[name="option.installatie"]:not(:checked)') })
  await other.click()
  arrive()
  await hydrated(page)
  await expect(page).toHaveURL(/option\.installatie=installatie-/)
  await expect(other).toHaveCount(1)
  const value = await page.locator('[name="option.installatie"]:checked').getAttribute('value')
  expect(page.url()).toContain(`option.installatie=${value}`)
  await press(page, product.add)
  await expect(cartPanel(page, way)).toContainText('monteur')
})

test('RUG-09 OPT-01 shape, measures and finish that are chosen before hydration are those of the rug', async ({ page }) => {
  const arrive = await holdProgram(page)
  await page.goto('/product/1001/vloerkleed-op-maat', { waitUntil: 'commit' })
  await radio(page, /Ovaal/).check({ force: true })
  await page.getByRole('textbox', { name: /^Breedte/ }).fill('240')
  await page.getByRole('textbox', { name: /^Lengte/ }).fill('340')
  await page.locator('[value="afwerking-feston"]').check({ force: true })
  await page.locator('[value="onderkleed-vilt"]').check({ force: true })
  arrive()
  await hydrated(page)
  await expect(page.getByRole('main').getByRole('img', { name: /op schaal/i })).toHaveAccessibleName(/Ovaal, 240 cm × 340 cm/)
  await expect(radio(page, /Ovaal/)).toBeChecked()
  await expect(page).toHaveURL(
    /option\.vorm=vorm-ovaal.*measure\.vorm\.width=240.*measure\.vorm\.length=340.*afwerking-feston.*onderkleed-vilt/,
  )
})
