import { hydrated, open } from './guest.ts'
import { expect, test } from './strictConsoleTest.ts'

test.use({ locale: 'nl-NL' })

test('NAV-01 NAV-02 the mobile menu goes down to what the configuration does not know, and back', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Beveiliging' }).click()
  const security = page.getByRole('dialog', { name: 'Beveiliging' })
  await security.getByRole('button', { name: 'Videobewaking' }).click()
  const video = page.getByRole('dialog', { name: 'Videobewaking' })
  await expect(video.getByRole('link', { name: 'Recorders' })).toBeVisible()
  await video.getByRole('button', { name: 'Terug' }).click()
  await expect(security.getByRole('link', { name: 'Sirenes' })).toBeVisible()
  await security.getByRole('button', { name: 'Videobewaking' }).click()
  await video.getByRole('link', { name: /^Camera/ }).click()
  await expect(page).toHaveURL(/\/videobewaking\/cameras$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('NAV-02 PNL-01 a press on Menu before the page is alive is not lost', async ({ page }) => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/vloerkleden?page=2', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page).toHaveURL(/\/vloerkleden\?page=2&panel=mobileNavigationPanel$/)
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  release()
  await hydrated(page)
  await expect(page).toHaveURL(/\/vloerkleden\?page=2$/)
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Verlichting' }).click()
  await expect(page).toHaveURL(/\/verlichting$/)
})

test('PNL-06b NAV-02 the focus goes down with a press and back to where it came from', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const top = page.getByRole('dialog', { name: 'Menu' })
  await top.getByRole('button', { name: 'Beveiliging' }).press('Enter')
  const security = page.getByRole('dialog', { name: 'Beveiliging' })
  await expect(security.getByRole('button', { name: 'Terug' })).toBeFocused()
  await security.getByRole('button', { name: 'Videobewaking' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Videobewaking' }).getByRole('button', { name: 'Terug' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(security.getByRole('button', { name: 'Videobewaking' })).toBeFocused()
  await security.getByRole('button', { name: 'Terug' }).press('Enter')
  await expect(top.getByRole('button', { name: 'Beveiliging' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
})

test('NAV-02 CFG-03 the menu on a phone leads to search, account, contact and the telephone of the configuration', async ({ page }) => {
  await open(page, '/vloerkleden')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('search')).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Bel 053 123 45 67' })).toHaveAttribute('href', 'tel:0531234567')
  await expect(menu.getByRole('link', { name: 'WhatsApp ons' })).toHaveAttribute('href', 'https://wa.me/31531234567')
  await expect(menu.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/account/login')
  await menu.getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
})

test('NAV-01c CFG-04 the footer has its own tree on a phone', async ({ page }) => {
  const headings = () => page.getByRole('contentinfo').getByRole('heading').allTextContents()
  const seen = () => page.getByRole('contentinfo').getByRole('heading').filter({ visible: true }).allTextContents()
  await open(page, '/contact')
  expect(await seen()).toEqual(['Klantenservice', 'Over Thuishaven', 'Juridisch'])
  await page.setViewportSize({ width: 1280, height: 900 })
  expect(await seen()).toEqual(['Winkel', 'Klantenservice', 'Over Thuishaven', 'Juridisch'])
  // Roles are asked of what can be reached: the other tree is not there for anybody.
  expect(await headings()).toEqual(await seen())
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
