import type { Locator, Page } from '@playwright/test'
import { decodeConsent, encodeConsent } from '../../tools/chooseBefore.ts'
import { consentChoices } from '../../core/consent/index.ts'
import type { ConsentPreferences } from '../../core/consent/index.ts'
import { hydrated, cartButton, cartPanel, follow, mark, open, reload, visit } from './guest.ts'
import { ways } from './ways.ts'
import type { OwnShop } from './ownShop.ts'
import { heardOf, withTag } from './measuredShopTest.ts'
import { test as ownShopTest } from './ownShopTest.ts'
import { sumOf, watchShifts } from './layoutShifts.ts'
import { expect, test } from './strictConsoleTest.ts'
import { startTagServer } from './tagServer.ts'
import type { TagServer } from './tagServer.ts'

const way = ways.nld
const { consent: words, shell } = way.words
const { all, onlyNecessary } = consentChoices

/** Who comes for the first time. */
test.use({ locale: 'nl-NL', consent: null, contextOptions: { reducedMotion: 'reduce' } })

const wall = (page: Page, title: string = words.title): Locator => page.getByRole('dialog', { name: title })
const button = (page: Page, name: string): Locator => wall(page).getByRole('button', { name, exact: true })
const tab = (page: Page, name: string): Locator => wall(page).getByRole('tab', { name, exact: true })

/** A press on Escape before that is nobody's. */
const modal = (page: Page): Promise<void> => expect(page.locator('dialog:modal')).toBeVisible()

const persisted = async (page: Page): Promise<ConsentPreferences | null> => {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'cookiePreferences')
  return cookie === undefined ? null : decodeConsent(cookie.value)
}

test('CNS-01b CNS-02 a first visitor meets the consent wall, which shows refusing beside allowing and as large', async ({ page }) => {
  await open(page, '/')
  await expect(wall(page)).toBeVisible()
  expect(await persisted(page)).toBeNull()
  const look = (name: string) =>
    button(page, name).evaluate((element) => {
      const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(element)
      const { width, height, top } = element.getBoundingClientRect()
      return { backgroundColor, color, fontSize, fontWeight, width: Math.round(width), height: Math.round(height), top: Math.round(top) }
    })
  expect(await look(words.onlyNecessary)).toEqual(await look(words.allowAll))
})

test('CNS-02 on a phone the wall leaves half of the page in view, with refusing beside allowing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/vloerkleden')
  const box = (locator: Locator): Promise<readonly number[]> =>
    locator.evaluate((element) => {
      const { top, width, height } = element.getBoundingClientRect()
      return [top, width, height].map(Math.round)
    })
  expect(await box(button(page, words.onlyNecessary))).toEqual(await box(button(page, words.allowAll)))
  const [top] = await box(wall(page))
  expect(top).toBeGreaterThanOrEqual(422)
})

test('CNS-03 CNS-01b a selection is kept for a year, and the wall stays closed on every later page', async ({ page }) => {
  await open(page, '/vloerkleden')
  await button(page, words.adjust).click()
  await wall(page).getByRole('checkbox', { name: words.statistics }).check()
  await button(page, words.allowSelection).click()
  await expect(wall(page)).toHaveCount(0)
  const chosen = { ...onlyNecessary, statistics: true }
  expect(await persisted(page)).toEqual(chosen)
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'cookiePreferences')
  expect(decodeURIComponent(cookie?.value ?? '')).toBe(Buffer.from(JSON.stringify(chosen)).toString('base64'))
  expect(cookie).toMatchObject({ path: '/', secure: true, sameSite: 'Lax', httpOnly: false })
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(364.9)
  expect(days).toBeLessThan(365.1)
  await open(page, way.product.path)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  for (const address of ['/vloerkleden', '/en']) expect(await (await page.request.get(address)).text()).not.toContain('<dialog')
})

