import type { Page } from '@playwright/test'
import { newCustomer } from './customer.ts'
import {
  hydrated,
  cartPanel,
  cents,
  chosenAddress,
  field,
  fillInformation,
  heading,
  holdProgram,
  newEmail,
  putInCart,
  visit,
} from './guest.ts'
import { rugPrice, ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'

const way = ways.nld
const { cart, product, rug } = way.words

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

const quantity = (page: Page) => cartPanel(page, way).getByRole('spinbutton', { name: `Aantal van ${way.product.title}` })

test.describe('without a script', () => {
  // The browser blocks the page's scripts, because the test turned scripts off.
  test.use({ javaScriptEnabled: false, tolerated: [/^failed: GET .*\.js csp$/] })

  test('PRD-01 RTE-02 the product page is complete: title, price, description, picture', async ({ page }) => {
    const picture = page.waitForResponse(/\/api\/pictures\/rug-1002-.*\.avif$/)
    await visit(page, way.product.path)
    await expect(heading(page, way.product.title)).toBeVisible()
    await expect(page).toHaveTitle(/Vloerkleed Zandvoort blauw/)
    const buy = page.getByRole('form', { name: way.product.title })
    await expect(buy).toContainText('€ 340,-')
    await expect(buy).toContainText(/Morgen bezorgd|Binnen \d dagen/)
    await expect(page.getByRole('region', { name: product.description })).not.toBeEmpty()
    await expect(page.getByRole('main').locator('img').first()).toBeVisible()
    expect((await picture).status()).toBe(200)
  })

  test('PRD-01 PRD-04 every picture scrolls into view when Tab reaches it, forwards and backwards', async ({ page }) => {
    // At this width a slide is a fraction of a pixel wider than its container.
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, way.product.path)
    const slides = page.getByRole('main').locator('a[href*="panel=mediagallery"]')
    await slides.first().focus()
    for (const [key, index] of [
      ['Tab', 1],
      ['Tab', 2],
      ['Shift+Tab', 1],
      ['Shift+Tab', 0],
    ] as const) {
      await page.keyboard.press(key)
      await expect(slides.nth(index)).toBeFocused()
      await expect(slides.nth(index)).toBeInViewport({ ratio: 0.9 })
    }
  })

  test('CRT-03 CRT-05 CRT-09 add to cart is a plain form whose response shows the cart; a reload adds nothing', async ({
    page,
    context,
  }) => {
    await visit(page, way.product.path)
    await page.getByRole('button', { name: product.add, exact: true }).click()
    await expect(page).toHaveURL(`${way.product.path}?panel=cart`)
    await expect(cartPanel(page, way).getByRole('link', { name: way.product.title })).toBeVisible()
    await expect(quantity(page)).toHaveValue('1')
    expect(await cents(page.getByTestId('cart-total'))).toBe(rugPrice)
    expect((await context.cookies()).map(({ name }) => name)).toContain('es_cuid')
    await page.reload({ waitUntil: 'domcontentloaded' })
    await expect(quantity(page)).toHaveValue('1')
    await cartPanel(page, way).getByRole('link', { name: cart.close }).click()
    await expect(page).toHaveURL(way.product.path)
    await expect(cartPanel(page, way)).toBeHidden()
  })

  test('CRT-04 Enter in the quantity field changes the quantity, and the bin removes the line', async ({ page }) => {
    await putInCart(page)
    await visit(page, '/contact?panel=cart')
    await quantity(page).fill('3')
    await quantity(page).press('Enter')
    await expect(quantity(page)).toHaveValue('3')
    expect(await cents(page.getByTestId('cart-total'))).toBe(3 * rugPrice)
    await cartPanel(page, way)
      .getByRole('button', { name: `Verwijder ${way.product.title}` })
      .click()
    await expect(cartPanel(page, way).getByRole('heading', { name: cart.empty })).toBeVisible()
  })

  test('RUG-06 CRT-05 a rug made to measure goes into the cart with its measures', async ({ page }) => {
    await visit(page, '/product/1001/vloerkleed-op-maat')
    await page.getByRole('textbox', { name: /^Breedte/ }).fill('200')
    await page.getByRole('textbox', { name: /^Lengte/ }).fill('300')
    await page.getByRole('button', { name: product.add, exact: true }).click()
    await expect(page).toHaveURL('/product/1001/vloerkleed-op-maat?panel=cart')
    await expect(cartPanel(page, way)).toContainText('Vorm: Rechthoek 200 × 300 cm')
    // 6 m² at € 189 per m².
    expect(await cents(page.getByTestId('cart-total'))).toBe(113_400)
  })

  test('RUG-06 the calculator of the home page passes the measures on to the product page', async ({ page }) => {
    await visit(page, '/')
    await page.getByRole('textbox', { name: /^Breedte/ }).fill('315')
    await page.getByRole('textbox', { name: /^Lengte/ }).fill('290')
    const request = page.waitForRequest(/\/maatwerk\?/)
    await page.getByRole('main').getByRole('button', { name: 'Maak je kleed' }).click()
    const { searchParams } = new URL((await request).url())
    expect([searchParams.get('measure.width'), searchParams.get('measure.length')]).toEqual(['315', '290'])
  })

  for (const { name, typed, message } of [
    { name: 'too large', typed: ['900', '300'], message: 'De gekozen waarde is te groot. Maximaal 400 cm is mogelijk.' },
    { name: 'too small', typed: ['50', '100'], message: 'De minimale afname is: 1 m2. Kies een andere afmeting.' },
    { name: 'not in whole centimetres', typed: ['240,5', '300'], message: rug.noMeasure },
  ] as const)
    test(`RUG-04c rug measures that are ${name} are refused with a message, and stay as typed`, async ({ page, context }) => {
      await visit(page, '/product/1001/vloerkleed-op-maat')
      const width = page.getByRole('textbox', { name: /^Breedte/ })
      const length = page.getByRole('textbox', { name: /^Lengte/ })
      await width.fill(typed[0])
      await length.fill(typed[1])
      await page.getByRole('button', { name: product.add, exact: true }).click()
      await expect(page).toHaveURL(/added=failed/)
      await expect(cartPanel(page, way)).toBeHidden()
      await expect(width).toHaveValue(typed[0])
      await expect(length).toHaveValue(typed[1])
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1)
      await expect(page.getByRole('region', { name: rug.calculator })).toContainText(message)
      // Nothing was added: no cart exists.
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('es_cuid')
    })

  test('CAT-04 CAT-12 filters, pages and sorting are links and a plain form', async ({ page }) => {
    await visit(page, '/vloerkleden')
    await page.locator('summary', { hasText: way.words.catalogue.sort }).click()
    await page.getByRole('link', { name: way.words.catalogue.sortLowestPrice }).click()
    await expect(page).toHaveURL('/vloerkleden?sort=lowest-price')
    await page.getByRole('navigation', { name: way.words.catalogue.pages }).getByRole('link', { name: 'Pagina 2' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(heading(page, way.category.title)).toBeVisible()
  })
})

test.describe('before hydration', () => {
  // The browser logs the 422 for an invalid form.
  test.use({ tolerated: [/status of 422/] })

  test('CRT-03 a click on the add button before hydration is neither lost nor counted twice', async ({ page }) => {
    const arrive = await holdProgram(page)
    await page.goto(way.product.path, { waitUntil: 'commit' })
    await page.getByRole('button', { name: product.add, exact: true }).click({ noWaitAfter: true })
    await expect(page).toHaveURL(`${way.product.path}?panel=cart`)
    await expect(quantity(page)).toHaveValue('1')

    arrive()
    await hydrated(page)
    await expect(cartPanel(page, way)).toHaveAttribute('data-state', 'open')
    await expect(quantity(page)).toHaveValue('1')
    await cartPanel(page, way)
      .getByRole('button', { name: `Eén meer van ${way.product.title}` })
      .click()
    await expect(quantity(page)).toHaveValue('2')
    await expect.poll(() => cents(page.getByTestId('cart-total'))).toBe(2 * rugPrice)
    await page.keyboard.press('Escape')
    await expect(cartPanel(page, way)).toHaveCount(0)
  })

  test('RUG-04c rug measures that are too large are refused; after hydration the field has the maximum and a message', async ({ page }) => {
    const arrive = await holdProgram(page)
    await page.goto('/product/1001/vloerkleed-op-maat', { waitUntil: 'commit' })
    const width = page.getByRole('textbox', { name: /^Breedte/ })
    await width.fill('900')
    await page.getByRole('textbox', { name: /^Lengte/ }).fill('300')
    await page.getByRole('button', { name: product.add, exact: true }).click({ noWaitAfter: true })
    await expect(page).toHaveURL(/added=failed/)
    const message = page.getByText('De gekozen waarde is te groot. Maximaal 400 cm is mogelijk.').first()
    await expect(width).toHaveValue('900')
    await expect(message).toBeVisible()
    await expect(page.getByTestId('cart-count')).toHaveCount(0)
    arrive()
    await hydrated(page)
    await expect(width).toHaveValue('400')
    await expect(message).toBeVisible()
    await expect(page.getByRole('form')).toContainText('€ 2.268,-')
    await page.getByRole('form').getByRole('button', { name: product.add, exact: true }).first().click()
    await expect(cartPanel(page, way)).toContainText('Rechthoek 400 × 300 cm')
  })

  test('SES-01 Enter in the login form before hydration signs in, and typed text stays when the login fails', async ({ page }) => {
    const arrive = await holdProgram(page)
    await page.goto('/account/login', { waitUntil: 'commit' })
    const { account } = way.words
    await page.getByLabel(account.email).fill('actief@thuishaven.test')
    await field(page, account.password).press('Enter', { noWaitAfter: true })
    await expect(field(page, account.password)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel(account.email)).toHaveValue('actief@thuishaven.test')
    await field(page, account.password).fill('Welkom01')
    await field(page, account.password).press('Enter', { noWaitAfter: true })
    await expect(page).toHaveURL('/account/overview')
    arrive()
  })

  test('CHK-12 CHK-01 a press in the checkout before hydration is not lost: the form is posted, and the hydrated page has its values', async ({
    page,
  }) => {
    await putInCart(page)
    const arrive = await holdProgram(page)
    await page.goto('/checkout', { waitUntil: 'commit' })
    const email = newEmail()
    await page.getByLabel(way.words.account.email).fill(email)
    await page.getByRole('main').getByRole('button', { name: way.words.checkout.next, exact: true }).click({ noWaitAfter: true })
    await expect(page).toHaveURL(way.steps.information)
    arrive()
    await hydrated(page)
    await expect(field(page, way.words.account.emailAddress)).toHaveValue(email)
    await fillInformation(page, way)
    await page.getByRole('button', { name: way.words.checkout.toDelivery, exact: true }).click()
    await expect(page).toHaveURL(way.steps.delivery)
  })

  test('CHK-12 VAL-07a after a refused press, what is typed before hydration stays and ends its errors', async ({ page }) => {
    await putInCart(page)
    const arrive = await holdProgram(page)
    await page.goto('/checkout', { waitUntil: 'commit' })
    const { account, checkout } = way.words
    await page.getByLabel(account.email).fill(newEmail())
    await page.getByRole('main').getByRole('button', { name: checkout.next, exact: true }).click({ noWaitAfter: true })
    await expect(page).toHaveURL(way.steps.information)
    const toDelivery = page.getByRole('button', { name: checkout.toDelivery, exact: true })
    await toDelivery.click({ noWaitAfter: true })
    await expect(page).toHaveURL(/flash=/)
    await expect(field(page, account.lastName)).toHaveAttribute('aria-invalid', 'true')
    const typed = [
      [account.firstName, 'Jan'],
      [account.lastName, 'de Vries'],
      [account.phoneNumber, '06-12345678'],
    ] as const
    for (const [name, value] of typed) await field(page, name).fill(value)

    arrive()
    await hydrated(page)
    for (const [name, value] of typed) {
      await expect(field(page, name)).toHaveValue(value)
      await expect(field(page, name)).not.toHaveAttribute('aria-invalid', 'true')
    }
    await fillInformation(page, way)
    await toDelivery.click()
    await expect(page).toHaveURL(way.steps.delivery)
  })

  test('REG-01 VAL-07a a business that is chosen and typed before hydration stays in the registration', async ({ page }) => {
    const { account } = way.words
    const arrive = await holdProgram(page)
    await page.goto('/account/register', { waitUntil: 'commit' })
    await page.locator('label').filter({ hasText: account.kinds.business }).click()
    const typed = [
      [account.companyName, 'Vis BV'],
      [account.firstName, 'Jan'],
      [account.password, 'Welkom01'],
    ] as const
    for (const [name, value] of typed) await field(page, name).fill(value)
    arrive()
    await hydrated(page)
    // The first change after hydration renders the form again.
    await field(page, account.lastName).fill('de Vries')
    for (const [name, value] of typed) await expect(field(page, name)).toHaveValue(value)
    await expect(page.getByRole('radio', { name: account.kinds.business })).toBeChecked()
  })

  for (const [path, button, label] of [
    ['/account/register', way.words.account.register, way.words.account.firstName],
    ['/bestelling', way.words.orderStatus.show, way.words.orderStatus.number],
  ] as const)
    test(`VAL-07a after a refused press at ${path}, what is typed before hydration stays and ends its error`, async ({ page }) => {
      const arrive = await holdProgram(page)
      await page.goto(path, { waitUntil: 'commit' })
      await page.getByRole('main').getByRole('button', { name: button, exact: true }).click({ noWaitAfter: true })
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
      await field(page, label).fill('Jan')
      arrive()
      await hydrated(page)
      await expect(field(page, label)).not.toHaveAttribute('aria-invalid', 'true')
      await expect(field(page, label)).toHaveValue('Jan')
    })

  test('CHK-02 ADR-03 a further address that is typed in the checkout before hydration is looked up', async ({ page }) => {
    const { account } = way.words
    await newCustomer(page)
    await putInCart(page)
    const arrive = await holdProgram(page)
    await page.goto(`${way.steps.information}?address=new`, { waitUntil: 'commit' })
    await field(page, account.firstName).fill('Jan')
    await field(page, account.zipCode).fill('1011 AB')
    await field(page, account.houseNumber).fill('1')
    arrive()
    await hydrated(page)
    await expect(chosenAddress(page)).toContainText('Prins Hendrikkade 1')
    await expect(field(page, account.firstName)).toHaveValue('Jan')
  })
})
