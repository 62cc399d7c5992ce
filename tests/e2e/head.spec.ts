import type { Page } from '@playwright/test'
import { follow, heading, mark, open } from './guest.ts'
import { expect, test } from './strictConsoleTest.ts'
import { words } from './words.ts'

test.use({ locale: 'nl-NL', tolerated: [/status of 404/] })

/** The head of the open page, or of a document as the server sent it, for search engines and link previews, in a fixed order. */
const headOf = (page: Page, sent: string | null = null) =>
  page.evaluate((html) => {
    const read = html === null ? document : new DOMParser().parseFromString(html, 'text/html')
    const content = (property: string): string | null => read.querySelector(`meta[property="${property}"]`)?.getAttribute('content') ?? null
    const data = [...read.querySelectorAll('script[type="application/ld+json"]')].map((element) => element.textContent)
    const lines = read.head.querySelectorAll(
      'meta[name="description"],meta[name="robots"],meta[property],link[rel="canonical"],link[hreflang]',
    )
    return {
      title: read.title,
      type: content('og:type'),
      picture: content('og:image'),
      pictureText: content('og:image:alt'),
      kinds: data.map((text) => (JSON.parse(text) as { '@type': string })['@type']),
      lines: [...[...lines].map((element) => element.outerHTML).toSorted(), ...data.toSorted()],
    }
  }, sent)

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

test('SEO-03 SEO-04c LOC-06b pages have the same head on a first request and within the shop', async ({ context, page, request }) => {
  // Reads documents as search engines do, without loading them.
  const reader = await context.newPage()
  // Navigate from a page whose head differs in every line.
  let language = ''
  for (const [address, type, kinds] of pages) {
    const response = await request.get(address, { headers: { 'accept-language': 'nl-NL' } })
    const first = await headOf(reader, await response.text())
    const { pathname, search } = new URL(response.url())
    expect(first.type, address).toBe(type)
    expect(first.title, address).not.toBe('')
    expect(first.kinds, address).toEqual(kinds)
    expect(first.picture, address).toMatch(/^http:\/\/[^/]+\/(?:share\.png|api\/pictures\/[\w-]+\.webp)$/)
    expect(first.pictureText, address).toMatch(/./)
    const its = address.startsWith('/en') ? '/en' : ''
    if (language !== its || page.url() === 'about:blank') await open(page, `${its}/product/1002`)
    language = its
    await follow(page, pathname + search)
    await expect.poll(async () => ({ ...(await headOf(page)), kinds }), address).toEqual(first)
  }
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
