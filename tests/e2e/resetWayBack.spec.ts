import type { Page } from '@playwright/test'
import { newCustomer } from './customer.ts'
import { field, heading, open, putInCart, visit } from './guest.ts'
import { ways } from './ways.ts'
import { mailsTo } from './staging.ts'
import { expect, test } from './strictConsoleTest.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const way = ways.nld
const { account } = way.words
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()

/** Sets a new password through the mailed link, from a login page back to the same login page. */
const forget = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('main').getByRole('link', { name: account.forgot }).click()
  await expect(heading(page, account.resetTitle)).toBeVisible()
  await field(page, account.email).fill(email)
  await press(page, account.resetSend)
  await expect(heading(page, account.resetMailedTitle)).toBeVisible()
  const link = new URL(/https?:\S+token=\S+/.exec((await mailsTo(page, email)).at(-1)?.text ?? '')?.[0] ?? '')
  await open(page, link.pathname + link.search)
  await field(page, account.newPassword).fill('Anders02')
  await field(page, account.passwordConfirm).fill('Anders02')
  await press(page, account.newPasswordSave)
  await expect(heading(page, account.passwordSetTitle)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: account.login }).click()
}

const login = async (page: Page, email: string): Promise<void> => {
  await field(page, account.email).fill(email)
  await field(page, account.password).fill('Anders02')
  await press(page, account.login)
}

test.describe('a forgotten password', () => {
  test.use({ locale: way.browser })

  test(
    'RST-01 RST-02 RTE-10 the mailed link of a password reset leads back to the requested page, or to the checkout',
    { tag: '@staged' },
    async ({ page }) => {
      const email = await newCustomer(page)
      await page.context().clearCookies({ name: 'auth_token' })
      const requested = `${way.prefix}/account/orders?status=open`
      await visit(page, requested)
      await open(page, page.url())
      await forget(page, email)
      await login(page, email)
      await expect(page).toHaveURL(requested)

      // Ends the requests of the page.
      await page.goto('about:blank')
      await page.context().clearCookies({ name: 'auth_token' })
      await putInCart(page, 1002, way)
      await open(page, `${way.prefix}/checkout/login`)
      await forget(page, email)
      await expect(page).toHaveURL(`${way.prefix}/checkout/login`)
      await login(page, email)
      await expect(page).toHaveURL(way.steps.information)
    },
  )
})
