import type { Locator, Page } from '@playwright/test'
import { passes } from '../a11y/passesAxe.ts'
import { newCustomer } from './customer.ts'
import { card, cents, field, open, putInCart, reload, visit } from './guest.ts'
import { endScenario, stageScenario } from './staging.ts'
import { expect, test } from './strictConsoleTest.ts'
import { ways } from './ways.ts'
import type { Way } from './ways.ts'

/** A rug of 19.6 kg. */
const largeRug = 1115

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** As the demo shop names what its carriers do besides. */
const serviceNames = {
  nld: { upstairs: 'Naar boven of tot in de kamer dragen', takeBack: 'Je oude vloerkleed meenemen' },
  eng: { upstairs: 'Carried upstairs or into the room', takeBack: 'Your old rug taken along' },
} as const

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const daySelect = (page: Page, way: Way): Locator => page.getByLabel(way.words.checkout.deliveryDay, { exact: true })

/** A customer with large goods at the delivery step. */
const atDelivery = async (page: Page, way: Way): Promise<void> => {
  await newCustomer(page)
  await putInCart(page, largeRug, way)
  await visit(page, way.steps.information)
  await button(page, way.words.checkout.toDelivery).click()
  await expect(page).toHaveURL(way.steps.delivery)
}

const sum = (page: Page, label: string): Locator => page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) })

/** The amounts at the ends of rows, as a shopper adds them up. */
const addUp = async (rows: Locator, total: number): Promise<void> => {
  const amounts = await rows.locator(':scope > :last-child').allInnerTexts()
  const cents = amounts.map((amount) =>
    Number(
      amount
        .replace(/,-$/, ',00')
        .replace(/^€\s?(\d+)$/, '$1.00')
        .replaceAll(/\D/g, ''),
    ),
  )
  expect([amounts, cents.reduce((left, right) => left + right, 0)]).toEqual([amounts, total])
}

