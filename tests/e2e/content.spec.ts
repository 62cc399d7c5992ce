import { hydrated, field, follow, heading, open, visit } from './guest.ts'
import { ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'

test.use({ locale: 'nl-NL' })

test('LOC-05b LOC-05 SEO-03 a blog article shows its title once, its date in the shop’s time zone, its author and its reading time', async ({
  page,
}) => {
  await visit(page, '/blogs/hoe-groot-moet-een-vloerkleed-zijn')
  await expect(page.getByRole('heading', { name: 'Hoe groot moet een vloerkleed zijn?' })).toHaveCount(1)
  await expect(page.getByText('Bijna altijd groter dan je denkt.')).toHaveCount(1)
  await expect(page.getByText('28-10-2026', { exact: true })).toHaveAttribute('datetime', '2026-10-28T08:00:00Z')
  await expect(page.getByText('Hanneke Oude Voshaar')).toBeVisible()
  await expect(page.getByText(/^\d+ minu(?:ut|ten) lezen$/)).toBeVisible()
  await visit(page, '/blogs')
  await expect(page.getByText('08-07-2026', { exact: true })).toBeVisible()
})

test('LOC-05b events show their day in words and hours in the shop’s time zone, the next event first', async ({ page }) => {
  await visit(page, '/events')
  const events = page.getByRole('main').getByRole('listitem')
  await expect(events.first()).toContainText('zaterdag 5 december 2026')
  await expect(events.first()).toContainText('10:00 tot 16:00 uur')
  await expect(events.last()).toContainText('zaterdag 17 april 2027')
  // Summer time: two hours ahead of UTC.
  await expect(events.last()).toContainText('11:00 tot 16:00 uur')
  await visit(page, '/en/events')
  await expect(events.first()).toContainText('Saturday, December 5, 2026')
  await expect(events.last()).toContainText('Saturday, April 17, 2027')
  await expect(events.first()).toContainText('10:00 to 16:00')
})

for (const [what, address, title] of [
  ['an article', '/blogs/hoe-groot-moet-een-vloerkleed-zijn', 'Hoe groot moet een vloerkleed zijn?'],
  ['a product', ways.nld.product.path, ways.nld.product.title],
] as const) {
  test(`running text of ${what} looks the same after a navigation as on a first request`, async ({ page }) => {
    const looks = async () => {
      await expect(heading(page, title)).toBeVisible()
      return page.getByRole('main').evaluate((main) =>
        // Containers of paragraphs without classes of the shop.
        [...main.querySelectorAll('div:has(> p):not(:has([class]))')].flatMap((text) =>
          [text, ...text.children].map((element) => {
            const { maxInlineSize, marginBlockStart, paddingInlineStart, listStyleType, hyphens } = getComputedStyle(element)
            return [element.localName, maxInlineSize, marginBlockStart, paddingInlineStart, listStyleType, hyphens].join(' ')
          }),
        ),
      )
    }
    await open(page, address)
    const first = await looks()
    expect(first[0]).toMatch(/^div \d+px /)
    expect(first.length).toBeGreaterThan(2)
    // Start on a page without such text.
    await open(page, '/')
    await follow(page, address)
    await expect.poll(looks).toEqual(first)
  })
}

test('VAL-07 the contact form names what is missing, sends once, and discards what a bot fills in', async ({ page }) => {
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/public/contact')) sent.push(request.postDataJSON())
  })
  await open(page, '/contact')
  const { contactForm } = ways.nld.words
  await page.getByRole('button', { name: contactForm.send, exact: true }).click()
  await expect(field(page, contactForm.name)).toBeFocused()
  await expect(field(page, contactForm.email)).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([])
  await field(page, contactForm.name).fill('Sanne')
  await field(page, contactForm.email).fill('sanne@voorbeeld.test')
  await field(page, contactForm.message).fill('Kan het ook groter?')
  await page.getByRole('button', { name: contactForm.send, exact: true }).click()
  const done = page.getByRole('heading', { name: contactForm.sentTitle })
  await expect(done).toBeFocused()
  await expect(page.getByText('We antwoorden op sanne@voorbeeld.test.')).toBeVisible()
  expect(sent).toEqual([{ name: 'Sanne', emailAddress: 'sanne@voorbeeld.test', message: 'Kan het ook groter?', website: '' }])
  // The field for bots is hidden from visitors and screen readers.
  await expect(page.getByRole('textbox', { name: contactForm.website })).toHaveCount(0)
})

