import { follow, open } from './guest.ts'
import { ways } from './ways.ts'
import { mailsTo, stageScenario } from './staging.ts'
import { expect, test } from './strictConsoleTest.ts'

const { nld, eng } = ways

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

test('PRC-07 a product without a price is on request: its button leads to the question form, and stock, delivery and payment are not shown', async ({
  page,
}) => {
  await open(page, '/product/1006')
  const buy = page.getByRole('form')
  await expect(buy).toContainText('Prijs niet beschikbaar')
  await expect(buy).toContainText(nld.words.product.onRequest)
  await expect(buy).not.toContainText(/op voorraad|leverbaar|weken|Bezorgen|€ 6,95/)
  await expect(page.getByTestId('delivery')).toHaveCount(0)
  await expect(buy.locator('use[href^="/marks.svg"]')).toHaveCount(0)
  await expect(buy.getByRole('button', { name: nld.words.product.add, exact: true })).toHaveCount(0)
  const words = nld.words.productRequest
  await expect(page.getByRole('region', { name: words.question })).toBeVisible()
  await buy.getByRole('link', { name: nld.words.product.askPrice, exact: true }).click()
  await expect(page.getByRole('region', { name: words.question }).getByLabel(words.email)).toBeFocused()
})

test('CFG-06 a product that is sold out is labelled so and cannot be bought', async ({ page }) => {
  await open(page, '/en/product/1008')
  const buy = page.getByRole('form')
  await expect(buy).toContainText('Out of stock')
  await expect(buy.getByRole('button', { name: eng.words.product.unavailable, exact: true })).toBeDisabled()
})

test('PRD-02 a gallery shows up to seven thumbnails, and the seventh the number of further pictures', async ({ page }) => {
  await open(page, '/product/1007')
  const thumbnails = page
    .getByRole('region', { name: /Afbeeldingen van/ })
    .locator('ol')
    .nth(1)
    .getByRole('link')
  await expect(thumbnails).toHaveCount(7)
  await expect(thumbnails.nth(6)).toContainText('+ 5')
  await thumbnails.nth(6).click()
  await expect(thumbnails.nth(6)).not.toHaveText('+ 5')
})

test('PRD-05a PRD-05b variations lead to their products and name what is hovered, then again what is chosen; what cannot be had is no link', async ({
  page,
}) => {
  await open(page, nld.product.path)
  const group = page.getByRole('form').getByRole('region', { name: 'Kies je kleur' })
  const heading = group.getByRole('heading')
  await expect(heading).toHaveText('Kies je kleur Blauw')
  await group.getByRole('link', { name: 'Terracotta' }).hover()
  await expect(heading).toHaveText('Kies je kleur Terracotta')
  await page.mouse.move(2, 2)
  await expect(heading).toHaveText('Kies je kleur Blauw')
  await expect(group.getByText('Groen')).toBeVisible()
  await expect(group.getByRole('link', { name: 'Groen' })).toHaveCount(0)
  await expect(group.getByText('niet leverbaar')).toHaveCount(1)
  await group.getByRole('link', { name: 'Zand' }).click()
  await expect(page).toHaveURL(/\/product\/1013\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('zand')
  await page.mouse.move(2, 2)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nld.product.title)
  await expect(heading, 'on the way back the chosen colour is named').toHaveText('Kies je kleur Blauw')
})

test('PRD-05 RUG-07 what screen readers hear of a group or a field keeps its words apart', async ({ page }) => {
  /** Names as the browser itself tells them. */
  const names = async (address: string): Promise<readonly string[]> => {
    await open(page, address)
    const session = await page.context().newCDPSession(page)
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    await session.detach()
    return nodes.map(({ name }) => String(name?.value ?? '').replaceAll('\u00A0', ' '))
  }
  expect(await names(nld.product.path)).toContain('Kies je kleur Blauw')
  const made = await names('/product/1001/vloerkleed-op-maat')
  expect(made).toContain('Breedte in cm, tot 400')
  expect(made).toContain('Kies je vorm en maat € 189,- per m²')
})

test('PRD-06b OPT-01b the entries of a collection show that they open and what they cost, and equal names are followed by their group', async ({
  page,
}) => {
  await open(page, '/product/1102')
  const form = page.getByRole('form')
  await expect(form).toContainText(/Gekozen: Onderkleed: Zonder, Vlekbescherming: Zonder/)
  const entry = form.locator('summary').first()
  await expect(entry.locator('svg')).toBeVisible()
  await entry.click()
  const panel = page.getByRole('dialog')
  await panel.locator('label').nth(1).click()
  await expect(panel).toHaveCount(0)
  await expect(entry).toContainText(/latex \+ €\s29/)
})

