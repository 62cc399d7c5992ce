import { open } from './guest.ts'
import { ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'

const way = ways.eng

test('NAV-05 NAV-05b on a phone the breadcrumb leads one level up, and home from the first level', async ({ page }) => {
  await open(page, way.product.path)
  const crumbs = page.getByRole('navigation', { name: way.words.shell.breadcrumbs })
  await expect(crumbs.getByRole('link')).toHaveCount(1)
  await crumbs.getByRole('link').click()
  await expect(page).toHaveURL(way.category.path)
  await expect(crumbs.getByRole('link')).toHaveCount(1)
  await crumbs.getByRole('link').click()
  await expect(page).toHaveURL(way.home)
})
