import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { alive, cartButton, cartPanel, fillInformation, giveEmail, heading, open, putInCart, ways } from '../e2e/guest.ts'
import { expect, test } from '../e2e/quietTest.ts'

const way = ways.nld
const { account, checkout, product } = way.words

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

const widths = [390, 1280] as const
const schemes = ['light', 'dark'] as const

/** Every rule of axe, those that are off by default for size included; none is left out. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** Waits until colours and sizes have arrived at what the scheme and the width ask for. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(moving.map((animation) => animation.finished))
  })

const look = (page: Page): ReturnType<AxeBuilder['analyze']> => new AxeBuilder({ page }).withTags(rules).setLegacyMode().analyze()

/** Looks at the page as it stands, light and dark, on a phone and on a screen. */
const passes = async (page: Page, name: string): Promise<void> => {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await settle(page)
      const { violations } = await look(page)
      const where = `${name}, ${width} px, ${colorScheme}`
      for (const { id, nodes } of violations) {
        for (const { html, failureSummary = '' } of nodes) found.push(`${where}: ${id}: ${html} ${failureSummary}`)
      }
    }
  }
  expect(found).toEqual([])
}

test('the look is awake: it finds faults that are planted', async ({ page }) => {
  await open(page, '/contact')
  await page.evaluate(() => {
    const tiny = '<button style="all: unset; display: inline-block; width: 10px; height: 10px" aria-label="klein"></button>'
    const faults = `<img src="/favicon.svg"><p style="color: #ccc; background: #fff">bleek</p>${tiny}${tiny}`
    document.querySelector('main')?.insertAdjacentHTML('beforeend', faults)
  })
  const { violations } = await look(page)
  expect(violations.map(({ id }) => id)).toEqual(['color-contrast', 'image-alt', 'target-size'])
})

const button = (page: Page, name: string): Locator => page.getByRole('main').getByRole('button', { name, exact: true })

/** Pages that an address opens, by their rows. */
const pages: readonly (readonly [name: string, address: string])[] = [
  ['RTE-01 home', '/'],
  ['CAT-02 category', '/vloerkleden'],
  ['CAT-09 category with filters', '/vloerkleden/Kleur:blauw'],
  ['PRD-01 product', way.product.path],
  ['RUG-09 made-to-measure rug', '/product/1001/vloerkleed-op-maat'],
  ['RTE-05 login', '/account/login'],
  ['REG-01 register', '/account/register'],
  ['RTE-01 contact', '/contact'],
  ['CHK-12 checkout without a cart', '/checkout'],
]

test.describe('RTE-01 RTE-05 CAT-02 CAT-09 PRD-01 RUG-09 REG-01 pages pass axe with no rule off', () => {
  for (const [name, address] of pages) {
    test(name, async ({ page }) => {
      await open(page, address)
      await passes(page, name)
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

test('PNL-06 CRT-09 CRT-10 the open cart passes axe, empty and filled', async ({ page }) => {
  await open(page, '/contact')
  await cartButton(page, way).click()
  await expect(cartPanel(page, way)).toBeVisible()
  await passes(page, 'empty cart')
  await page.keyboard.press('Escape')
  await open(page, way.product.path)
  await button(page, product.add).click()
  await expect(cartPanel(page, way).getByRole('link', { name: way.product.title })).toBeVisible()
  await passes(page, 'cart')
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
  await expect(page).toHaveURL(/\/__mock\/bank\//)
  await passes(page, 'bank')
  await button(page, 'Pay').click()
  await expect(heading(page, checkout.result.paid.title)).toBeVisible()
  await alive(page)
  await passes(page, 'paid')
})
