import { newCustomer, placeOrders } from './customer.ts'
import { open, ways } from './guest.ts'
import { expect, test } from './strictConsoleTest.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const way of Object.values(ways)) {
  const { account, checkout, validation } = way.words

  test.describe(`a company orders, ${way.browser}`, () => {
    test.use({ locale: way.browser })

    test('CHK-06 the overview says which company the order is for', async ({ page }) => {
      await newCustomer(page, { companyName: 'Atelier Zuid B.V.', cocNumber: '12345678' })
      await placeOrders(page, 1)
      await open(page, way.steps.overview)
      await expect(page.getByRole('main').locator('dl').last()).toContainText('Atelier Zuid B.V.')
    })

    test('ACC-01a VAL-06 VAT number and reference of a company stand at the last step, are mended there and go on the order', async ({
      page,
    }) => {
      await newCustomer(page, { companyName: 'Atelier Zuid B.V.', cocNumber: '12345678', vatNumber: 'NL004495445B01', reference: 'INK-1' })
      await placeOrders(page, 1)
      await open(page, way.steps.pay)
      const own = page.getByRole('main').locator('details', { hasText: 'Atelier Zuid B.V.' })
      await expect(own.locator('summary')).toContainText('NL004495445B01')
      await own.locator('summary').click()
      await own.getByLabel(account.vatNumber).fill('NL12')
      const save = own.getByRole('button', { name: checkout.onInvoiceSave, exact: true })
      await save.click()
      await expect(own.getByLabel(account.vatNumber)).toHaveAccessibleDescription(new RegExp(validation.vatIdNL.replaceAll('.', '\\.')))
      await own.getByLabel(account.vatNumber).fill('NL111111110B01')
      await own.getByLabel(account.reference).fill(' INK-2 ')
      await save.click()
      await expect(own.locator('summary')).toContainText('NL111111110B01')
      await expect(own.locator('summary')).toContainText('INK-2')
      await page.getByRole('button', { name: checkout.orderAndPay, exact: true }).click()
      await expect(page).toHaveURL(/\/__mock\/bank\//)
      const detail = await page.request.get('/api/v2/account/details')
      expect(await detail.json()).toMatchObject({ data: { vatNumber: 'NL111111110B01', reference: 'INK-2' } })
    })
  })
}
