import { brotliCompressSync, constants } from 'node:zlib'
import type { Page } from '@playwright/test'
import { encodeConsent } from '../../tools/chooseBefore.ts'
import { consentChoices } from '../../core/consent/index.ts'
import { hydrated, cartPanel, heading } from './guest.ts'
import { ways } from './ways.ts'
import { sumOf, watchShifts } from './layoutShifts.ts'
import { expect, test } from './strictConsoleTest.ts'

const way = ways.nld
const { product } = way.words

test.use({ locale: 'nl-NL', preloads: true, contextOptions: { reducedMotion: 'reduce' } })

const scripts = /\/assets\/[^/]+\.js$/
const addByForm = async (page: Page): Promise<void> => {
  await expect(heading(page, way.product.title)).toBeVisible()
  await page.getByRole('button', { name: product.add, exact: true }).click({ noWaitAfter: true })
  await expect(page).toHaveURL(`${way.product.path}?panel=cart`)
  await expect(cartPanel(page, way)).toBeVisible()
}

/** Pages on which a visit begins. */
const firstPages = [
  ['home', '/'],
  ['a list', '/vloerkleden'],
  ['a product', way.product.path],
  ['the search', '/zoeken?q=vloerkleed'],
] as const

for (const [name, address] of firstPages) {
  test(`before it has loaded, ${name} requests four files at most and no JavaScript, which loads afterwards without a click; nothing shifts when the fonts load`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    const shifts = await watchShifts(page)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    const requests: { readonly path: string; readonly waits: boolean }[] = []
    let loaded = false
    page.on('load', () => {
      loaded = true
    })
    devtools.on('Network.requestWillBeSent', ({ request, type }) => {
      // The browser loads pictures out of view last, with spare bandwidth.
      const waits = type === 'Image' && request.initialPriority === 'Low'
      if (!loaded) requests.push({ path: new URL(request.url).pathname, waits })
    })
    await page.goto(address, { waitUntil: 'load' })
    expect(requests.filter(({ path }) => /\.(?:js|woff2|json)$/.test(path))).toEqual([])
    expect(requests.filter(({ waits }) => !waits).length).toBeLessThanOrEqual(4)
    await hydrated(page)
    await expect.poll(() => page.evaluate(() => document.fonts.check('500 30px Fraunces'))).toBe(true)
    // Shifts caused by a font are visible in the second frame after it.
    await page.evaluate(() =>
      document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))),
    )
    expect(sumOf(await shifts())).toBeLessThan(0.0005)
  })
}

for (const [width, density] of [
  [360, 3],
  [390, 2.625],
  [412, 1.75],
  [1280, 1],
  [1280, 2],
] as const) {
  test.describe(`on a screen of ${width} at ${density}`, () => {
    test.use({ viewport: { width, height: 823 }, screen: { width, height: 823 }, deviceScaleFactor: density })

    test('the head preloads the picture that is shown', async ({ page }) => {
      for (const address of ['/', '/vloerkleden', way.product.path]) {
        const requests: string[] = []
        // The page before may still fetch a picture.
        await page.goto('about:blank')
        page.on('request', (request) => requests.push(request.url()))
        await page.goto(address, { waitUntil: 'load' })
        const shown = await page
          .locator('main img[fetchpriority="high"]')
          .first()
          .evaluate((image: HTMLImageElement) => image.currentSrc)
        // The first picture requested is the preloaded one.
        expect(requests.find((url) => /-\d+\.avif$/.test(url))).toBe(shown)
        page.removeAllListeners('request')
      }
    })
  })
}

test('content below the fold is laid out when the visitor scrolls near it; going back restores the scroll position of a list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto('/vloerkleden', { waitUntil: 'load' })
  await hydrated(page)
  const laidOut = () =>
    page.locator('#list ul > li h2').evaluateAll((titles) => titles.map((title) => title.checkVisibility({ contentVisibilityAuto: true })))
  expect((await laidOut()).at(-1)).toBe(false)
  const last = page.locator('#list ul > li h2 a').last()
  await last.focus()
  await expect.poll(async () => (await laidOut()).at(-1)).toBe(true)
  // The focus ring needs room inside the painted area.
  const room = await last.evaluate((link) => {
    const [card, item] = [link.closest('article'), link.closest('li')]
    return card !== null && item !== null ? card.getBoundingClientRect().left - item.getBoundingClientRect().left : 0
  })
  expect(room).toBeGreaterThanOrEqual(5)
  // Cards above that are laid out move the page.
  let left = -1
  await expect
    .poll(async () => {
      const before = left
      left = await page.evaluate(() => scrollY)
      return left === before
    })
    .toBe(true)
  await last.press('Enter')
  await expect(page).toHaveURL(/\/product\//)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
  expect(await laidOut()).not.toContain(false)
})

