import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import type { OperationName } from '../../../adapters/http/operations.ts'
import { signInAs } from '../../../tests/e2e/customer.ts'
import {
  card,
  cartButton,
  chosenAddress,
  field,
  fillInformation,
  follow,
  giveEmail,
  newEmail,
  open,
  putInCart,
  walkTo,
  ways,
} from '../../../tests/e2e/guest.ts'

const way = ways.nld
const { account, cart, checkout, phrases, product } = way.words

/** One thing that a shopper does in an open page and that asks one operation of the host. */
export interface Scene {
  readonly name: string
  readonly operation: OperationName
  /** Goes to where it can be done; the weather is calm. `host` is the address of the host itself. */
  readonly prepare: (page: Page, host: string) => Promise<void>
  readonly act: (page: Page) => Promise<void>
  /** What stands on the screen once it has worked. */
  readonly worked: (page: Page) => Locator
  /** What was typed and must still be there when it has not worked; passwords may go. */
  readonly typed?: (page: Page) => readonly Locator[]
  /** How it is tried again when the weather is calm; `act` when this is left out. */
  readonly again?: (page: Page) => Promise<void>
  /** What also ends it well the second time, as when the first one had been done after all; `worked` when this is left out. */
  readonly over?: (page: Page) => Locator
  /** The requirement that wants a failure to be silent: the control stays, and a press tries again. */
  readonly silentBy?: string
}

const demo = { email: 'zakelijk@thuishaven.test', password: 'Welkom01' } as const
const button = (page: Page, name: string): Locator => page.getByRole('main').getByRole('button', { name, exact: true })
const press = (page: Page, name: string): Promise<void> => button(page, name).click()
const title = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true })
const email = (page: Page): Locator => page.getByRole('main').locator('input[type=email]')
const line = (page: Page): Locator => page.getByRole('spinbutton', { name: `Aantal van ${way.product.title}` })
const count = (page: Page, number: number): Locator => page.getByTestId('cart-count').getByText(String(number), { exact: true })
const onceMore = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('link', { name: way.words.error.again, exact: true }).click()

const fillLogin = async (page: Page): Promise<void> => {
  await email(page).fill(demo.email)
  await page.locator('main input[type=password]').fill(demo.password)
}
const openCart = async (page: Page): Promise<void> => {
  await putInCart(page)
  await open(page, '/contact')
  await cartButton(page, way).click()
  await line(page).waitFor()
}
const oneMore = (page: Page): Promise<void> => page.getByRole('button', { name: `Eén meer van ${way.product.title}` }).click()
const putIn = (page: Page): Promise<void> => page.getByRole('button', { name: product.add, exact: true }).click()
const couponCode = (page: Page): Locator => page.getByRole('textbox', { name: cart.couponCode })
const openCoupons = async (page: Page): Promise<void> => {
  await openCart(page)
  await page.getByRole('dialog').locator('summary', { hasText: cart.coupons }).click()
  await couponCode(page).fill('VIJFEURO')
}
const applyCoupon = (page: Page): Promise<void> => page.getByRole('button', { name: cart.couponApply, exact: true }).click()
const removeCoupon = (page: Page): Locator => page.getByRole('list', { name: cart.couponsApplied }).getByRole('button')
const register = async (page: Page): Promise<void> => {
  await open(page, '/account/register')
  await card(page, account.kinds.private).click()
  await email(page).fill(newEmail())
  await field(page, account.firstName).fill('Jan')
  await field(page, account.lastName).fill('de Vries')
  await field(page, account.phoneNumber).fill('06-12345678')
  await field(page, account.zipCode).fill('1011 AB')
  await field(page, account.houseNumber).fill('1')
  await expect(field(page, account.streetName)).toHaveValue('Prins Hendrikkade')
  await field(page, account.password).fill('Welkom01')
}

