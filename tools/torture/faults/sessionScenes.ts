import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { newCustomer, signInAs } from '../../../tests/e2e/customer.ts'
import { card, chosenAddress, field, follow, newEmail, open } from '../../../tests/e2e/guest.ts'
import { ways } from '../../../tests/e2e/ways.ts'
import { request, mailedAddress } from './mailed.ts'
import { button, main, press, title } from './scene.ts'
import type { Scene } from './scene.ts'

const { account, phrases } = ways.nld.words
const demo = { email: 'zakelijk@thuishaven.test', password: 'Welkom01' } as const
const email = (page: Page): Locator => main(page).locator('input[type=email]')
const fillLogin = async (page: Page): Promise<void> => {
  await email(page).fill(demo.email)
  await page.locator('main input[type=password]').fill(demo.password)
}
const register = async (page: Page): Promise<void> => {
  await open(page, '/account/register')
  await card(page, account.kinds.private).click()
  await email(page).fill(newEmail())
  await field(page, account.firstName).fill('Jan')
  await field(page, account.lastName).fill('de Vries')
  await field(page, account.phoneNumber).fill('06-12345678')
  await field(page, account.zipCode).fill('1011 AB')
  await field(page, account.houseNumber).fill('1')
  await expect(chosenAddress(page)).toContainText('Prins Hendrikkade')
  await field(page, account.password).fill('Welkom01')
}
const newPassword = async (page: Page): Promise<void> => {
  await field(page, account.newPassword).fill('Welkom02')
  await field(page, account.passwordConfirm).fill('Welkom02')
}
/** The link in the mail for a password reset. */
const passwordPage = async (page: Page, backend: string): Promise<void> => {
  const emailAddress = await newCustomer(page)
  await page.context().clearCookies({ name: 'auth_token' })
  await request(page, '/api/v2/account/reset', { emailAddress })
  await open(page, await mailedAddress(backend, emailAddress))
  await newPassword(page)
}

/** Actions on registration, login, logout and password reset. */
export const sessionScenes: readonly Scene[] = [
  {
    name: 'log in',
    operation: 'login',
    prepare: async (page) => {
      await open(page, '/account/login')
      await fillLogin(page)
    },
    act: (page) => press(page, account.login),
    worked: (page) => page.getByRole('button', { name: account.logout }),
    typed: (page) => [email(page)],
    again: async (page) => {
      await fillLogin(page)
      await press(page, account.login)
    },
  },
  {
    name: 'ask for a link that signs in',
    operation: 'requestLoginLink',
    prepare: async (page) => {
      await open(page, '/account/inloglink')
      // The backend limits mails per mailbox.
      await email(page).fill(newEmail())
    },
    act: (page) => press(page, account.mailed.loginSend),
    worked: (page) => title(page, account.resetMailedTitle),
    typed: (page) => [email(page)],
  },
  {
    name: 'log in by a mailed link',
    operation: 'loginByLink',
    prepare: async (page, backend) => {
      const emailAddress = await newCustomer(page)
      await page.context().clearCookies({ name: 'auth_token' })
      await request(page, '/api/v2/account/login-link', { emailAddress })
      await open(page, await mailedAddress(backend, emailAddress))
      await expect(page.getByText(account.mailed.loginPress)).toBeVisible()
    },
    act: (page) => press(page, account.login),
    worked: (page) => page.getByRole('button', { name: account.logout }),
    // After a lost response the link has been used, as the message says.
    over: (page) => page.getByRole('button', { name: account.logout }).or(page.getByText(phrases.accountLoginLinkInvalid)).first(),
  },
  {
    name: 'have the link mailed again that verifies an address',
    operation: 'requestVerification',
    prepare: async (page) => {
      await newCustomer(page)
      await open(page, '/account/overview')
    },
    act: (page) => press(page, account.mailed.again),
    worked: (page) => main(page).getByText(phrases.accountVerificationMailed),
  },
  {
    name: 'verify an address by the mailed link',
    operation: 'confirmVerification',
    prepare: async (page, backend) => {
      const emailAddress = await newCustomer(page)
      await open(page, await mailedAddress(backend, emailAddress))
      await expect(page.getByText(account.mailed.verifyPress)).toBeVisible()
    },
    act: (page) => press(page, account.mailed.verify),
    worked: (page) => main(page).getByText(phrases.accountEmailVerified),
    over: (page) => main(page).getByText(phrases.accountEmailVerified).or(page.getByText(phrases.accountVerificationTokenInvalid)).first(),
  },
  {
    name: 'open the account with a kept session',
    operation: 'verifySession',
    prepare: async (page) => {
      await signInAs(page, demo.email)
      await open(page, '/contact')
    },
    act: (page) => follow(page, '/account/information'),
    // Or the login, which leads back to it (SES-03).
    worked: (page) => page.getByRole('button', { name: account.logout }).or(title(page, account.loginTitle)),
    again: async (page) => {
      await page.reload({ waitUntil: 'domcontentloaded' })
    },
  },
  {
    name: 'log out',
    operation: 'logout',
    prepare: async (page) => {
      await signInAs(page, demo.email)
      await open(page, '/account/overview')
    },
    act: (page) => page.getByRole('button', { name: account.logout }).first().click(),
    worked: (page) => title(page, account.loginTitle),
    again: async () => {},
  },
  {
    name: 'register',
    operation: 'register',
    prepare: register,
    act: (page) => press(page, account.register),
    worked: (page) => title(page, account.registeredTitle),
    // After a lost response the account exists, as the message says, beside the link to the login.
    over: (page) => title(page, account.registeredTitle).or(page.getByText(phrases.accountEmailAddressExists)).first(),
    typed: (page) => [email(page), field(page, account.lastName), field(page, account.zipCode), field(page, account.houseNumber)],
    again: async (page) => {
      await field(page, account.password).fill('Welkom01')
      await press(page, account.register)
    },
  },
  {
    name: 'ask for a new password',
    operation: 'requestPasswordReset',
    prepare: async (page) => {
      await open(page, '/account/reset')
      // The backend limits mails per mailbox.
      await email(page).fill(newEmail())
    },
    act: (page) => press(page, account.resetSend),
    worked: (page) => title(page, account.resetMailedTitle),
    typed: (page) => [email(page)],
  },
  {
    name: 'choose a new password',
    operation: 'setPassword',
    prepare: passwordPage,
    act: (page) => button(page, account.newPasswordSave).click(),
    worked: (page) => page.getByRole('heading', { level: 1, name: account.passwordSetTitle }),
    // After a lost response the link has been used, as the message says, and the new password is active.
    over: (page) =>
      page
        .getByRole('heading', { level: 1, name: account.passwordSetTitle })
        .or(page.getByText(phrases.accountPasswordResetTokenInvalid))
        .first(),
    again: async (page) => {
      await newPassword(page)
      await button(page, account.newPasswordSave).click()
    },
  },
]
