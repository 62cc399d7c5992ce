import type { Locator, Page } from '@playwright/test'
import { bankButton, hydrated, bankAmount, cartButton, cartPanel, field, heading, newEmail, open, putInCart } from './guest.ts'
import { postage, rugPrice, ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'

test.use({
  locale: 'nl-NL',
  preloads: true,
  // The focus rests on products on its way: their main pictures are fetched for a press that does not come.
  tolerated: [/preloaded using link preload but not used/],
  contextOptions: { reducedMotion: 'reduce' },
})

/** Whether the focus is visible: an outline of 2 px on the focused element or on its card. */
const focusShows = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (focused === null || !focused.matches(':focus-visible')) return false
    const rings = (style: CSSStyleDeclaration): boolean => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2
    for (let element: Element | null = focused, up = 0; element !== null && up < 4; element = element.parentElement, up += 1) {
      if (rings(getComputedStyle(element)) || rings(getComputedStyle(element, '::after'))) return true
    }
    return false
  })

/** Presses Tab until the element has the focus, and expects the focus to be visible. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible()
  const element = await target.elementHandle()
  for (let press = 0; press < 150; press += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((wanted) => wanted === document.activeElement, element)) {
      expect(await focusShows(page)).toBe(true)
      return
    }
  }
  throw new Error(`150 times Tab did not reach ${target.toString()}`)
}

const typeInto = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

for (const [locale, viewport, colorScheme] of [
  ['nld', { width: 1280, height: 900 }, 'light'],
  ['eng', { width: 320, height: 640 }, 'dark'],
] as const) {
  const way = ways[locale]
  const { account, cart, checkout, product, shell } = way.words

  test.describe(`in ${locale}, ${colorScheme}, ${viewport.width} px`, () => {
    test.use({ locale: way.browser, viewport, colorScheme })

    test('CHK-01 CHK-02 CHK-05 CHK-06 CHK-11 PNL-06 the whole purchase by keyboard alone, everything found by its role and name', async ({
      page,
    }) => {
      // The focused element is compared after every press of Tab.
      test.slow()
      await test.step('to the product', async () => {
        if (locale === 'eng') return open(page, way.product.path)
        await open(page, '/')
        await tabTo(
          page,
          page.getByRole('navigation', { name: shell.mainMenu }).getByRole('link', { name: way.category.title, exact: true }),
        )
        await page.keyboard.press('Enter')
        await expect(heading(page, way.category.title)).toBeFocused()
        await tabTo(page, page.getByRole('link', { name: way.product.title, exact: true }))
        await page.keyboard.press('Enter')
        await expect(heading(page, way.product.title)).toBeFocused()
      })

      await test.step('into the cart and on', async () => {
        const panel = cartPanel(page, way)
        // On a phone the buy bar has this button too, once the form's own is out of view.
        const add = page.getByRole('form').getByRole('button', { name: product.add, exact: true }).first()
        await tabTo(page, add)
        await page.keyboard.press('Enter')
        await expect(panel).toBeVisible()
        expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true)
        await page.keyboard.press('Escape')
        await expect(panel).toHaveCount(0)
        await expect(add).toBeFocused()
        await tabTo(page, cartButton(page, way))
        await page.keyboard.press('Space')
        await tabTo(page, panel.getByRole('button', { name: cart.order, exact: true }))
        await page.keyboard.press('Enter')
      })

      await test.step('start and information', async () => {
        await expect(heading(page, checkout.startTitle)).toBeFocused()
        await typeInto(page, field(page, account.email), newEmail())
        await page.keyboard.press('Enter')
        await expect(heading(page, checkout.step.information)).toBeFocused()
        await typeInto(page, field(page, account.firstName), 'Jan')
        await typeInto(page, field(page, account.lastName), 'de Vries')
        await typeInto(page, field(page, account.phoneNumber), '06-12345678')
        await tabTo(page, page.getByRole('combobox', { name: account.countryCode }))
        await typeInto(page, field(page, account.zipCode), '1011 AB')
        await typeInto(page, field(page, account.houseNumber), '1')
        await expect(page.getByRole('status').filter({ hasText: 'Prins Hendrikkade 1, 1011 AB Amsterdam' })).toBeVisible()
        await page.keyboard.press('Enter')
      })

      const order = page.getByRole('complementary', { name: checkout.summary })
      await test.step('delivery', async () => {
        await expect(heading(page, checkout.step.delivery)).toBeFocused()
        await tabTo(page, page.getByRole('radio').first())
        await page.keyboard.press('ArrowDown')
        await expect(page.getByRole('radio', { name: /PostNL/ })).toBeChecked()
        await page.keyboard.press('ArrowDown')
        await expect(page.getByRole('radio', { name: /DHL/ })).toBeChecked()
        await expect(order).toContainText(/347[,.]95/)
        await page.keyboard.press('ArrowUp')
        await expect(order).toContainText(/346[,.]95/)
        await tabTo(page, button(page, checkout.toOverview))
        await page.keyboard.press('Space')
      })

      await test.step('overview and pay', async () => {
        await expect(heading(page, checkout.step.overview)).toBeFocused()
        await tabTo(page, page.getByRole('radio', { name: /iDEAL/ }))
        await tabTo(page, button(page, checkout.toPay))
        await page.keyboard.press('Enter')
        await expect(heading(page, checkout.step.pay)).toBeFocused()
        await tabTo(page, button(page, checkout.orderAndPay))
        await page.keyboard.press('Enter')
      })

      await test.step('bank → paid', async () => {
        await expect(page).toHaveURL(/\/api\/bank\//)
        expect(await bankAmount(page)).toBe(rugPrice + postage)
        await tabTo(page, bankButton(page, 'pay'))
        await page.keyboard.press('Enter')
        await expect(heading(page, checkout.result.paid.title)).toBeVisible()
      })
    })
  })
}

const way = ways.nld
const { account, cart, checkout, product, shell } = way.words

test('PNL-06 CRT-04 the cart works by keyboard, keeps the focus and gives it back', async ({ page }) => {
  await open(page, way.product.path)
  const panel = cartPanel(page, way)
  await tabTo(page, button(page, product.add))
  await page.keyboard.press('Space')
  const quantity = panel.getByRole('spinbutton', { name: `Aantal van ${way.product.title}` })
  await tabTo(page, panel.getByRole('button', { name: `Eén meer van ${way.product.title}` }))
  await page.keyboard.press('Enter')
  await expect(quantity).toHaveValue('2')
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab')
    // Outside the panel only the browser's own controls can have the focus.
    const isInside = (): boolean => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null
    expect(await page.evaluate(isInside)).toBe(true)
  }
  await tabTo(page, quantity)
  await page.keyboard.press('ArrowUp')
  await expect(quantity).toHaveValue('3')
  await expect(page.getByTestId('cart-count')).toHaveText('3')
  await tabTo(page, panel.getByRole('button', { name: `Verwijder ${way.product.title}` }))
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('heading', { name: cart.empty })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page, product.add)).toBeFocused()
})

test('NAV-01 the skip link comes first, is visible when focused and leads past the header', async ({ page }) => {
  await open(page, '/vloerkleden')
  const skip = page.getByRole('link', { name: shell.skip })
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  expect(await focusShows(page)).toBe(true)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true)
})

test('VAL-07 CHK-02 an incomplete form moves the focus to its first invalid field, which has an error message', async ({ page }) => {
  await putInCart(page)
  await open(page, '/checkout')
  await typeInto(page, page.getByLabel(account.email), 'geen adres')
  await page.keyboard.press('Enter')
  const email = page.getByLabel(account.email)
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription(way.words.validation.email)
  await email.fill(newEmail())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(way.steps.information)
  await hydrated(page)
  await tabTo(page, button(page, checkout.toDelivery))
  await page.keyboard.press('Enter')
  await expect(field(page, account.firstName)).toBeFocused()
  await expect(field(page, account.firstName)).toHaveAccessibleDescription(new RegExp(way.words.phrases.missing.firstName))
  await expect(page).toHaveURL(way.steps.information)
})
