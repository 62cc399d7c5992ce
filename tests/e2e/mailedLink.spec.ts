import type { Page } from '@playwright/test'
import { newCustomer, placeOrders } from './customer.ts'
import { field, heading, open, putInCart } from './guest.ts'
import { ways } from './ways.ts'
import { mailsTo } from './staging.ts'
import { expect, test } from './strictConsoleTest.ts'

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const signOut = (page: Page) => page.context().clearCookies({ name: /auth_token|customer_id/ })

/** Path, query and fragment of the newest link to an address. */
const linkTo = async (page: Page, email: string): Promise<string> => {
  const { pathname, search, hash } = new URL(/https?:\S+#\S+/.exec((await mailsTo(page, email)).at(-1)?.text ?? '')?.[0] ?? '')
  return pathname + search + hash
}

for (const way of [ways.nld, ways.eng]) {
  const { account, phrases, checkout } = way.words

  test.describe(`a mailed link, in ${way.browser}`, () => {
    test.use({ locale: way.browser, contextOptions: { reducedMotion: 'reduce' }, tolerated: [/status of 422/] })

    test(
      'SES-01 RTE-10 a customer signs in by the mailed link with one press, once, and comes where the login was for',
      { tag: '@staged' },
      async ({ page }) => {
        const email = await newCustomer(page)
        await signOut(page)
        await open(page, `${way.prefix}/account/orders?status=open`)
        await page.getByRole('main').getByRole('link', { name: account.mailLink }).click()
        await expect(heading(page, account.mailed.loginTitle)).toBeVisible()
        await field(page, account.email).fill(email)
        await button(page, account.mailed.loginSend).click()
        await expect(heading(page, account.resetMailedTitle)).toBeFocused()
        const link = await linkTo(page, email)
        // Looking at the link, as programs do that look at mails, signs nobody in.
        expect((await page.request.get(link.split('#')[0] ?? '')).status()).toBe(200)
        await page.goto('about:blank')
        await open(page, link)
        await expect(page.getByText(account.mailed.loginPress)).toBeVisible()
        expect(page.url()).not.toContain('#')
        expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('auth_token')
        await button(page, account.login).click()
        await expect(page).toHaveURL(`${way.prefix}/account/orders?status=open`)
        await signOut(page)
        await page.goto('about:blank')
        await open(page, link)
        await button(page, account.login).click()
        await expect(page.getByRole('main').getByText(phrases.accountLoginLinkInvalid)).toBeVisible()
      },
    )

    // What follows does not depend on the language: it is walked once, in Dutch.
    if (way === ways.eng) return

    test(
      'CHK-01 SES-05 who has an account and no password goes on with the checkout by a mailed link',
      { tag: '@staged' },
      async ({ page }) => {
        const email = await newCustomer(page)
        await page.context().clearCookies({ name: /auth_token|customer_id|es_/ })
        await putInCart(page, 1002, way)
        await open(page, `${way.prefix}/checkout`)
        await page.getByLabel(account.email).fill(email)
        await page.getByRole('button', { name: checkout.next, exact: true }).click()
        await page.getByRole('main').getByRole('link', { name: account.mailLink }).click()
        await expect(field(page, account.email)).toHaveValue(email)
        await button(page, account.mailed.loginSend).click()
        await expect(heading(page, account.resetMailedTitle)).toBeVisible()
        await page.goto('about:blank')
        await open(page, await linkTo(page, email))
        await button(page, account.login).click()
        await expect(page).toHaveURL(way.steps.information)
        await expect(page.getByRole('radio').first()).toBeChecked()
      },
    )

    test(
      'SES-06 ACC-01 a new customer reads in the account what waits for the e-mail address, and sees all orders once it is verified',
      { tag: '@staged' },
      async ({ page }) => {
        const email = await newCustomer(page)
        const [order] = await placeOrders(page, 1)
        await signOut(page)
        await open(page, `${way.prefix}/account/login?return=${encodeURIComponent(`${way.prefix}/account/orders`)}`)
        await field(page, account.email).fill(email)
        await field(page, account.password).fill('Welkom01')
        await button(page, account.login).click()
        const main = page.getByRole('main')
        await expect(main.getByText(account.mailed.bannerTitle)).toBeVisible()
        await expect(main.getByText(account.mailed.ordersWait)).toBeVisible()
        await expect(main.getByText(order?.orderNumber ?? '')).toHaveCount(0)
        await button(page, account.mailed.again).click()
        await expect(main.getByText(phrases.accountVerificationMailed)).toBeVisible()
        await page.goto('about:blank')
        await open(page, await linkTo(page, email))
        await button(page, account.mailed.verify).click()
        await expect(main.getByText(phrases.accountEmailVerified)).toBeVisible()
        await main.getByRole('link', { name: account.menu }).click()
        await page.getByRole('navigation').getByRole('link', { name: account.menuOrders }).first().click()
        await expect(main.getByText(order?.orderNumber ?? '').first()).toBeVisible()
        await expect(main.getByText(account.mailed.bannerTitle)).toHaveCount(0)
      },
    )
  })
}

test.describe('without a script', () => {
  const way = ways.nld
  const { account, phrases } = way.words
  test.use({ locale: way.browser, javaScriptEnabled: false, tolerated: [/status of 422/] })

  test('SES-01 SES-06 the code of the mail signs in and verifies', { tag: '@staged' }, async ({ page }) => {
    const email = await newCustomer(page)
    await page.goto('/account/overview')
    await button(page, account.mailed.again).click()
    await expect(page.getByText(phrases.accountVerificationMailed)).toBeVisible()
    const code = (await linkTo(page, email)).split('#')[1] ?? ''
    await page.goto('/account/bevestigen')
    await page.getByText(account.mailed.haveCode).click()
    await field(page, account.mailed.code).fill(code)
    await button(page, account.mailed.verify).click()
    await expect(page.getByText(phrases.accountEmailVerified)).toBeVisible()

    await signOut(page)
    await page.goto('/account/inloglink?return=%2Faccount%2Finformation')
    await page.getByText(account.mailed.haveCode).click()
    await field(page, account.mailed.code).fill('mistyped')
    await button(page, account.login).click()
    // The message is about a field that is in view.
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(field(page, account.mailed.code)).toBeVisible()
    await field(page, account.email).fill(email)
    await button(page, account.mailed.loginSend).click()
    await expect(heading(page, account.resetMailedTitle)).toBeVisible()
    await field(page, account.mailed.code).fill((await linkTo(page, email)).split('#')[1] ?? '')
    await button(page, account.login).click()
    await expect(page).toHaveURL('/account/information')
  })
})
