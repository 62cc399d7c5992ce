import type { Locator, Page } from '@playwright/test'
import { newCustomer } from './customer.ts'
import { cartButton, cartPanel, open, openCoupons, putInCart } from './guest.ts'
import { ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'

const way = ways.nld
const { account, cart, notification, phrases } = way.words

// The browser itself reports answers of 4xx; a message without a text is logged.
test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' }, tolerated: [/status of 4\d\d|has no translation/] })

const toasts = (page: Page): Locator =>
  page.getByRole('region', { name: notification.region }).getByRole('listitem').filter({ visible: true })

const openCart = async (page: Page, productIds: readonly number[], path = '/contact'): Promise<Locator> => {
  for (const productId of productIds) await putInCart(page, productId)
  await open(page, path)
  await cartButton(page, way).click()
  await expect(cartPanel(page, way)).toBeVisible()
  return cartPanel(page, way)
}

/** How many of five points of an element are to be seen, its corners and its middle. */
const pointsSeen = (element: Locator): Promise<number> =>
  element.evaluate((own) => {
    const { top, bottom, left, right } = own.getBoundingClientRect()
    const points = [
      [left + 3, top + 3],
      [right - 3, top + 3],
      [left + 3, bottom - 3],
      [right - 3, bottom - 3],
      [(left + right) / 2, (top + bottom) / 2],
    ] as const
    return points.filter(([x, y]) => own.contains(document.elementFromPoint(x, y))).length
  })

/** Changes the customer's address by keyboard, which the shop's backend refuses; answers the panel, which stays open. */
const refuseAddress = async (page: Page): Promise<Locator> => {
  await page.route('**/api/v2/account/addresses/**', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 422, json: { status: 'error', message: 'x' } }) : route.continue(),
  )
  await open(page, '/account/information')
  const addresses = page.getByRole('list', { name: account.deliveryAddresses })
  await addresses
    .getByRole('button', { name: new RegExp(account.addressEdit) })
    .first()
    .click()
  const modal = page.getByRole('dialog')
  await modal.getByRole('textbox', { name: new RegExp(account.lastName) }).fill('Smit')
  await modal.getByRole('button', { name: account.addressSave, exact: true }).press('Enter')
  await expect(toasts(page)).toHaveText([new RegExp(phrases.accountAddressChangeFailed)])
  return modal
}

test('NTF-03 NTF-05 a notification that was under the pointer when its panel closed is seen on the page, and the time of others goes on', async ({
  page,
}) => {
  await page.clock.install()
  await newCustomer(page)
  const another = {
    countryCode: 'NL',
    firstName: 'Noor',
    lastName: 'Vis',
    zipCode: '3511 AB',
    houseNumber: '40',
    streetName: 'Oudegracht',
    city: 'Utrecht',
  }
  expect((await page.request.post('/api/v2/account/addresses', { data: another })).ok()).toBe(true)
  const modal = await refuseAddress(page)
  await toasts(page).hover()
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(toasts(page)).toHaveText([new RegExp(phrases.accountAddressChangeFailed)])
  await page.mouse.move(5, 5)
  await page
    .getByRole('button', { name: new RegExp(account.addressForInvoices) })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toHaveCount(2)
  await page.clock.runFor(5000)
  await expect(toasts(page)).toHaveText([new RegExp(phrases.accountAddressChangeFailed)])
})

test('NTF-05 F6 leads to the newest notification and back, in a panel and on the page', async ({ page }) => {
  const panel = await openCart(page, [1004])
  const code = await openCoupons(page, way)
  await code.fill('ONZIN')
  const close = toasts(page).getByRole('button', { name: notification.close })
  await code.press('Enter')
  await expect(close).toBeVisible()
  await page.keyboard.press('F6')
  await expect(close).toBeFocused()
  await page.keyboard.press('F6')
  await expect(code).toBeFocused()
  await page.keyboard.press('F6')
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toHaveCount(0)
  await expect(code).toBeFocused()
  await code.fill('ONZIN')
  await code.press('Enter')
  await expect(close).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(cartButton(page, way)).toBeFocused()
  await page.keyboard.press('F6')
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toHaveCount(0)
  await expect(cartButton(page, way)).toBeFocused()
})

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test.describe(`at ${width} × ${height} px`, () => {
    test.use({ viewport: { width, height } })

    test('NTF-05 the field of a coupon stays in full view when it is refused and when it is taken', async ({ page }) => {
      await openCart(page, [1002, 1004, 1005])
      const code = await openCoupons(page, way)
      for (const [typed, value] of [
        ['ONZIN', phrases.applyDiscountFailed],
        ['WELKOM10', phrases.applyDiscountSuccess],
      ] as const) {
        await code.fill(typed)
        await code.press('Enter')
        await expect(toasts(page)).toHaveText([new RegExp(value)])
        await expect(code).toBeFocused()
        await expect.poll(() => pointsSeen(code)).toBe(5)
      }
      await expect(cartPanel(page, way).getByRole('list', { name: cart.couponsApplied })).toContainText('WELKOM10')
    })

    test('NTF-05 the button that was pressed stays in full view when an address is refused', async ({ page }) => {
      await page.setViewportSize({ width, height: 600 })
      await newCustomer(page)
      const modal = await refuseAddress(page)
      const save = modal.getByRole('button', { name: account.addressSave, exact: true })
      await expect(save).toBeFocused()
      await expect.poll(() => pointsSeen(save)).toBe(5)
    })
  })
}
