import type { Locator, Page } from '@playwright/test'
import { placeOrders, signInAs } from '../../../tests/e2e/customer.ts'
import { bankButton, field, newEmail, open } from '../../../tests/e2e/guest.ts'
import { ways } from '../../../tests/e2e/ways.ts'
import { filled } from '../../../tests/e2e/words.ts'
import { request } from './mailed.ts'
import { followed, listed, main, press, title } from './scene.ts'
import type { Scene } from './scene.ts'

const { account, orderStatus, phrases, withdrawal } = ways.nld.words
const payButton = (page: Page): Locator => main(page).getByRole('button', { name: /^Betaal € ?/ })
const goOn = (page: Page): Locator => page.getByRole('dialog').getByRole('button', { name: account.payOrder.continue, exact: true })
const wayToPay = (page: Page): Locator => page.getByRole('dialog').getByRole('radio').first()
const openOrder = async (page: Page): Promise<void> => {
  await signInAs(page)
  await open(page, '/account/orders/order-250042')
}
const known = { orderNumber: 'TH-250017', emailAddress: 'actief@thuishaven.test' } as const
const orderTitle = (page: Page): Locator => title(page, filled(account.order.title, { order: known.orderNumber }))
const lookupFields = (page: Page): readonly Locator[] => [field(page, orderStatus.number), field(page, account.emailAddress)]
const lookUpOrder = async (page: Page): Promise<void> => {
  await field(page, orderStatus.number).fill(known.orderNumber)
  await field(page, account.emailAddress).fill(known.emailAddress)
}
const orderList = (page: Page): Locator => page.getByLabel(account.orderList.label)
const addList = (page: Page): Promise<void> => press(page, account.orderList.add)
const fillStatement = async (page: Page): Promise<void> => {
  await open(page, '/herroepen')
  await field(page, withdrawal.name).fill('Noor Vis')
  await field(page, account.emailAddress).fill(newEmail())
  await field(page, orderStatus.number).fill('TH-1')
}

/** Actions on orders. */
export const orderScenes: readonly Scene[] = [
  followed('see the orders', 'listOrders', '/account/orders', (page) => listed(page, account.orders.list), '/account/information'),
  followed('see an order', 'loadOrder', '/account/orders/order-250017', orderTitle),
  {
    name: 'order by article number',
    operation: 'findArticles',
    prepare: async (page) => {
      await open(page, '/snel-bestellen')
      await orderList(page).fill('WA-1003 1')
    },
    act: addList,
    worked: (page) => page.getByRole('dialog').getByRole('spinbutton'),
    typed: (page) => [orderList(page)],
    again: addList,
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
    worked: (page) => bankButton(page, 'pay'),
    silentBy: 'PAY-05',
  },
  followed('see the invoices', 'listInvoices', '/account/invoices', (page) => listed(page, account.invoices.list)),
  {
    name: 'write an own reference on an order',
    operation: 'changeOrder',
    prepare: async (page) => {
      await signInAs(page)
      // What was invoiced keeps its reference.
      const [unpaid] = await placeOrders(page, 1)
      await open(page, `/account/orders/${unpaid?.uid ?? ''}`)
      await field(page, account.order.reference).fill('INK-2026-7')
    },
    act: (page) => press(page, account.order.referenceSave),
    worked: (page) => main(page).getByText(phrases.orderReferenceSaved),
    typed: (page) => [field(page, account.order.reference)],
  },
  {
    name: 'review what was bought',
    operation: 'writeReview',
    prepare: async (page) => {
      await signInAs(page)
      await open(page, '/account/orders/order-250017')
      await main(page).locator('summary').first().click()
      await page.getByRole('radio').first().check()
      await field(page, account.reviews.heading).fill('Zacht')
      await field(page, account.reviews.text).fill('Warm en zacht.')
    },
    act: (page) => main(page).getByRole('button', { name: account.reviews.send }).first().click(),
    worked: (page) => main(page).getByText(phrases.reviewSent),
    typed: (page) => [field(page, account.reviews.heading)],
  },
  {
    name: 'ask how an order stands',
    operation: 'findOrder',
    prepare: async (page) => {
      await open(page, '/bestelling')
      await lookUpOrder(page)
    },
    act: (page) => press(page, orderStatus.show),
    worked: orderTitle,
    typed: lookupFields,
  },
  {
    name: 'see how an order stands by the link of its mail',
    operation: 'findOrder',
    prepare: async (page) => {
      const { data } = (await request(page, '/api/v2/orders/status', known)) as { readonly data: { readonly key: string } }
      await open(page, `/bestelling?key=${encodeURIComponent(data.key)}`)
      await orderTitle(page).waitFor()
    },
    act: async (page) => {
      await page.reload({ waitUntil: 'domcontentloaded' })
    },
    worked: orderTitle,
    again: async (page) => {
      await lookUpOrder(page)
      await press(page, orderStatus.show)
    },
  },
  {
    name: 'state a withdrawal',
    operation: 'stateWithdrawal',
    prepare: fillStatement,
    act: (page) => press(page, withdrawal.next),
    worked: (page) => title(page, withdrawal.confirmTitle),
    typed: (page) => [field(page, withdrawal.name), ...lookupFields(page)],
  },
  {
    name: 'confirm a withdrawal',
    operation: 'confirmWithdrawal',
    prepare: async (page) => {
      await fillStatement(page)
      await press(page, withdrawal.next)
      await title(page, withdrawal.confirmTitle).waitFor()
    },
    act: (page) => press(page, withdrawal.confirm),
    worked: (page) => title(page, withdrawal.doneTitle),
  },
]
