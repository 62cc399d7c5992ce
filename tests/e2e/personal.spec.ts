import { readFile } from 'node:fs/promises'
import { newCustomer, placeOrders } from './customer.ts'
import { field, heading, newEmail, open, reload, visit, ways } from './guest.ts'
import { mailsTo } from './mails.ts'
import { expect, test } from './strictConsoleTest.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, tolerated: [/status of (?:401|422)/] })

for (const way of Object.values(ways)) {
  const { account, phrases, validation } = way.words
  const information = `${way.prefix}/account/information`

  test.describe(`personal data, ${way.browser}`, () => {
    test.use({ locale: way.browser })

    test('ACC-01a name, phone, language and company are changed, and a VAT number of a wrong form is told at its field', async ({
      page,
    }) => {
      await newCustomer(page)
      await open(page, information)
      const save = page.getByRole('button', { name: account.personal.save, exact: true })
      await field(page, account.firstName).fill('  Zoë-Anne ')
      await field(page, account.phoneNumber).fill('020-5551234')
      await page.getByLabel(account.personal.language).selectOption({ label: 'English' })
      await page.getByLabel(account.companyName).fill('Vis & Zn. <script>alert(1)</script> 🐟')
      await page.getByLabel(account.vatNumber).fill('NL12')
      await save.click()
      await expect(page.getByLabel(account.vatNumber)).toHaveAccessibleDescription(new RegExp(validation.vatIdNL.replaceAll('.', '\\.')))
      await page.getByLabel(account.vatNumber).fill('NL111111110B01')
      await save.click()
      await expect(page.getByRole('main').getByText(phrases.accountDetailsSaved)).toBeVisible()
      await reload(page)
      await expect(field(page, account.firstName)).toHaveValue('Zoë-Anne')
      await expect(field(page, account.phoneNumber)).toHaveValue('020-5551234')
      await expect(page.getByLabel(account.companyName)).toHaveValue('Vis & Zn. <script>alert(1)</script> 🐟')
      await expect(page.getByLabel(account.personal.language)).toHaveValue('eng')
    })

    test('RST-02 VAL-02 another password takes the one of now; what was wrong is told and nothing is lost', async ({ page }) => {
      const email = await newCustomer(page)
      await open(page, information)
      await page.getByText(account.personal.otherPassword, { exact: true }).click()
      const own = page.locator('details', { hasText: account.personal.otherPassword })
      const typed = (name: string) => own.getByLabel(name, { exact: false }).and(own.locator('input[type=password]'))
      await typed(account.personal.currentPassword).fill('Fout1234')
      await typed(account.newPassword).fill('Thuiskomen02')
      await typed(account.passwordConfirm).fill('Thuiskomen02')
      const save = own.getByRole('button', { name: account.newPasswordSave })
      await save.click()
      await expect(own.getByText(phrases.accountPasswordWrong)).toBeVisible()
      await typed(account.personal.currentPassword).fill('Welkom01')
      await save.click()
      await expect(own.getByText(phrases.accountPasswordChanged)).toBeVisible()
      const login = (password: string) => page.request.post('/api/v2/account/login', { data: { email, password } })
      expect((await login('Welkom01')).status()).toBe(401)
      expect((await login('Thuiskomen02')).status()).toBe(200)
    })

    test('ACC-01a another e-mail address counts once its mail was opened and the button pressed', async ({ page }) => {
      const email = await newCustomer(page)
      const next = newEmail()
      await open(page, information)
      await page.getByText(account.personal.otherEmail, { exact: true }).click()
      const own = page.locator('details', { hasText: account.personal.newEmail })
      await own.getByLabel(account.personal.newEmail).fill(` ${next} `)
      await own.locator('input[type=password]').fill('Welkom01')
      await own.getByRole('button', { name: account.personal.mailLink }).click()
      await expect(own.getByText(phrases.accountEmailChangeMailed)).toBeVisible()
      const [mail] = await mailsTo(page, next)
      const link = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '')
      expect(link.pathname).toBe(`${way.prefix}/account/email`)
      const login = (address: string) => page.request.post('/api/v2/account/login', { data: { email: address, password: 'Welkom01' } })
      await open(page, link.pathname + link.search)
      expect((await login(next)).status()).toBe(401)
      await page.getByRole('button', { name: account.personal.confirmEmail }).click()
      await expect(page.getByRole('main').getByText(phrases.accountEmailChanged)).toBeVisible()
      expect((await login(email)).status()).toBe(401)
      expect((await login(next)).status()).toBe(200)
      await open(page, `${way.prefix}/account/email?token=${link.searchParams.get('token')}x`)
      await page.getByRole('button', { name: account.personal.confirmEmail }).click()
      await expect(page.getByRole('main').getByText(phrases.accountEmailTokenInvalid)).toBeVisible()
    })

    test('ACC-01a a copy of all data is a file for nobody else, and a deleted account is gone', async ({ page, playwright, baseURL }) => {
      const email = await newCustomer(page)
      const [order] = await placeOrders(page, 1)
      await open(page, information)
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: account.personal.download }).click(),
      ])
      const text = await readFile(await download.path(), 'utf8')
      expect(download.suggestedFilename()).toMatch(/\.json$/)
      expect(text).toContain(email)
      expect(text).toContain(order?.orderNumber)
      const stranger = await playwright.request.newContext({ baseURL: baseURL ?? '' })
      const refused = await stranger.get(`${way.prefix}/account/data`, { maxRedirects: 0 })
      expect([refused.status(), refused.headers()['location']]).toEqual([
        302,
        `${way.prefix}/account/login?return=${encodeURIComponent(information)}`,
      ])
      await stranger.dispose()
      const own = await page.request.get(`${way.prefix}/account/data`)
      expect(own.headers()['cache-control']).toBe('private, no-store')

      await page.getByText(account.personal.delete, { exact: true }).click()
      const end = page.locator('details', { hasText: account.personal.deleteText })
      await end.locator('input[type=password]').fill('Welkom01')
      await end.getByRole('button', { name: account.personal.deleteNow }).click()
      await expect(page).toHaveURL(way.home)
      await expect(page.getByText(phrases.accountDeleted).filter({ visible: true })).toBeVisible()
      expect((await page.request.post('/api/v2/account/login', { data: { email, password: 'Welkom01' } })).status()).toBe(401)
      await visit(page, information)
      await expect(heading(page, account.loginTitle)).toBeVisible()
    })
  })
}
