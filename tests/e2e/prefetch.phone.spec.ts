import type { Page } from '@playwright/test'
import { cartButton, heading, open, putInCart } from './guest.ts'
import { ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'

test.use({ locale: 'nl-NL', preloads: true, contextOptions: { reducedMotion: 'reduce' } })

const way = ways.nld
const product = /\/api\/public\/products\/\d+$/
const programs = /\/assets\/[^/]+\.js$/
const picture = /\/api\/pictures\//

/** Addresses that the page requests from now on. */
const watch = (page: Page): string[] => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  return requests
}
const matching = (requests: readonly string[], pattern: RegExp): readonly string[] => requests.filter((path) => pattern.test(path))

/** What others choose stands below the search: the panel does not wait for it, and it needs responses of its own. */
const suggestions = /\/assets\/(?:Suggestions|useViewed|viewed)-[^/]*\.js$/
/** The last thing that is fetched ahead. */
const sanitiser = /sanitiseHtml[^/]*\.js$/
const card = (page: Page, position: number) => page.locator('main article :is(h2, h3) > a[href]').nth(position)
const hiddenPanels = (page: Page) => page.locator('dialog:not([open])')

/** A finger touches an element, and lifts when the result is called. */
const touch = async (page: Page, box: { readonly x: number; readonly y: number } | null): Promise<() => Promise<unknown>> => {
  if (box === null) throw new Error('There is nothing to touch.')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: box.x + 20, y: box.y + 8 }] })
  return () => devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('NET-05 a tap on a card in view shows its product without a program or a response that is still to be requested', async ({ page }) => {
  const before = watch(page)
  await open(page, '/verlichting')
  await expect.poll(() => matching(before, product).length).toBeGreaterThanOrEqual(2)
  const link = card(page, 1)
  const title = (await link.innerText()).trim()
  const address = (await link.getAttribute('href')) ?? ''
  await expect.poll(() => matching(before, product).some((path) => address.includes(`/${path.split('/').at(-1)}/`))).toBe(true)
  await page.waitForLoadState('networkidle')
  const requests = watch(page)
  const h1 = page.waitForFunction((text) => document.querySelector('main h1')?.textContent === text, title)
  await link.tap()
  await h1
  expect(matching(requests, /\/api\/public\//)).toEqual([])
  expect(matching(requests, /\/assets\/(?:page|sanitiseHtml|Assurances|AboutProduct)[^/]*\.js$/)).toEqual([])
})

test('NET-05 the main picture of a product is requested once, when a finger touches its card', async ({ page }) => {
  const requests = watch(page)
  await open(page, '/verlichting')
  const link = card(page, 1)
  const title = (await link.innerText()).trim()
  const number = /\/product\/(\d+)\//.exec((await link.getAttribute('href')) ?? '')?.[1] ?? ''
  await expect.poll(() => requests.some((path) => path.endsWith(`/products/${number}`))).toBe(true)
  await page.waitForLoadState('networkidle')
  const loaded = requests.length
  const lift = await touch(page, await link.boundingBox())
  const main = () => matching(requests.slice(loaded), picture)
  await expect.poll(() => main().length).toBe(1)
  const before = main()
  await lift()
  await expect(heading(page, title)).toBeVisible()
  const shown = page.locator('main ol a[aria-haspopup=dialog] img').first()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => new URL(image.currentSrc, location.href).pathname)).toBe(before[0])
  expect(main().filter((path) => path === before[0])).toHaveLength(1)
})

test('NET-05 a backend that forbids keeping its responses receives no request for a second card', async ({ page }) => {
  await page.route(product, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-store' } })
  })
  const requests = watch(page)
  await open(page, '/verlichting')
  await expect.poll(() => matching(requests, product).length).toBe(1)
  await page.waitForLoadState('networkidle')
  expect(matching(requests, product)).toHaveLength(1)
})

test('NET-05 with data saver neither programs of other pages, nor responses, nor search and filters are fetched ahead', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const requests = watch(page)
  await open(page, '/verlichting')
  await expect.poll(() => matching(requests, /watchVisit/).length).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  // What must not follow would follow in the next turns.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 50)))
  })
  expect(matching(requests, product)).toEqual([])
  expect(matching(requests, /sanitiseHtml|withOptions|AboutProduct|downshift|FilterSheet/)).toEqual([])
})

test('NET-05 PNL-01 menu, cart, search and filters are drawn before the press, which requests no program', async ({ page }) => {
  const before = watch(page)
  await putInCart(page)
  await open(page, '/vloerkleden')
  await expect(hiddenPanels(page)).toHaveCount(4)
  await expect.poll(() => matching(before, sanitiser).length).toBe(1)
  await page.waitForLoadState('networkidle')
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const requests = watch(page)
  const shell = way.words.shell
  for (const [opener, name] of [
    [page.getByRole('button', { name: shell.menu }), shell.menu],
    [page.getByRole('banner').getByRole('link', { name: way.words.search.title }), way.words.search.title],
    [cartButton(page, way), way.words.cart.title],
    [page.getByRole('link', { name: 'Filter', exact: true }), 'Filter'],
  ] as const) {
    await opener.tap()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
  expect(matching(requests, programs).filter((path) => !suggestions.test(path))).toEqual([])
})

test('NAV-02 a menu that was left at a deeper level opens at its first level again', async ({ page }) => {
  await open(page, '/')
  const menu = page.getByRole('button', { name: way.words.shell.menu })
  await menu.tap()
  await page.getByRole('dialog', { name: way.words.shell.menu }).getByRole('button', { name: 'Beveiliging' }).tap()
  await expect(page.getByRole('dialog', { name: 'Beveiliging' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await menu.tap()
  await expect(page.getByRole('dialog', { name: way.words.shell.menu })).toBeVisible()
})
