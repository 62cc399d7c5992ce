import { holdProgram, hydrated, open } from './guest.ts'
import { expect, test } from './strictConsoleTest.ts'

test.use({ locale: 'nl-NL' })

test('NAV-02 PNL-01 a press on Menu before the page is alive is not lost', async ({ page }) => {
  const arrive = await holdProgram(page)
  await page.goto('/vloerkleden?page=2', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page).toHaveURL(/\/vloerkleden\?page=2&panel=mobileNavigationPanel$/)
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  arrive()
  await hydrated(page)
  await expect(page).toHaveURL(/\/vloerkleden\?page=2$/)
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Verlichting' }).click()
  await expect(page).toHaveURL(/\/verlichting$/)
})

test('PNL-06b NAV-02 the focus goes down the mobile menu with a press, and Escape gives it back to what opened the menu', async ({
  page,
}) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Beveiliging' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Beveiliging' }).getByRole('button', { name: 'Terug' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
})

test('NAV-01c CFG-04 the footer has its own tree on a phone', async ({ page }) => {
  const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('listitem')
  const seen = () => links.filter({ visible: true }).allTextContents()
  await open(page, '/contact')
  const onPhone = await seen()
  expect(onPhone).toContain('Retourneren')
  expect(onPhone).not.toContain('Prijzen en korting')
  await page.setViewportSize({ width: 1280, height: 900 })
  expect(await seen()).toContain('Prijzen en korting')
  // Roles of what can be reached: the other tree is there for nobody.
  expect(await links.allTextContents()).toEqual(await seen())
})

test('NAV-06 ACC-01 the current entry is in view, in the account menu and in its filter', async ({ page }) => {
  await page.request.post('/api/v2/account/login', { data: { email: 'actief@thuishaven.test', password: 'Welkom01' } })
  await open(page, '/account/information')
  const menu = page.getByRole('navigation', { name: 'Account' })
  await expect(menu.getByRole('link', { name: 'Gegevens' })).toBeInViewport({ ratio: 1 })
  await menu.getByRole('link', { name: 'Bestellingen' }).click()
  await expect(menu.getByRole('link', { name: 'Bestellingen' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('link', { name: 'Geannuleerd' }).click()
  await expect(page.locator('[aria-current="true"]', { hasText: 'Geannuleerd' })).toBeInViewport({ ratio: 1 })
})
