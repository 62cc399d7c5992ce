import type { Page } from '@playwright/test'
import { newCustomer, placeOrders } from '../../../tests/e2e/customer.ts'
import {
  bankButton,
  card,
  chosenAddress,
  field,
  fillInformation,
  giveEmail,
  newEmail,
  open,
  putInCart,
  walkTo,
} from '../../../tests/e2e/guest.ts'
import { ways } from '../../../tests/e2e/ways.ts'
import { request } from './mailed.ts'
import { again, press, title } from './scene.ts'
import type { Scene } from './scene.ts'

const way = ways.nld
const { account, checkout } = way.words

/** Orders, pays at the practice bank and returns the bank's return address. */
const paid = async (page: Page): Promise<string> => {
  await newCustomer(page)
  const [order] = await placeOrders(page, 1)
  const payMethod = { id: 'ideal', label: 'iDEAL', icon: 'ideal', prices: { exclVat: 0, inclVat: 0 } }
  const { data } = (await request(page, `/api/v2/account/orders/${order?.uid}/pay`, { payMethod })) as {
    readonly data: { readonly paymentUrl: string }
  }
  const back = await page.request.post(data.paymentUrl, { form: { choice: 'pay' }, maxRedirects: 0 })
  return back.headers()['location'] ?? ''
}

/** Actions from a cart to a paid order. */
export const checkoutScenes: readonly Scene[] = [
  {
    name: 'begin the checkout by e-mail address',
    operation: 'verifyEmail',
    prepare: async (page) => {
      await putInCart(page)
      await open(page, '/checkout')
      await page.getByLabel(account.email).fill(newEmail())
    },
    act: (page) => press(page, checkout.next),
    // If the response says that the address has an account the page leads to the login.
    worked: (page) => field(page, account.zipCode).or(page.getByRole('button', { name: account.login, exact: true })),
    typed: (page) => [page.getByLabel(account.email)],
  },
  {
    name: 'have the address looked up',
    operation: 'lookupAddress',
    prepare: async (page) => {
      await putInCart(page)
      await open(page, '/checkout')
      await giveEmail(page, way)
    },
    act: async (page) => {
      await field(page, account.zipCode).fill('1011 AB')
      await field(page, account.houseNumber).fill('1')
    },
    worked: (page) => chosenAddress(page),
    typed: (page) => [field(page, account.zipCode), field(page, account.houseNumber)],
    again: async (page) => {
      await field(page, account.houseNumber).fill('2')
      await field(page, account.houseNumber).fill('1')
    },
  },
  {
    name: 'on to the delivery options',
    operation: 'listDeliveryOptions',
    prepare: async (page) => {
      await putInCart(page)
      await walkTo(page, way, 'information')
      await fillInformation(page, way)
    },
    act: (page) => press(page, checkout.toDelivery),
    worked: (page) => page.getByRole('radio', { name: /PostNL/ }),
    again,
  },
  {
    name: 'choose another delivery',
    operation: 'chooseForCart',
    prepare: async (page) => {
      await putInCart(page)
      await walkTo(page, way, 'delivery')
    },
    act: (page) => card(page, 'DHL').click(),
    worked: (page) => page.getByRole('radio', { name: /DHL/, checked: true }),
  },
  {
    name: 'on to the payment options',
    operation: 'listPaymentOptions',
    prepare: async (page) => {
      await putInCart(page)
      await walkTo(page, way, 'delivery')
    },
    act: (page) => press(page, checkout.toOverview),
    worked: (page) => page.getByRole('radio', { name: /iDEAL/ }),
    again,
  },
  {
    name: 'order and pay',
    operation: 'pay',
    prepare: async (page) => {
      await putInCart(page)
      await walkTo(page, way, 'pay')
    },
    act: (page) => press(page, checkout.orderAndPay),
    worked: (page) => bankButton(page, 'pay'),
  },
  {
    name: 'come back from the bank',
    operation: 'reportPurchase',
    prepare: async (page) => {
      const address = await paid(page)
      await page.goto('/robots.txt')
      await page.evaluate((href) => sessionStorage.setItem('test.back', href), address)
    },
    act: async (page) => {
      await page.goto(await page.evaluate(() => sessionStorage.getItem('test.back') ?? ''), { waitUntil: 'domcontentloaded' })
    },
    worked: (page) => title(page, checkout.result.paid.title),
  },
]
