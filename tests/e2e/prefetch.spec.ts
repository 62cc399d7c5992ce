import type { Page, Request } from '@playwright/test'
import { heading, mark, open } from './guest.ts'
import { expect, test } from './quietTest.ts'

test.use({ locale: 'nl-NL' })

const isOfPage = (url: string): boolean => /\/api\/public\/(?:content|products\/\d+)$/.test(url)

/** What of a page is asked for from now on. */
const watchPages = (page: Page): Request[] => {
  const asked: Request[] = []
  page.on('request', (request) => {
    if (isOfPage(request.url())) asked.push(request)
  })
  return asked
}

/** Waits until links are watched: what watches the page itself is asked for after that. */
const quiet = async (page: Page, address: string): Promise<void> => {
  const watched = page.waitForRequest(/watchVisit[^/]*\.js$/)
  await open(page, address)
  await watched
}

const card = (page: Page, position: number) => page.locator('main article a[href*="/product/"]').nth(position)

test('NET-05 a pointer that rests on a link makes its page ready: the click asks for nothing more', async ({ page }) => {
  await quiet(page, '/verlichting')
  const asked = watchPages(page)
  const link = card(page, 1)
  const title = ((await link.textContent()) ?? '').trim()
  await link.scrollIntoViewIfNeeded()
  await page.mouse.move(2, 300)
  await link.hover()
  await expect.poll(() => asked.length).toBe(1)
  await (await asked[0]?.response())?.finished()
  const same = await mark(page)
  await link.click()
  await expect(heading(page, title)).toBeVisible()
  expect(await same()).toBe(true)
  expect(asked.length).toBe(1)
})

test('NET-05 the focus makes a page ready too, and what is behind a login is left alone', async ({ page }) => {
  await quiet(page, '/verlichting')
  const asked = watchPages(page)
  await page.getByRole('banner').getByRole('link', { name: 'Inloggen' }).focus()
  await card(page, 0).focus()
  await expect
    .poll(() => asked.map((request) => new URL(request.url()).pathname))
    .toEqual([expect.stringMatching(/^\/api\/public\/products\/\d+$/)])
})

test('NET-05 at most four pages are made ready at once; the last that was meant goes next', async ({ page }) => {
  await quiet(page, '/verlichting')
  let running = 0
  let most = 0
  const release: (() => void)[] = []
  await page.route(
    (url) => isOfPage(url.href),
    async (route) => {
      running += 1
      most = Math.max(most, running)
      await new Promise<void>((resolve) => release.push(resolve))
      running -= 1
      await route.continue()
    },
  )
  const asked = watchPages(page)
  // The first that is asked for a page: whether a rule leads elsewhere.
  const rules: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/public/redirects')) rules.push(request.postData() ?? '')
  })
  const hrefs: string[] = []
  for (let position = 0; position < 7; position += 1) {
    hrefs.push((await card(page, position).getAttribute('href')) ?? '')
    await card(page, position).focus()
  }
  await expect.poll(() => release.length).toBe(4)
  expect([running, asked.length, rules.length]).toEqual([4, 4, 4])
  release[0]?.()
  await expect.poll(() => asked.length).toBe(5)
  const id = (address: string) => /\/product(?:s)?\/(\d+)/.exec(address)?.[1]
  expect(id(asked.at(-1)?.url() ?? '')).toBe(id(hrefs.at(-1) ?? ''))
  for (const go of release) go()
  expect(most).toBe(4)
})

test('NET-05 a browser that saves data makes nothing ready', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.clock.install()
  await quiet(page, '/verlichting')
  const asked = watchPages(page)
  await card(page, 1).hover()
  await card(page, 2).focus()
  await page.clock.runFor(1000)
  await page.evaluate(() => fetch('/health'))
  expect(asked).toEqual([])
})

test('NET-04b what was asked for a page that another click overtakes is cancelled', async ({ page }) => {
  await open(page, '/contact')
  const cut: string[] = []
  page.on('requestfailed', (request) => {
    if (isOfPage(request.url())) cut.push((request.postDataJSON() as { slug: string }).slug)
  })
  await page.route('**/api/public/content', async (route) => {
    const { slug } = route.request().postDataJSON() as { slug: string }
    if (slug === '/planten') await new Promise((resolve) => setTimeout(resolve, 3000))
    await route.continue().catch(() => undefined)
  })
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
  const slow = page.waitForRequest((request) => isOfPage(request.url()))
  await menu.getByRole('link', { name: 'Planten', exact: true }).click()
  await slow
  await menu.getByRole('link', { name: 'Verlichting', exact: true }).click()
  await expect(heading(page, 'Verlichting')).toBeVisible()
  expect(cut).toEqual(['/planten'])
  await expect(page).toHaveURL('/verlichting')
})
