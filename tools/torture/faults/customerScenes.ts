import type { Locator, Page } from '@playwright/test'
import { newCustomer, signInAs } from '../../../tests/e2e/customer.ts'
import { field, follow, open, ways } from '../../../tests/e2e/guest.ts'
import { filled } from '../../../tests/e2e/words.ts'
import type { Scene } from './scenes.ts'

const { account, error, phrases, wishlist } = ways.nld.words
const main = (page: Page): Locator => page.getByRole('main')
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
/** What could not be read is asked for again from its own place, or from the page of the error. */
const again = (page: Page): Promise<void> =>
  main(page)
    .getByRole('button', { name: error.again, exact: true })
    .or(main(page).getByRole('link', { name: error.again, exact: true }))
    .first()
    .click()
const overview = async (page: Page): Promise<void> => {
  await signInAs(page)
  await open(page, '/account/overview')
}
const listed = (page: Page, list: string): Locator => page.getByRole('list', { name: list, exact: true }).getByRole('listitem').first()

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
/** A customer of this row alone, with two addresses. */
const withAddresses = async (page: Page): Promise<void> => {
  await newCustomer(page)
  const answer = await page.request.post('/api/v2/account/addresses', { data: ghent })
  if (!answer.ok()) throw new Error(`The address was answered with ${answer.status()}.`)
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
  await dialog.getByRole('button', { name: account.addressByHand, exact: true }).click()
  await field(page, account.zipCode).fill(ghent.zipCode)
  await field(page, account.houseNumber).fill(ghent.houseNumber)
  await field(page, account.streetName).fill(ghent.streetName)
  await field(page, account.city).fill(ghent.city)
}

const payButton = (page: Page): Locator => main(page).getByRole('button', { name: /^Betaal € ?/ })
const goOn = (page: Page): Locator => page.getByRole('dialog').getByRole('button', { name: account.payOrder.continue, exact: true })
const wayToPay = (page: Page): Locator => page.getByRole('dialog').getByRole('radio').first()
const openOrder = async (page: Page): Promise<void> => {
  await signInAs(page)
  await open(page, '/account/orders/order-250042')
}

const heart = (page: Page): Locator =>
  page.getByRole('button', { name: filled(wishlist.keep, { title: ways.nld.product.title }), exact: true }).first()

/** The link of the mail that a request for a new password brings. */
const passwordPage = async (page: Page, host: string): Promise<void> => {
  const email = await newCustomer(page)
  await page.context().clearCookies({ name: 'auth_token' })
  await page.request.post('/api/v2/account/reset', { data: { emailAddress: email } })
  const { data } = (await (await fetch(`${host}/__mock/outbox`)).json()) as { readonly data: readonly { to: string; text: string }[] }
  const mail = data.findLast(({ to, text }) => to === email && text.includes('?token='))
  const token = /\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  await open(page, `/account/reset?token=${token}`)
  await newPassword(page)
}
const newPassword = async (page: Page): Promise<void> => {
  await field(page, account.newPassword).fill('Welkom02')
  await field(page, account.passwordConfirm).fill('Welkom02')
}

/** What a customer does with what is kept in the account. */
export const customerScenes: readonly Scene[] = [
  {
    name: 'see the orders',
    operation: 'listOrders',
    prepare: async (page) => {
      await signInAs(page)
      await open(page, '/account/information')
    },
    act: (page) => follow(page, '/account/orders'),
    worked: (page) => listed(page, account.orders.list),
    again,
  },
  {
    name: 'see an order',
    operation: 'loadOrder',
    prepare: overview,
    act: (page) => follow(page, '/account/orders/order-250017'),
    worked: (page) => page.getByRole('heading', { level: 1, name: filled(account.order.title, { order: 'TH-250017' }) }),
    again,
  },
  {
    name: 'look how an order can be paid',
    operation: 'listOrderPaymentOptions',
    prepare: openOrder,
    act: (page) => payButton(page).click(),
    worked: wayToPay,
    again: (page) => goOn(page).click(),
    silentBy: 'PAY-05',
  },
  {
    name: 'pay an order',
    operation: 'payOrder',
    prepare: async (page) => {
      await openOrder(page)
      await payButton(page).click()
      await wayToPay(page).waitFor()
    },
    act: (page) => goOn(page).click(),
    worked: (page) => button(page, 'Pay'),
    silentBy: 'PAY-05',
  },
  {
    name: 'see the invoices',
    operation: 'listInvoices',
    prepare: overview,
    act: (page) => follow(page, '/account/invoices'),
    worked: (page) => listed(page, account.invoices.list),
    again,
  },
  {
    name: 'see the questions',
    operation: 'listTickets',
    prepare: overview,
    act: (page) => follow(page, '/account/tickets'),
    worked: (page) => listed(page, account.tickets.list),
    again,
  },
  {
    name: 'ask a question',
    operation: 'createTicket',
    prepare: async (page) => {
      await newCustomer(page)
      await open(page, '/account/tickets')
      await page.getByText(account.tickets.new, { exact: true }).click()
      await page.getByLabel(account.tickets.subject).fill('De rand')
      await page.getByLabel(account.tickets.message).fill('De rand laat los.')
    },
    act: (page) => button(page, account.tickets.send).click(),
    worked: (page) => page.getByRole('status').filter({ hasText: /T-\d{4}-\d{4}/ }),
    typed: (page) => [page.getByLabel(account.tickets.subject), page.getByLabel(account.tickets.message)],
  },
  {
    name: 'see the address book',
    operation: 'listAddresses',
    prepare: overview,
    act: (page) => follow(page, '/account/information'),
    worked: (page) => addresses(page).first(),
    again,
  },
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
  {
    name: 'keep a product on the wish list',
    operation: 'changeWishlist',
    prepare: async (page) => {
      await newCustomer(page)
      await open(page, ways.nld.product.path)
    },
    act: (page) => heart(page).click(),
    worked: (page) => page.getByTestId('wish-count').getByText('1', { exact: true }),
    // What is kept shows; it goes to the host with the next change, or at the next visit.
    again: async () => {},
  },
  {
    name: 'choose a new password',
    operation: 'setPassword',
    prepare: passwordPage,
    act: (page) => button(page, account.newPasswordSave).click(),
    worked: (page) => page.getByRole('heading', { level: 1, name: account.passwordSetTitle }),
    // The link of a lost answer has been used: so it is said, and the new password counts.
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
