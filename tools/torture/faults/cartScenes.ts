import type { Locator, Page } from '@playwright/test'
import { newCustomer } from '../../../tests/e2e/customer.ts'
import { cartButton, open, putInCart } from '../../../tests/e2e/guest.ts'
import { ways } from '../../../tests/e2e/ways.ts'
import { filled } from '../../../tests/e2e/words.ts'
import type { Scene } from './scene.ts'

const way = ways.nld
const { cart, product, wishlist } = way.words
const line = (page: Page): Locator => page.getByRole('spinbutton', { name: `Aantal van ${way.product.title}` })
const count = (page: Page, number: number): Locator => page.getByTestId('cart-count').getByText(String(number), { exact: true })
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
const heart = (page: Page): Locator =>
  page.getByRole('button', { name: filled(wishlist.keep, { title: way.product.title }), exact: true }).first()

/** Actions on the cart and its tasks. */
export const cartScenes: readonly Scene[] = [
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
    // A persisted task is visible; one that was refused with a message is added again.
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
    name: 'keep a product on the wish list',
    operation: 'changeWishlist',
    prepare: async (page) => {
      await newCustomer(page)
      await open(page, way.product.path)
    },
    act: (page) => heart(page).click(),
    worked: (page) => page.getByTestId('wish-count').getByText('1', { exact: true }),
    // The persisted change is visible; it is sent to the backend with the next change or visit.
    again: async () => {},
  },
]
