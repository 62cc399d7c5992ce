import type { Page } from '@playwright/test'
import { newCustomer } from './customer.ts'
import { field, open, visit } from './guest.ts'
import { ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'

// What the address book shows and sends is proved in ui/features/account/addresses.test.tsx.
test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

const { account, phrases } = ways.nld.words
const modal = (page: Page) => page.getByRole('dialog', { name: account.addressNew })
const begin = async (page: Page): Promise<void> => {
  await newCustomer(page)
  await open(page, '/account/information')
  await page.getByRole('button', { name: account.addressAdd }).click()
  await expect(modal(page)).toBeVisible()
}

test('ADR-01 ADR-04a ADR-04b ADR-09 a customer finds an address street by street and saves it', async ({ page }) => {
  await begin(page)
  const search = page.getByRole('combobox', { name: account.addressSearch })
  const choose = (name: RegExp) => page.getByRole('option', { name }).first().click()
  await search.pressSequentially('Oudegr')
  await choose(/Oudegracht/)
  await search.pressSequentially('40', { delay: 30 })
  await choose(/Oudegracht 40/)
  await choose(/Oudegracht 40-A/)
  await expect(page.getByTestId('chosen-address')).toContainText('Oudegracht 40')
  await modal(page).getByRole('button', { name: account.addressSave, exact: true }).click()
  await expect(page.getByText(phrases.accountAddressCreateSuccess).filter({ visible: true }).first()).toBeVisible()
  await expect(modal(page)).toHaveCount(0)
  await expect(page.getByRole('list', { name: account.deliveryAddresses }).getByRole('listitem')).toHaveCount(2)
})

test('ADR-06 the address panel closes on a click outside, not when the press began inside or the mouse moved', async ({ page }) => {
  await begin(page)
  const box = await modal(page).boundingBox()
  if (box === null) throw new Error('the modal has a place')
  const inside = { x: box.x + box.width / 2, y: box.y + 30 }
  await page.mouse.move(inside.x, inside.y)
  await page.mouse.down()
  await page.mouse.move(10, 400)
  await page.mouse.up()
  await expect(modal(page)).toBeVisible()
  await page.mouse.move(10, 400)
  await page.mouse.down()
  await page.mouse.move(40, 420)
  await page.mouse.up()
  await expect(modal(page)).toBeVisible()
  await page.mouse.click(10, 400)
  await expect(modal(page)).toHaveCount(0)
})

test('ADR-08 ADR-04 the focus stays where the customer is: after an address is removed or kept, and in the street field that is filled in by hand', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await newCustomer(page)
  await open(page, '/account/information')
  const remove = page.getByRole('button', { name: new RegExp(`^${account.addressRemove}: `) })
  await remove.click()
  await page.getByRole('button', { name: account.addressRemoveNo }).click()
  await expect(remove).toBeFocused()
  await page.getByRole('button', { name: account.addressAdd }).click()
  const dialog = modal(page)
  await expect(dialog.getByRole('button', { name: account.addressSave, exact: true })).toBeInViewport({ ratio: 1 })
  await dialog.getByRole('button', { name: account.addressTypeIt, exact: true }).click()
  await expect(field(page, account.streetName)).toBeFocused()
  await page.keyboard.press('Escape')
  await remove.click()
  await page.getByRole('button', { name: account.addressRemoveYes }).click()
  await expect(page.getByRole('heading', { level: 2, name: account.deliveryAddresses })).toBeFocused()
})

test.describe('without a script', () => {
  // The browser blocks the page's scripts, because the test turned scripts off.
  test.use({ javaScriptEnabled: false, tolerated: [/^failed: GET .*\.js csp$/] })

  test('ADR-08 an address is removed after a question, or kept, by plain forms', async ({ page }) => {
    await newCustomer(page)
    await visit(page, '/account/information')
    const addresses = page.getByRole('list', { name: account.deliveryAddresses }).getByRole('listitem')
    const press = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    await press(account.addressRemove)
    await expect(page.getByText(account.addressRemoveAsk)).toBeInViewport()
    await press(account.addressRemoveNo)
    await expect(page.getByText(account.addressRemoveAsk)).toHaveCount(0)
    await expect(addresses).toHaveCount(1)
    await press(account.addressRemove)
    await press(account.addressRemoveYes)
    await expect(page.getByText(phrases.addressDeleteSuccess)).toBeVisible()
    await expect(addresses).toHaveCount(0)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await expect(page.getByText(phrases.addressDeleteFailed)).toHaveCount(0)
  })
})
