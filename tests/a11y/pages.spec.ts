import type { Locator, Page } from '@playwright/test'
import { bankButton, hydrated, fillInformation, giveEmail, heading, open, putInCart } from '../e2e/guest.ts'
import { ways } from '../e2e/ways.ts'
import { newCustomer, placeOrders, signInAs } from '../e2e/customer.ts'
import { expect, test } from '../e2e/strictConsoleTest.ts'
import { look, panelPasses, passes } from './passesAxe.ts'

const way = ways.nld
const { account, checkout } = way.words

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

test('the axe check finds violations that are planted', async ({ page }) => {
  await open(page, '/contact')
  await page.evaluate(() => {
    const picture = Object.assign(document.createElement('img'), { src: '/favicon.svg' })
    const pale = Object.assign(document.createElement('p'), { textContent: 'bleek' })
    pale.style.cssText = 'color: #ccc; background: #fff'
    const tiny = [0, 1].map(() => {
      const button = Object.assign(document.createElement('button'), { ariaLabel: 'klein' })
      button.style.cssText = 'all: unset; display: inline-block; width: 10px; height: 10px'
      return button
    })
    document.querySelector('main')?.append(picture, pale, ...tiny)
  })
  const { violations } = await look(page)
  expect(violations.map(({ id }) => id)).toEqual(['color-contrast', 'image-alt', 'target-size'])
  const within = await look(page, 'all', 'main')
  expect(within.violations.map(({ id }) => id)).toEqual(['color-contrast', 'image-alt', 'target-size'])
  const beside = await look(page, 'all', 'footer')
  expect(beside.violations).toEqual([])
  const colours = await look(page, 'colours')
  expect(colours.violations.map(({ id }) => id)).toEqual(['color-contrast'])
})

const button = (page: Page, name: string): Locator => page.getByRole('main').getByRole('button', { name, exact: true })

/** Pages that an address opens: those of one test share a browser's cache, and axe is warm after the first. */
const pages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'home, contact, login and registration': {
    home: '/',
    contact: '/contact',
    login: '/account/login',
    register: '/account/register',
  },
  lists: {
    category: '/vloerkleden',
    'category with filters': '/vloerkleden/Kleur:blauw',
    'category of rows': '/videobewaking/recorders',
  },
  'SRC-01 SRC-03 results, no results and the wish list': {
    results: '/zoeken/Kleur:blauw?q=kleed',
    'no results': '/zoeken?q=zzyzx',
    'the wish list': '/verlanglijst',
  },
  'products, one of them made to measure, and three questions': {
    product: way.product.path,
    'made-to-measure rug': '/product/1001/vloerkleed-op-maat',
    'three questions': '/samenstellen',
  },
  'SEO-03 LOC-05 a story, events and the notice on the legal guarantee': {
    'a story': '/blogs/waarom-wol',
    events: '/events',
    'the notice on the legal guarantee': '/wettelijke-garantie',
  },
  'CHK-12 ACC-01 ACC-02 a checkout without a cart, order status for guests and withdrawal': {
    'checkout without a cart': '/checkout',
    'order status for guests': '/bestelling',
    withdrawal: '/herroepen',
  },
}

test.describe('RTE-01 RTE-05 CAT-02 CAT-09 PRD-01 RUG-09 REG-01 pages pass axe with no rule off', () => {
  for (const [names, addresses] of Object.entries(pages)) {
    test(names, async ({ page }) => {
      for (const [name, address] of Object.entries(addresses)) {
        await open(page, address)
        await passes(page, name)
      }
    })
  }

  test.describe('a page that is not there', () => {
    // The browser itself reports the page's status.
    test.use({ tolerated: [/status of 404/] })

    test('ERR-01 not found', async ({ page }) => {
      await open(page, '/bestaat/niet')
      await passes(page, 'not found')
    })
  })
})

test.describe('ACC-01a ACC-01b ACC-01c ACC-01d ACC-02 the pages of the account pass axe, all of them unfolded', () => {
  for (const addresses of [
    ['overview', 'orders', 'orders/order-250017'],
    ['invoices', 'tickets', 'information'],
  ]) {
    test(addresses.join(', '), async ({ page }) => {
      await signInAs(page)
      for (const address of addresses) {
        await open(page, `/account/${address}`)
        await page.evaluate(() => {
          for (const folded of document.querySelectorAll('main details')) folded.setAttribute('open', '')
        })
        await passes(page, address, { at: [390, 768, 1280] })
      }
    })
  }
})

