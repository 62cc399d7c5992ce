import { expect, test } from './quietTest.ts'

test('NAV-01 NAV-02 the mobile menu goes down to what the configuration does not know, and back', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('button', { name: 'Beveiliging' }).click()
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