test('CNS-02 PNL-06 the keyboard goes through tabs by arrows, boxes and buttons, and stays in the wall', async ({ page }) => {
  await open(page, '/')
  await expect(wall(page)).toBeVisible()
  await tab(page, words.tabCondition).focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, words.tabDetails)).toBeFocused()
  await page.keyboard.press('End')
  await expect(tab(page, words.tabAbout)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, words.tabCondition)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(tab(page, words.tabDetails)).toBeFocused()
  const visited: string[] = []
  for (let press = 0; press < 9; press += 1) {
    await page.keyboard.press('Tab')
    visited.push(
      await page.evaluate(() => (document.activeElement?.closest('dialog') === null ? 'outside' : (document.activeElement?.tagName ?? ''))),
    )
  }
  expect(visited).toContain('INPUT')
  expect(visited.filter((place) => place === 'outside').length).toBeLessThanOrEqual(1)
  await wall(page).getByRole('checkbox', { name: words.preferences }).press('Space')
  await button(page, words.allowSelection).press('Enter')
  await expect(wall(page)).toHaveCount(0)
  expect(await persisted(page)).toEqual({ ...onlyNecessary, preferences: true })
})

test('CNS-01b nothing of the page moves when the wall comes alive and goes', async ({ page }) => {
  const shifts = await watchShifts(page)
  await open(page, '/vloerkleden')
  await button(page, words.onlyNecessary).click()
  await expect(wall(page)).toHaveCount(0)
  // A typeface that arrives may move a line of the wall by a hair.
  expect(sumOf(await shifts())).toBeLessThan(0.001)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, tolerated: [/^failed: GET .*\.js csp$/] })

  test('CNS-02 CNS-03 the wall is a plain form with all its texts; it can be closed, and opened again', async ({ page }) => {
    await visit(page, '/vloerkleden?sort=lowest-price')
    await expect(button(page, words.adjust)).toBeHidden()
    await expect(wall(page)).toContainText(words.own)
    await wall(page).getByRole('link', { name: words.close }).click()
    await expect(wall(page)).toHaveCount(0)
    expect(await persisted(page)).toBeNull()
    await visit(page, '/vloerkleden?sort=lowest-price')
    await wall(page).getByRole('checkbox', { name: words.marketing }).check()
    await button(page, words.allowSelection).click()
    await expect(page).toHaveURL('/vloerkleden?sort=lowest-price')
    await expect(wall(page)).toHaveCount(0)
    expect(await persisted(page)).toEqual({ ...onlyNecessary, marketing: true })
    await page.getByRole('contentinfo').getByRole('button', { name: shell.footer.cookies }).click()
    await expect(wall(page).getByRole('checkbox', { name: words.marketing })).toBeChecked()
    await button(page, words.onlyNecessary).click()
    expect(await persisted(page)).toEqual(onlyNecessary)
  })
})

test.describe('before the page is alive', () => {
  test.use({ tolerated: [/ERR_FAILED|dynamically imported module|^uncaught/] })

  test('CNS-02 CNS-03 a press on a button is carried by the form, also the one that leads to the boxes', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await visit(page, '/contact')
    await button(page, words.adjust).click({ noWaitAfter: true })
    await expect(page).toHaveURL('/contact#consent-details')
    await page.unroute('**/assets/*.js')
    await reload(page)
    await expect(tab(page, words.tabDetails)).toHaveAttribute('aria-selected', 'true')
    await page.route('**/assets/*.js', (route) => route.abort())
    await visit(page, '/en/contact')
    await page.getByRole('dialog').getByRole('button', { name: 'Only necessary' }).click({ noWaitAfter: true })
    await expect(page).toHaveURL('/en/contact')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await persisted(page)).toEqual(onlyNecessary)
  })
})

