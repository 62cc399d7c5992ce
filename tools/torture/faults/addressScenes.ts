import type { Locator, Page } from '@playwright/test'
import { newCustomer } from '../../../tests/e2e/customer.ts'
import { field, open } from '../../../tests/e2e/guest.ts'
import { ways } from '../../../tests/e2e/ways.ts'
import { request } from './mailed.ts'
import { followed } from './scene.ts'
import type { Scene } from './scene.ts'

const { account, phrases } = ways.nld.words
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const addresses = (page: Page): Locator => page.getByRole('list', { name: account.deliveryAddresses }).getByRole('listitem')
const ghent = {
  countryCode: 'BE',
  firstName: 'Noor',
  lastName: 'Vis',
  zipCode: '9000',
  houseNumber: '12',
  streetName: 'Veldstraat',
  city: 'Gent',
}
/** A new customer with two addresses. */
const withAddresses = async (page: Page): Promise<void> => {
  await newCustomer(page)
  await request(page, '/api/v2/account/addresses', ghent)
  await open(page, '/account/information')
  await second(page).waitFor()
}
const second = (page: Page): Locator => addresses(page).filter({ hasText: 'Veldstraat' })
const newAddress = async (page: Page): Promise<void> => {
  await newCustomer(page)
  await open(page, '/account/information')
  await button(page, account.addressAdd).click()
  await page.getByRole('dialog', { name: account.addressNew }).waitFor()
}
const searchField = (page: Page): Locator => page.getByRole('combobox', { name: account.addressSearch })
const found = (page: Page, name: RegExp): Locator => page.getByRole('option', { name }).first()
const byHand = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: account.addressNew })
  await dialog.getByLabel(account.countryCode).selectOption('BE')
  await dialog.getByRole('button', { name: account.addressTypeIt, exact: true }).click()
  await field(page, account.zipCode).fill(ghent.zipCode)
  await field(page, account.houseNumber).fill(ghent.houseNumber)
  await field(page, account.streetName).fill(ghent.streetName)
  await field(page, account.city).fill(ghent.city)
}

/** Actions on the addresses of the account. */
export const addressScenes: readonly Scene[] = [
  followed('see the address book', 'listAddresses', '/account/information', (page) => addresses(page).first()),
  {
    name: 'add an address',
    operation: 'createAddress',
    prepare: async (page) => {
      await newAddress(page)
      await byHand(page)
    },
    act: (page) => button(page, account.addressSave).click(),
    worked: (page) => page.getByText(phrases.accountAddressCreateSuccess).first(),
    typed: (page) => [field(page, account.zipCode), field(page, account.streetName)],
  },
  {
    name: 'change an address',
    operation: 'changeAddress',
    prepare: async (page) => {
      await withAddresses(page)
      await second(page).getByRole('button', { name: account.addressEdit }).click()
      await field(page, account.houseNumber).fill('14')
    },
    act: (page) => button(page, account.addressSave).click(),
    worked: (page) => page.getByText(phrases.accountAddressChangeSuccess).first(),
    typed: (page) => [field(page, account.houseNumber)],
  },
  {
    name: 'take an address away',
    operation: 'deleteAddress',
    prepare: withAddresses,
    act: async (page) => {
      await second(page).getByRole('button', { name: account.addressRemove }).click()
      await second(page).getByRole('button', { name: account.addressRemoveYes }).click()
    },
    worked: (page) => page.getByText(phrases.addressDeleteSuccess).first(),
    // After a lost response the list is reloaded, and the address is no longer in it.
    over: (page) =>
      page
        .getByText(phrases.addressDeleteSuccess)
        .or(page.getByRole('list', { name: account.deliveryAddresses }).filter({ hasNotText: 'Veldstraat' }))
        .first(),
    again: (page) => button(page, account.addressRemoveYes).click(),
  },
  {
    name: 'use an address for invoices',
    operation: 'changeAccount',
    prepare: withAddresses,
    act: (page) => second(page).getByRole('button', { name: account.addressForInvoices }).click(),
    worked: (page) => page.getByText(phrases.accountChangeInvoiceAddressSuccess).first(),
  },
  {
    name: 'search an address while typing',
    operation: 'searchAddresses',
    prepare: newAddress,
    act: (page) => searchField(page).fill('Oudegr'),
    worked: (page) => found(page, /Oudegracht/),
    typed: (page) => [searchField(page)],
    again: async (page) => {
      await searchField(page).fill('Oude')
      await searchField(page).fill('Oudegr')
    },
  },
  {
    name: 'choose the address that was found',
    operation: 'loadAddressDetails',
    prepare: async (page) => {
      await newAddress(page)
      await searchField(page).fill('Oudegr')
      await found(page, /Oudegracht/).click()
      await searchField(page).pressSequentially('40', { delay: 30 })
      await found(page, /Oudegracht 40/).click()
      await found(page, /Oudegracht 40-A/).waitFor()
    },
    act: (page) => found(page, /Oudegracht 40-A/).click(),
    worked: (page) => page.getByTestId('chosen-address'),
    again: async (page) => {
      await searchField(page).fill('Oudegracht 40')
      await found(page, /Oudegracht 40-A/).click()
    },
  },
]