test('ACC-02 ACC-01a an order that is withdrawn from passes axe, step by step, and so does the last order in the panel', async ({
  page,
}) => {
  await newCustomer(page)
  const [order] = await placeOrders(page, 1)
  const { withdrawal } = way.words
  await open(page, '/account/overview')
  await page.getByRole('banner').getByRole('link', { name: way.words.shell.account }).click()
  await expect(page.getByRole('dialog', { name: account.menu }).getByRole('button', { name: /^Bestel opnieuw/ })).toBeVisible()
  await panelPasses(page, 'account panel with the last order', [390])
  await open(page, `/herroepen?order=${order?.uid}`)
  await passes(page, 'withdrawal by line', { at: [390] })
  await button(page, withdrawal.next).click()
  await expect(heading(page, withdrawal.confirmTitle)).toBeVisible()
  await passes(page, 'withdrawal to be confirmed', { at: [390] })
  await button(page, withdrawal.confirm).click()
  await expect(heading(page, withdrawal.doneTitle)).toBeVisible()
  await passes(page, 'withdrawal received', { at: [390] })
})

test('NAV-01b NAV-03 the open menus pass axe, the wide one and that of business pages', async ({ page }) => {
  for (const address of ['/planten', '/products/orders']) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await open(page, address)
    const menu = page.getByRole('navigation', { name: way.words.shell.mainMenu })
    await menu.getByRole('button', { name: 'Meer van Beveiliging' }).press('Enter')
    await menu.getByRole('link', { name: 'Videobewaking', exact: true }).focus()
    await expect(menu.getByRole('link', { name: 'Alles bekijken' })).toBeVisible()
    await passes(page, `menu at ${address}`, { at: [1280] })
  }
})

test('NAV-02 LOC-01b the menu on a phone and the line that offers the other language pass axe', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await open(page, '/en/plants')
  await expect(page.getByRole('link', { name: 'Bekijk deze pagina in het Nederlands' })).toBeVisible()
  await passes(page, 'the other language')
  await page.setViewportSize({ width: 390, height: 900 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await panelPasses(page, 'menu on a phone', [390])
})

test('VAL-07 CHK-01 CHK-02 the first step of the checkout passes axe, with its faults shown too', async ({ page }) => {
  await putInCart(page)
  await open(page, '/checkout')
  await passes(page, 'start')
  await button(page, checkout.next).click()
  await expect(page.getByLabel(account.email)).toHaveAttribute('aria-invalid', 'true')
  await passes(page, 'start with a fault')
  await giveEmail(page, way)
  await passes(page, 'information')
  await button(page, checkout.toDelivery).click()
  await expect(page.getByRole('main').locator('[aria-invalid="true"]').first()).toBeVisible()
  await passes(page, 'information with faults')
})

test('CHK-05 CHK-11 CHK-13 delivery, overview, pay, bank and result pass axe', async ({ page }) => {
  await putInCart(page)
  await open(page, '/checkout')
  await giveEmail(page, way)
  await fillInformation(page, way)
  await button(page, checkout.toDelivery).click()
  await expect(page).toHaveURL(way.steps.delivery)
  await passes(page, 'delivery')
  await button(page, checkout.toOverview).click()
  await expect(page).toHaveURL(way.steps.overview)
  await passes(page, 'overview')
  await button(page, checkout.toPay).click()
  await expect(page).toHaveURL(way.steps.pay)
  await passes(page, 'pay')
  await button(page, checkout.orderAndPay).click()
  await expect(page).toHaveURL(/\/api\/bank\//)
  await passes(page, 'bank')
  await bankButton(page, 'pay').click()
  await expect(heading(page, checkout.result.paid.title)).toBeVisible()
  await hydrated(page)
  await passes(page, 'paid')
})

test.describe('a first visit', () => {
  test.use({ consent: null })

  test('CNS-02 PNL-06 the consent wall and its tabs pass axe', async ({ page }) => {
    await open(page, '/')
    const wall = page.getByRole('dialog')
    await expect(wall).toBeVisible()
    for (const tab of ['Toestemming', 'Details', 'Over']) {
      await wall.getByRole('tab', { name: tab }).click()
      await panelPasses(page, `consent wall, ${tab}`)
    }
  })
})
