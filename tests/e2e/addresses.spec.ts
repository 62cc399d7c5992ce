import type { Page } from '@playwright/test'
import { newCustomer, signInAs } from './customer.ts'
import { field, open, ways } from './guest.ts'
import { test } from './ownShopTest.ts'
import { expect } from './strictConsoleTest.ts'

test.describe.configure({ mode: 'default' })
test.use({ contextOptions: { reducedMotion: 'reduce' }, tolerated: [/status of (?:404|410|422|50\d)|ERR_FAILED/] })

/** Bodies of the calls to the address book. */
const sent = (page: Page): { readonly method: string; readonly body: unknown }[] => {
  const calls: { readonly method: string; readonly body: unknown }[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/v2/account/addresses') && request.method() !== 'GET')
      calls.push({ method: request.method(), body: request.postDataJSON() as unknown })
  })
  return calls
}

for (const way of Object.values(ways)) {
  const { account, phrases } = way.words
  const modal = (page: Page, name: string = account.addressNew) => page.getByRole('dialog', { name })
  const list = (page: Page) => page.getByRole('list', { name: account.deliveryAddresses })
  const search = (page: Page) => page.getByRole('combobox', { name: account.addressSearch })
  const found = (page: Page, name: RegExp = /./) =>
    page.getByRole('listbox', { name: account.addressSuggestions }).getByRole('option', { name }).first()
  const begin = async (page: Page): Promise<void> => {
    await open(page, `${way.prefix}/account/information`)
    await page.getByRole('button', { name: account.addressAdd }).click()
    await expect(modal(page)).toBeVisible()
  }

  test.describe(`the address book, ${way.browser}`, () => {
    test.use({ locale: way.browser })

    test('ADR-01 ADR-04a ADR-04b ADR-09 the form has its fields; a search narrows street by street, and a whole address fills them', async ({
      page,
    }) => {
      await page.clock.install()
      await newCustomer(page)
      const calls = sent(page)
      await begin(page)
      for (const name of [
        account.companyName,
        account.firstName,
        account.lastName,
        account.zipCode,
        account.houseNumber,
        account.houseNumberAddition,
      ])
        await expect(modal(page).getByLabel(name, { exact: false }).first()).toBeVisible()
      await expect(modal(page).getByLabel(account.countryCode).getByRole('option')).toHaveCount(2)
      const requests: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/checkout/address/v2/')) requests.push(request.postData() ?? '')
      })
      // However slow the machine is, these keys come faster than the question.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
      await search(page).pressSequentially('Oudegr')
      expect(requests).toHaveLength(0)
      await page.clock.resume()
      await expect(found(page)).toBeVisible()
      expect(requests).toHaveLength(1)
      await page
        .getByRole('option', { name: /Oudegracht/ })
        .first()
        .click()
      await expect.poll(() => requests.length).toBe(2)
      expect((JSON.parse(requests[1] ?? '{}') as { context: string }).context).not.toBe('')
      await search(page).pressSequentially('40', { delay: 30 })
      await page
        .getByRole('option', { name: /Oudegracht 40/ })
        .first()
        .click()
      await page.getByRole('option', { name: /Oudegracht 40-A/ }).click()
      await expect(page.getByTestId('chosen-address')).toContainText('Oudegracht 40')
      await expect(field(page, account.houseNumber)).toHaveValue('40')
      await modal(page).getByRole('button', { name: account.addressSave, exact: true }).click()
      await expect(page.getByText(phrases.accountAddressCreateSuccess).filter({ visible: true }).first()).toBeVisible()
      await expect(modal(page)).toHaveCount(0)
      await expect(list(page).getByRole('listitem')).toHaveCount(2)
      expect(calls).toEqual([
        { method: 'POST', body: expect.objectContaining({ streetName: 'Oudegracht', houseNumber: '40', address: 'Oudegracht 40 A' }) },
      ])
      expect(Object.keys(calls[0]?.body as object)).not.toContain('companyName')
    })

    test('ADR-07a ADR-07b ADR-07c ADR-08 an address is changed by what changed, made the default, used for invoices and taken away', async ({
      page,
    }) => {
      await signInAs(page)
      const calls = sent(page)
      await open(page, `${way.prefix}/account/information`)
      const belgian = list(page).getByRole('listitem').filter({ hasText: 'Veldstraat' })
      await belgian.getByRole('button', { name: account.addressEdit }).click()
      const dialog = modal(page, account.addressChange)
      await field(page, account.houseNumber).fill('14')
      await dialog.getByRole('button', { name: account.addressSave, exact: true }).click()
      await expect(page.getByText(phrases.accountAddressChangeSuccess).filter({ visible: true }).first()).toBeVisible()
      expect(calls).toEqual([{ method: 'PUT', body: { houseNumber: '14' } }])
      await belgian.getByRole('button', { name: account.addressMakeDefault }).click()
      await expect(page.getByText(phrases.accountChangeDefaultAddressSuccess).filter({ visible: true }).first()).toBeVisible()
      await expect(belgian.getByText(account.isDefault, { exact: true })).toBeVisible()
      await belgian.getByRole('button', { name: account.addressForInvoices }).click()
      await expect(page.getByRole('list', { name: account.invoiceAddresses })).toContainText('Veldstraat 14')
      await belgian.getByRole('button', { name: account.addressRemove }).click()
      await belgian.getByRole('button', { name: account.addressRemoveNo }).click()
      await expect(belgian).toHaveCount(1)
      await belgian.getByRole('button', { name: account.addressRemove }).click()
      await belgian.getByRole('button', { name: account.addressRemoveYes }).click()
      await expect(page.getByText(phrases.addressDeleteSuccess).filter({ visible: true }).first()).toBeVisible()
      await expect(belgian).toHaveCount(0)
      // As it was, for the tests behind this one.
      await page.request.post('/api/v2/account/addresses', {
        data: {
          countryCode: 'BE',
          firstName: 'Anna',
          lastName: 'de Vries',
          zipCode: '9000',
          houseNumber: '12',
          houseNumberAddition: 'B',
          streetName: 'Veldstraat',
          city: 'Gent',
        },
      })
    })

    test('ADR-08 what the backend refuses is told, and the form keeps what was typed', async ({ page }) => {
      await newCustomer(page)
      await open(page, `${way.prefix}/account/information`)
      await page.route('**/api/v2/account/addresses/*', (route) => route.fulfill({ status: 422, json: { status: 'error', message: 'x' } }))
      await page.route('**/api/v2/account', (route) => route.fulfill({ status: 422, json: { status: 'error', message: 'x' } }))
      const one = list(page).getByRole('listitem').first()
      await one.getByRole('button', { name: account.addressForInvoices }).click()
      await expect(page.getByText(phrases.accountChangeInvoiceAddressError).filter({ visible: true }).first()).toBeVisible()
      await one.getByRole('button', { name: account.addressEdit }).click()
      await field(page, account.city).fill('Zwolle')
      await modal(page, account.addressChange).getByRole('button', { name: account.addressSave, exact: true }).click()
      await expect(page.getByRole('alert').filter({ hasText: phrases.accountAddressChangeFailed })).toBeVisible()
      await expect(field(page, account.city)).toHaveValue('Zwolle')
      await page.keyboard.press('Escape')
      await one.getByRole('button', { name: account.addressRemove }).click()
      await one.getByRole('button', { name: account.addressRemoveYes }).click()
      await expect(page.getByText(phrases.addressDeleteFailed).filter({ visible: true }).first()).toBeVisible()
    })

    test('ADR-02b ADR-04c another country clears the place; by hand remains possible', async ({ page }) => {
      await newCustomer(page)
      await begin(page)
      await field(page, account.zipCode).fill('1011 AB')
      await field(page, account.houseNumber).fill('1')
      await expect(page.getByTestId('chosen-address')).toContainText('Prins Hendrikkade 1')
      await modal(page).getByLabel(account.countryCode).selectOption('BE')
      await expect(page.getByTestId('chosen-address')).toHaveCount(0)
      await modal(page).getByRole('button', { name: account.addressTypeIt, exact: true }).click()
      for (const name of [account.zipCode, account.houseNumber, account.streetName, account.city])
        await expect(field(page, name)).toHaveValue('')
      await field(page, account.zipCode).fill('9000')
      await field(page, account.houseNumber).fill('12/3')
      await field(page, account.streetName).fill('Veldstraat')
      await field(page, account.city).fill('Gent')
      await modal(page).getByRole('button', { name: account.addressSave, exact: true }).click()
      await expect(page.getByText(phrases.accountAddressCreateSuccess).filter({ visible: true }).first()).toBeVisible()
    })

    test('ADR-05 what is wrong with the search is told; a search that expired begins anew', async ({ page }) => {
      await newCustomer(page)
      await begin(page)
      await page.route('**/checkout/address/v2/**', (route) =>
        route.fulfill({ status: 410, json: { status: 'error', message: 'addressContextExpired' } }),
      )
      await search(page).fill('Oude')
      await expect(modal(page).getByText(phrases.addressContextExpired).filter({ visible: true }).first()).toBeVisible()
      await page.unroute('**/checkout/address/v2/**')
      await search(page).fill('Oudegr')
      await expect(found(page, /Oudegracht/)).toBeVisible()
      await page.route('**/checkout/address/v2/**', (route) => route.abort())
      await search(page).fill('Zzz')
      await expect(modal(page).getByText(phrases.addressSearchUnavailable).filter({ visible: true }).first()).toBeVisible()
    })

    test('ADR-06 it closes on a press outside, not when the press began inside or the mouse moved', async ({ page }) => {
      await newCustomer(page)
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
  })
}

