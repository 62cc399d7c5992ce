import type { Page } from '@playwright/test'
import { consentChoices } from '../../core/consent/index.ts'
import { encodeConsent } from '../../tools/chooseBefore.ts'
import { field, heading, open } from './guest.ts'
import { newCustomer } from './customer.ts'
import { ways } from './ways.ts'
import { mailsTo } from './staging.ts'
import { expect, test } from './strictConsoleTest.ts'

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const signOut = (page: Page) => page.context().clearCookies({ name: /auth_token|customer_id/ })

/** A device that keeps passkeys and whose owner always agrees. */
const addDevice = async (page: Page, url: string): Promise<void> => {
  await page.context().addCookies([{ name: 'cookiePreferences', value: encodeConsent(consentChoices.onlyNecessary), url }])
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

// Passkeys belong to a domain, and an address of numbers is none.
test.use({ baseURL: async ({ baseURL }, use) => use((baseURL ?? '').replace('127.0.0.1', 'localhost')) })

for (const way of [ways.nld, ways.eng]) {
  const { account, phrases } = way.words

  test.describe(`passkeys, in ${way.browser}`, () => {
    test.use({ locale: way.browser, contextOptions: { reducedMotion: 'reduce' }, tolerated: [/status of 422/] })

    test(
      'SES-01 ACC-01 a customer adds a passkey, logs in by it, and no longer once it is removed; a copied answer is refused',
      { tag: '@staged' },
      async ({ page, baseURL }) => {
        await addDevice(page, baseURL ?? '')
        const email = await newCustomer(page)
        const main = page.getByRole('main')
        const kept = main.locator('summary', { hasText: 'Laptop' })
        await open(page, `${way.prefix}/account/information`)
        await expect(main.getByText(account.passkeys.verifyFirst)).toBeVisible()
        const token = /#(\S+)/.exec((await mailsTo(page, email)).at(-1)?.text ?? '')?.[1]
        await page.request.post('/api/v2/account/verification/confirm', { data: { token } })

        await open(page, `${way.prefix}/account/information`)
        await main.getByText(account.passkeys.new, { exact: true }).click()
        await button(page, account.passkeys.add).click()
        await expect(field(page, account.passkeys.name)).toBeFocused()
        await field(page, account.passkeys.name).fill('Laptop')
        await button(page, account.passkeys.add).click()
        await expect(main.getByText(phrases.accountPasskeyAdded)).toBeVisible()
        await expect(kept).toBeVisible()
        // The form is closed and blames nothing; what was done stands above the list.
        await expect(main.getByRole('heading', { name: account.passkeys.title, exact: true })).toBeFocused()
        await expect(field(page, account.passkeys.name)).toBeHidden()
        await expect(main.locator('[aria-invalid="true"]')).toHaveCount(0)

        await signOut(page)
        await open(page, `${way.prefix}/account/login?return=${encodeURIComponent(`${way.prefix}/account/orders`)}`)
        const sent = page.waitForRequest(/passkey-login$/)
        await button(page, account.passkeys.login).click()
        await expect(page).toHaveURL(`${way.prefix}/account/orders`)
        const again = await page.request.post('/api/v2/account/passkey-login', { data: (await sent).postDataJSON() as object })
        expect(again.status()).toBe(422)

        // What the browser suggests beside the e-mail field; this device chooses it at once.
        await signOut(page)
        await open(page, `${way.prefix}/account/login`)
        await field(page, account.email).focus()
        await expect(page).toHaveURL(`${way.prefix}/account/overview`)

        await open(page, `${way.prefix}/account/information`)
        await kept.click()
        await button(page, account.passkeys.remove.replace('{name}', 'Laptop')).click()
        await expect(kept).toHaveCount(0)
        await signOut(page)
        await open(page, `${way.prefix}/account/login`)
        await button(page, account.passkeys.login).click()
        await expect(main.getByText(phrases.accountPasskeyRefused)).toBeVisible()
      },
    )
  })
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('SES-01 the login offers no passkey', async ({ page }) => {
    const { account } = ways.nld.words
    await page.goto('/account/login')
    await expect(heading(page, account.loginTitle)).toBeVisible()
    await expect(button(page, account.passkeys.login)).toHaveCount(0)
  })
})
