import { alive, open } from './guest.ts'
import { expect, test } from './quietTest.ts'

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
  await alive(page)
  await expect(page).toHaveURL(/\/vloerkleden\?page=2$/)
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Verlichting' }).click()
  await expect(page).toHaveURL(/\/verlichting$/)
})