test('PRD-09c the panel on delivery and returns shows the shipping costs and links to the registration of a return', async ({ page }) => {
  await open(page, nld.product.path)
  await page.getByRole('form').getByRole('listitem').getByRole('link', { name: nld.words.product.readMore }).click()
  const panel = page.getByRole('dialog', { name: nld.product.title })
  await expect(panel).toContainText('€ 6,95')
  await expect(panel.getByRole('link', { name: nld.words.product.returnsHow })).toHaveAttribute('href', '/herroepen')
})

test('PRD-06a OPT-03 OPT-04 options are cards, and delivery follows the slowest choice in days or weeks', async ({ page }) => {
  await open(page, '/product/1001/vloerkleed-op-maat')
  const form = page.getByRole('form')
  await expect(form.getByRole('radio', { name: 'Katoenen band' })).toBeVisible()
  await expect(form).toContainText('2 - 3 weken')
  await form.locator('label', { hasText: 'Gefestonneerd' }).click()
  await expect(form).toContainText('3 - 4 weken')
  await open(page, nld.product.path)
  await expect(form).toContainText(/Morgen bezorgd|Binnen 2 dagen/)
})

test('PRD-12a PRD-12b the marks of the shop’s payment and delivery methods are drawn on the product page and in the footer', async ({
  page,
  request,
}) => {
  const drawn = await request.get('/marks.svg')
  expect(drawn.headers()['content-type']).toContain('image/svg+xml')
  const marks = await drawn.text()
  for (const name of ['ideal', 'bancontact', 'giropay', 'paypal', 'creditcard', 'dhl', 'klarna', 'postnl'])
    expect(marks).toContain(`<symbol id="${name}"`)
  await open(page, nld.product.path)
  for (const place of [page.getByRole('form'), page.getByRole('contentinfo')])
    for (const name of ['ideal', 'paypal', 'klarna', 'postnl', 'dhl'])
      await expect(place.locator(`use[href="/marks.svg#${name}"]`)).toHaveCount(1)
  await expect(page.locator('use[href$="#giropay"]')).toHaveCount(0)
})

test(
  'PRC-08a a shop that shows prices without VAT labels them, and crosses out the former price without VAT',
  { tag: '@staged' },
  async ({ page, context, baseURL }) => {
    await open(page, nld.product.path)
    const price = page.getByRole('form').getByRole('paragraph').filter({ hasText: '-15%' })
    await expect(price).toContainText('€ 340,-')
    await expect(price.locator('s')).toContainText('€ 400,-')
    await stageScenario(context, baseURL, 'prices-excl')
    await open(page, nld.product.path)
    await expect(price).toContainText('€ 280,99')
    await expect(price.locator('s')).toContainText('€ 330,58')
    await expect(price).toContainText('excl. btw')
  },
)

test('PRD-09 PNL-05 a picture that does not come leaves its name, and the page as it was', async ({ page }) => {
  await page.route('**/api/pictures/**', (route) => route.fulfill({ status: 200, contentType: 'image/avif', body: 'no picture' }))
  await open(page, nld.product.path)
  await expect(page.getByRole('img', { name: nld.product.title }).first()).toBeVisible()
  await expect(page.getByRole('form').getByRole('button', { name: nld.words.product.add, exact: true })).toBeEnabled()
})

test.describe('who allows preferences', () => {
  test.use({ consent: { necessary: true, preferences: true, statistics: false, marketing: false } })

  test('a product page shows the products viewed before, and none of another device', async ({ page }) => {
    await open(page, nld.product.path)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('thuishaven.viewed'))).toContain('1002')
    await open(page, '/product/1005')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const row = page.getByRole('heading', { name: nld.words.productPanels.viewed }).locator('..')
    await expect(row.getByRole('link', { name: nld.product.title })).toBeVisible()
  })
})

