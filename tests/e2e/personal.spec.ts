import { readFile } from 'node:fs/promises'
import { newCustomer, placeOrders } from './customer.ts'
import { heading, open, visit } from './guest.ts'
import { ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, tolerated: [/status of (?:401|422)/] })

const way = ways.eng
const { account, phrases } = way.words
const information = `${way.prefix}/account/information`

test.describe('personal data', () => {
  test.use({ locale: way.browser })

  test('ACC-01a a customer downloads a copy of all their data, no other visitor can, and a deleted account is gone', async ({
    page,
    playwright,
    baseURL,
  }) => {
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
