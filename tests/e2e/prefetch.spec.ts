import type { Page, Request } from '@playwright/test'
import { heading, mark, open } from './guest.ts'
import { expect, test } from './strictConsoleTest.ts'

test.use({ locale: 'nl-NL', preloads: true })

const isOfPage = (url: string): boolean => /\/api\/public\/(?:content|products\/\d+)$/.test(url)

/** Collects requests for page data from now on. */
const watchPages = (page: Page): Request[] => {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (isOfPage(request.url())) requests.push(request)
  })
  return requests
}

/**
 * Waits until links are observed for prefetching: the module requested here loads after that. No card counts as in view, because pages of those
 * are prefetched without a sign (prefetch.phone.spec.ts).
 */
const quiet = async (page: Page, address: string): Promise<void> => {
  await page.addInitScript(() => {
    const nothing = (): void => undefined
    Object.assign(window, {
      IntersectionObserver: class {
        observe = nothing
        unobserve = nothing
        disconnect = nothing
      },
    })
  })
  const watched = page.waitForRequest(/watchVisit[^/]*\.js$/)
  await open(page, address)
  await watched
}

const card = (page: Page, position: number) => page.locator('main article a[href*="/product/"]').nth(position)

test('NET-05 a pointer that rests on a link prefetches its page: the click requests nothing more', async ({ page }) => {
  await quiet(page, '/verlichting')
  const requests = watchPages(page)
  const link = card(page, 1)
  const title = ((await link.textContent()) ?? '').trim()
  await link.scrollIntoViewIfNeeded()
  await page.mouse.move(2, 300)
  await link.hover()
  await expect.poll(() => requests.length).toBe(1)
  await (await requests[0]?.response())?.finished()
  const same = await mark(page)
  await link.click()
  await expect(heading(page, title)).toBeVisible()
  expect(await same()).toBe(true)
  expect(requests.length).toBe(1)
})

/** Records the headings that scripts create, attached to the document or not. */
const keepHeadings = (page: Page) =>
  page.addInitScript(() => {
    const made: Element[] = []
    Object.assign(window, { made })
    const create = document.createElement.bind(document)
    document.createElement = (name: string, options?: ElementCreationOptions) => {
      const element = create(name, options)
      if (name === 'h1') made.push(element)
      return element
    }
  })
/** Text of each created heading, and whether it is in the document. */
const headings = (page: Page): Promise<readonly (readonly [string, boolean])[]> =>
  page.evaluate(() =>
    (window as unknown as { readonly made: readonly Element[] }).made.map((each) => [each.textContent, each.isConnected] as const),
  )
/** Waits for two idle callbacks. */
const idle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve()))))

test('NET-05 a pointer that rests on a link prerenders its page outside the document, and the click shows that page', async ({ page }) => {
  await keepHeadings(page)
  await quiet(page, '/verlichting')
  const link = card(page, 1)
  const title = ((await link.textContent()) ?? '').trim()
  await link.scrollIntoViewIfNeeded()
  await page.mouse.move(2, 300)
  await link.hover()
  await expect.poll(() => headings(page)).toEqual([[title, false]])
  expect(await page.title()).toContain('Verlichting')
  await link.click()
  await expect(heading(page, title)).toBeFocused()
  expect(await headings(page)).toEqual([[title, true]])
  await expect(page.getByRole('heading', { level: 2, name: 'Specificaties' })).toBeAttached()
})

test('NET-05 going back shows the previous page with its opened sections, at the same scroll position', async ({ page }) => {
  await keepHeadings(page)
  await quiet(page, '/verlichting')
  const closed = page.locator('#filters details:not([open]) > summary').last()
  const name = (await closed.textContent()) ?? ''
  await closed.click()
  const link = card(page, 9)
  await link.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200)
  const title = ((await link.textContent()) ?? '').trim()
  await link.click()
  await expect(heading(page, title)).toBeVisible()
  await expect(page.locator('main h1')).toHaveCount(1)
  // A pointer that stays on the link would prerender it again.
  await page.mouse.move(2, 300)
  await page.goBack()
  await expect(heading(page, 'Verlichting')).toBeVisible()
  await expect(page.locator('main h1')).toHaveCount(1)
  await expect(page.locator('#filters details[open] > summary', { hasText: name })).toBeAttached()
  await page.goForward()
  await expect(heading(page, title)).toBeVisible()
  // The server rendered the list; the product was rendered once.
  expect(await headings(page)).toEqual([[title, true]])
})

