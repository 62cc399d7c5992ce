import type { Locator, Page } from '@playwright/test'
import { newCustomer } from '../e2e/customer.ts'
import { open } from '../e2e/guest.ts'
import { ways } from '../e2e/ways.ts'
import { expect, test } from '../e2e/strictConsoleTest.ts'

const way = ways.nld
const { account, product, shell } = way.words

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

/** Opens a panel by keyboard from its opener, and leaves it by keyboard. */
const thereAndBack = async (page: Page, opener: Locator): Promise<void> => {
  await opener.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog').filter({ visible: true })
  await expect(panel).toHaveCount(1)
  await expect.poll(() => panel.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(opener).toBeFocused()
}

test('PNL-06b Escape gives the focus back to what opened the panel: all those of a product', async ({ page }) => {
  await open(page, '/product/1001/vloerkleed-op-maat')
  const main = page.getByRole('main')
  const form = main.getByRole('form')
  await thereAndBack(page, main.getByRole('region', { name: product.specifications }).getByRole('link', { name: /specificatie/ }))
  await thereAndBack(page, form.getByRole('link', { name: product.readMore, exact: true }).first())
  await thereAndBack(page, form.getByRole('link', { name: product.readMore, exact: true }).last())
  await open(page, way.product.path)
  await thereAndBack(page, form.getByRole('link', { name: product.allVariations }))
  await thereAndBack(page, main.locator('a[href*="panel=mediagallery"]').first())
})

test('PNL-06b Escape gives the focus to what leads to a panel that came open with its page', async ({ page }) => {
  const panel = page.getByRole('dialog').filter({ visible: true })
  const specifications = page.getByRole('main').getByRole('link', { name: /specificatie/ })
  for (const [address, opener] of [
    ['/product/1001/vloerkleed-op-maat?panel=specifications', specifications],
    ['/vloerkleden?panel=cart', page.getByRole('banner').getByRole('button', { name: /Winkelwagen/ })],
  ] as const) {
    await open(page, address)
    await expect.poll(() => panel.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
})

test('PNL-06b a link of a product keeps the focus, and opens its panel, when its program comes after the page’s', async ({ page }) => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  // What the server drew around these links is hydrated last.
  await page.route(/\/assets\/about-[^/]+\.js$/, async (route) => {
    await released
    await route.continue()
  })
  const address = '/product/1001/vloerkleed-op-maat'
  await open(page, address)
  const main = page.getByRole('main')
  const links = [
    main.getByRole('region', { name: product.specifications }).getByRole('link', { name: /specificatie/ }),
    main.getByRole('form').getByRole('link', { name: product.readMore, exact: true }).last(),
  ]
  const drawn = await Promise.all(links.map((link) => link.elementHandle()))
  await links[0]?.focus()
  // Long enough for what comes once the page is quiet: updates around what is not hydrated yet.
  await expect(main.getByRole('button', { name: /verlanglijst/ }).first()).toBeVisible()
  release()
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/about-'))))
    .toBe(true)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))))
  for (const element of drawn) expect(await element?.evaluate(({ isConnected }) => isConnected)).toBe(true)
  await expect(links[0] as Locator).toBeFocused()
  for (const link of links) await thereAndBack(page, link)
})

test('PNL-06b Escape gives the focus back to what opened the panel: those of the shop and the account', async ({ page }) => {
  await newCustomer(page)
  await open(page, '/account/information')
  await thereAndBack(page, page.getByRole('contentinfo').getByRole('button', { name: shell.footer.cookies }))
  await thereAndBack(page, page.getByRole('banner').getByRole('link', { name: shell.account }))
  await thereAndBack(page, page.getByRole('main').getByRole('button', { name: account.addressAdd }))
  const before = page.getByRole('banner').getByRole('link', { name: way.category.title, exact: true })
  await before.focus()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(before).toBeFocused()
})

test('PNL-06b SRC-01 Escape gives the focus back to what opened the search: its sign, its field', async ({ page }) => {
  await open(page, '/contact')
  const header = page.getByRole('banner')
  const headerField = header.getByRole('searchbox')
  await headerField.click()
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(headerField).toBeFocused()
  await page.setViewportSize({ width: 800, height: 800 })
  await open(page, '/contact')
  await thereAndBack(page, header.getByRole('link', { name: way.words.search.title }))
})

test('the focus is never out of sight on its way back: a text of several lines under the header, a picture beside the one that shows', async ({
  page,
}) => {
  for (const [address, stops] of [
    ['/contact', 'main textarea'],
    [way.product.path, 'main ol a[href*="panel=mediagallery"]'],
  ] as const) {
    await open(page, address)
    await page.getByRole('contentinfo').getByRole('link').first().focus()
    const seen = new Set<string>()
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press('Shift+Tab')
      if (!(await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, stops))) continue
      await expect
        .poll(() =>
          page.evaluate(() => {
            const stop = document.activeElement
            const { left, top, width, height } = stop?.getBoundingClientRect() ?? new DOMRect()
            return stop?.contains(document.elementFromPoint(left + width / 2, top + Math.min(height, innerHeight - top) / 2)) ?? false
          }),
        )
        .toBe(true)
      seen.add(await page.evaluate(() => document.activeElement?.getAttribute('href') ?? 'text'))
    }
    expect(seen.size).toBe(address === '/contact' ? 1 : await page.locator(stops).count())
  }
})