for (const [what, path] of Object.entries({ list: '/vloerkleden', 'product with options': '/product/1003/wachter-plus-wit' }))
  test(`a ${what} hydrates without creating an Intl formatter, because the first one takes a phone 0.1 s`, async ({ page }) => {
    await page.addInitScript(() => {
      const made: string[] = []
      const makers = Intl as unknown as Record<string, new (...given: never[]) => object>
      Object.assign(window, { made })
      for (const name of ['DateTimeFormat', 'NumberFormat', 'PluralRules', 'Segmenter']) {
        const maker = makers[name]
        if (maker === undefined) continue
        makers[name] = new Proxy(maker, {
          construct: (target, given) => {
            made.push(name)
            return Reflect.construct(target, given) as object
          },
        })
      }
    })
    await page.goto(path)
    await hydrated(page)
    expect(await page.evaluate(() => (window as unknown as { made: readonly string[] }).made)).toEqual([])
  })

test.describe('on a first visit', () => {
  test.use({ consent: null, viewport: { width: 412, height: 823 } })

  test('the largest contentful paint of a list stays its picture when the consent wall becomes a dialog and repaints its text', async ({
    page,
  }) => {
    await page.goto('/vloerkleden')
    await expect(page.locator('dialog:modal')).toBeVisible()
    const largest = await page.evaluate(async () => {
      await document.fonts.ready
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
      return new Promise((resolve) => {
        const found = (list: PerformanceObserverEntryList) =>
          resolve(list.getEntries().map((entry) => (entry as PerformanceEntry & { readonly element: Element | null }).element?.tagName))
        new PerformanceObserver(found).observe({ type: 'largest-contentful-paint', buffered: true })
      })
    })
    expect((largest as readonly string[]).at(-1)).toBe('IMG')
  })
})

test('a touch before the page has loaded loads the scripts', async ({ page }) => {
  // The main picture hangs, so the page never finishes loading.
  await page.route('**/api/pictures/**', () => undefined)
  const program = page.waitForRequest(scripts)
  await page.goto(way.product.path, { waitUntil: 'commit' })
  await heading(page, way.product.title).click()
  await program
  await hydrated(page)
})

test('a picture that never loads delays the scripts by six seconds at most', async ({ page }) => {
  await page.route('**/api/pictures/**', () => undefined)
  await page.goto(way.product.path, { waitUntil: 'commit' })
  await expect(heading(page, way.product.title)).toBeVisible()
  await hydrated(page)
})

test.describe('when no script loads', () => {
  test.use({ tolerated: [/ERR_FAILED|dynamically imported module|^uncaught/] })

  test('the page stays readable, its forms work, and the next touch retries', async ({ page }) => {
    let retries = 0
    await page.route(scripts, async (route) => {
      if (route.request().url().includes('/start-')) retries += 1
      await route.abort()
    })
    await page.goto(way.product.path, { waitUntil: 'load' })
    await expect.poll(() => retries).toBeGreaterThan(0)
    await addByForm(page)
  })
})

test.describe('when the starter is blocked', () => {
  test.use({ tolerated: [/Content Security Policy|violates the following/] })

  test('the page stays readable and its forms work', async ({ page }) => {
    await page.route(new RegExp(`${way.product.path}(?:\\?.*)?$`), async (route) => {
      const response = await route.fetch()
      const policy = (response.headers()['content-security-policy'] ?? '').replace(/(script-src 'self') 'sha256-[^']+'/, '$1')
      await route.fulfill({ response: response, headers: { ...response.headers(), 'content-security-policy': policy } })
    })
    await page.goto(way.product.path, { waitUntil: 'load' })
    await expect(heading(page, way.product.title)).toHaveCSS('font-size', /^(?:2|3|4)\d/)
    await addByForm(page)
  })
})

