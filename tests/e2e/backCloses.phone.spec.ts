import type { Locator, Page } from '@playwright/test'
import { cartButton, cartPanel, open, openFacet, putInCart, reload } from './guest.ts'
import { ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'

const way = ways.nld
const { shell } = way.words

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

/** Expects that the current history entry does, or does not, belong to a panel. */
const expectEntry = (page: Page, isPanels: boolean): Promise<void> =>
  expect.poll(() => page.evaluate(() => (history.state as { panel?: true } | null)?.panel ?? false)).toBe(isPanels)

const back = async (page: Page): Promise<void> => {
  await expectEntry(page, true)
  await page.evaluate(() => history.back())
}

/** Expects that Back closes the open panel: the page below keeps its document and scroll position, and the opener gets the focus. */
const expectBackCloses = async (page: Page, opener: Locator, panel: Locator): Promise<void> => {
  await opener.focus()
  const [address, scroll] = [page.url(), await page.evaluate(() => scrollY)]
  await page.keyboard.press('Enter')
  await expect(panel).toBeVisible()
  await back(page)
  await expect(panel).toHaveCount(0)
  await expect(opener).toBeFocused()
  expect(page.url()).toBe(address)
  expect(await page.evaluate(() => scrollY)).toBe(scroll)
  await expectEntry(page, false)
}

test('PNL-03 on a phone Back closes menu, cart, contact and cookies; closed another way they leave no history entry', async ({ page }) => {
  await putInCart(page)
  await open(page, '/vloerkleden')
  await open(page, '/contact')
  const main = await page.getByRole('main').elementHandle()
  const menu = page.getByRole('dialog', { name: shell.menu })
  const menuButton = page.getByRole('banner').getByRole('button', { name: shell.menu })
  await expectBackCloses(page, menuButton, menu)
  await expectBackCloses(page, cartButton(page, way), cartPanel(page, way).filter({ visible: true }))
  await expectBackCloses(
    page,
    page.getByRole('contentinfo').getByRole('button', { name: shell.footer.cookies }),
    page.getByRole('dialog', { name: way.words.consent.title }),
  )
  await expectBackCloses(page, page.locator('button[aria-controls="contact-ways"]'), page.locator('#contact-ways'))

  await menuButton.click()
  await expectEntry(page, true)
  await page.keyboard.press('Escape')
  await expectEntry(page, false)
  // A script goes forward and back without a pause.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        addEventListener('popstate', () => addEventListener('popstate', () => done(), { once: true }), { once: true })
        history.forward()
      }),
  )
  await expectEntry(page, false)
  await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(0)
  expect(await main?.evaluate((element) => element.isConnected)).toBe(true)

  // A page that is opened from a panel replaces the panel's history entry.
  await menuButton.click()
  await expectEntry(page, true)
  await menu.getByRole('link', { name: 'Verlichting' }).click()
  await expect(page).toHaveURL('/verlichting')
  await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/contact')
  await expectEntry(page, false)
  await page.goForward()
  await expect(page).toHaveURL('/verlichting')
  await expect(page.getByRole('heading', { level: 1, name: 'Verlichting' })).toBeVisible()

  // Reloaded while a panel is open.
  await menuButton.click()
  await expectEntry(page, true)
  await reload(page)
  await expectEntry(page, false)
  await page.goBack()
  await expect(page).toHaveURL('/contact')
  await page.goBack()
  await expect(page).toHaveURL('/vloerkleden')
})

test('PNL-03 CAT-11 on a phone Back closes the filters and keeps what was chosen in them, and the options of a product', async ({
  page,
}) => {
  await open(page, '/vloerkleden')
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  await page.getByRole('link', { name: 'Filter', exact: true }).click()
  await expectEntry(page, true)
  await openFacet(sheet, 'Kleur')
  await sheet.getByRole('link', { name: /^Blauw/ }).click()
  await expect(page).toHaveURL('/vloerkleden/Kleur:blauw')
  await expect(sheet).toBeVisible()
  await back(page)
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL('/vloerkleden/Kleur:blauw')
  await expect(page.getByRole('link', { name: 'Filter (1)' })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/vloerkleden')
  await expect(page.getByRole('link', { name: 'Filter', exact: true })).toBeVisible()

  await open(page, way.product.path)
  const link = page.getByRole('form').getByRole('link', { name: way.words.product.allVariations })
  await link.scrollIntoViewIfNeeded()
  await expectBackCloses(page, link, page.getByRole('dialog', { name: way.product.title, exact: true }))
})

test.describe('before a consent choice', () => {
  test.use({ consent: null })
  test('PNL-03 CNS-01 on a phone Back leaves a page with the consent wall, as it leaves any page', async ({ page }) => {
    await open(page, '/vloerkleden')
    await open(page, '/contact')
    await expect(page.getByRole('dialog', { name: way.words.consent.title })).toBeVisible()
    await expectEntry(page, false)
    await page.goBack()
    await expect(page).toHaveURL('/vloerkleden')
    await expect(page.getByRole('dialog', { name: way.words.consent.title })).toBeVisible()
  })
})