test.describe('for who has chosen', () => {
  test.use({ consent: onlyNecessary })

  test('CNS-01b no byte of the wall travels, neither in the document nor as a file', async ({ page }) => {
    const files: string[] = []
    page.on('response', (response) => files.push(new URL(response.url()).pathname))
    const document = await (await visit(page, '/'))?.text()
    expect(document).not.toContain('<dialog')
    expect(document).not.toContain(words.title)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const scripts = files.filter((path) => /\/assets\/.*\.js$/.test(path))
    expect(scripts.length).toBeGreaterThan(5)
    for (const path of scripts) {
      const program = await (await page.request.get(path)).text()
      expect(program, path).not.toContain(words.title)
    }
    expect(files.filter((path) => /\/wall-/.test(path))).toEqual([])
    // Nor its styles: the wall's own class is in none of the sheets that the document asks for. (They lie in the sheet of forms, which an idle page fetches.)
    const { sheets } = JSON.parse(/id="shop-files">(.*?)<\/script>/s.exec(document ?? '')?.[1] ?? '') as {
      readonly sheets: readonly string[]
    }
    expect(sheets.length).toBeGreaterThan(0)
    await page.getByRole('contentinfo').getByRole('button', { name: shell.footer.cookies }).click()
    const own = (await tab(page, words.tabCondition).getAttribute('class')) ?? ''
    expect(own).not.toBe('')
    for (const path of sheets) expect(await (await page.request.get(path)).text(), path).not.toContain(`.${own}{`)
  })
})