test.describe('when fonts do not load', () => {
  test.use({ tolerated: [/ERR_FAILED/] })

  test('the fallback fonts with adjusted metrics stay, and the page hydrates', async ({ page }) => {
    await page.route(/\.woff2$/, (route) => route.abort())
    await page.goto(way.product.path, { waitUntil: 'load' })
    await hydrated(page)
    const families = await page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`))
    expect(families.filter((face) => face === 'Figtree loaded')).toEqual([])
    await expect(heading(page, way.product.title)).toBeVisible()
  })
})

test('with blocked storage the page hydrates and loads its fonts', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('blocked', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(window, 'sessionStorage', { get: refuse })
  })
  await page.goto(way.product.path, { waitUntil: 'load' })
  await hydrated(page)
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)))
    .toEqual(expect.arrayContaining(['Figtree', 'Fraunces']))
})

/** Computed styles and box of each distinct element, without properties that show only when something moves, is pointed at or scrolled. */
const looks = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const live = /^(?:transition-|cursor$|touch-action$|overscroll-behavior|scroll-behavior$|scroll-margin|scroll-padding|will-change$)/
    // Lays out content below the fold too.
    for (const element of document.querySelectorAll<HTMLElement>('body *')) element.style.contentVisibility = 'visible'
    const kindOf = (element: Element | null): string =>
      element === null ? '' : `${element.tagName} ${element.getAttribute('class') ?? ''}`
    const kinds = new Map(
      [...document.querySelectorAll('body, body :not(style)')].map((element) => [
        `${kindOf(element)} in ${kindOf(element.parentElement)} in ${kindOf(element.parentElement?.parentElement ?? null)}`,
        element,
      ]),
    )
    return [...kinds].map(([kind, element]) => {
      const styles = ['', '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part)
        if (part !== '' && style.content === 'none') return []
        return [...style].filter((name) => !live.test(name)).map((name) => `${name}:${style.getPropertyValue(name)}`)
      })
      const { x, y, width, height } = element.getBoundingClientRect()
      return [kind, x, y, width, height, ...styles].join('; ')
    })
  })

test.describe('the styles in a document', () => {
  // Scripts are blocked, so files preloaded for them stay unused.
  test.use({ tolerated: [/ERR_FAILED|dynamically imported module|^uncaught|status of 404|was preloaded using link preload/] })

  for (const [name, address] of [
    ...firstPages,
    ['an article', '/blogs'],
    ['contact', '/contact'],
    ['a missing page', '/bestaat-niet'],
    ['made to measure', '/product/1001/vloerkleed-op-maat'],
    ['an open cart', `${way.product.path}?panel=cart`],
    ['the login', '/account/login'],
    ['the checkout', '/checkout'],
  ] as const) {
    test(`the inlined styles are complete for ${name}: loading the full style sheets changes nothing`, async ({ page }) => {
      await page.setViewportSize({ width: 412, height: 823 })
      // No script loads, and none of the files it would load.
      await page.route(/\/assets\/[^/]+\.(?:js|css|woff2)$/, (route) => route.abort())
      await page.goto(address, { waitUntil: 'load' })
      const files = await page.evaluate(
        () => (JSON.parse(document.getElementById('shop-files')?.textContent ?? '{}') as { readonly sheets: readonly string[] }).sheets,
      )
      expect(files.length).toBeGreaterThan(0)
      // An open panel comes in from the side.
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
      const before = await looks(page)
      // Moves the second style element as the starter does.
      await page.evaluate(() => document.head.querySelector('style')?.after(document.querySelector('#shop style') ?? ''))
      await page.route(/\/assets\/[^/]+\.(?:js|woff2)$/, (route) => route.abort())
      await page.unroute(/\/assets\/[^/]+\.(?:js|css|woff2)$/)
      await page.evaluate(
        (sheets) =>
          Promise.all(
            sheets.map(
              (href) =>
                new Promise((onload, onerror) =>
                  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload, onerror })),
                ),
            ),
          ),
        files,
      )
      expect(await looks(page)).toEqual(before)
    })
  }
})

test('styles for the content below the header come after it, so that a browser shows the header first; after hydration they are in the head', async ({
  page,
}) => {
  const html = await (await page.request.get(way.product.path)).text()
  const styles = [...html.matchAll(/<style>/g)].map(({ index }) => index)
  expect(styles).toHaveLength(2)
  const places = [styles[0], html.indexOf('</head>'), html.indexOf('</header>'), styles[1], html.indexOf('<main')]
  expect(places).toEqual(places.toSorted((one, other) => Number(one) - Number(other)))
  await page.goto(way.product.path, { waitUntil: 'load' })
  await hydrated(page)
  expect(await page.locator('body style').count()).toBe(0)
  const order = await page.evaluate(() => [...document.styleSheets].map(({ href }) => (href === null ? 'document' : 'sheet')))
  expect(order.slice(0, 3)).toEqual(['document', 'document', 'sheet'])
})

test.describe('the elements in a document', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    tolerated: [/ERR_FAILED|dynamically imported module|^uncaught|was preloaded using link/],
  })

  test('the document of a list of 24 has few elements', async ({ page }) => {
    await page.route(scripts, (route) => route.abort())
    await page.goto('/vloerkleden', { waitUntil: 'load' })
    await expect(page.locator('#list article')).toHaveCount(24)
    expect(await page.locator('*').count()).toBeLessThanOrEqual(735)
  })
})

test('a list of 24 has few elements on a phone when it is hydrated, with all its hearts and ticks', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/vloerkleden', { waitUntil: 'load' })
  await expect(page.locator('#list article button[aria-pressed]')).toHaveCount(24)
  // Of the list and its column alone: the page also holds panels that were rendered before the press.
  expect(await page.locator('#filters, #filters *, #list *').count()).toBeLessThanOrEqual(486)
})

/**
 * Bytes of a document after brotli: as compressed for the first request, and as recompressed once it turns out not to change.
 */
for (const [name, address, first, settled] of [
  // The link to the notice on the legal guarantee is required on every page and product, and costs about 100 bytes. The names of files are part
  // of it and differ by some 20 bytes between builds. The days on which nothing is delivered cost every document some 50 bytes.
  // A person on the floor plan who looks like one and the buttons of the footer that look like its links cost 140 bytes. Rows of the footer that a
  // thumb can hit and a promise of free delivery by itself cost every document some 50 bytes. The lines of the rug that the home page draws: 230.
  ['home', '/', 16_000, 14_780],
  // Six colours of the rug made to measure on its card cost 150 bytes, one line of them with the number of the others on a phone 50, prices of
  // neighbours in line there another 60.
  ['a list of 24', '/vloerkleden', 17_640, 16_200],
  // The pictures of a rug's samples cost 60 bytes, thumbnails as wide together as the picture 20, a table of delivery and returns 280.
  ['a product', way.product.path, 16_720, 15_450],
  // Without a consent choice the document includes the consent wall and its styles.
  ['a first visit', way.product.path, 18_580, 17_290],
] as const) {
  test(`the document of ${name} stays within its budget`, async ({ request }) => {
    const cookie = name === 'a first visit' ? '' : `cookiePreferences=${encodeConsent(consentChoices.onlyNecessary)}`
    const response = await request.get(address, { headers: { 'accept-encoding': 'identity', cookie } })
    // The port of a test differs each time, and with it the hash of the configuration: up to 60 bytes of a list.
    const plain = (await response.text())
      .replaceAll(new URL(response.url()).origin, 'https://thuishaven.example')
      .replace(/(?<=\/config\/)[\da-f]{16}/, '0123456789abcdef')
    const packed = (level: number): number => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }).length
    expect(plain).toContain('</html>')
    expect(packed(6)).toBeLessThanOrEqual(first)
    expect(packed(11)).toBeLessThanOrEqual(settled)
  })
}

/** All of the program that a page fetches by itself, in bytes after brotli as served, headers excluded, and its files. */
for (const [name, address, bytes, most] of [
  // The message of a lost part, a magnifier that leaves name, price and button free, pictures in the menu, days without delivery, carts whose
  // goods have no price any more, what a page says without a connection, a first step that is marked from the e-mail address on, and
  // delivery and returns of a product, choices from before hydration, a picture that goes back into its card, a field that keeps what was searched for, and the lines of a rug that is drawn.
  ['home', '/', 246_400, 29],
  ['a list', '/vloerkleden', 252_250, 32],
  ['a product', way.product.path, 246_400, 29],
] as const) {
  test(`until it is quiet, ${name} fetches a limited program`, async ({ page, request }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    const files = new Set<string>()
    let last = Date.now()
    page.on('request', (sent) => {
      last = Date.now()
      if (scripts.test(sent.url())) files.add(sent.url())
    })
    await page.goto(address, { waitUntil: 'load' })
    await hydrated(page)
    await expect.poll(() => Date.now() - last, { timeout: 30_000 }).toBeGreaterThan(3000)
    const sizes = await Promise.all(
      [...files].map(async (file) =>
        Number((await request.head(file, { headers: { 'accept-encoding': 'br' } })).headers()['content-length']),
      ),
    )
    expect(files.size).toBeLessThanOrEqual(most)
    expect(sumOf(sizes)).toBeLessThanOrEqual(bytes)
  })
}