test.describe('a backend that does not answer', () => {
  test.use({ tolerated: [/status of (?:503|429)/] })

  test('a contact message that could not be sent keeps its text', async ({ page }) => {
    await open(page, '/en/contact')
    const { contactForm } = ways.eng.words
    for (const [status, message] of [
      [503, contactForm.failed],
      [429, contactForm.tooOften],
    ] as const) {
      await page.route('**/api/public/contact', (route) => route.fulfill({ status, json: { status: 'error', message: 'x' } }))
      await field(page, contactForm.name).fill('Sam')
      await field(page, contactForm.email).fill('sam@example.org')
      await field(page, contactForm.message).fill('Hello there')
      await page.getByRole('button', { name: contactForm.send, exact: true }).click()
      await expect(page.getByText(message)).toBeVisible()
      await expect(field(page, contactForm.message)).toHaveValue('Hello there')
      await page.unroute('**/api/public/contact')
    }
  })
})

test('LOC-05 the contact page shows whether the shop is open now, in the shop’s time zone', async ({ page }) => {
  for (const [now, message] of [
    ['2026-11-20T19:00:00Z', 'Nu open tot 21:00 uur'],
    ['2026-11-20T06:00:00Z', 'Open vandaag om 9:00 uur'],
    ['2026-11-21T16:30:00Z', 'Open maandag om 9:00 uur'],
  ] as const) {
    await page.clock.setFixedTime(new Date(now))
    await page.goto('/contact')
    await hydrated(page)
    await expect(page.getByText(message)).toBeVisible()
  }
  await expect(heading(page, 'Contact')).toBeVisible()
})

test('a table wider than a phone scrolls separately from the page and breaks no word', async ({ page }) => {
  await page.setViewportSize({ width: 340, height: 700 })
  await visit(page, '/bezorgen')
  const table = page.getByRole('main').locator('table').first()
  await expect(table).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  const heights = await table.locator('th[scope="col"]').evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThan(60)
})

for (const { address, stars, value, origin, product } of [
  {
    address: '/reviews',
    stars: '5 sterren van 5',
    value: 'Marijke uit Zwolle, 21-10-2026',
    origin: null,
    product: 'Vloerkleed Terschelling ecru',
  },
  {
    address: '/en/reviews',
    stars: '5 stars out of 5',
    value: 'Marijke from Zwolle, 21-10-2026',
    origin: 'translated from Dutch',
    product: 'Rug Terschelling ecru',
  },
]) {
  test(`RTE-01 ${address} shows when a review was written, about what, with how many stars of how many, and whether it was translated`, async ({
    page,
  }) => {
    await visit(page, address)
    const review = page.getByRole('figure').first()
    await expect(review.getByText(stars)).toBeVisible()
    await expect(review).toContainText(value)
    await expect(review.getByText(origin ?? 'vertaald')).toHaveCount(origin === null ? 0 : 1)
    await review.getByRole('link', { name: product, exact: true }).click()
    await expect(heading(page, product)).toBeVisible()
  })
}

test('a review in another language than the page declares its language', async ({ page }) => {
  for (const [address, mark, author] of [
    ['/product/1002/vloerkleed-zandvoort-blauw-160x230', 'in het Engels', 'Hannah'],
    ['/en/product/1002/rug-zandvoort-blue-160x230', 'in Dutch', 'Fenna'],
  ] as const) {
    await open(page, address)
    await page.locator('#reviews').scrollIntoViewIfNeeded()
    await expect(page.getByRole('figure').filter({ hasText: author })).toContainText(mark)
  }
})

test('an editorial page has its picture beside its text where there is room, and between title and text on a phone', async ({ page }) => {
  const top = async (what: 'h1' | 'picture') => (await page.getByRole('main').locator(what).first().boundingBox())?.y ?? 0
  for (const [width, isBeside] of [
    [1280, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await visit(page, '/manifesto')
    expect((await top('picture')) < (await top('h1')) + 60, `${width}`).toBe(isBeside)
  }
})
