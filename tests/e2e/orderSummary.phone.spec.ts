import { cents, open, putInCart, walkTo } from './guest.ts'
import { postage, rugPrice, ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'

const way = ways.nld
const { cart, checkout } = way.words

test('CRT-11 on a phone the order summary is a bar above the step; the last step shows the full summary with VAT and earlier choices', async ({
  page,
}) => {
  await putInCart(page)
  await open(page, '/checkout')
  const order = page.getByRole('complementary', { name: checkout.summary })
  const bar = order.locator('summary')
  await expect(bar).toContainText('1 artikel')
  await expect.poll(() => cents(page.getByTestId('order-total'))).toBe(rugPrice)
  await expect(order.getByText(way.product.title)).toBeHidden()
  await bar.press('Enter')
  await expect(order.getByText(way.product.title)).toBeVisible()
  await expect(order).toContainText(cart.shippingOpen)
  await expect(order).toContainText('Je bespaart € 60,00')

  await walkTo(page, way, 'pay')
  await expect(order.getByText(way.product.title)).toBeVisible()
  await expect.poll(() => cents(page.getByTestId('order-total'))).toBe(rugPrice + postage)
  await expect(order).toContainText('Waarvan btw 21%')
  const main = page.getByRole('main')
  for (const fact of ['Prins Hendrikkade 1', 'PostNL, € 6,95', 'iDEAL | Wero']) await expect(main).toContainText(fact)
  await main.getByRole('link', { name: checkout.changePayment }).click()
  await expect(page).toHaveURL(way.steps.overview)
})