test('CNS-01 what was looked at is remembered from the consent to preferences on, and nothing from before', async ({ page }) => {
  await page.clock.install()
  await open(page, nld.product.path)
  /** Looks at a product for longer than it takes to be remembered. */
  const look = (): Promise<void> => page.clock.runFor(3000)
  await look()
  await page.getByRole('contentinfo').getByRole('button', { name: nld.words.shell.footer.cookies }).click()
  await page.getByRole('dialog').getByRole('button', { name: nld.words.consent.allowAll, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await follow(page, '/product/1005')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kamerlinde')
  const viewed = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('thuishaven.viewed'))
  await expect(async () => {
    await look()
    expect(await viewed()).toContain('1005')
  }).toPass()
  expect(await viewed()).not.toContain('1002')
})

test(
  'CFG-06 a visitor leaves an address for a sold-out product and gets a link to confirm it; three other products are offered',
  { tag: '@staged' },
  async ({ page }) => {
    await open(page, '/product/1008')
    const words = nld.words.productRequest
    const form = page.getByRole('region', { name: words.backInStock })
    await form.getByRole('button', { name: words.send }).click()
    await expect(form.getByLabel(words.email)).toBeFocused()
    await expect(form).toContainText(words.wrongEmail)
    const email = `terug-${Date.now()}@voorbeeld.test`
    await form.getByLabel(words.email).fill(email)
    await form.getByLabel(words.email).press('Enter')
    await expect(form.getByRole('status').first()).toContainText(email)
    const [mail] = await mailsTo(page, email)
    expect(mail?.text).toContain('/product/1008/')
    const link = /http\S+tell=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    await expect(page.getByTestId('delivery')).toHaveCount(0)
    expect(await form.getByRole('listitem').count()).toBeLessThanOrEqual(3)
    await open(page, link)
    await expect(page.getByText(words.confirmed.done)).toBeVisible()
  },
)

test('PRC-07 a product without a price takes a question, and answers that it came', async ({ page }) => {
  await open(page, '/en/product/1006')
  const words = eng.words.productRequest
  const form = page.getByRole('region', { name: words.question })
  const email = `vraag-${Date.now()}@voorbeeld.test`
  await form.getByLabel(words.email).fill(email)
  await form.getByRole('button', { name: words.send }).click()
  await expect(form).toContainText(words.noQuestion)
  await form.getByLabel(words.yourQuestion).fill('What does it cost? <script>alert(1)</script>')
  await form.getByRole('button', { name: words.send }).click()
  await expect(form.getByRole('status').first()).toContainText(email)
})

test('OPT-04 the promise of delivery names its day, and cards show the same day', async ({ page }) => {
  await open(page, nld.product.path)
  await expect(page.getByTestId('delivery')).toContainText(
    /(?:Morgen bezorgd|Binnen 2 dagen) (?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag) \d+ [a-z]+ in huis/,
  )
  await expect(page.getByRole('form')).toContainText('gratis')
})

test('a group of options without items offers nothing, and the product can be bought without it', async ({ page }) => {
  await page.route('**/api/public/products/1005', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { readonly data: object }
    const empty = { id: 'leeg', name: 'Leeg', label: 'Kies niets', displayType: 'text', items: [] }
    await route.fulfill({ response: response, json: { ...body, data: { ...body.data, options: [empty] } } })
  })
  await open(page, '/planten')
  await page.getByRole('main').getByRole('link', { name: 'Kamerlinde', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kamerlinde')
  await expect(page.getByRole('group', { name: 'Kies niets' })).toHaveCount(0)
  await page.getByRole('form').getByRole('button', { name: nld.words.product.add, exact: true }).click()
  await expect(page.getByTestId('cart-count')).toHaveText('1')
})

test('reviews explain how the shop knows that their authors are customers; structured data counts the shown reviews only', async ({
  page,
}) => {
  await open(page, nld.product.path)
  const reviews = page.getByRole('region', { name: nld.words.product.reviews })
  await expect(reviews.getByRole('figure')).toHaveCount(4)
  await expect(reviews).toContainText('We vragen alleen klanten om een review')
  await expect(reviews.getByText('Soft, heavy')).toHaveAttribute('lang', 'en')
  const entries = async (address: string) => (await page.request.get(address)).text()
  expect(await entries(nld.product.path)).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":4.3,"reviewCount":4')
  const without = await entries('/product/1102')
  expect(without).not.toContain('aggregateRating')
  expect(without).not.toContain(`id="reviews"`)
})

test('a rug’s page shows what belongs to it instead of its rivals, the former price and the price by the square metre', async ({
  page,
}) => {
  await open(page, '/product/1110')
  await expect(page.getByRole('heading', { name: nld.words.product.belongs })).toBeVisible()
  const row = page.locator('section', { has: page.getByRole('heading', { name: nld.words.product.belongs }) })
  await expect(row.getByRole('article').first()).toContainText('Onderkleed Grip 160 × 230 cm')
  await expect(row.getByRole('heading', { name: /^Vloerkleed/ })).toHaveCount(0)
  // What keeps wool clean belongs to rugs of wool; this one is of cotton.
  await expect(row).not.toContainText('Verzorgingsset Wol')
  expect(await (await page.request.get('/product/1002/vloerkleed-zandvoort-blauw')).text()).toContain('Verzorgingsset Wol')
  expect(await (await page.request.get('/en/product/1002/rug-zandvoort-blue')).text()).toContain('Wool care set')
  const form = page.getByRole('form')
  // € 96,- for 120 × 170 cm.
  await expect(form).toContainText('€ 47,06 per m²')
  await expect(form).toContainText(nld.words.price.lowest30Days)
})

test('OPT-04 the day that a card and the product page promise is promised again in the cart', async ({ page }) => {
  await open(page, nld.product.path)
  const promised = await page.getByTestId('delivery').innerText()
  await page.getByRole('form').getByRole('button', { name: nld.words.product.add, exact: true }).click()
  const inCart = page.getByRole('dialog').getByTestId('promise')
  const [text = '', ...day] = (await inCart.innerText()).split(', ')
  expect(text).toMatch(/^(?:Morgen bezorgd|Binnen 2 dagen)$/)
  expect(promised).toContain(text)
  expect(promised).toContain(day.join(', '))
})
