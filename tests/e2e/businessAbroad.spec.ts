import type { Page } from '@playwright/test'
import { newCustomer } from './customer.ts'
import { bankButton, bankAmount, cartPanel, open, putInCart } from './guest.ts'
import { endScenario, stageScenario } from './staging.ts'
import { rugPrice, ways } from './ways.ts'
import type { Way } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A company in Ghent. */
const company = {
  countryCode: 'BE',
  zipCode: '9000',
  city: 'Gent',
  streetName: 'Veldstraat',
  houseNumber: '12',
  companyName: 'Atelier Gent',
  cocNumber: '0403170701',
}
const registered = 'BE0403170701'
const otherRegistered = 'BE0123456749'
const unregistered = 'BE0999999922'

/** In cents: of the rug and of delivery to Belgium, € 9.95, without their VAT of 21 %. */
const rugExcl = 28_099
const sentExcl = 822

const euros = (cents: number, { browser }: Way): string =>
  new Intl.NumberFormat(browser, { style: 'currency', currency: 'EUR' }).format(cents / 100).replace(/\s/, ' ')

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()

/** From the cart to the last step of the checkout. */
const walkToPay = async (page: Page, { steps, prefix, words: { checkout } }: Way): Promise<void> => {
  await open(page, `${prefix}/checkout`)
  for (const [next, step] of [
    [checkout.toDelivery, steps.delivery],
    [checkout.toOverview, steps.overview],
    [checkout.toPay, steps.pay],
  ] as const) {
    await press(page, next)
    await expect(page).toHaveURL(step)
  }
}

/** Saves another VAT number among the personal data. */
const saveNumber = async (page: Page, { prefix, words: { account, phrases } }: Way, number: string): Promise<void> => {
  await open(page, `${prefix}/account/information`)
  await expect(page.getByRole('main').getByTestId('vat-notice')).toBeVisible()
  const field = page.getByLabel(account.vatNumber, { exact: false }).first()
  // A number that counts is folded, and one that is doubted unfolds together with the notice.
  const company = page.locator('details', { has: field })
  if ((await company.getAttribute('open')) === null) await company.locator('summary').click()
  await field.fill(number)
  await press(page, account.personal.save)
  await expect(page.getByText(phrases.accountDetailsSaved).first()).toBeVisible()
}

for (const way of [ways.nld, ways.eng]) {
  const { cart, checkout, price, account } = way.words
  test.describe(`in ${way.browser}`, () => {
    test.use({ locale: way.browser })

    test('PRC-06 PRC-08 a company in Ghent with a valid VAT number sees and pays prices without VAT, and reads why: page, cart, checkout, bank, paid page, order and list', async ({
      page,
    }) => {
      await newCustomer(page, { ...company, vatNumber: registered })
      const shown = await (await page.request.get(way.product.path)).text()
      expect(shown).toContain(price.excl)
      expect(shown).not.toContain(`>${price.incl}<`)
      await putInCart(page, 1002, way)
      await open(page, `${way.product.path}?panel=cart`)
      const notice = cart.vatTreatments.reverseCharged
      await expect(cartPanel(page, way)).toContainText(notice)
      await expect(cartPanel(page, way).getByTestId('cart-total')).toHaveText(euros(rugExcl, way))

      await walkToPay(page, way)
      const total = euros(rugExcl + sentExcl, way)
      const summary = page.getByRole('complementary', { name: checkout.summary })
      await expect(summary).toContainText(notice)
      await expect(summary.getByTestId('cart-total')).toHaveText(total)
      await expect(summary).not.toContainText('21%')
      await press(page, checkout.orderAndPay)
      await expect(bankButton(page, 'pay')).toBeVisible()
      expect(await bankAmount(page)).toBe(rugExcl + sentExcl)
      await bankButton(page, 'pay').click()

      await expect(page.getByRole('heading', { level: 1, name: checkout.result.paid.title })).toBeVisible()
      await expect(page.getByRole('main').getByTestId('vat-notice')).toContainText(notice)
      await page.getByRole('main').getByRole('link', { name: checkout.toOrder }).click()
      await expect(page.getByTestId('order-total')).toHaveText(total)
      await expect(page.getByRole('main').getByTestId('vat-notice')).toContainText(notice)
      await open(page, `${way.prefix}/account/orders`)
      await expect(page.getByRole('list', { name: account.orders.list })).toContainText(`${total} ${price.excl}`)
    })
  })
}

const way = ways.nld
const { cart } = way.words

test.describe('a company in Ghent', () => {
  test.use({ locale: way.browser })

  test('PRC-06 with a number that is not registered it pays with VAT, reads why, and corrects the number', async ({ page }) => {
    await newCustomer(page, { ...company, vatNumber: unregistered })
    await putInCart(page, 1002, way)
    await open(page, `${way.product.path}?panel=cart`)
    await expect(cartPanel(page, way)).toContainText(cart.vatTreatments.numberInvalid)
    await expect(cartPanel(page, way).getByTestId('cart-total')).toHaveText(euros(rugPrice, way))
    await cartPanel(page, way).getByRole('link', { name: cart.vatNumberCheck }).click()
    await expect(page).toHaveURL('/account/information')
    await expect(page.getByRole('main').getByLabel(way.words.account.vatNumber, { exact: false })).toBeVisible()
    await saveNumber(page, way, registered)
    await expect(page.getByRole('main').getByTestId('vat-notice')).toContainText(cart.vatTreatments.reverseCharged)
    await open(page, `${way.product.path}?panel=cart`)
    await expect(cartPanel(page, way).getByTestId('cart-total')).toHaveText(euros(rugExcl, way))
  })

  test(
    'PRC-06 while the register is away a remembered number counts, and an unknown one is charged with VAT until it is known',
    { tag: '@staged' },
    async ({ page, context, baseURL }) => {
      await newCustomer(page, { ...company, vatNumber: registered })
      await putInCart(page, 1002, way)
      await stageScenario(context, baseURL, 'vat-service-down')
      await saveNumber(page, way, otherRegistered)
      await expect(page.getByRole('main').getByTestId('vat-notice')).toContainText(cart.vatTreatments.numberUnchecked)
      await saveNumber(page, way, registered)
      await expect(page.getByRole('main').getByTestId('vat-notice')).toContainText(cart.vatTreatments.reverseCharged)
      await endScenario(context)
      await saveNumber(page, way, otherRegistered)
      await expect(page.getByRole('main').getByTestId('vat-notice')).toContainText(cart.vatTreatments.reverseCharged)
    },
  )
})