for (const [language, way] of Object.entries(ways)) {
  const { account, checkout } = way.words
  const point = language === 'nld' ? ',' : '.'
  const services = serviceNames[language as keyof typeof ways]
  test.describe(`delivery day, ${language}`, () => {
    test.use({ locale: way.browser })

    test('CHK-05 CHK-11 the shopper chooses the day of large goods, and the order is promised for it', async ({ page }) => {
      const emailAddress = await newCustomer(page)
      await putInCart(page, largeRug, way)
      await open(page, way.steps.information)
      await button(page, checkout.toDelivery).click()
      const select = daySelect(page, way)
      await expect(select).toBeVisible()
      await card(page, 'DHL').click()
      await expect(page.getByRole('radio', { name: /DHL/ })).toBeChecked()
      const days = await select.locator('option').allInnerTexts()
      expect(days.length).toBeGreaterThan(10)
      expect(days.every((day) => /^\p{L}+,? .*\d/u.test(day) && !/^(?:zondag|Sunday)/.test(day))).toBe(true)
      await expect(select.locator('option:checked')).toHaveText(days[0] ?? '')
      const [day = ''] = days.slice(5)
      await select.selectOption({ label: day })
      const total = 124_900 + 795
      await expect.poll(() => cents(page.getByTestId('order-total'))).toBe(total)
      await page.getByRole('checkbox', { name: services.upstairs }).check()
      await expect.poll(() => cents(page.getByTestId('order-total'))).toBe(total + 3_500)
      await page.getByRole('checkbox', { name: services.takeBack }).check()
      await expect.poll(() => cents(page.getByTestId('order-total'))).toBe(total + 5_000)
      await page.getByRole('checkbox', { name: services.takeBack }).uncheck()
      await expect.poll(() => cents(page.getByTestId('order-total'))).toBe(total + 3_500)
      await expect(select.locator('option:checked')).toHaveText(day)
      await passes(page, 'a choice of days', { at: [390, 1280] })
      await button(page, checkout.toOverview).click()
      await expect(page).toHaveURL(way.steps.overview)
      await expect(page.getByRole('main')).toContainText(day)
      await page.goBack()
      await expect(select.locator('option:checked')).toHaveText(day)
      await reload(page)
      await expect(select.locator('option:checked')).toHaveText(day)
      await button(page, checkout.toOverview).click()
      await button(page, checkout.toPay).click()
      await expect(page).toHaveURL(way.steps.pay)
      await expect(page.getByRole('main')).toContainText(day)
      await button(page, checkout.orderAndPay).click()
      await page.waitForURL(/\/api\/bank\//)
      await page.locator('button[value=pay]').click()
      await expect(page.getByTestId('arrival')).toContainText(day)
      const goods = page.getByRole('list', { name: checkout.summary }).getByRole('listitem')
      await expect(goods.filter({ hasText: way.words.cart.shipping })).toContainText('7.95'.replace('.', point))
      await expect(goods.filter({ hasText: services.upstairs })).toContainText('35.00'.replace('.', point))
      await expect(goods.filter({ hasText: services.takeBack })).toHaveCount(0)
      await addUp(goods, total + 3_500)
      const { data } = (await (await page.request.get('/api/v2/account/orders')).json()) as {
        readonly data: { readonly orders: readonly { readonly uid: string; readonly orderNumber: string }[] }
      }
      await open(page, `${way.prefix}/account/orders/${data.orders[0]?.uid}`)
      await expect(page.getByText(`DHL, ${services.upstairs}`)).toBeVisible()
      await expect(page.getByRole('main')).toContainText(day)
      await expect(sum(page, services.upstairs)).toContainText('35.00'.replace('.', point))
      await addUp(page.getByRole('region', { name: account.order.sums }).locator('dl > div:has(~ [data-as=total])'), total + 3_500)
      // The same order by its number, without a login.
      await page.context().clearCookies({ name: 'auth_token' })
      await open(page, `${way.prefix}${way.prefix === '' ? '/bestelling' : '/order'}`)
      await field(page, way.words.orderStatus.number).fill(data.orders[0]?.orderNumber ?? '')
      await field(page, account.emailAddress).fill(emailAddress)
      await button(page, way.words.orderStatus.show).press('Enter')
      await expect(sum(page, services.upstairs)).toContainText('35.00'.replace('.', point))
      await addUp(page.getByRole('main').locator('dl > div:has(~ [data-as=total])'), total + 3_500)
      await passes(page, 'an order by its key', { at: [390, 1280] })
    })

    // What follows does not depend on the language: it is walked once, in Dutch.
    if (language === 'eng') return

    test('CHK-05 the day is chosen by keyboard on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await newCustomer(page)
      await putInCart(page, largeRug, way)
      await open(page, way.steps.information)
      await button(page, checkout.toDelivery).click()
      const select = daySelect(page, way)
      await expect(select).toBeVisible()
      await page.getByRole('radio', { name: /DHL/ }).focus()
      await page.keyboard.press('Space')
      await expect(page.getByRole('radio', { name: /DHL/ })).toBeChecked()
      await page.keyboard.press('Tab')
      await expect(select).toBeFocused()
      const days = await select.locator('option').allInnerTexts()
      const from = days.indexOf(await select.locator('option:checked').innerText())
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      const day = days[from + 2] ?? ''
      await expect(select.locator('option:checked')).toHaveText(day)
      const { x, width } = (await select.boundingBox()) ?? { x: 0, width: 0 }
      expect(x + width).toBeLessThanOrEqual(390)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      await button(page, checkout.toOverview).press('Enter')
      await expect(page).toHaveURL(way.steps.overview)
      await expect(page.getByRole('main')).toContainText(day)
    })
  })

  test.describe(`delivery day without a script, ${language}`, () => {
    test.use({ javaScriptEnabled: false, locale: way.browser, tolerated: [/^failed: GET .*\.js csp$/] })

    test('CHK-05 without a script a method has the day that was shown, and the next visit of the step offers its own days', async ({
      page,
    }) => {
      await atDelivery(page, way)
      const select = daySelect(page, way)
      const [, , third = ''] = await select.locator('option').allInnerTexts()
      await select.selectOption({ label: third })
      await card(page, 'DHL').click()
      await button(page, checkout.toOverview).click()
      await expect(page).toHaveURL(way.steps.overview)
      await expect(page.getByRole('main')).toContainText(third)
      await page.getByRole('main').getByRole('link', { name: checkout.changeDelivery }).click()
      await expect(select.locator('option:checked')).toHaveText(third)
      const saturday = select
        .locator('option')
        .filter({ hasText: /zaterdag|Saturday/ })
        .last()
      const day = await saturday.innerText()
      await select.selectOption({ label: day })
      const names = Object.values(services)
      for (const name of names) await page.getByRole('checkbox', { name }).check()
      await button(page, checkout.toOverview).click()
      await expect(page).toHaveURL(way.steps.overview)
      for (const text of [day, ...names]) await expect(page.getByRole('main')).toContainText(text)
      await page.getByRole('main').getByRole('link', { name: checkout.changeDelivery }).click()
      await page.getByRole('checkbox', { name: services.upstairs }).uncheck()
      await button(page, checkout.toOverview).click()
      await expect(page.getByRole('main')).toContainText(services.takeBack)
      await expect(page.getByRole('main')).not.toContainText(services.upstairs)
    })
  })
}