test('NET-05 a pointer that rests on a filter prerenders no second list', async ({ page }) => {
  await keepHeadings(page)
  await quiet(page, '/verlichting')
  const requests = watchPages(page)
  await page.mouse.move(2, 300)
  await page.locator('#filters details[open] a').first().hover()
  await expect.poll(() => requests.length).toBe(1)
  await (await requests[0]?.response())?.finished()
  await idle(page)
  expect(await headings(page)).toEqual([])
})

test('NET-05 the focus prefetches a page too, but not pages behind the login', async ({ page }) => {
  await page.clock.install()
  await quiet(page, '/verlichting')
  const requests = watchPages(page)
  const login = page.getByRole('banner').getByRole('link', { name: 'Inloggen' })
  await login.focus()
  await expect(login).toBeFocused()
  // Longer than a focus rests on a link that is meant; what is requested then is requested before the page of the card.
  await page.clock.runFor(1000)
  await card(page, 0).focus()
  await expect
    .poll(() => requests.map((request) => new URL(request.url()).pathname))
    .toEqual([expect.stringMatching(/^\/api\/public\/products\/\d+$/)])
})

test('NET-05 a browser that saves data prefetches nothing', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.clock.install()
  await quiet(page, '/verlichting')
  const requests = watchPages(page)
  await card(page, 1).hover()
  await card(page, 2).focus()
  await page.clock.runFor(1000)
  await page.evaluate(() => fetch('/health'))
  expect(requests).toEqual([])
})

test.describe('with no requests but those of a press', () => {
  test.use({ preloads: false })

  test('RTE-13 a list that the shop links to is requested together with its redirect rule; an unknown address waits for the rule', async ({
    page,
  }) => {
    await open(page, '/contact')
    const requests = watchPages(page)
    const held: (() => void)[] = []
    let isOver = false
    const response = (): void => held.splice(0).forEach((goOn) => goOn())
    await page.route('**/api/public/redirects', async (route) => {
      if (!isOver) await new Promise<void>((resolve) => held.push(resolve))
      const { path } = route.request().postDataJSON() as { path: string }
      if (path === '/vroeger') await route.fulfill({ json: { status: 'success', data: { target: '/planten', statusCode: 301 } } })
      else await route.continue()
    })
    const press = async (act: () => Promise<void>): Promise<void> => {
      const rule = page.waitForRequest('**/api/public/redirects')
      await act()
      await rule
    }
    await press(() => page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Verlichting', exact: true }).click())
    // The request for a redirect rule times out after 8 s.
    await expect.poll(() => requests.length, { timeout: 4000 }).toBe(1)
    response()
    await expect(heading(page, 'Verlichting')).toBeVisible()

    const choice = page.locator('#filters details[open] a').first()
    const name = ((await choice.getAttribute('href')) ?? '').replace(/^.*:/, '')
    await press(() => choice.click())
    await expect.poll(() => requests.length, { timeout: 4000 }).toBe(2)
    response()
    await expect(page).toHaveURL(new RegExp(`/verlichting/.*${name}$`))

    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/vroeger', textContent: 'Vroeger' })
      document.querySelector('main')?.prepend(link)
    })
    await press(() => page.getByRole('link', { name: 'Vroeger' }).click())
    await page.evaluate(() => fetch('/health'))
    expect(requests.length).toBe(2)
    // The target of a rule may have a rule itself.
    isOver = true
    response()
    await expect(heading(page, 'Planten')).toBeVisible()
  })
})

test('RTE-13 NET-04 a loaded page waits half a second for a redirect rule that does not arrive, not until the request times out', async ({
  page,
}) => {
  await open(page, '/contact')
  const held: (() => void)[] = []
  await page.route('**/api/public/redirects', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue().catch(() => undefined)
  })
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Verlichting', exact: true }).click()
  await expect(heading(page, 'Verlichting')).toBeVisible({ timeout: 4000 })
  await expect(page).toHaveURL('/verlichting')
  for (const goOn of held) goOn()
})

test('NET-04b a second click cancels the requests of the first click’s page', async ({ page }) => {
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
