import type { Locator, Page } from '@playwright/test'
import { newCustomer, placeOrders } from './customer.ts'
import { bankButton, heading, open, visit } from './guest.ts'
import { ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'
import { filled } from './words.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Creates a customer with one paid order; returns its number. */
const paidOnce = async (page: Page): Promise<string> => {
  await newCustomer(page)
  const [order] = await placeOrders(page, 1, 1002)
  const pay = await page.request.post('/api/v2/checkout/pay', { data: {} })
  const { paymentUrl } = ((await pay.json()) as { readonly data: { readonly paymentUrl: string } }).data
  expect((await page.request.post(paymentUrl, { form: { choice: 'pay' } })).ok()).toBe(true)
  return order?.orderNumber ?? ''
}

const way = ways.nld
const { account, checkout, shell } = way.words

test.describe('the last order', () => {
  test.use({ locale: way.browser })

  test('ACC-03 CHK-07 a customer repeats the last order with three presses from any page, with the same delivery and payment methods', async ({
    page,
  }) => {
    const number = await paidOnce(page)
    let presses = 0
    const press = async (target: Locator): Promise<void> => {
      presses += 1
      await target.click()
    }
    await open(page, way.category.path)
    await press(page.getByRole('banner').getByRole('link', { name: shell.account }))
    const panel = page.getByRole('dialog', { name: account.menu })
    await press(panel.getByRole('button', { name: filled(account.lastOrder.againOf, { order: number }) }))
    // This takes about twelve backend calls in sequence.
    await expect(page).toHaveURL(way.steps.pay, { timeout: 30_000 })
    const chosen = page.getByRole('main')
    for (const text of ['Prins Hendrikkade 1', 'PostNL', 'iDEAL']) await expect(chosen).toContainText(text)
    await press(page.getByRole('button', { name: checkout.orderAndPay, exact: true }))
    await expect(page).toHaveURL(/\/api\/bank\//)
    expect(presses).toBe(3)
    await bankButton(page, 'pay').click()
    await expect(heading(page, checkout.result.paid.title)).toBeVisible()
  })
})
test.describe('the last order without a script', () => {
  // The browser blocks the page's scripts, because the test turned scripts off.
  test.use({ locale: way.browser, javaScriptEnabled: false, tolerated: [/^failed: GET .*\.js csp$/] })

  test('ACC-03 CHK-07 a plain form repeats an order up to its payment; the order of another customer is not found', async ({ page }) => {
    const number = await paidOnce(page)
    await visit(page, `${way.prefix}/account/overview`)
    await page
      .getByRole('main')
      .getByRole('button', { name: filled(account.lastOrder.againOf, { order: number }) })
      .click()
    await expect(page).toHaveURL(way.steps.pay, { timeout: 30_000 })
    for (const text of ['Prins Hendrikkade 1', 'PostNL', 'iDEAL']) await expect(page.getByRole('main')).toContainText(text)
    const origin = new URL(page.url()).origin
    const strange = await page.request.post(`${way.prefix}/account/orders/order-250017`, { form: { line: '' }, headers: { origin } })
    expect(strange.status()).toBe(404)
  })
})