test('CHK-08 a day that another tab chose is shown before it is ordered', async ({ page }) => {
  const way = ways.nld
  const { checkout } = way.words
  await atDelivery(page, way)
  const choose = async (day: string): Promise<void> => {
    const response = await page.request.post('/api/v2/cart', { data: { shipping_option_id: 'dhl', delivery_day: day } })
    expect(response.ok()).toBe(true)
  }
  const { data } = (await (await page.request.post('/api/v2/checkout/delivery', { data: { countryCode: 'NL' } })).json()) as {
    readonly data: readonly { readonly id: string; readonly deliveryDays?: readonly string[] }[]
  }
  const days = data.find(({ id }) => id === 'dhl')?.deliveryDays ?? []
  await choose(days[1] ?? '')
  await open(page, way.steps.overview)
  await button(page, checkout.toPay).click()
  await expect(page).toHaveURL(way.steps.pay)
  await choose(days[3] ?? '')
  await button(page, checkout.orderAndPay).click()
  await expect(page).toHaveURL(way.steps.delivery)
  await expect(page.getByText(way.words.phrases.checkoutCartUpdated)).toBeVisible()
  await expect(daySelect(page, way)).toHaveValue(String(Date.parse(days[3] ?? '') / 86_400_000))
})

test.describe('a day that passed', () => {
  test.use({ tolerated: [/status of 422/] })
  test(
    'CHK-09 a day that passed before paying is refused kindly, and another one is chosen',
    { tag: '@staged' },
    async ({ page, context, baseURL }) => {
      const way = ways.eng
      const { checkout, phrases } = way.words
      await atDelivery(page, way)
      const response = await page.request.post('/api/v2/cart', { data: { shipping_option_id: 'dhl' } })
      expect(response.ok()).toBe(true)
      await open(page, way.steps.overview)
      await button(page, checkout.toPay).click()
      await expect(page).toHaveURL(way.steps.pay)
      await stageScenario(context, baseURL, 'pay-idd')
      await button(page, checkout.orderAndPay).click()
      await expect(page).toHaveURL(way.steps.delivery)
      await expect(page.getByText(phrases.checkoutDeliveryDayInvalid)).toBeVisible()
      await endScenario(context)
      await daySelect(page, way).selectOption({ index: 3 })
      await button(page, checkout.toOverview).click()
      await button(page, checkout.toPay).click()
      await button(page, checkout.orderAndPay).click()
      await page.waitForURL(/\/api\/bank\//)
    },
  )
})
