import type { Page } from '@playwright/test'
import { bankAmount, open, putInCart, visit, walkThrough, walkTo } from './guest.ts'
import { postage, ways } from './ways.ts'
import { stageScenario } from './staging.ts'
import { expect, test } from './strictConsoleTest.ts'

const way = ways.nld
const address = '/product/1001/vloerkleed-op-maat'

/** 200 × 300 cm at € 189 a square metre, in cents; a fifth of it is paid with the order, and all of the lamp and the postage. */
const rug = 113_400
const lamp = 14_900
const fifth = 22_680
const rest = rug - fifth
const upfront = fifth + lamp + postage
const total = rug + lamp + postage

const euros = (cents: number): string =>
  new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' }).format(cents / 100).replace(/\s/, ' ')

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

const putRugInCart = async (page: Page): Promise<void> => {
  const form = {
    productId: 1001,
    back: '/',
    'option.vorm': 'vorm-rechthoek',
    'measure.vorm.width': '200',
    'measure.vorm.length': '300',
    'option.afwerking': 'afwerking-blind',
    'option.onderkleed': 'onderkleed-geen',
  }
  const response = await page.request.post('/cart', { form, maxRedirects: 0 })
  expect(response.headers()['location']).toContain('panel=cart')
}

test('RUG-08a RUG-08b of a rug and a lamp a fifth of the rug and all of the rest is paid now: product page, totals, pay step, bank, paid page and order agree', async ({
  page,
}) => {
  await open(page, `${address}?measure.vorm.width=200&measure.vorm.length=300`)
  const form = page.getByRole('form')
  await expect(form).toContainText('De maat kan 3% afwijken.')
  await expect(form).toContainText('Je betaalt 20% vooraf en 80% bij bezorging.')
  await expect(form).toContainText('Een kleed op maat kun je niet retourneren.')
  await expect(form).toContainText(`Nu ${euros(fifth)}, bij bezorging ${euros(rest)}`)

  await putRugInCart(page)
  await putInCart(page, 2401)
  await walkTo(page, way, 'pay')
  const summary = page.getByRole('complementary', { name: way.words.checkout.summary })
  await expect(summary).toContainText(`${way.words.cart.payNow}${euros(upfront)}`)
  await expect(summary).toContainText(`${way.words.cart.payLater}${euros(rest)}`)
  await expect(page.getByRole('main')).toContainText(`Je betaalt nu ${euros(upfront)} van ${euros(total)}`)
  await page.getByRole('button', { name: 'Bestellen en betalen' }).click()
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
  expect(await bankAmount(page)).toBe(upfront)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()

  await expect(page.getByRole('heading', { level: 1, name: way.words.checkout.result.paid.title })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(`${way.words.checkout.paidNow}${euros(upfront)}`)
  await expect(page.getByRole('main')).toContainText(`${way.words.cart.payLater}${euros(rest)}`)
  const orders = await page.evaluate(async () => {
    const token = localStorage.getItem('thuishaven.auth_token') ?? ''
    const response = await fetch('/api/v2/account/orders', { headers: { authorization: `Bearer ${token}` } })
    return (await response.json()) as { data: { orders: { totals: { totalInclVat: number; outstandingAmount: number } }[] } }
  })
  expect(orders.data.orders[0]?.totals).toMatchObject({ totalInclVat: total, outstandingAmount: rest })
})

test('RUG-08 an order of a rug alone does not mention returns or full payment, and shows its weeks of delivery', async ({ page }) => {
  await putRugInCart(page)
  await walkTo(page, way, 'pay')
  const main = page.getByRole('main')
  await expect(main).toContainText(way.words.checkout.bespokeText)
  await expect(main).not.toContainText(/\d+ dagen bedenktijd/)
  await page.getByRole('button', { name: 'Bestellen en betalen' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: way.words.checkout.result.paid.title })).toBeVisible()
  await expect(main.getByRole('status')).toContainText(`${euros(fifth + postage)} betaald. De rest, ${euros(rest)}`)
  await expect(page.getByTestId('arrival')).toContainText(/\d - \d weken/)
  await main.getByRole('link', { name: way.words.checkout.toOrder, exact: true }).click()
  await expect(page).toHaveURL(/\/account\/orders\//)
  await expect(main).toContainText(way.words.account.order.lines)
  await expect(main.getByRole('link', { name: way.words.withdrawal.title, exact: true })).toHaveCount(0)
})

test(
  'RUG-08c a shop without a deposit does not mention one, and charges the whole amount at once',
  { tag: '@staged' },
  async ({ page, context, baseURL }) => {
    await stageScenario(context, baseURL, 'deposit-off')
    await open(page, `${address}?measure.vorm.width=200&measure.vorm.length=300`)
    await expect(page.getByRole('form')).toContainText('De maat kan 3% afwijken.')
    await expect(page.getByRole('main')).not.toContainText(/vooraf|bij bezorging|aanbetal/i)
    await putRugInCart(page)
    await walkTo(page, way, 'pay')
    await expect(page.getByRole('main')).not.toContainText(/bij bezorging|Nu te betalen/)
    await page.getByRole('button', { name: 'Bestellen en betalen' }).click()
    await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
    expect(await bankAmount(page)).toBe(rug + postage)
  },
)

test(
  'RUG-08 the terms and conditions mention a deposit only while the shop charges one',
  { tag: '@staged' },
  async ({ page, context, baseURL }) => {
    const terms = { '/voorwaarden': /twintig procent/, '/en/terms': /twenty percent/ }
    for (const [address, share] of Object.entries(terms)) {
      await visit(page, address)
      await expect(page.getByRole('main')).toContainText(share)
    }
    await stageScenario(context, baseURL, 'deposit-off')
    for (const [address, share] of Object.entries(terms)) {
      await visit(page, address)
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText(share)
      await expect(page.getByRole('main')).not.toContainText('{deposit}')
    }
  },
)

test(
  'PRC-08b delivery options and the overview follow a shop that shows prices without VAT',
  { tag: '@staged' },
  async ({ page, context, baseURL }) => {
    await stageScenario(context, baseURL, 'prices-excl')
    await putRugInCart(page)
    await walkThrough(page, way, 'overview')
    // € 6.95 with 21 % VAT.
    await expect(page.getByRole('main')).toContainText('€ 5,74')
    await expect(page.getByRole('main')).not.toContainText('€ 6,95')
    await page.goBack()
    await expect(page.getByRole('radio', { name: /PostNL/ })).toBeChecked()
    await expect(page.getByRole('main').getByText('€ 5,74').filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('€ 6,95')
  },
)

test(
  'PRC-08b the page after paying shows lines, delivery and sums with or without VAT, as the shop does',
  { tag: '@staged' },
  async ({ page, context, baseURL }) => {
    await stageScenario(context, baseURL, 'prices-excl')
    await putInCart(page)
    await walkTo(page, way, 'pay')
    await page.getByRole('button', { name: 'Bestellen en betalen' }).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: way.words.checkout.result.paid.title })).toBeVisible()
    const main = page.getByRole('main')
    // € 340.00 and € 6.95 with 21 % VAT.
    for (const amount of ['€ 280,99', '€ 5,74', '€ 286,73']) await expect(main).toContainText(amount)
    await expect(main).toContainText(way.words.cart.totalExcl)
    for (const amount of ['€ 340,00', '€ 6,95']) await expect(main).not.toContainText(amount)
  },
)
