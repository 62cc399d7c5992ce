import type { Page } from '@playwright/test'
import { newCustomer, placeOrders } from './customer.ts'
import { bankButton, bankAmount, cents, open } from './guest.ts'
import { ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'
import { filled } from './words.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, tolerated: [/status of (?:404|409|422|50\d)|ERR_FAILED/] })

const way = ways.eng
const { account } = way.words
const begin = async (page: Page): Promise<string> => {
  await newCustomer(page)
  const [order] = await placeOrders(page, 1)
  if (order === undefined) throw new Error('an order was placed')
  await open(page, `${way.prefix}/account/orders/${order.uid}`)
  return order.orderNumber
}
const panel = (page: Page, order: string) => page.getByRole('dialog', { name: filled(account.payOrder.title, { order }) })
const payButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^(Betaal|Pay) € ?/ })
const goOn = (page: Page, order: string) => panel(page, order).getByRole('button', { name: account.payOrder.continue, exact: true })
const pay = '**/api/v2/account/orders/*/pay'

test.describe('paying an open order', () => {
  test.use({ locale: way.browser })

  test('PAY-01 PAY-03 the payment panel shows the sums and leads to the bank; on return from the bank the order is paid', async ({
    page,
  }) => {
    const order = await begin(page)
    const total = await cents(page.getByTestId('order-total'))
    await payButton(page).click()
    const rows = panel(page, order).locator('dl > div')
    await expect(rows.locator('dt')).toHaveText(['Total amount', 'Already paid', 'Open'])
    await expect.poll(() => cents(rows.nth(2).locator('dd'))).toBe(total)
    const ways = panel(page, order).getByRole('radio')
    await expect(ways.first()).toBeChecked()
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(pay, async (route) => {
      await held
      await route.continue()
    })
    await goOn(page, order).click()
    await expect(panel(page, order).getByRole('button', { name: account.payOrder.loading, exact: true })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    await expect(panel(page, order).getByRole('button', { name: 'Loading...', exact: true })).toBeVisible()
    release()
    await page.waitForURL('**/api/bank/**')
    await expect(bankButton(page, 'pay')).toBeVisible()
    expect(await bankAmount(page)).toBe(total)
    await bankButton(page, 'pay').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(way.words.checkout.result.paid.title)
    await open(page, `${way.prefix}/account/overview`)
    await expect(page.getByRole('heading', { name: account.openAmounts.title })).toHaveCount(0)
  })

  test('PAY-01 after Back from the bank the panel or the page is usable and not busy', async ({ page }) => {
    const order = await begin(page)
    await payButton(page).click()
    await goOn(page, order).click()
    await page.waitForURL('**/api/bank/**')
    await page.goBack({ waitUntil: 'domcontentloaded' })
    await expect(payButton(page)).toBeVisible()
    if ((await panel(page, order).count()) === 0) await payButton(page).click()
    await expect(goOn(page, order)).toBeEnabled()
    await goOn(page, order).click()
    await page.waitForURL('**/api/bank/**')
  })
})
