import { brotliCompressSync, constants } from 'node:zlib'
import type { Page } from '@playwright/test'
import { alive, cartPanel, heading, ways } from './guest.ts'
import { expect, test } from './quietTest.ts'

const way = ways.nld
const { product } = way.words

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

const scripts = /\/assets\/[^/]+\.js$/
const addByForm = async (page: Page): Promise<void> => {
  await expect(heading(page, way.product.title)).toBeVisible()
  await page.getByRole('button', { name: product.add, exact: true }).click({ noWaitAfter: true })
  await expect(page).toHaveURL(`${way.product.path}?panel=cart`)
  await expect(cartPanel(page, way)).toBeVisible()
}

test('before the largest paint the page asks for its picture and nothing of its program; the program follows by itself', async ({
  page,
}) => {
  const asked: string[] = []
  let loaded = false
  page.on('request', (request) => {
    if (!loaded) asked.push(new URL(request.url()).pathname)
  })
  page.on('load', () => {
    loaded = true
  })
  await page.goto(way.product.path, { waitUntil: 'load' })
  expect(asked.filter((path) => !path.startsWith('/api/pictures/'))).toEqual([way.product.path])
  await alive(page)
})

test('a touch before the page has loaded brings the program', async ({ page }) => {
  // The main picture hangs, so the page never finishes loading.
  await page.route('**/api/pictures/**', () => undefined)
  const program = page.waitForRequest(scripts)
  await page.goto(way.product.path, { waitUntil: 'commit' })
  await heading(page, way.product.title).click()
  await program
  await alive(page)
})

test('a picture that never comes keeps the program away for six seconds at most', async ({ page }) => {
  await page.route('**/api/pictures/**', () => undefined)
  await page.goto(way.product.path, { waitUntil: 'commit' })
  await expect(heading(page, way.product.title)).toBeVisible()
  await alive(page)
})

test.describe('when nothing of the program comes', () => {
  test.use({ tolerated: [/ERR_FAILED|dynamically imported module|^uncaught/] })

  test('the page stays readable, its forms work, and the next touch tries again', async ({ page }) => {
    let tries = 0
    await page.route(scripts, async (route) => {
      if (route.request().url().includes('/start-')) tries += 1
      await route.abort()
    })
    await page.goto(way.product.path, { waitUntil: 'load' })
    await expect.poll(() => tries).toBeGreaterThan(0)
    await addByForm(page)
  })
})

test.describe('when the starter itself is refused', () => {
  test.use({ tolerated: [/Content Security Policy|violates the following/] })

  test('the page stays readable and its forms work', async ({ page }) => {
    await page.route(new RegExp(`${way.product.path}(?:\\?.*)?$`), async (route) => {
      const answer = await route.fetch()
      const policy = (answer.headers()['content-security-policy'] ?? '').replace(/(script-src 'self') 'sha256-[^']+'/, '$1')
      await route.fulfill({ response: answer, headers: { ...answer.headers(), 'content-security-policy': policy } })
    })
    await page.goto(way.product.path, { waitUntil: 'load' })
    await expect(heading(page, way.product.title)).toHaveCSS('font-size', /^(?:2|3|4)\d/)
    await addByForm(page)
  })
})

test.describe('when typefaces do not come', () => {
  test.use({ tolerated: [/ERR_FAILED/] })

  test('the faces with their measures stay, and the page comes alive', async ({ page }) => {
    await page.route(/\.woff2$/, (route) => route.abort())
    await page.goto(way.product.path, { waitUntil: 'load' })
    await alive(page)
    const families = await page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`))
    expect(families.filter((face) => face === 'Figtree loaded')).toEqual([])
    await expect(heading(page, way.product.title)).toBeVisible()
  })
})

test('with blocked storage the page comes alive and has its faces', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('blocked', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(window, 'sessionStorage', { get: refuse })
  })
  await page.goto(way.product.path, { waitUntil: 'load' })
  await alive(page)
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)))
    .toEqual(expect.arrayContaining(['Figtree', 'Fraunces']))
})

for (const [name, address] of [
  ['home', '/'],
  ['a list', '/vloerkleden'],
  ['a product', way.product.path],
] as const) {
  test(`nothing moves on ${name} when the typefaces arrive`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { readonly value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(address, { waitUntil: 'load' })
    await alive(page)
    await expect.poll(() => page.evaluate(() => document.fonts.check('500 30px Fraunces'))).toBe(true)
    await page.waitForTimeout(300)
    const moved = await page.evaluate(() =>
      (window as unknown as { readonly shifts: readonly number[] }).shifts.reduce((sum, each) => sum + each, 0),
    )
    expect(moved).toBeLessThan(0.0005)
  })
}

/** Bytes of a document after brotli: as it is packed for who asks first, and as it is packed once it turns out not to change. */
for (const [name, address, first, settled] of [
  ['home', '/', 17_000, 16_000],
  ['a list of 24', '/vloerkleden', 20_000, 17_500],
  ['a product', way.product.path, 16_200, 15_000],
] as const) {
  test(`the document of ${name} keeps to its budget`, async ({ request }) => {
    const answer = await request.get(address, { headers: { 'accept-encoding': 'identity' } })
    const plain = await answer.body()
    const packed = (level: number): number => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }).length
    expect(plain.toString()).toContain('</html>')
    expect(packed(6)).toBeLessThanOrEqual(first)
    expect(packed(11)).toBeLessThanOrEqual(settled)
  })
}
