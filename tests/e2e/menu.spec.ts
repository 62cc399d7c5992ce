import { claimMessages } from '../../ui/messages/claims.ts'
import type { Locator, Page } from '@playwright/test'
import { mark, open, visit } from './guest.ts'
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
  await expect(menu(page).locator('[data-submenu] img')).toBeVisible()
  await link(page, 'Videobewaking').hover()
  await expect(link(page, 'Recorders')).toBeVisible()
  await expect.poll(() => requests.at(-1)).toEqual({ parentId: 'videobewaking', currentId: 'cameras', expand: false })
  await expect(link(page, 'Camera’s')).toHaveAttribute('aria-current', 'page')
  // The pointer may go over to what has opened, and what is open goes with a click.
  await link(page, 'Recorders').click()
  await expect(page).toHaveURL('/videobewaking/recorders')
  await expect(menu(page).locator('[data-submenu]')).toHaveCount(0)
})

test('NAV-01b by keyboard a button opens the level below and exposes its state; Escape closes it and keeps the place', async ({ page }) => {
  await open(page, '/planten')
  const stops = async (times: number): Promise<string[]> => {
    const names: string[] = []
    for (let count = 0; count < times; count += 1) {
      await page.keyboard.press('Tab')
      names.push(await page.evaluate(() => document.activeElement?.textContent.trim() ?? ''))
    }
    return names
  }
  await link(page, 'Vloerkleden').focus()
  await expect(more(page, 'Vloerkleden')).toHaveAttribute('aria-expanded', 'false')
  // What is closed is not in the order of Tab.
  expect(await stops(3)).toEqual(['Meer van Vloerkleden', 'Verlichting', 'Planten'])
  await more(page, 'Beveiliging').focus()
  await page.keyboard.press('Enter')
  await expect(more(page, 'Beveiliging')).toHaveAttribute('aria-expanded', 'true')
  expect((await stops(3)).at(-1)).toBe('Videobewaking')
  await expect(link(page, 'Recorders')).toBeVisible()
  expect(await stops(2)).toEqual(['Camera’s', 'Recorders'])
  await page.keyboard.press('Escape')
  await expect(more(page, 'Beveiliging')).toBeFocused()
  await expect(more(page, 'Beveiliging')).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await expect(link(page, 'Alles bekijken')).toBeVisible()
  // Focus that leaves takes it along.
  await page.getByRole('link', { name: shell.home.replace('{name}', 'Thuishaven') }).focus()
  await expect(menu(page).locator('[data-submenu]')).toHaveCount(0)
})

test('NAV-01b Escape closes what a resting pointer has opened, and a pointer that leaves closes it too', async ({ page }) => {
  await open(page, '/vloerkleden')
  await link(page, 'Vloerkleden').hover()
  await expect(link(page, 'Wollen kleden')).toBeVisible()
  // On a busy machine the menu is painted a moment before it hears keys.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(link(page, 'Wollen kleden')).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  await link(page, 'Beveiliging').hover()
  await expect(link(page, 'Sirenes')).toBeVisible()
  await page.mouse.move(640, 880)
  await expect(link(page, 'Sirenes')).toHaveCount(0)
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

test('NAV-04 the shop’s promises are shown above business pages only', async ({ page }) => {
  for (const [address, promises] of [
    [
      '/products/orders',
      [
        'Voor 23:30 besteld, morgen bezorgd · gratis vanaf € 150,-',
        'Officieel partner',
        'Gratis retourneren',
        '60 dagen niet goed, geld terug',
        'Gratis advies',
        '2 jaar wettelijke garantie',
      ],
    ],
    [
      '/en/products/orders',
      [
        'Ordered before 23:30, delivered tomorrow · free from €150',
        'Official partner',
        'Free returns',
        '60-day money-back guarantee',
        'Free advice',
        '2-year legal guarantee',
      ],
    ],
  ] as const) {
    await visit(page, address)
    const region = page.getByRole('region', { name: claimMessages[address.startsWith('/en') ? 'eng' : 'nld'].title })
    await expect(region.getByRole('listitem')).toHaveText(promises)
  }
  await visit(page, '/vloerkleden')
  await expect(page.getByRole('region', { name: claimMessages.nld.title })).toHaveCount(0)
})

test('NAV-01 a press on the name of an item leads to its page, within the shop', async ({ page }) => {
  await open(page, '/contact')
  const same = await mark(page)
  await link(page, 'Beveiliging').click()
  await expect(page).toHaveURL('/beveiliging')
  expect(await same()).toBe(true)
})
