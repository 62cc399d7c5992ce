import type { Locator, Page } from '@playwright/test'
import { newCustomer } from './customer.ts'
import { bankButton, bankAmount, card, cartPanel, cents, field, heading, newEmail, openCoupons, putInCart, visit } from './guest.ts'
import { postage, rugPrice, ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const alert = (page: Page): Locator => page.getByRole('main').getByRole('alert')

// The browser blocks the page's scripts, because the test turned scripts off.
test.use({ javaScriptEnabled: false, tolerated: [/^failed: GET .*\.js csp$/], contextOptions: { reducedMotion: 'reduce' } })

const way = ways.eng
const { account, cart, checkout } = way.words

test.describe('without a script, in English', () => {
  test.use({ locale: way.browser })

  test('CHK-01 CHK-02 CHK-03b CHK-04 CHK-05 CHK-06 CHK-07 CHK-11 CHK-12 CHK-13 a guest buys by plain forms and corrects mistakes', async ({
    page,
  }) => {
    await test.step('the start requires a valid e-mail address', async () => {
      await putInCart(page, 1002, way)
      await visit(page, `${way.prefix}/checkout`)
      await page.getByLabel(account.email).fill('jan')
      await button(page, checkout.next).click()
      await expect(alert(page)).toBeVisible()
      await page.getByLabel(account.email).fill(newEmail())
      await button(page, checkout.next).click()
      await expect(page).toHaveURL(way.steps.information)
    })

    await test.step('missing values are reported, at the fields too, and typed text stays', async () => {
      await field(page, account.firstName).fill('Jan')
      await field(page, account.houseNumber).fill('1')
      await button(page, checkout.toDelivery).click()
      await expect(alert(page)).toContainText(checkout.fieldsMissing)
      await expect(field(page, account.firstName)).toHaveValue('Jan')
      await expect(field(page, account.lastName)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(page, account.firstName)).not.toHaveAttribute('aria-invalid', 'true')
    })

    await test.step('the server looks up street and city', async () => {
      await field(page, account.lastName).fill('de Vries')
      await field(page, account.phoneNumber).fill('zes')
      await field(page, account.zipCode).fill('1011 AB')
      await button(page, checkout.toDelivery).click()
      await expect(alert(page)).toContainText(checkout.checkInformation)
      await expect(field(page, account.streetName)).toHaveValue('Prins Hendrikkade')
      await expect(field(page, account.phoneNumber)).toHaveAttribute('aria-invalid', 'true')
      await field(page, account.phoneNumber).fill('06-12345678')
      await button(page, checkout.toDelivery).click()
      await expect(page).toHaveURL(way.steps.delivery)
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('es_o')
    })

    await test.step('delivery: pickup or home delivery', async () => {
      await expect(page.getByRole('radio').first()).toBeChecked()
      await card(page, 'Pick up').click()
      await button(page, checkout.toOverview).click()
      await expect(alert(page)).toContainText(checkout.noPickupPoint)
      await expect(page.getByLabel(checkout.pickupWhere)).toBeVisible()
      await card(page, 'PostNL').click()
      await button(page, checkout.toOverview).click()
      await expect(page).toHaveURL(way.steps.overview)
    })

    await test.step('overview: a payment method', async () => {
      await expect(page.getByRole('main')).toContainText('Prins Hendrikkade 1')
      await expect(page.getByRole('radio', { name: /iDEAL/ })).toBeChecked()
      await card(page, 'PayPal').click()
      await button(page, checkout.toPay).click()
      await expect(page).toHaveURL(way.steps.pay)
      await expect(page.getByRole('main')).toContainText('PayPal')
    })

    await test.step('one order is created', async () => {
      expect(await cents(page.getByTestId('cart-total').last())).toBe(rugPrice + postage)
      await button(page, checkout.orderAndPay).click()
      await expect(page).toHaveURL(/\/api\/bank\//)
      expect(await bankAmount(page)).toBe(rugPrice + postage)
      const bank = page.url()
      await page.goBack({ waitUntil: 'domcontentloaded' })
      await button(page, checkout.orderAndPay).click()
      await expect(page).toHaveURL(bank)
      await bankButton(page, 'pay').click()
      await expect(heading(page, checkout.result.paid.title)).toBeVisible()
    })
  })

  test('CRT-04 CPN-01 CPN-02 CPN-03 quantity and coupon are plain forms', async ({ page }) => {
    await putInCart(page, 1002, way)
    await visit(page, `${way.product.path}?panel=cart`)
    const panel = cartPanel(page, way)
    const total = panel.getByTestId('cart-total')
    await panel.getByRole('spinbutton').fill('3')
    await panel.getByRole('button', { name: cart.update, exact: true }).click()
    await expect(panel.getByRole('spinbutton')).toHaveValue('3')
    expect(await cents(total)).toBe(3 * rugPrice)

    const code = await openCoupons(page, way)
    await code.fill('nietbestaand')
    await panel.getByRole('button', { name: cart.couponApply, exact: true }).click()
    await expect(code).toHaveAccessibleDescription(cart.couponRefused.replace('{code}', 'nietbestaand'))
    await code.fill('vijf euro')
    await panel.getByRole('button', { name: cart.couponApply, exact: true }).click()
    await expect(panel).not.toContainText(cart.couponRefused.replace('{code}', 'nietbestaand'))
    expect(await cents(total)).toBe(3 * rugPrice - 500)
    await panel.getByRole('list', { name: cart.couponsApplied }).getByRole('button').click()
    expect(await cents(total)).toBe(3 * rugPrice)

    await panel
      .getByRole('button', { name: new RegExp(way.product.title) })
      .filter({ has: page.locator('svg') })
      .last()
      .click()
    await expect(panel.getByRole('heading', { name: cart.empty })).toBeVisible()
  })
})

test.describe('changes during a plain checkout', () => {
  const way = ways.nld
  const { account, checkout, phrases } = way.words
  test.use({ locale: 'nl-NL' })

  test('CHK-08 SES-01 a customer logs in during the checkout; a cart that changed since the page was rendered is shown before it is ordered', async ({
    page,
  }) => {
    await putInCart(page)
    await visit(page, '/checkout')
    await page.getByLabel(account.email).fill('zakelijk@thuishaven.test')
    await button(page, checkout.next).click()
    await expect(page).toHaveURL('/checkout/login')
    await expect(page.getByLabel(account.email)).toHaveValue('zakelijk@thuishaven.test')
    await field(page, account.password).fill('Welkom02')
    await button(page, account.login).click()
    await expect(alert(page)).toBeVisible()
    await field(page, account.password).fill('Welkom01')
    await button(page, account.login).click()
    await expect(page).toHaveURL(way.steps.information)
    for (const name of [checkout.toDelivery, checkout.toOverview, checkout.toPay]) await button(page, name).click()
    await expect(page).toHaveURL(way.steps.pay)
    await putInCart(page)
    await button(page, checkout.orderAndPay).click()
    await expect(alert(page)).toContainText(phrases.checkoutCartUpdated)
    await expect(page).toHaveURL(new RegExp(way.steps.delivery))
  })

  test('SES-03 CHK-12 without JavaScript a session that ended during the checkout is reported at the start of the checkout, and the cart is unchanged', async ({
    page,
  }) => {
    const email = await newCustomer(page)
    await page.context().clearCookies({ name: 'auth_token' })
    const login = async (): Promise<void> => {
      await page.getByLabel(account.email).fill(email)
      await field(page, account.password).fill('Welkom01')
      await button(page, account.login).click()
      await expect(page).toHaveURL(way.steps.information)
    }
    await putInCart(page, 1004)
    await visit(page, '/checkout/login')
    await login()
    for (const [ways, last] of [
      [[checkout.toDelivery], checkout.toOverview],
      [[checkout.toDelivery, checkout.toOverview, checkout.toPay], checkout.orderAndPay],
    ] as const) {
      for (const name of ways) await button(page, name).click()
      await expect(button(page, last)).toBeVisible()
      await page.context().addCookies([{ name: 'auth_token', value: 'ended', url: new URL('/', page.url()).href }])
      await button(page, last).click()
      await expect(page).toHaveURL(/\/checkout\/login/)
      await expect(alert(page)).toContainText(phrases.accountSessionEnded)
      await login()
      await expect(page.getByRole('main')).toContainText('Prins Hendrikkade')
    }
  })
})