test.describe('scripts of others', () => {
  const test = ownShopTest
  let tags: TagServer
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async () => {
    tags = await startTagServer()
  })
  test.beforeEach(async ({ request, shop }) => {
    tags.forget()
    shop.line.change(/\/api\/v2\/app/, (response) =>
      withTag(response, tags, [{ category: 'marketing', type: 'stylesheet', url: `${tags.address}/marketing.css` }]),
    )
    await heardOf(request, shop, tags)
  })
  test.afterAll(() => tags.stop())

  const foreign = (page: Page, { address }: OwnShop): (() => readonly string[]) => {
    const requests: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== address) requests.push(request.url())
    })
    return () => requests
  }

  test('CNS-04 CNS-05 no request leaves the shop before a choice or after refusal', async ({ page, shop }) => {
    const requests = foreign(page, shop)
    await open(page, shop.address)
    await modal(page)
    await page.keyboard.press('Escape')
    await cartButton(page, way).click()
    await expect(cartPanel(page, way)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.waitForLoadState('networkidle')
    expect(requests()).toEqual([])
    await reload(page)
    await button(page, words.onlyNecessary).click()
    await cartButton(page, way).click()
    await page.keyboard.press('Escape')
    await follow(page, '/contact')
    await page.waitForLoadState('networkidle')
    expect(requests()).toEqual([])
    expect(tags.requests()).toEqual([])
  })

  test('CFG-03e CNS-04 CNS-05 PNL-04 after consent to its category the tag loads once and hears, in order, of denial, of the choice and of what was kept back', async ({
    page,
    shop,
  }) => {
    const requests = foreign(page, shop)
    await open(page, shop.address)
    await modal(page)
    await page.keyboard.press('Escape')
    await cartButton(page, way).click()
    await expect(cartPanel(page, way)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('contentinfo').getByRole('button', { name: shell.footer.cookies }).click()
    await tab(page, words.tabDetails).click()
    await wall(page).getByRole('checkbox', { name: words.statistics }).check()
    await button(page, words.allowSelection).click()
    const always = { functionality_storage: 'granted', security_storage: 'granted' }
    const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
    // Each is a request of its own, and these arrive in any order.
    await expect.poll(tags.entries).toEqual(
      expect.arrayContaining([
        ['consent', 'default', { ...denied, analytics_storage: 'denied', ...always }],
        ['consent', 'update', { ...denied, analytics_storage: 'granted', ...always }],
        ['config', 'G-TEST123'],
        ['event', 'view_cart', expect.objectContaining({ currency: 'EUR' })],
      ]),
    )
    expect(tags.requests().filter((path) => path.startsWith('/tag.js'))).toEqual(['/tag.js?id=G-TEST123'])
    expect(requests().some((url) => url.includes('marketing.css'))).toBe(false)
    const order = await page.evaluate(() =>
      (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((entry) => [entry[0], entry[1]].join(' ')),
    )
    expect(order[0]).toBe('consent default')
    expect(order[1]).toBe('consent update')
    // A list is reported when it comes into view while the test scrolls.
    expect(order.findLast((entry) => entry !== 'event view_item_list')).toBe('event view_cart')
    await follow(page, '/contact')
    await cartButton(page, way).click()
    await expect.poll(() => tags.entries().filter(([, name]) => name === 'view_cart').length).toBe(2)
    expect(tags.requests().filter((path) => path.startsWith('/tag.js'))).toHaveLength(1)
  })

  test('CFG-03e CNS-06 CNS-05 a script runs and a style sheet styles; withdrawing denies, stops events, takes away what the tag left and ends it with the page', async ({
    page,
    shop,
    context,
  }) => {
    await context.addCookies([
      { name: 'cookiePreferences', value: encodeURIComponent(encodeConsent(all)), domain: '127.0.0.1', path: '/', secure: true },
    ])
    await open(page, shop.address)
    await expect.poll(() => tags.entries().some(([name]) => name === 'config')).toBe(true)
    await expect.poll(async () => (await context.cookies()).some(({ name }) => name === '_ga')).toBe(true)
    expect(await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--from-outside').trim())).toBe('1')
    await page.evaluate(() => (document.cookie = '_fbp=1; Path=/'))
    await page.getByRole('contentinfo').getByRole('button', { name: shell.footer.cookies }).click()
    await button(page, words.onlyNecessary).click()
    await expect
      .poll(() =>
        tags
          .entries()
          .some(([, name, signal]) => name === 'update' && (signal as { analytics_storage: string }).analytics_storage === 'denied'),
      )
      .toBe(true)
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name).filter((name) => name !== 'cookiePreferences' && name !== '_ga'))
      .toEqual([])
    const before = tags.entries().length
    await cartButton(page, way).click()
    await expect(cartPanel(page, way)).toBeVisible()
    await page.keyboard.press('Escape')
    const isSame = await mark(page)
    await follow(page, '/contact')
    await expect(page).toHaveURL(`${shop.address}/contact`)
    await hydrated(page)
    expect(await isSame()).toBe(false)
    expect(tags.entries()).toHaveLength(before)
  })

  test.describe('under the policy', () => {
    test.use({ tolerated: [/requires 'TrustedScriptURL' assignment|elsewhere\.example/] })

    test('CNS-04 the policy of the pages names the backends of the configuration and no other, and lets nothing else in', async ({
      page,
      shop,
    }) => {
      const response = await visit(page, shop.address)
      const policy = response?.headers()['content-security-policy'] ?? ''
      expect(policy).toMatch(new RegExp(`script-src 'self' 'sha256-[^ ]+' ${tags.address};`))
      expect(policy).toMatch(new RegExp(`style-src 'self' 'sha256-[^ ]+' 'sha256-[^ ]+' ${tags.address};`))
      expect(policy).toContain("require-trusted-types-for 'script'")
      expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(/unsafe|\*/)
      await hydrated(page)
      const refused = await page.evaluate(() => {
        try {
          document.createElement('script').src = 'https://elsewhere.example/x.js'
          return 'taken'
        } catch (problem) {
          return problem instanceof TypeError ? 'refused' : 'otherwise'
        }
      })
      expect(refused).toBe('refused')
      // Style attributes are allowed; what they could load is not.
      const loads = await page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective), { once: true })
            setTimeout(() => resolve('nothing was refused'), 5000)
            document.querySelector('main')?.setAttribute('style', 'background-image: url(https://elsewhere.example/x.png)')
          }),
      )
      expect(loads).toBe('img-src')
    })
  })
})
