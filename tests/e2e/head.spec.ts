import type { Page } from '@playwright/test'
import { follow, heading, mark, open, visit } from './guest.ts'
import { expect, test } from './strictConsoleTest.ts'
import { words } from './words.ts'

test.use({ locale: 'nl-NL', tolerated: [/status of 404/] })

/** The head of a page for search engines and link previews, in a fixed order. */
const headOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [
    document.title,
    ...[
      ...document.head.querySelectorAll('meta[name="description"],meta[name="robots"],meta[property],link[rel="canonical"],link[hreflang]'),
    ]
      .map((element) => element.outerHTML)
      .toSorted(),
    ...[...document.querySelectorAll('script[type="application/ld+json"]')].map((element) => element.textContent).toSorted(),
  ])

const content = (page: Page, property: string): Promise<string | null> =>
  page.locator(`meta[property="${property}"]`).getAttribute('content')

const pages = [
  ['/', 'website', []],
  ['/vloerkleden', 'website', ['BreadcrumbList', 'ItemList']],
  ['/vloerkleden?page=2', 'website', ['BreadcrumbList', 'ItemList']],
  ['/vloerkleden/Kleur:blauw/Vorm:rechthoek', 'website', ['BreadcrumbList', 'ItemList']],
  ['/product/1003/wachter-plus-wit', 'product', ['Product', 'BreadcrumbList']],
  ['/blogs/hoe-groot-moet-een-vloerkleed-zijn', 'article', ['NewsArticle', 'BreadcrumbList']],
  ['/contact', 'website', ['BreadcrumbList']],
  ['/account/login', 'website', []],
  ['/bestaat-niet', 'website', []],
  ['/en/rugs', 'website', ['BreadcrumbList', 'ItemList']],
] as const

test('SEO-03 SEO-04c LOC-06b pages have the same head on a first request and within the shop', async ({ browser, page, baseURL }) => {
  // Without JavaScript, as search engines read it.
  const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'nl-NL', baseURL: baseURL ?? '' })
  const reader = await plain.newPage()
  // Navigate from a page whose head differs in every line.
  let language = ''
  for (const [address, type, kinds] of pages) {
    await visit(reader, address)
    const first = await headOf(reader)
    const { pathname, search } = new URL(reader.url())
    expect(await content(reader, 'og:type'), address).toBe(type)
    expect(await reader.title(), address).not.toBe('')
    const events = await reader.locator('script[type="application/ld+json"]').allTextContents()
    expect(events.map((text) => (JSON.parse(text) as { '@type': string })['@type'])).toEqual(kinds)
    expect(await content(reader, 'og:image'), address).toMatch(/^http:\/\/[^/]+\/(?:share\.png|api\/pictures\/[\w-]+\.webp)$/)
    expect(await content(reader, 'og:image:alt'), address).not.toBe('')
    const its = address.startsWith('/en') ? '/en' : ''
    if (language !== its || page.url() === 'about:blank') await open(page, `${its}/product/1002`)
    language = its
    await follow(page, pathname + search)
    await expect.poll(() => headOf(page), address).toEqual(first)
  }
  await plain.close()
})

for (const [what, body] of [
  ['throws', `export const ofProduct = () => { throw new Error('deliberately') }; export const ofContent = ofProduct`],
  ['cannot be serialized', `export const ofProduct = () => ['no JSON']; export const ofContent = ofProduct`],
] as const) {
  test(`SEO-06 structured data that ${what} is dropped, and the page stays complete`, async ({ page }) => {
    await page.route(/assets\/structuredData-.*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body }))
    await open(page, '/contact')
    const received = page.locator('script[type="application/ld+json"]')
    await expect(received).toHaveCount(1)
    const same = await mark(page)
    const response = page.waitForResponse(/assets\/structuredData-.*\.js$/)
    await follow(page, '/product/1003/wachter-plus-wit')
    await response
    await expect(heading(page, 'Wachter Plus wit')).toBeVisible()
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /wachter-plus-wit$/)
    await expect(received).toHaveCount(0)
    await expect(page.getByRole('form').getByRole('button', { name: words.nld.product.add, exact: true })).toBeEnabled()
    expect(await same()).toBe(true)
  })
}

for (const [address, title] of [
  ['/vloerkleden/Kleur:blauw/Vorm:rechthoek', 'Vloerkleden kopen – Blauw, Rechthoek'],
  ['/vloerkleden/Prijs:100-900?page=2', 'Vloerkleden kopen – € 100,- – € 900,- – pagina 2'],
  ['/en/rugs/Kleur:blauw', 'Buy rugs – Blue'],
  ['/zoeken/Kleur:blauw?q=kleed', 'Zoekresultaten voor ‘kleed’ – Blauw'],
] as const) {
  test(`SEO-04a the title of ${address} names the filters of the list`, async ({ request }) => {
    // A non-breaking space separates the currency sign and the amount.
    const named = new RegExp(`<title>${title.replaceAll(' ', '\\s')}`)
    expect(await (await request.get(address)).text()).toMatch(named)
  })
}

test('SEO-04 a list with two filters and private pages are not indexed; a list with one filter has the whole list as its canonical address', async ({
  request,
}) => {
  const robots = async (address: string) => /<meta name="robots" content="([^"]*)">/.exec(await (await request.get(address)).text())?.[1]
  expect(await robots('/vloerkleden/Kleur:blauw/Vorm:rechthoek')).toBe('noindex')
  expect(await robots('/account/login')).toBe('noindex')
  expect(await robots('/checkout')).toBe('noindex')
  expect(await robots('/vloerkleden/Kleur:blauw')).toBeUndefined()
  expect(await (await request.get('/vloerkleden/Kleur:blauw')).text()).toMatch(/rel="canonical" href="[^"]*\/vloerkleden"/)
})

test('LOC-02 SEO-04 a list and an article have one address per language, and an address in the other language redirects to it', async ({
  page,
  request,
}) => {
  for (const [requested, own] of [
    ['/rugs', '/vloerkleden'],
    ['/en/vloerkleden/Kleur:blauw?sort=lowest-price', '/en/rugs/Kleur:blauw?sort=lowest-price'],
    ['/blogs/how-large-should-a-rug-be', '/blogs/hoe-groot-moet-een-vloerkleed-zijn'],
  ] as const) {
    const response = await request.get(requested, { maxRedirects: 0 })
    expect([response.status(), response.headers()['location']]).toEqual([301, own])
  }
  await open(page, '/contact')
  await follow(page, '/rugs')
  await expect(heading(page, 'Vloerkleden')).toBeVisible()
  await expect(page).toHaveURL('/vloerkleden')
})

test('SEO-04 the default picture of pages without one exists', async ({ request }) => {
  const [, picture = ''] = /property="og:image" content="([^"]*)"/.exec(await (await request.get('/account/login')).text()) ?? []
  const response = await request.get(picture)
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/png'])
})
