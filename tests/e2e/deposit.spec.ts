import type { Page } from '@playwright/test'
import { bankButton, bankAmount, open, putInCart, walkTo } from './guest.ts'
import { postage, ways } from './ways.ts'
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
  await expect(bankButton(page, 'pay')).toBeVisible()
  expect(await bankAmount(page)).toBe(upfront)
  await bankButton(page, 'pay').click()

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
