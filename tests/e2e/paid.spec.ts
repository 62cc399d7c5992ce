import { bankButton, hydrated, card, heading, open, orderNumber, putInCart, walkTo } from './guest.ts'
import { ways } from './ways.ts'
import { mailsTo } from './staging.ts'
import { expect, test } from './strictConsoleTest.ts'

const days = { nld: /(?:maan|dins|woens|donder|vrij|zater|zon)dag \d{1,2} \p{L}+/iu, eng: /\p{L}+day, \p{L}+ \d{1,2}/u } as const

for (const locale of ['nld', 'eng'] as const) {
  const way = ways[locale]
  const { checkout } = way.words

  test.describe(`after paying, in ${locale}`, () => {
    test.use({ locale: way.browser, contextOptions: { reducedMotion: 'reduce' } })

    test(
      'CHK-05 CHK-11 the delivery day is shown before and after paying; the paid page has products, address and invoice, and the mail arrives',
      { tag: '@staged' },
      async ({ page }) => {
        const email = `betaald-${locale}-${Date.now()}@voorbeeld.test`
        await putInCart(page, 1002, way)
        await walkTo(page, way, 'delivery', email)
        const day = days[locale].exec(
          await page
            .locator('div', { has: page.getByRole('radio', { name: /PostNL/ }) })
            .last()
            .innerText(),
        )
        expect(day).not.toBeNull()
        await page.getByRole('button', { name: checkout.toOverview, exact: true }).click()
        await page.getByRole('button', { name: checkout.toPay, exact: true }).click()
        await page.getByRole('button', { name: checkout.orderAndPay, exact: true }).click()
        await expect(bankButton(page, 'pay')).toHaveAccessibleDescription(/\w/)
        await bankButton(page, 'pay').click()
        await expect(heading(page, checkout.result.paid.title)).toBeVisible()

        const main = page.getByRole('main')
        await expect(page.getByTestId('arrival')).toContainText(day?.[0] ?? 'a day', { ignoreCase: true })
        await expect(main.getByRole('list', { name: checkout.summary }).getByRole('listitem').first()).toContainText(way.product.title)
        await expect(main.getByRole('list', { name: checkout.summary }).locator('img').first()).toBeVisible()
        await expect(main.locator('address')).toContainText('Prins Hendrikkade 1')
        const invoice = await main.getByRole('link', { name: /F\d{2}-\d{6}/ }).getAttribute('href')
        const pdf = await page.request.get(invoice ?? '')
        expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])
        await page.emulateMedia({ media: 'print' })
        await expect(main.getByRole('link', { name: checkout.toOrder })).toBeHidden()
        await expect(main.locator('address')).toBeVisible()
        await page.emulateMedia({ media: 'screen' })

        const number = await orderNumber(page)
        const mail = (await mailsTo(page, email)).find(({ subject }) => subject.includes(number))
        expect(mail).toBeDefined()
        for (const received of [mail?.text, mail?.html]) {
          expect(received).toContain(way.product.title)
          expect(received?.toLowerCase()).toContain(day?.[0].toLowerCase())
          expect(received).toContain('346')
          expect(received).toContain('Prins Hendrikkade 1')
          expect(received).toContain(`${locale === 'nld' ? '/bestelling' : '/en/order'}?key=`)
        }
        expect(mail?.html).toContain(`<html lang="${locale === 'nld' ? 'nl' : 'en'}"`)
        expect(mail?.text).not.toContain('<')

        await main.getByRole('link', { name: checkout.toOrder, exact: true }).click()
        await expect(page).toHaveURL(new RegExp(`${way.prefix}/account/orders/`))
        await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
      },
    )
  })
}

test.describe('after a failed payment', () => {
  const way = ways.nld
  const { account, checkout } = way.words
  test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

  test('CHK-11 paying another way after a failed payment pays the same order and creates no second one', async ({ page }) => {
    // The test visits the bank twice.
    test.slow()
    await putInCart(page)
    await walkTo(page, way, 'pay')
    await page.getByRole('button', { name: checkout.orderAndPay, exact: true }).click()
    await bankButton(page, 'fail').click()
    await expect(heading(page, checkout.result.failed.title)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: checkout.askUs, exact: true })).toBeVisible()
    // Before hydration the link leads to the order page, which offers the same payment methods.
    await hydrated(page)
    await page.getByRole('main').getByRole('link', { name: checkout.otherPayment, exact: true }).click()
    const panel = page.getByRole('dialog')
    await card(page, 'PayPal').click()
    await expect(panel).not.toContainText(way.words.price.free)
    await panel.getByRole('button', { name: account.payOrder.continue, exact: true }).click()
    await bankButton(page, 'pay').click()
    await expect(heading(page, checkout.result.paid.title)).toBeVisible()
    const orders = (await (await page.request.get('/api/v2/account/orders')).json()) as {
      readonly data: { readonly orders: readonly { readonly totals: { readonly outstandingAmount: number } }[] }
    }
    expect(orders.data.orders.map(({ totals }) => totals.outstandingAmount)).toEqual([0])
    await open(page, '/')
    await expect(page.getByTestId('cart-count')).toHaveCount(0)
  })
})
