import type { Page } from '@playwright/test'
import { newCustomer, placeOrders } from './customer.ts'
import { field, heading, newEmail, visit } from './guest.ts'
import { ways } from './ways.ts'
import { mailsTo } from './staging.ts'
import { expect, test } from './strictConsoleTest.ts'
import { filled } from './words.ts'

// The browser blocks the page's scripts, because the test turned scripts off.
test.use({
  javaScriptEnabled: false,
  tolerated: [/^failed: GET .*\.js csp$|status of (?:404|422)/],
  contextOptions: { reducedMotion: 'reduce' },
})

const way = ways.nld
const { account, withdrawal, orderStatus, phrases } = way.words
const [orderPath, withdrawPath] = ['/bestelling', '/herroepen']
const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()
const inAddress = (page: Page, text: string): boolean => decodeURIComponent(page.url()).includes(text)

test.describe('after the sale without a script', () => {
  test.use({ locale: way.browser })

  test(
    'ACC-02 a guest looks up the status of an order and withdraws from a line of it by plain forms; no address identifies the guest',
    { tag: '@staged' },
    async ({ page }) => {
      const email = await newCustomer(page)
      const [order] = await placeOrders(page, 1)
      const number = order?.orderNumber ?? ''
      await page.context().clearCookies({ name: 'auth_token' })

      await test.step('missing values are reported at their fields, a wrong pair discloses nothing, and typed text stays', async () => {
        await visit(page, orderPath)
        await press(page, orderStatus.show)
        await expect(field(page, orderStatus.number)).toHaveAccessibleDescription(
          new RegExp(phrases.missing.orderNumber.replaceAll('.', '\\.')),
        )
        await expect(field(page, account.emailAddress)).toHaveAttribute('aria-invalid', 'true')
        const stranger = newEmail()
        await field(page, orderStatus.number).fill(` ${number} `)
        await field(page, account.emailAddress).fill(stranger)
        await press(page, orderStatus.show)
        await expect(main(page).getByRole('alert')).toContainText(orderStatus.notFound)
        await expect(field(page, account.emailAddress)).toHaveValue(stranger)
        expect(inAddress(page, stranger)).toBe(false)
      })

      await test.step('order number and e-mail address show the order', async () => {
        await field(page, account.emailAddress).fill(email)
        await press(page, orderStatus.show)
        await expect(heading(page, filled(account.order.title, { order: number }))).toBeVisible()
        await expect(main(page)).toContainText(account.orderStatuses.open)
        expect(inAddress(page, email)).toBe(false)
      })

      await test.step('withdrawal by line, in two steps', async () => {
        await main(page).getByRole('link', { name: withdrawal.title }).click()
        const goods = main(page).getByRole('group', { name: withdrawal.which })
        await expect(field(page, orderStatus.number)).toHaveValue(number)
        await goods.getByRole('checkbox').uncheck()
        await field(page, withdrawal.name).fill('Sam <b>Jansen</b> 🧶')
        await field(page, account.emailAddress).fill(email)
        await press(page, withdrawal.next)
        await expect(goods).toContainText(withdrawal.chooseOne)
        await expect(goods.getByRole('checkbox')).not.toBeChecked()
        await goods.getByRole('checkbox').check()
        await press(page, withdrawal.next)
        await expect(heading(page, withdrawal.confirmTitle)).toBeVisible()
        await press(page, withdrawal.back)
        await expect(field(page, withdrawal.name)).toHaveValue('Sam <b>Jansen</b> 🧶')
        await press(page, withdrawal.next)
        const before = (await mailsTo(page, email)).length
        await press(page, withdrawal.confirm)
        await expect(heading(page, withdrawal.doneTitle)).toBeVisible()
        const mails = await mailsTo(page, email)
        expect(mails).toHaveLength(before + 1)
        expect(mails.at(-1)?.text).toContain(number)
      })

      await test.step('an invalid key shows no order', async () => {
        const response = await visit(page, `${orderPath}?key=nobody`)
        expect([response?.status(), response?.headers()['cache-control']]).toEqual([404, expect.stringContaining('no-store')])
        await expect(main(page).getByRole('alert')).toContainText(orderStatus.notFound)
      })
    },
  )

  test(
    'ACC-01a a guest without an order number withdraws by describing the product; mistakes are reported, and a reload does not submit again',
    { tag: '@staged' },
    async ({ page }) => {
      const email = newEmail()
      await visit(page, withdrawPath)
      await field(page, withdrawal.name).fill('Noor')
      await field(page, orderStatus.number).fill('TH-1')
      await main(page).getByLabel(withdrawal.which).fill('De lamp\nen het kleed')
      await press(page, withdrawal.next)
      await expect(field(page, account.emailAddress)).toHaveAccessibleDescription(
        new RegExp(phrases.missing.emailAddress.replaceAll('.', '\\.')),
      )
      await expect(main(page).getByLabel(withdrawal.which)).toHaveValue('De lamp\nen het kleed')
      await field(page, account.emailAddress).fill(email)
      await press(page, withdrawal.next)
      await expect(main(page)).toContainText('en het kleed')
      expect([await mailsTo(page, email), inAddress(page, email)]).toEqual([[], false])
      await press(page, withdrawal.confirm)
      await expect(heading(page, withdrawal.doneTitle)).toBeVisible()
      // A reload posts the same form again.
      await page.reload()
      await expect(heading(page, withdrawal.doneTitle)).toBeVisible()
      expect(await mailsTo(page, email)).toHaveLength(1)
    },
  )
})
