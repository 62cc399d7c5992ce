import { bankButton, bankAmount, card, cartButton, cartPanel, heading, open, putInCart, walkTo } from './guest.ts'
import { postage, rugPrice, ways } from './ways.ts'
import { stageScenario } from './staging.ts'
import { expect, test } from './strictConsoleTest.ts'

const way = ways.nld
const [partial, onAccount] = ['In drie delen met in3', 'Op rekening']
const { checkout } = way.words

test.describe('kinds of payment', () => {
  test.use({ locale: way.browser, contextOptions: { reducedMotion: 'reduce' } })

  test(
    'CFG-05b an order on account skips the bank, empties the cart and is listed as unpaid in the account',
    { tag: '@staged' },
    async ({ page, context, baseURL }) => {
      await stageScenario(context, baseURL, 'on-account')
      await putInCart(page, 1002, way)
      await walkTo(page, way, 'overview')
      await expect(page.getByRole('radio', { name: partial })).toHaveCount(0)
      await card(page, onAccount).click()
      await expect(page.getByRole('radio', { name: onAccount })).toBeChecked()
      await page.getByRole('button', { name: checkout.toPay, exact: true }).click()
      await expect(page).toHaveURL(way.steps.pay)
      await page.getByRole('button', { name: checkout.orderAndPay, exact: true }).click()
      await expect(heading(page, checkout.result.invoiced.title)).toBeVisible()
      await expect(page.getByRole('link', { name: checkout.payAgain })).toHaveCount(0)
      const orders = await page.evaluate(async () => {
        const token = localStorage.getItem('thuishaven.auth_token') ?? ''
        const response = await fetch('/api/v2/account/orders', { headers: { authorization: `Bearer ${token}` } })
        return (await response.json()) as { data: { orders: { totals: { outstandingAmount: number } }[] } }
      })
      expect(orders.data.orders.map(({ totals }) => totals.outstandingAmount)).toEqual([rugPrice + postage])
      await open(page, way.home)
      await cartButton(page, way).click()
      await expect(cartPanel(page, way).getByRole('heading', { name: way.words.cart.empty })).toBeVisible()
    },
  )

  test(
    'CFG-05b a shop that accepts partial payment offers it, and the bank charges the full amount',
    { tag: '@staged' },
    async ({ page, context, baseURL }) => {
      await stageScenario(context, baseURL, 'partial-payment')
      await putInCart(page, 1002, way)
      await walkTo(page, way, 'overview')
      await expect(page.getByRole('radio', { name: onAccount })).toHaveCount(0)
      await card(page, partial).click()
      await expect(page.getByRole('radio', { name: partial })).toBeChecked()
      await page.getByRole('button', { name: checkout.toPay, exact: true }).click()
      await expect(page).toHaveURL(way.steps.pay)
      await page.getByRole('button', { name: checkout.orderAndPay, exact: true }).click()
      await expect(bankButton(page, 'pay')).toBeVisible()
      expect(await bankAmount(page)).toBe(rugPrice + postage)
    },
  )
})

test(
  'CFG-05b unsorted lists are ordered by part number where the owner configures it, and the sort menu shows it',
  { tag: '@staged' },
  async ({ page, context, baseURL }) => {
    await stageScenario(context, baseURL, 'mpn-descending')
    const numbers = async (): Promise<readonly string[]> =>
      (
        await page.locator('#list a[href*="/product/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      ).filter((href, nth, all) => all.indexOf(href) === nth)
    await page.goto('/planten', { waitUntil: 'domcontentloaded' })
    const byNumber = await numbers()
    const summary = page.locator('summary', { hasText: 'Sorteren op' })
    await expect(summary).toContainText('Artikelnummer')
    await summary.click()
    await page.getByRole('link', { name: 'Relevantie' }).click()
    await expect(page).toHaveURL('/planten?sort=relevance')
    await expect(summary).toContainText('Relevantie')
    expect(await numbers()).not.toEqual(byNumber)
    await summary.click()
    await page.getByRole('link', { name: 'Artikelnummer' }).click()
    await expect(page).toHaveURL('/planten')
    await expect.poll(numbers).toEqual(byNumber)
  },
)
