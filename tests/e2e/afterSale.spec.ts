import type { Page } from '@playwright/test'
import { newCustomer, placeOrders } from './customer.ts'
import { field, heading, newEmail, open } from './guest.ts'
import { ways } from './ways.ts'
import { mailsTo } from './staging.ts'
import { expect, test } from './strictConsoleTest.ts'
import { filled } from './words.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, tolerated: [/status of (?:404|422|429)/] })

for (const way of Object.values(ways)) {
  const { account, withdrawal, orderStatus, shell } = way.words
  const main = (page: Page) => page.getByRole('main')
  const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()

  test.describe(`after the sale, ${way.browser}`, () => {
    test.use({ locale: way.browser })

    test(
      'ACC-01a a guest withdraws in two steps, through the link in the footer of every page, and gets a receipt by mail',
      { tag: '@staged' },
      async ({ page }) => {
        const email = newEmail()
        for (const address of ['/contact', '/checkout']) {
          await open(page, way.prefix + address)
          await expect(page.getByRole('contentinfo').getByRole('link', { name: shell.footer.withdraw })).toBeVisible()
        }
        await page.getByRole('contentinfo').getByRole('link', { name: shell.footer.withdraw }).click()
        await expect(heading(page, withdrawal.title)).toBeVisible()
        await press(page, withdrawal.next)
        await expect(field(page, withdrawal.name)).toBeFocused()
        await field(page, withdrawal.name).fill('Sam <b>Jansen</b> 🧶')
        await field(page, account.emailAddress).fill(`  ${email} `)
        // There is no such order, and the page does not disclose that.
        await field(page, orderStatus.number).fill('TH-1')
        await main(page).getByLabel(withdrawal.which).fill('De lamp')
        await press(page, withdrawal.next)
        await expect(heading(page, withdrawal.confirmTitle)).toBeFocused()
        expect(await mailsTo(page, email)).toEqual([])
        await press(page, withdrawal.back)
        await expect(field(page, withdrawal.name)).toHaveValue('Sam <b>Jansen</b> 🧶')
        await press(page, withdrawal.next)
        await press(page, withdrawal.confirm)
        await expect(heading(page, withdrawal.doneTitle)).toBeFocused()
        const [mail, ...more] = await mailsTo(page, email)
        expect(more).toEqual([])
        // The address is not verified, so the mail quotes nothing that was typed. Its date is readable by a person.
        expect(mail?.text).toContain(
          way.browser === 'nl-NL' ? 'een herroeping met dit e-mailadres' : 'a withdrawal with this e-mail address',
        )
        expect(mail?.text).toMatch(/\d{1,2} [a-z]+ 20\d\d (?:om|at) \d\d:\d\d/i)
        for (const typed of ['TH-1', 'De lamp', 'Jansen']) expect(mail?.text).not.toContain(typed)
      },
    )

    test('ACC-02 a guest sees the status of an order by number and e-mail address, and by the link of the mail; a wrong guess discloses nothing', async ({
      page,
    }) => {
      const email = await newCustomer(page)
      const [order] = await placeOrders(page, 1)
      await page.context().clearCookies({ name: 'auth_token' })
      await open(page, `${way.prefix}${way.prefix === '' ? '/bestelling' : '/order'}`)
      await field(page, orderStatus.number).fill(order?.orderNumber ?? '')
      await field(page, account.emailAddress).fill(newEmail())
      await press(page, orderStatus.show)
      await expect(main(page).getByText(orderStatus.notFound)).toBeVisible()
      await field(page, account.emailAddress).fill(email)
      await press(page, orderStatus.show)
      await expect(heading(page, filled(account.order.title, { order: order?.orderNumber ?? '' }))).toBeVisible()
      await expect(main(page)).toContainText(account.orderStatuses.open)
      await expect(main(page)).not.toContainText('Hendrikkade')
      await expect(page).toHaveURL(/key=/)
      await page.reload()
      await expect(heading(page, filled(account.order.title, { order: order?.orderNumber ?? '' }))).toBeVisible()
      const response = await page.request.get(page.url())
      expect(response.headers()['cache-control'] ?? '').not.toMatch(/public|s-maxage/)
      expect(await response.text()).not.toContain(email)
      await main(page).getByRole('link', { name: withdrawal.title }).click()
      await expect(main(page).getByRole('group', { name: withdrawal.which }).getByRole('checkbox')).toBeChecked()
      await open(
        page,
        `${way.prefix}${way.prefix === '' ? '/bestelling' : '/order'}?key=${new URL(response.url()).searchParams.get('key')}x`,
      )
      await expect(main(page).getByText(orderStatus.notFound)).toBeVisible()
    })
  })
}