test('ADR-03b a look-up that finds nothing says so in these words, clears street and place and leaves them to be typed', async ({
  page,
}) => {
  const { account } = ways.nld.words
  await newCustomer(page)
  await open(page, '/account/information')
  await page.getByRole('button', { name: account.addressAdd }).click()
  await field(page, account.zipCode).fill('9999 ZZ')
  await field(page, account.houseNumber).fill('1')
  await expect(page.getByText('Geen adres gevonden.', { exact: true }).filter({ visible: true }).first()).toBeVisible()
  await expect(field(page, account.streetName)).toHaveValue('')
  await expect(field(page, account.city)).toBeVisible()
})

test('ADR-03a a look-up whose newer path is out of order is asked by the older one', async ({ page, shop }) => {
  const { account } = ways.nld.words
  await newCustomer(page)
  await open(page, '/account/information')
  await page.getByRole('button', { name: account.addressAdd }).click()
  shop.line.fail(/^POST \/api\/v2\/checkout\/address$/, '500')
  await field(page, account.zipCode).fill('1011 AB')
  await field(page, account.houseNumber).fill('1')
  await expect(page.getByTestId('chosen-address')).toContainText('Prins Hendrikkade 1')
  expect(shop.line.calls()).toContain('POST /api/checkout/address')
})

