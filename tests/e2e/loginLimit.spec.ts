import { field, newEmail, open, putInCart, ways } from './guest.ts'
import { newCustomer } from './customer.ts'
import { expect, test } from './strictConsoleTest.ts'

const way = ways.nld
const { account, phrases } = way.words

// The browser itself reports answers of 4xx.
test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' }, tolerated: [/status of 4\d\d/] })

for (const address of ['/account/login', '/checkout/login']) {
  test(`SES-01b too many attempts at ${address} are told in a sentence, and the password is gone`, async ({ page }) => {
    const email = await newCustomer(page)
    await page.context().clearCookies({ name: /auth_token|customer_id|es_/ })
    for (let attempt = 0; attempt < 8; attempt += 1)
      await page.request.post('/api/v2/account/login', { data: { email, password: `Verkeerd${attempt}` } })
    await putInCart(page)
    await open(page, address)
    await field(page, account.email).fill(email)
    await field(page, account.password).fill('Welkom01')
    await page.getByRole('main').getByRole('button', { name: account.login, exact: true }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(phrases.tooManyRequests)
    await expect(field(page, account.password)).toHaveValue('')
    // Somebody else is not held up.
    await field(page, account.email).fill(newEmail())
    await field(page, account.password).fill('Welkom01')
    await page.getByRole('main').getByRole('button', { name: account.login, exact: true }).click()
    await expect(page.getByRole('main').getByRole('alert')).not.toContainText(phrases.tooManyRequests)
  })
}
