import type { Page } from '@playwright/test'
import { follow, heading, mark, open } from './guest.ts'
import { ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'

const { nld } = ways

test.use({ locale: 'nl-NL' })

const outline = (page: Page) => page.locator('[data-outline]')
const progress = (page: Page) => page.locator('[data-pending]')

/** Holds the responses that match back until the returned function is called. */
const hold = async (page: Page, path: RegExp): Promise<() => void> => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(path, async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}

for (const [name, reducedMotion] of [
  ['', 'no-preference'],
  [', with reduced motion too', 'reduce'],
] as const)
  test.describe(`the outline of the next page${name}`, () => {
    test.use({ contextOptions: { reducedMotion } })

    test('a product whose data is slow shows its shape until it is there, and a press meanwhile reaches the page beneath', async ({
      page,
    }) => {
      const release = await hold(page, /\/api\/public\/products\/1002/)
      await open(page, '/vloerkleden')
      const isSame = await mark(page)
      await expect(outline(page)).toHaveCount(0)
      await follow(page, nld.product.path)
      await expect(outline(page)).toHaveAttribute('data-outline', 'product')
      await expect(outline(page)).toHaveCSS('opacity', '1')
      await expect(heading(page, nld.category.title)).toBeVisible()
      // The header stays above it.
      await page.getByRole('banner').getByRole('link', { name: 'Planten', exact: true }).first().click()
      await expect(heading(page, 'Planten')).toBeVisible()
      await expect(outline(page)).toHaveCount(0)
      await follow(page, nld.product.path)
      await expect(outline(page)).toBeVisible()
      release()
      await expect(heading(page, nld.product.title)).toBeVisible()
      await expect(outline(page)).toHaveCount(0)
      expect(await isSame()).toBe(true)
    })
  })

test('a list shows its shape on the way from a product; a filter and a second page of the same list keep the page in view', async ({
  page,
}) => {
  await open(page, nld.product.path)
  const release = await hold(page, /\/api\/public\//)
  await follow(page, '/vloerkleden')
  await expect(outline(page)).toHaveAttribute('data-outline', 'vloerkleden')
  release()
  await expect(heading(page, nld.category.title)).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  for (const address of ['/vloerkleden/Kleur:blauw', '/vloerkleden?page=2']) {
    const give = await hold(page, /\/api\/public\//)
    await follow(page, address)
    await expect(progress(page)).toHaveAttribute('data-pending', 'true')
    await expect(outline(page)).toHaveCount(0)
    give()
    await expect(page).toHaveURL(address)
    await expect(progress(page)).toHaveAttribute('data-pending', 'false')
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('a page to read or to fill in shows lines, not the pictures of a list', async ({ page }) => {
  await open(page, nld.category.path)
  const release = await hold(page, /\/assets\/[^/]+\.js$|\/api\/public\//)
  await follow(page, '/contact')
  await expect(outline(page)).toHaveAttribute('data-outline', 'contact')
  const drawn = await outline(page).evaluate((element) => getComputedStyle(element).backgroundSize)
  expect(drawn.split(',')).toHaveLength(5)
  expect(drawn).toContain('48px')
  release()
  await expect(heading(page, 'Contact')).toBeVisible()
})