test('ADR-08 ADR-04 the focus stays where the customer is: after a removal or none, and at the street that is typed by hand', async ({
  page,
}) => {
  const way = ways.nld
  const { account } = way.words
  await page.setViewportSize({ width: 1280, height: 800 })
  await newCustomer(page)
  await open(page, '/account/information')
  const remove = page.getByRole('button', { name: new RegExp(`^${account.addressRemove}: `) })
  await remove.click()
  await page.getByRole('button', { name: account.addressRemoveNo }).click()
  await expect(remove).toBeFocused()
  await page.getByRole('button', { name: account.addressAdd }).click()
  const dialog = page.getByRole('dialog', { name: account.addressNew })
  await expect(dialog.getByRole('button', { name: account.addressSave, exact: true })).toBeInViewport({ ratio: 1 })
  await dialog.getByRole('button', { name: account.addressTypeIt, exact: true }).click()
  await expect(field(page, account.streetName)).toBeFocused()
  await page.keyboard.press('Escape')
  await remove.click()
  await page.getByRole('button', { name: account.addressRemoveYes }).click()
  await expect(page.getByRole('heading', { level: 2, name: account.deliveryAddresses })).toBeFocused()
})

test('ADR-04 Enter takes the only suggestion, marks the first of several, and never sends the form', async ({ page }) => {
  const { account } = ways.nld.words
  await newCustomer(page)
  await open(page, '/account/information')
  await page.getByRole('button', { name: account.addressAdd }).click()
  const search = page.getByRole('combobox', { name: account.addressSearch })
  const options = page.getByRole('listbox', { name: account.addressSuggestions }).getByRole('option')
  await search.fill('Prins Hend')
  await search.press('Enter')
  await expect(page.getByRole('dialog', { name: account.addressNew }).locator('[aria-invalid="true"]')).toHaveCount(0)
  await expect(options).toHaveCount(1)
  await search.press('Enter')
  // The street is chosen; its numbers follow.
  await expect(options.nth(1)).toBeVisible()
})
