import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import sharp from 'sharp'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Backend } from '../answers/Backend.ts'
import { settleMoney } from '../checkout/settleMoney.ts'
import type { Wire } from '../contract/wire.ts'
import { createApi } from '../createApi.ts'
import { createStoredBackend } from '../createDemoBackend.ts'
import { addToCart, createTestShop, login, readyToPay } from '../testing/visitTestShop.ts'
import type { TestVisitor } from '../testing/visitTestShop.ts'
import { findBrowser } from '../../tools/browserFile.cjs'
import { startVendure, testAdministrator } from '../../tools/start/startVendure.ts'
import { withVendureDatabase } from './testing/withVendureDatabase.ts'
import { publishedReviews, reviewsOfOrder, saveReview } from '../reviews/reviews.ts'
import type { RunningVendure } from '../../tools/start/startVendure.ts'

const isBuilt = existsSync(fileURLToPath(new URL('dashboard/dist/index.html', import.meta.url)))

// `node tools/dashboard.ts` builds it.
describe.skipIf(!isBuilt)("the merchant's pages in the dashboard", () => {
  const databaseUrl = withVendureDatabase()
  let vendure: RunningVendure
  let backend: Backend
  let browser: Browser
  let page: Page
  beforeAll(async () => {
    vendure = await startVendure({ variables: { DATABASE_URL: databaseUrl() } })
    backend = await createStoredBackend({
      file: null,
      postgres: { url: databaseUrl(), schema: 'shop', poolSize: 4, timeoutMs: 60_000 },
      appUrl: 'http://shop.test',
      demoAccounts: true,
    })
    browser = await chromium.launch({ executablePath: findBrowser('headless') ?? findBrowser() ?? '' })
    page = await browser.newPage()
    await page.goto(`${vendure.address}/dashboard/`)
    await page.locator('input').first().fill(testAdministrator.identifier)
    await page.locator('input[type=password]').fill(testAdministrator.password)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1 }).first().waitFor()
  }, 120_000)
  afterAll(async () => {
    await browser.close()
    await vendure.stop()
    await backend.close()
  })
  const open = (path: string) => page.goto(`${vendure.address}/dashboard${path}`)
  const contact = () => backend.catalogue.at('/contact', 'nld')

  const buy = async (visitor: TestVisitor) => {
    const { body } = await visitor.post<{ readonly data: { readonly paymentUrl: string } }>('/api/v2/checkout/pay')
    const { paymentUrl } = body.data
    await visitor.call('POST', paymentUrl, 'choice=pay', { 'content-type': 'application/x-www-form-urlencoded' })
    const payment = await backend.orders.findPayment({ providerId: paymentUrl.split('/').at(-1) ?? '' })
    return { visitor, order: await backend.orders.find({ uid: payment?.orderUid ?? '' }) }
  }

  const heading = () => page.getByRole('group', { name: 'Titel', exact: true }).first()
  const status = () => page.getByRole('status').filter({ hasText: /./ })

  it('a text of a page is mended in two languages, and stands in the shop', async () => {
    await open('/shop/pages')
    await page.getByRole('button', { name: 'Contact', exact: true }).click()
    await heading().getByLabel('Nederlands').fill('Neem contact op')
    await heading().getByLabel('Engels').fill('Get in touch')
    await page.getByRole('button', { name: 'Publiceren' }).click()
    await status().getByText('Gepubliceerd').waitFor()
    await expect
      .poll(() => {
        const target = contact()
        return target?.kind === 'page' ? target.page.title : null
      })
      .toEqual({ nld: 'Neem contact op', eng: 'Get in touch' })
  })

  it('a draft is previewed by keyboard, found again, and thrown away, and the shop keeps what it had', async () => {
    await open('/shop/pages')
    await page.getByRole('button', { name: 'Neem contact op', exact: true }).focus()
    await page.keyboard.press('Enter')
    await heading().getByLabel('Nederlands').fill('Kom langs')
    await page.getByRole('button', { name: 'Voorbeeld in de winkel' }).focus()
    await page.keyboard.press('Enter')
    const link = page.getByRole('link', { name: 'Open het voorbeeld' })
    const address = new URL((await link.getAttribute('href')) ?? '')
    const begun = await createApi(backend)(new Request(`http://shop.test${address.pathname}`))
    expect([begun.status, begun.headers.get('location')]).toEqual([303, '/contact'])
    await open('/shop/pages')
    await page.getByRole('button', { name: 'Neem contact op (concept)' }).click()
    expect(await heading().getByLabel('Nederlands').inputValue()).toBe('Kom langs')
    await page.getByRole('button', { name: 'Concept weggooien' }).click()
    await status().getByText('Weggegooid').waitFor()
    expect(await heading().getByLabel('Nederlands').inputValue()).toBe('Neem contact op')
    expect((await createApi(backend)(new Request(`http://shop.test${address.pathname}`))).status).toBe(404)
  })

  it('a menu gets another entry, above the others', async () => {
    await open('/shop/menus')
    const footer = page.getByRole('group', { name: 'Onderaan, op een telefoon', exact: true })
    const before = backend.shop.menus.footerMobile.length
    const added = `Onderaan, op een telefoon ${before + 1}`
    await footer.getByRole('button', { name: 'Toevoegen: Onderaan, op een telefoon', exact: true }).click()
    const entry = footer.getByRole('group', { name: added, exact: true })
    await entry.getByLabel('Kenmerk').fill('cadeau')
    for (const [part, dutch, english] of [
      ['Titel', 'Cadeaus', 'Gifts'],
      ['Adres', '/contact', '/contact'],
    ] as const) {
      await entry.getByRole('group', { name: part, exact: true }).getByLabel('Nederlands').fill(dutch)
      await entry.getByRole('group', { name: part, exact: true }).getByLabel('Engels').fill(english)
    }
    await footer.getByRole('button', { name: `Omhoog: ${added}` }).click()
    await page.getByRole('button', { name: 'Publiceren' }).click()
    await status().getByText('Gepubliceerd').waitFor()
    await expect.poll(() => backend.shop.menus.footerMobile.at(-2)?.title).toEqual({ nld: 'Cadeaus', eng: 'Gifts' })
  })

  it('a value that the shop cannot use is refused in plain words at its field, and nothing is lost', async () => {
    await open('/shop/settings')
    await page.getByRole('button', { name: 'Bedenktijd in dagen' }).click()
    const days = page.getByLabel('Bedenktijd in dagen')
    await days.fill('3')
    await page.getByRole('button', { name: 'Publiceren' }).click()
    await status().getByText('Nog niet goed: de wet geeft veertien dagen').waitFor()
    expect([await days.inputValue(), await days.getAttribute('aria-invalid')]).toEqual(['3', 'true'])
    expect(await page.locator(':focus').inputValue()).toBe('3')
    expect(backend.shop.returnDays).toBe(60)
    await page.getByRole('button', { name: 'Terug naar de lijst' }).click()
    await page.getByRole('button', { name: 'Contact en openingstijden' }).click()
    await page.getByRole('group', { name: 'Openingstijden 1', exact: true }).getByLabel('Tot', { exact: true }).fill('08:00')
    await page.getByRole('button', { name: 'Publiceren' }).click()
    await status().getByText('Nog niet goed: Openingstijden 1, Tot: later dan het begin').waitFor()
  })

  it('the price of a square metre is changed in euros, and a rug that is too large for the data is refused', async () => {
    await open('/shop/options')
    const measured = [...backend.catalogue.slugs(1000, 0)]
      .map(({ id }) => backend.catalogue.product(id))
      .find((product) => product?.optionGroups.some(({ items }) => items.some(({ custom }) => custom !== null)))
    if (measured === undefined || measured === null) throw new Error('The demo shop sells nothing by the square metre.')
    await page.getByLabel('Zoeken op naam of artikelnummer').fill(String(measured.id))
    await page.getByRole('button', { name: new RegExp(`^${measured.id} `) }).click()
    const perMetre = page.getByRole('group', { name: 'Prijs per vierkante meter', exact: true }).first()
    await perMetre.getByLabel('Bedrag in euro').fill('123.45')
    await page.getByRole('button', { name: 'Publiceren' }).click()
    await status().getByText('Gepubliceerd').waitFor()
    await expect.poll(() => JSON.stringify(backend.catalogue.product(measured.id)?.optionGroups)).toContain('"base":12345')
    await page.getByLabel('Grootste maat van een zijde in cm').first().fill('99999')
    await page.getByRole('button', { name: 'Publiceren' }).click()
    await status().getByText('hoogstens 10000').waitFor()
    expect(await page.getByLabel('Grootste maat van een zijde in cm').first().inputValue()).toBe('99999')
  })

  it('consent is a page, and the shop follows', async () => {
    await open('/shop/consent')
    await page.getByLabel('Bezoekers om toestemming vragen').uncheck()
    await page.getByRole('button', { name: 'Publiceren' }).click()
    await status().getByText('Gepubliceerd').waitFor()
    await expect.poll(() => backend.shop.consent.isAsked).toBe(false)
  })

  it('carts that nobody ordered are listed with goods and sum', async () => {
    const item = { id: 'a', productId: 1003, quantity: 2, options: [] }
    await createApi(backend)(
      new Request('http://shop.test/api/v2/cart/lines', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ item }),
      }),
    )
    await open('/shop/carts')
    const row = page.getByRole('row').filter({ hasText: `2 × ${backend.catalogue.product(1003)?.title.nld}` })
    await row.first().waitFor()
    expect(await row.first().textContent()).toMatch(/Gast.*€/)
  })

  it('a picture that is uploaded is shown, and a file that is none is refused with the reason', async () => {
    await open('/assets')
    const upload = (name: string, mimeType: string, buffer: Buffer) =>
      page.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer })
    const red = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c80000' } })
      .png()
      .toBuffer()
    await upload('rood.png', 'image/png', red)
    const thumbnail = page.getByRole('img', { name: 'rood.png' })
    await thumbnail.waitFor()
    await expect.poll(() => thumbnail.evaluate((image) => ('naturalWidth' in image ? image.naturalWidth : null))).toBe(375)
    await upload('half.png', 'image/png', red.subarray(0, 200))
    await page.getByText('half: de winkel kan dit bestand niet lezen').waitFor()
    await upload('logo.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    await page.getByText('logo.svg: dit is geen JPEG, PNG, WebP of AVIF').waitFor()
  })

  it("a customer's question is answered, and the customer has the answer", async () => {
    await open('/shop/tickets')
    const ticket = page.locator('details').filter({ hasText: 'Rand laat los' })
    await ticket.locator('summary').click()
    await ticket.getByLabel('Antwoord').fill('We sturen een nieuw kleed.')
    await ticket.getByRole('button', { name: 'Versturen' }).click()
    await page.getByText('Verstuurd.').waitFor()
    const mails = await backend.mails.list()
    expect(mails.at(-1)).toMatchObject({ recipient: 'actief@thuishaven.test', subject: 'Antwoord op je vraag: Rand laat los' })
  })

  it('a review is refused with a reason that its customer reads, and published once it is better', async () => {
    const line = { productId: 1002, orderUid: 'order-1', lineUid: 'line-1', customerId: 'customer-1' }
    const write = (words: string, now: number) =>
      saveReview(backend.store, 'review-1', line, { author: 'Noor', stars: 4, title: 'Warm', text: words }, 'nld', now)
    await write('Bel Jan maar.', 1)
    await open('/shop/reviews')
    const review = page.locator('details').filter({ hasText: 'Warm' })
    await review.getByLabel('Reden, die de klant leest').fill('Noem geen namen.')
    await review.getByRole('button', { name: 'Weigeren' }).click()
    await review.getByText('Opgeslagen.').waitFor()
    expect(await reviewsOfOrder(backend.store, 'order-1')).toMatchObject([{ status: 'refused', reason: 'Noem geen namen.' }])
    await write('Warm en zacht.', 2)
    await open('/shop/reviews')
    await review.getByRole('button', { name: 'Plaatsen' }).click()
    await review.getByText('Opgeslagen.').waitFor()
    expect(await publishedReviews(backend.store, 1002)).toMatchObject([{ author: 'Noor', stars: 4, text: 'Warm en zacht.' }])
  })

  it('a withdrawal is settled for what came back, pressed twice it is refunded once, and its state can be read', async () => {
    const shop = await createTestShop({}, () => createApi(backend))
    const { visitor, order } = await buy(await readyToPay(shop))
    const statement = { name: 'Noor Vis', emailAddress: 'actief@thuishaven.test', orderNumber: `TH-${order?.number}`, goods: 'Eén hub' }
    const { body } = await visitor.post<Wire['StatedWithdrawalResponse']>('/api/v2/withdrawals', statement)
    await visitor.post(`/api/v2/withdrawals/${body.data.withdrawalUid}/confirm`)
    await open('/shop/withdrawals')
    const withdrawal = page.locator('details').filter({ hasText: statement.orderNumber })
    await withdrawal.locator('summary', { hasText: 'nog niet afgehandeld' }).focus()
    await page.keyboard.press('Enter')
    await withdrawal.getByText('Noor Vis: Eén hub').waitFor()
    const pieces = withdrawal.getByLabel(order?.placed.lines[0]?.title ?? '')
    await pieces.fill('3')
    await withdrawal.getByRole('button', { name: 'Reken het bedrag uit' }).click()
    await status().getByText('niet meer terugkomen dan er is besteld').waitFor()
    expect(await pieces.inputValue()).toBe('3')
    await pieces.fill('1')
    await withdrawal.getByRole('button', { name: 'Reken het bedrag uit' }).click()
    const amount = withdrawal.getByLabel('Terug te betalen, in euro')
    expect(Number(await amount.inputValue()) * 100).toBeCloseTo((order?.placed.cartTotals.subtotalInclVat ?? 0) / 2)
    await amount.fill('10.50')
    await withdrawal.getByRole('button', { name: 'Betaal terug' }).click()
    await status().getByText('Zeg de klant waarom het minder is').waitFor()
    await withdrawal.getByLabel('Waarom het minder is').fill('Gebruikt')
    expect(await status().count()).toBe(0)
    await withdrawal.getByRole('button', { name: 'Betaal terug' }).dblclick()
    await status().getByText('Gevraagd aan de betaaldienst').waitFor()
    await withdrawal
      .getByRole('listitem')
      .filter({ hasText: /10,50 · gevraagd/ })
      .waitFor()
    expect(await backend.refunds.ofOrder(order?.uid ?? '')).toMatchObject([
      { amountInclVat: 1050, reason: expect.stringContaining('Gebruikt') },
    ])
    await settleMoney(backend)
    await open('/shop/withdrawals')
    await withdrawal.locator('summary', { hasText: 'terugbetaald' }).click()
    await withdrawal
      .getByRole('listitem')
      .filter({ hasText: /10,50 · terugbetaald/ })
      .waitFor()
  })

  it('the rest of a deposit is asked for on the page of its order, which says when', async () => {
    const shop = await createTestShop({}, () => createApi(backend))
    const visitor = shop.visitor()
    const custom = { shape: 'Rechthoek', width: 200, length: 137, diameter: null }
    await addToCart(visitor, 1001, 1, [{ groupId: 'vorm', itemId: 'vorm-rechthoek', custom }])
    const session = (await login(visitor, 'actief@thuishaven.test')).body.data
    await visitor.post('/api/v2/cart', { address_id: session.addresses.delivery[0]?.id })
    await visitor.post('/api/v2/cart', { shipping_option_id: 'postnl' })
    await visitor.post('/api/v2/cart', { payment_option_id: 'ideal' })
    const { order } = await buy(visitor)
    const id = async () => {
      const { orders } = await vendure.query<{ readonly orders: { readonly items: readonly { readonly id: string }[] } }>(
        'query ($code: String!) { orders(options: { filter: { code: { eq: $code } } }) { items { id } } }',
        { code: `TH-${order?.number}` },
      )
      return orders.items[0]?.id
    }
    await expect.poll(id, { timeout: 10_000 }).toBeDefined()
    await open(`/orders/${await id()}`)
    await page.getByText(/^Nog te betalen door de klant: €\s\d/).waitFor()
    await page.getByRole('button', { name: 'Mail de klant een link om de rest te betalen' }).click()
    await status().getByText('De link is gemaild, voor').waitFor()
    await page.getByText(/^Link om de rest te betalen gemaild: \d/).waitFor()
    expect((await backend.mails.list()).at(-1)?.subject).toBe(`Je bestelling TH-${order?.number} is klaar: betaal de rest`)
  })

  it('a mail that could not be sent is tried again', async () => {
    await backend.mails.enqueue({ recipient: 'weg@voorbeeld.test', subject: 'Je bestelling is er', body: 'Dag' })
    await backend.store.run(
      "UPDATE mail SET attempts = 1, failure = 'EENVELOPE 550', next_attempt_at = NULL WHERE recipient = 'weg@voorbeeld.test'",
    )
    await open('/shop/mails')
    const row = page.getByRole('row').filter({ hasText: 'weg@voorbeeld.test' })
    await row.getByText('de mailserver weigert dit adres (EENVELOPE 550)').waitFor()
    await row.getByRole('button', { name: 'Probeer opnieuw: Je bestelling is er, weg@voorbeeld.test' }).click()
    await status().getByText('Je bestelling is er: wordt binnen enkele seconden opnieuw verstuurd').waitFor()
    await row.waitFor({ state: 'detached' })
    expect(await backend.mails.givenUp(10)).toEqual([])
  })

  it('the pages are in English for who chose it', async () => {
    await vendure.query('mutation ($input: SettingsStoreInput!) { setSettingsStoreValue(input: $input) { result } }', {
      input: { key: 'vendure.dashboard.userSettings', value: { displayLanguage: 'en', displayLocale: 'GB', contentLanguage: 'en' } },
    })
    await open('/shop/settings')
    await page.getByRole('button', { name: 'Days to return goods' }).click()
    await page.getByLabel('Days to return goods').fill('3')
    await page.getByRole('button', { name: 'Publish' }).click()
    await status().getByText('Not right yet').waitFor()
    expect(await status().textContent()).toContain('the law gives fourteen days')
    await page.reload()
    await page.getByRole('link', { name: 'Options and made to measure' }).waitFor()
  })
})