/** Every operation that the shop asks for, by the hand of a shopper in an open page. */
export const scenes: readonly Scene[] = [
  {
    name: 'follow a link to a category',
    operation: 'loadContent',
    prepare: (page) => open(page, '/contact'),
    act: (page) => follow(page, '/planten'),
    worked: (page) => title(page, 'Planten'),
    again: onceMore,
  },
  {
    name: 'follow a link to a product',
    operation: 'loadProduct',
    prepare: (page) => open(page, '/contact'),
    act: (page) => follow(page, way.product.path),
    worked: (page) => title(page, way.product.title),
    again: onceMore,
  },
  {
    name: 'follow a link that a rule may lead elsewhere',
    operation: 'findRedirect',
    prepare: (page) => open(page, '/contact'),
    act: (page) => follow(page, '/planten'),
    worked: (page) => title(page, 'Planten'),
    again: (page) => follow(page, '/planten'),
  },
  {
    name: 'come back to a cart',
    operation: 'loadCart',
    prepare: async (page) => {
      await putInCart(page)
      await page.goto('/robots.txt')
    },
    act: async (page) => {
      await open(page, '/contact')
      await cartButton(page, way).click()
    },
    worked: (page) => count(page, 1),
    again: (page) => page.getByRole('dialog').getByRole('button', { name: way.words.error.again }).click(),
  },
  {
    name: 'put a product into the cart',
    operation: 'addCartLine',
    prepare: (page) => open(page, way.product.path),
    act: putIn,
    worked: (page) => count(page, 1),
    again: async (page) => {
      if (!(await count(page, 1).isVisible())) await putIn(page)
    },
  },
  {
    name: 'one more of a line',
    operation: 'setCartLineQuantity',
    prepare: openCart,
    act: oneMore,
    worked: (page) => count(page, 2),
    // A wish that is kept shows; one that was refused with words is wished again.
    again: async (page) => {
      if (await count(page, 1).isVisible()) await oneMore(page)
    },
  },
  {
    name: 'apply a coupon',
    operation: 'addCoupon',
    prepare: openCoupons,
    act: applyCoupon,
    worked: removeCoupon,
    typed: (page) => [couponCode(page)],
  },
  {
    name: 'take a coupon out',
    operation: 'removeCoupon',
    prepare: async (page) => {
      await openCoupons(page)
      await applyCoupon(page)
      await removeCoupon(page).waitFor()
    },
    act: (page) => removeCoupon(page).click(),
    worked: (page) => page.getByRole('dialog').filter({ hasNot: page.getByRole('list', { name: cart.couponsApplied }) }),
  },
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
    name: 'open the account with a kept session',
    operation: 'verifySession',
    prepare: async (page) => {
      await signInAs(page, demo.email)
      await open(page, '/contact')
    },
    act: (page) => follow(page, '/account/information'),
    // Or the login that leads back to it (SES-03).
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
    // The account that a lost answer was about is there: so it is said, beside the way to log in.
    over: (page) => title(page, account.registeredTitle).or(page.getByText(phrases.accountEmailAddressExists)).first(),
    typed: (page) => [email(page), field(page, account.lastName), field(page, account.streetName)],
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
      await email(page).fill(demo.email)
    },
    act: (page) => press(page, account.resetSend),
    worked: (page) => title(page, account.resetMailedTitle),
    typed: (page) => [email(page)],
  },
  {
    name: 'begin the checkout by e-mail address',
    operation: 'verifyEmail',
    prepare: async (page) => {
      await putInCart(page)
      await open(page, '/checkout')
      await page.getByLabel(account.email).fill(newEmail())
    },
    act: (page) => press(page, checkout.next),
    worked: (page) => field(page, account.zipCode),
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
    again: (page) => page.getByRole('main').getByRole('button', { name: way.words.error.again }).click(),
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
    again: (page) => page.getByRole('main').getByRole('button', { name: way.words.error.again }).click(),
  },
  {
    name: 'order and pay',
    operation: 'pay',
    prepare: async (page) => {
      await putInCart(page)
      await walkTo(page, way, 'pay')
    },
    act: (page) => press(page, checkout.orderAndPay),
    worked: (page) => page.getByRole('button', { name: 'Pay', exact: true }),
  },
]
