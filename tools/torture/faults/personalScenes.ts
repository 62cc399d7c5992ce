import type { Locator, Page } from '@playwright/test'
import { newCustomer } from '../../../tests/e2e/customer.ts'
import { field, newEmail, open } from '../../../tests/e2e/guest.ts'
import { ways } from '../../../tests/e2e/ways.ts'
import { request, mailedAddress } from './mailed.ts'
import { followed, main, press } from './scene.ts'
import type { Scene } from './scene.ts'

const { account, phrases } = ways.nld.words
const { personal } = account
const information = async (page: Page): Promise<void> => {
  await newCustomer(page)
  await open(page, '/account/information')
}
/** A collapsible form. */
const part = (page: Page, name: string): Locator => page.locator('details', { hasText: name })
const secret = (page: Page, name: string, label: string): Locator =>
  part(page, name).getByLabel(label).and(page.locator('input[type=password]'))
const openPart = (page: Page, name: string): Promise<void> => main(page).getByText(name, { exact: true }).click()
const toResult = (page: Page, text: string): Locator => main(page).getByText(text, { exact: true })
const fillPasswords = async (page: Page): Promise<void> => {
  await secret(page, personal.otherPassword, personal.currentPassword).fill('Welkom01')
  await secret(page, personal.otherPassword, account.newPassword).fill('Thuiskomen02')
  await secret(page, personal.otherPassword, account.passwordConfirm).fill('Thuiskomen02')
}
const savePassword = (page: Page): Promise<void> =>
  part(page, personal.otherPassword).getByRole('button', { name: account.newPasswordSave }).click()
const newEmailField = (page: Page): Locator => page.getByLabel(personal.newEmail)
const mailLink = (page: Page): Promise<void> => press(page, personal.mailLink)
const gone = (page: Page): Locator => page.getByText(phrases.accountDeleted).filter({ visible: true })

/** Actions on the customer's personal data. */
export const personalScenes: readonly Scene[] = [
  followed('see the personal data', 'loadDetails', '/account/information', (page) => field(page, account.firstName)),
  {
    name: 'change the own name',
    operation: 'changeAccount',
    prepare: async (page) => {
      await information(page)
      await field(page, account.firstName).fill('Zoë')
    },
    act: (page) => press(page, personal.save),
    worked: (page) => toResult(page, phrases.accountDetailsSaved),
    typed: (page) => [field(page, account.firstName), field(page, account.lastName)],
  },
  {
    name: 'choose another password',
    operation: 'changePassword',
    prepare: async (page) => {
      await information(page)
      await openPart(page, personal.otherPassword)
      await fillPasswords(page)
    },
    act: savePassword,
    worked: (page) => toResult(page, phrases.accountPasswordChanged),
    // After a lost response the new password is the current one, as the message says.
    over: (page) => toResult(page, phrases.accountPasswordChanged).or(toResult(page, phrases.accountPasswordWrong)),
    again: async (page) => {
      await fillPasswords(page)
      await savePassword(page)
    },
  },
  {
    name: 'ask for another e-mail address',
    operation: 'requestEmailChange',
    prepare: async (page) => {
      await information(page)
      await openPart(page, personal.otherEmail)
      await newEmailField(page).fill(newEmail())
      await secret(page, personal.newEmail, personal.currentPassword).fill('Welkom01')
    },
    act: mailLink,
    worked: (page) => toResult(page, phrases.accountEmailChangeMailed),
    typed: (page) => [newEmailField(page)],
    again: async (page) => {
      await secret(page, personal.newEmail, personal.currentPassword).fill('Welkom01')
      await mailLink(page)
    },
  },
  {
    name: 'confirm another e-mail address',
    operation: 'confirmEmailChange',
    prepare: async (page, backend) => {
      await newCustomer(page)
      const emailAddress = newEmail()
      await request(page, '/api/v2/account/email', { emailAddress, password: 'Welkom01' })
      await open(page, await mailedAddress(backend, emailAddress))
    },
    act: (page) => press(page, personal.confirmEmail),
    worked: (page) => toResult(page, phrases.accountEmailChanged),
    // After a lost response the link has been used, as the message says, and the new address is active.
    over: (page) => toResult(page, phrases.accountEmailChanged).or(toResult(page, phrases.accountEmailTokenInvalid)),
  },
  {
    name: 'have the account deleted',
    operation: 'deleteAccount',
    prepare: async (page) => {
      await information(page)
      await openPart(page, personal.delete)
      await secret(page, personal.deleteText, personal.currentPassword).fill('Welkom01')
    },
    act: (page) => press(page, personal.deleteNow),
    worked: gone,
    again: async (page) => {
      await secret(page, personal.deleteText, personal.currentPassword).fill('Welkom01')
      await press(page, personal.deleteNow)
    },
  },
]
