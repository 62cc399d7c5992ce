import type { Locator, Page } from '@playwright/test'
import { bankButton, hydrated, bankAmount, card, cartButton, cartPanel, cents, fillInformation, giveEmail, heading, open } from './guest.ts'
import { postage, rugPrice, ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'

const way = ways.nld
const { account, cart, checkout, product, shell } = way.words

test.use({ locale: 'nl-NL', preloads: true })

/** Expects no horizontal overflow: a phone would shrink the page or let it scroll sideways. */
const fits = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: page.url() }).toBeLessThanOrEqual(390)

/** Expects a target of at least 44 × 44 px. */
const isThumbSized = async (target: Locator): Promise<void> => {
  await expect(target).toBeVisible()
  const box = await target.boundingBox()
  expect(Math.round(Math.min(box?.width ?? 0, box?.height ?? 0)), target.toString()).toBeGreaterThanOrEqual(44)
}

test('NAV-02 CHK-01 CHK-07 CHK-11 CHK-13 CRT-12 a guest buys on a phone, from home to paid', async ({ page }) => {
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true })
  const total = page.getByTestId('cart-total')
  const orderTotal = page.getByTestId('order-total')
  const press = async (target: Locator): Promise<void> => {
    await isThumbSized(target)
    await target.tap()
  }

  await test.step('home → menu → category → product', async () => {
    await open(page, '/')
    await fits(page)
    await isThumbSized(cartButton(page, way))
    await isThumbSized(page.getByRole('banner').getByRole('link', { name: shell.login }))
    await press(button(shell.menu))
    const menu = page.getByRole('dialog', { name: shell.menu })
    await press(menu.getByRole('button', { name: way.category.title, exact: true }))
    const level = page.getByRole('dialog', { name: way.category.title })
    await press(level.getByRole('button', { name: shell.back, exact: true }))
    await press(menu.getByRole('button', { name: way.category.title, exact: true }))
    await press(level.getByRole('link', { name: shell.viewAll, exact: true }))
    await expect(heading(page, way.category.title)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await fits(page)
    await page.getByRole('link', { name: way.product.title, exact: true }).tap()
    await expect(heading(page, way.product.title)).toBeVisible()
    await fits(page)
  })

  await test.step('cart', async () => {
    await press(button(product.add).first())
    const panel = cartPanel(page, way)
    await expect(panel.getByRole('link', { name: way.product.title })).toBeVisible()
    await isThumbSized(panel.getByRole('link', { name: cart.close }))
    await isThumbSized(panel.getByRole('button', { name: `Verwijder ${way.product.title}` }))
    // The footer leaves room for the lines.
    const foot = await panel.locator('footer').boundingBox()
    expect(foot?.height ?? Infinity).toBeLessThanOrEqual(844 / 4)
    await press(panel.getByRole('button', { name: `Eén meer van ${way.product.title}` }))
    await expect.poll(() => cents(total)).toBe(2 * rugPrice)
    await press(panel.getByRole('button', { name: `Eén minder van ${way.product.title}` }))
    await expect.poll(() => cents(total)).toBe(rugPrice)
    await fits(page)
    await press(panel.getByRole('button', { name: cart.order, exact: true }))
  })

  await test.step('four steps', async () => {
    await expect(heading(page, checkout.startTitle)).toBeVisible()
    await fits(page)
    await isThumbSized(page.getByLabel(account.email))
    await isThumbSized(button(checkout.next))
    await giveEmail(page, way)
    await fits(page)
    await fillInformation(page, way)
    await press(button(checkout.toDelivery))
    await expect(page).toHaveURL(way.steps.delivery)
    await fits(page)
    await press(card(page, 'DHL'))
    await expect.poll(() => cents(orderTotal)).toBe(rugPrice + 795)
    await press(card(page, 'PostNL'))
    await expect.poll(() => cents(orderTotal)).toBe(rugPrice + postage)
    await press(button(checkout.toOverview))
    await expect(page).toHaveURL(way.steps.overview)
    await fits(page)
    await press(button(checkout.toPay))
    await expect(page).toHaveURL(way.steps.pay)
    await fits(page)
    await press(button(checkout.orderAndPay))
  })

  await test.step('bank → paid', async () => {
    await expect(page).toHaveURL(/\/api\/bank\//)
    expect(await bankAmount(page)).toBe(rugPrice + postage)
    await press(bankButton(page, 'pay'))
    await expect(heading(page, checkout.result.paid.title)).toBeVisible()
    // A hydrated page has its style sheets.
    await hydrated(page)
    await fits(page)
    await isThumbSized(page.getByRole('main').getByRole('link', { name: cart.goOn, exact: true }))
  })
})

test('RUG-01 ERR-01 RTE-05 other pages fit a phone too', async ({ page }) => {
  const addresses = ['/product/1001', '/product/1007', '/account/login', '/account/register', '/contact', '/videobewaking', '/en/rugs']
  for (const address of addresses) {
    await open(page, address)
    await fits(page)
  }
})
