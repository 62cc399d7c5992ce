import type { Locator, Page } from '@playwright/test'
import { open } from './guest.ts'
import { ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'

test.use({ locale: 'nl-NL' })

const { shell } = ways.nld.words
const menu = (page: Page): Locator => page.getByRole('navigation', { name: shell.mainMenu })
const more = (page: Page, title: string): Locator => menu(page).getByRole('button', { name: `Meer van ${title}` })
const link = (page: Page, name: string): Locator => menu(page).getByRole('link', { name, exact: true })

interface RecordedRequest {
  readonly parentId: string
  readonly currentId: string | null
  readonly expand: boolean
}

/** What the page asks of the menu from now on. */
const watchQuestions = (page: Page): RecordedRequest[] => {
  const requests: RecordedRequest[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/public/navigation')) requests.push(request.postDataJSON() as RecordedRequest)
  })
  return requests
}

test('NAV-01b the deeper levels of the menu are requested as the pointer reaches them, and shown with a picture', async ({ page }) => {
  await open(page, '/videobewaking/cameras')
  const requests = watchQuestions(page)
  await expect(link(page, 'Sirenes')).toHaveCount(0)
  await link(page, 'Beveiliging').hover()
  await expect(link(page, 'Sirenes')).toBeVisible()
  await expect.poll(() => requests).toEqual([{ parentId: 'beveiliging', currentId: 'cameras', expand: false }])
  await expect(menu(page).locator('[data-submenu] img').first()).toBeVisible()
  await expect(menu(page).locator('[data-submenu] img')).toHaveCount(3)
  await link(page, 'Videobewaking').hover()
  await expect(link(page, 'Recorders')).toBeVisible()
  await expect.poll(() => requests.at(-1)).toEqual({ parentId: 'videobewaking', currentId: 'cameras', expand: false })
  await expect(link(page, 'Camera’s')).toHaveAttribute('aria-current', 'page')
  // The pointer may go over to what has opened, and what is open goes with a click.
  await link(page, 'Recorders').click()
  await expect(page).toHaveURL('/videobewaking/recorders')
  await expect(menu(page).locator('[data-submenu]')).toHaveCount(0)
})

test('NAV-03 above business pages the menu is at most 320 px wide, with two items a column', async ({ page }) => {
  await open(page, '/products/orders')
  await more(page, 'Vloerkleden').press('Enter')
  await expect(link(page, 'Outlet')).toBeVisible()
  const panel = menu(page).locator('[data-submenu]')
  expect((await panel.boundingBox())?.width).toBeLessThanOrEqual(322)
  const columns = await panel.locator('ul').evaluateAll((lists) => lists.map((list) => list.children.length))
  expect(columns).toEqual([2, 2, 2, 1])
  expect(await panel.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
})
