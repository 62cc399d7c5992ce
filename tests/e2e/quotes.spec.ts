import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { passes } from '../a11y/passesAxe.ts'
import { elsewhere, newCustomer } from './customer.ts'
import { cartPanel, field, heading, newEmail, open, postTo, putInCart, reload, visit, walkTo } from './guest.ts'
import { answerQuotes, expireQuotes, mailsTo } from './staging.ts'
import { expect, test } from './strictConsoleTest.ts'
import { ways } from './ways.ts'
import { filled } from './words.ts'

// A form that was refused.
test.use({ contextOptions: { reducedMotion: 'reduce' }, tolerated: [/status of 422/] })
// The shop answers all quotes that wait, and lets all expire.
test.describe.configure({ mode: 'default' })

const requestPage = { nld: '/offerte-aanvragen', eng: '/en/request-quote' } as const

const answer = (page: Page, unitPrice: number): Promise<void> =>
  answerQuotes(page, { unitPrice, expiresOn: '2099-12-31', text: 'Levering in één keer.' })

/** The address in the mail that the asker got last. */
const mailedLink = async (page: Page, email: string): Promise<string> => {
  const mails = await mailsTo(page, email)
  const { pathname, search } = new URL(/https?:\S+token=\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '')
  return pathname + search
}

for (const language of ['nld', 'eng'] as const) {
  const way = ways[language]
  const { account, cart, quotes } = way.words
  const accept = (page: Page) => page.getByRole('button', { name: quotes.accept, exact: true })
  const status = (page: Page, name: keyof typeof quotes.statuses) => page.getByText(quotes.statuses[name], { exact: true })
  /** Withdraws the quote of the page, which asks first. */
  const withdraw = async (page: Page): Promise<void> => {
    const yes = page.getByRole('button', { name: quotes.withdrawYes, exact: true })
    await expect(yes).toBeHidden()
    await page.getByText(quotes.withdraw, { exact: true }).click()
    await expect(page.getByText(quotes.withdrawFinal, { exact: true })).toBeVisible()
    await yes.click()
  }
  /** The shop answers anew while the page is open: a press accepts nothing and shows the new price, and the next one accepts that. */
  const acceptChanged = async (page: Page): Promise<void> => {
    await answered(page)
    await expect(page.getByRole('main')).toContainText(/400[.,]00/)
    await answer(page, 3_000)
    await accept(page).click()
    await expect(page.getByRole('status').getByText(way.words.phrases.quoteChanged, { exact: true })).toBeVisible()
    await expect(status(page, 'answered')).toBeVisible()
    await expect(page.getByRole('main')).toContainText(/600[.,]00/)
    await expect(page.getByRole('main')).not.toContainText(/400[.,]00/)
    await accept(page).click()
    await expect(page.getByText(quotes.done.accepted, { exact: true })).toBeVisible()
    await page.goto(panelAddress)
    await expect(
      cartPanel(page, way)
        .getByText(/600[.,]00/)
        .first(),
    ).toBeVisible()
  }
  const summaryOf = (page: Page) => page.getByRole('complementary', { name: way.words.checkout.summary })
  /** A guest at the last step, in whose cart the quote for goods without a price of their own expires. */
  const unpricedAtPay = async (page: Page): Promise<void> => {
    await page.setExtraHTTPHeaders(elsewhere())
    const lines = [{ productId: 1006, quantity: 1, options: [] }]
    await visit(page, `${requestPage[language]}?lines=${encodeURIComponent(JSON.stringify(lines))}`)
    const email = await send(page)
    await answer(page, 50_000)
    await visit(page, await mailedLink(page, email))
    await accept(page).click()
    await expect(page.getByText(quotes.done.accepted, { exact: true })).toBeVisible()
    await postTo(page, way, 'pay')
    await page.goto(way.steps.pay)
    await expect(summaryOf(page)).toContainText(/500[.,]00/)
    await expireQuotes(page)
  }
  const expectUnpriced = async (page: Page): Promise<void> => {
    await expect(page.getByRole('main').getByText(noteOf(way.words.checkout.unpriced.replace('{title}', '{number}')))).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(/€\s*0[.,]00|506[.,]95/)
    await expect(summaryOf(page).getByTestId('cart-total')).toHaveText(cart.onRequest)
  }
  /** Nothing is ordered; every step and the cart say why, without a price, and offer what can be done. */
  const expectNotOrdered = async (page: Page): Promise<void> => {
    await expect(page.getByText(way.words.checkout.choiceFailed, { exact: true })).toHaveCount(0)
    for (const step of [way.steps.pay, way.steps.delivery, way.steps.information]) {
      await page.goto(step)
      await expectUnpriced(page)
    }
    await page.goto(`${way.steps.delivery}?panel=cart`)
    const panel = cartPanel(page, way)
    await expect(panel.getByText(noteOf(cart.quoteGone))).toBeVisible()
    await expect(panel.getByTestId('cart-total')).toHaveText(cart.onRequest)
    await expect(panel).not.toContainText(/€\s*0[.,]00/)
    await expect(panel.getByText(noteOf(filled(cart.toFree, { amount: '#' })))).toHaveCount(0)
    await page.goto(way.steps.delivery)
    const again = page.getByRole('main').getByRole('link', { name: cart.askQuoteAgain, exact: true }).last()
    expect(decodeURIComponent((await again.getAttribute('href')) ?? '')).toContain('"productId":1006')
    await page.getByRole('button', { name: way.words.checkout.unpricedRemove, exact: true }).click()
    await expect(page.getByRole('heading', { name: cart.empty, level: 1 })).toBeVisible()
  }
  /** A guest reads an answered quote; returns its address. */
  const answered = async (page: Page): Promise<string> => {
    const email = await request(page)
    await answer(page, 2_000)
    const address = await mailedLink(page, email)
    await visit(page, address)
    await expect(status(page, 'answered')).toBeVisible()
    return address
  }
  const quotedPieces = filled(cart.quotedPieces_other, { count: 20 })
  const noteOf = (message: string): RegExp =>
    new RegExp(
      filled(message, { number: '#', day: '#' })
        .split('#')
        .map((part) => part.replaceAll('.', '\\.'))
        .join('.+'),
    )
  /** Fills in the request on the page and sends it. */
  const send = async (page: Page, email = newEmail()): Promise<string> => {
    await field(page, quotes.name).fill('Noor')
    await field(page, quotes.email).fill(email)
    await page.getByRole('textbox', { name: quotes.message }).fill('Voor ons kantoor.')
    await page.getByRole('button', { name: quotes.request, exact: true }).click()
    await expect(page.getByText(quotes.done.requested)).toBeVisible()
    return email
  }
  const request = async (page: Page, email?: string): Promise<string> => {
    await page.setExtraHTTPHeaders(elsewhere())
    const lines = [{ productId: 1005, quantity: 20, options: [] }]
    await visit(page, `${requestPage[language]}?lines=${encodeURIComponent(JSON.stringify(lines))}`)
    return send(page, email)
  }
  const panelAddress = `${way.home}?panel=cart`
  /** The lines of the open cart. */
  const cartLines = (page: Page) => cartPanel(page, way).getByRole('list', { name: cart.lines, exact: true }).locator(':scope > li')
  /** Asks from the cart for a quote of one linden, puts in another and a lamp, and opens the answer. */
  const answeredForCart = async (page: Page): Promise<void> => {
    await page.setExtraHTTPHeaders(elsewhere())
    await putInCart(page, 1005, way)
    await visit(page, panelAddress)
    await cartPanel(page, way).getByRole('link', { name: cart.askQuote, exact: true }).click()
    const email = await send(page)
    await putInCart(page, 1005, way)
    await putInCart(page, 1002, way)
    await answer(page, 2_000)
    await visit(page, await mailedLink(page, email))
  }
  const rugPage = `${way.prefix}/product/1001`
  const sides = { nld: { width: /^Breedte/, length: /^Lengte/ }, eng: { width: /^Width/, length: /^Length/ } }[language]
  /** Fills in the measures of the rug on its page. */
  const typeMeasures = async (page: Page, width: string, length: string): Promise<void> => {
    await page.getByRole('textbox', { name: sides.width }).fill(width)
    await page.getByRole('textbox', { name: sides.length }).fill(length)
  }
  const askQuote = (page: Page) => page.getByRole('main').getByRole('button', { name: way.words.product.askQuote, exact: true })
  /** The lines on the page that asks for a quote, and on that of a quote. */
  const quoteLines = (page: Page) => page.getByRole('list', { name: quotes.lines, exact: true }).getByRole('listitem')
  const terms = way.words.rug.terms
  const inAdvance = filled(terms.payment, { upfront: 20, rest: 80 })
  const weeks = filled(way.words.checkout.arrivesWithin, { time: filled(way.words.delivery.weeks, { from: 2, to: 3 }) })
  /** Requests a quote for a line of which there is none. */
  const expectRefused = async (page: Page, line: object, reason: string): Promise<void> => {
    await page.setExtraHTTPHeaders(elsewhere())
    await visit(page, `${requestPage[language]}?lines=${encodeURIComponent(JSON.stringify([line]))}`)
    await field(page, quotes.name).fill('Noor')
    await field(page, quotes.email).fill(newEmail())
    await page.getByRole('button', { name: quotes.request, exact: true }).click()
    await expect(page.getByText(reason, { exact: true })).toBeVisible()
    await expect(field(page, quotes.name)).toHaveValue('Noor')
  }
  /** One linden at the quoted price, and what was put in after the request. */
  const expectReplaced = async (page: Page): Promise<void> => {
    await expect(cartLines(page)).toHaveCount(3)
    await expect(cartPanel(page, way).getByText(filled(cart.quotedPieces_one, { count: 1 }), { exact: true })).toHaveCount(1)
    for (const quantity of await cartPanel(page, way).getByRole('spinbutton').all()) await expect(quantity).toHaveValue('1')
  }

  test.describe(`quotes, ${language}`, () => {
    test.use({ locale: way.browser })

    test(
      'a guest asks for a quote, reads the answer by the mailed link and accepts it into the cart',
      { tag: '@staged' },
      async ({ page }) => {
        const email = await request(page)
        await answer(page, 2_000)
        await open(page, await mailedLink(page, email))
        await expect(page.getByText(quotes.statuses.answered, { exact: true })).toBeVisible()
        await expect(page.getByText('Levering in één keer.')).toBeVisible()
        await expect(page.getByText(filled(quotes.validUntil, { day: '31-12-2099' }), { exact: true })).toBeVisible()
        await passes(page, 'an answered quote', { at: [390] })
        const link = page.getByRole('link', { name: quotes.pdf, exact: true })
        const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
        expect(download.suggestedFilename()).toMatch(/^O\d\d-\d{4}\.pdf$/)
        expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
        await page.getByRole('button', { name: quotes.accept, exact: true }).click()
        const panel = cartPanel(page, way)
        const number = /O\d\d-\d{4}/.exec(await panel.innerText())?.[0] ?? ''
        expect(number).not.toBe('')
        await expect(panel.getByText(filled(cart.quotedPieces_other, { count: 20 }), { exact: true })).toBeVisible()
        await expect(panel.getByRole('spinbutton')).toHaveCount(0)
        await expect(panel.getByText(/400[.,]00/).first()).toBeVisible()
      },
    )

    test('the cart and every step of the checkout say until which day the price counts', { tag: '@staged' }, async ({ page }) => {
      await answered(page)
      await accept(page).click()
      const note = noteOf(cart.quote)
      await expect(cartPanel(page, way).getByText(note)).toContainText('31-12-2099')
      await walkTo(page, way, 'overview')
      const summary = page.getByRole('complementary', { name: way.words.checkout.summary })
      await expect(summary.getByText(note)).toContainText('31-12-2099')
      await walkTo(page, way, 'pay')
      await expect(summary.getByText(note)).toContainText('31-12-2099')
    })

    test(
      'a quote whose day has passed says so and is not accepted; the file of what was offered stays',
      { tag: '@staged' },
      async ({ page }) => {
        await answered(page)
        await expireQuotes(page)
        // The page in front of the visitor still has its button.
        await accept(page).click()
        await expect(page.getByRole('status').getByText(way.words.phrases.quoteClosed, { exact: true })).toBeVisible()
        await expect(status(page, 'expired')).toBeVisible()
        await expect(page.getByText(noteOf(quotes.expiredAfter))).toBeVisible()
        await expect(accept(page)).toHaveCount(0)
        await expect(page.getByRole('link', { name: quotes.pdf, exact: true })).toBeVisible()
      },
    )

    // What follows does not depend on the language: it is walked once, in Dutch.
    if (language === 'eng') return

    test(
      'a quote that expires in the cart leaves the ordinary price, and cart and checkout say so',
      { tag: '@staged' },
      async ({ page }) => {
        await answered(page)
        await accept(page).click()
        const panel = cartPanel(page, way)
        await expect(panel.getByText(quotedPieces, { exact: true })).toBeVisible()
        await expireQuotes(page)
        await page.goto(panelAddress)
        await expect(panel.getByText(noteOf(cart.quoteExpired))).toBeVisible()
        // Its quantity can be changed again, and 20 pieces no longer cost 400 euros.
        await expect(panel.getByRole('spinbutton')).toHaveValue('20')
        await expect(panel.getByText(/400[.,]00/)).toHaveCount(0)
        await walkTo(page, way, 'overview')
        await expect(
          page.getByRole('complementary', { name: way.words.checkout.summary }).getByText(noteOf(cart.quoteExpired)),
        ).toBeVisible()
      },
    )

    test('a quote that the shop has changed meanwhile is accepted at no price that was not read', { tag: '@staged' }, ({ page }) =>
      acceptChanged(page),
    )

    test(
      'goods whose quote has expired, and that have no other price, are not ordered, and say why',
      { tag: '@staged' },
      async ({ page }) => {
        await unpricedAtPay(page)
        await page.getByRole('button', { name: way.words.checkout.orderAndPay, exact: true }).click()
        await expect(page.getByText(way.words.checkout.unpricedStay, { exact: true })).toBeVisible()
        await expectUnpriced(page)
        await expectNotOrdered(page)
      },
    )

    test('two presses, Back and a second tab accept a quote once', { tag: '@staged' }, async ({ page, context }) => {
      const address = await answered(page)
      const other = await context.newPage()
      await open(other, address)
      await accept(page).dblclick()
      const panel = cartPanel(page, way)
      await expect(panel.getByText(quotedPieces, { exact: true })).toHaveCount(1)
      await accept(other).click()
      await expect(cartPanel(other, way).getByText(quotedPieces, { exact: true })).toHaveCount(1)
      await page.goto(address)
      await expect(status(page, 'accepted')).toBeVisible()
      await expect(accept(page)).toHaveCount(0)
      await other.goBack()
      // The page of before, with its button, or the one that says that it was accepted.
      await expect(status(other, 'answered').or(status(other, 'accepted'))).toBeVisible()
      if ((await accept(other).count()) > 0) await accept(other).click()
      await open(other, panelAddress)
      await expect(cartPanel(other, way).getByText(quotedPieces, { exact: true })).toHaveCount(1)
    })

    test(
      'accepting a quote of the cart replaces the pieces that it is for; what was put in since stays',
      { tag: '@staged' },
      async ({ page }) => {
        await answeredForCart(page)
        await accept(page).dblclick()
        await expectReplaced(page)
        await open(page, panelAddress)
        await expectReplaced(page)
      },
    )

    test(
      'a quote for a rug made to measure needs its measures first, and says of it what the cart says',
      { tag: '@staged' },
      async ({ page }) => {
        await page.setExtraHTTPHeaders(elsewhere())
        await open(page, rugPage)
        await askQuote(page).focus()
        await page.keyboard.press('Enter')
        await expect(page.getByRole('textbox', { name: sides.width })).toBeFocused()
        await expect(page.getByRole('region', { name: way.words.rug.calculator })).toContainText(way.words.rug.fillIn.width)
        await expect(page).toHaveURL(new RegExp(`${rugPage}/[a-z-]+$`))
        await typeMeasures(page, '250', '180')
        await askQuote(page).click()
        await expect(quoteLines(page)).toContainText([/250 × 180 cm/])
        await page.goBack()
        await expect(page.getByRole('textbox', { name: sides.width })).toHaveValue('250')
        await page.goForward()
        const email = await send(page)
        await answer(page, 70_000)
        await reload(page)
        await expect(status(page, 'answered')).toBeVisible()
        await expect(page.getByText(quotes.done.requested)).toHaveCount(0)
        const mail = (await mailsTo(page, email)).at(-1)?.text.replaceAll('\u00a0', ' ') ?? ''
        for (const part of ['Noor,', '250 × 180 cm', '20%', 'Thuishaven B.V.', '2 - 3']) expect(mail).toContain(part)
        await open(page, await mailedLink(page, email))
        for (const term of [inAdvance, terms.noReturn, weeks])
          await expect(page.getByRole('main').getByText(term, { exact: true })).toBeVisible()
        await passes(page, 'a quote for a rug made to measure', { at: [390] })
        await accept(page).click()
        const panel = cartPanel(page, way)
        await expect(cartLines(page)).toContainText([/250 × 180 cm/])
        await expect(panel.getByText(inAdvance)).toBeVisible()
        await expect(panel).not.toContainText('400 × 400')
        await walkTo(page, way, 'overview')
        const summary = page.getByRole('complementary', { name: way.words.checkout.summary })
        await expect(summary).toContainText('250 × 180 cm')
        await expect(summary).not.toContainText('400 × 400')
      },
    )

    test('a quote without the measures of a rug is refused in words, and what was typed stays', async ({ page }) => {
      const { customMeasuresInvalid, optionNotCartable } = way.words.phrases
      const custom = { shape: 'round', widthCm: null, lengthCm: null, diameterCm: 10, area: 100 }
      await expectRefused(page, { productId: 1001, quantity: 1, options: [] }, optionNotCartable)
      await expectRefused(
        page,
        { productId: 1001, quantity: 1, options: [{ groupId: 'vorm', itemId: 'vorm-rond', custom }] },
        customMeasuresInvalid,
      )
    })

    test('samples are left out of a quote for the cart, which says so, and alone they get none', async ({ page }) => {
      await page.setExtraHTTPHeaders(elsewhere())
      await putInCart(page, 2901, way)
      await open(page, panelAddress)
      await expect(cartPanel(page, way).getByRole('link', { name: cart.share, exact: true })).toBeVisible()
      await expect(cartPanel(page, way).getByRole('link', { name: cart.askQuote, exact: true })).toHaveCount(0)
      await open(page, requestPage[language])
      await expect(page.getByText(quotes.onlySamples, { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: quotes.request, exact: true })).toHaveCount(0)
      await putInCart(page, 1005, way)
      await open(page, panelAddress)
      await cartPanel(page, way).getByRole('link', { name: cart.askQuote, exact: true }).click()
      await expect(page.getByText(quotes.withoutSamples, { exact: true })).toBeVisible()
      await expect(quoteLines(page)).toHaveCount(1)
      await send(page)
      await expect(quoteLines(page)).toHaveCount(1)
    })

    test('what has the price of a quote says that it is lost when it is taken out', { tag: '@staged' }, async ({ page }) => {
      await answered(page)
      await accept(page).click()
      const panel = cartPanel(page, way)
      await expect(panel.getByText(cart.quoteLapses, { exact: true })).toBeVisible()
      await expect(panel.getByRole('button', { name: new RegExp(`^${cart.saveForLaterQuoted}`) })).toBeVisible()
      await expect(panel.getByRole('button', { name: new RegExp(`^${cart.saveForLater} \\(`) })).toHaveCount(0)
      await cartLines(page)
        .getByRole('button', { name: new RegExp(`^${cart.remove.replace(/ ?\{title\}.*/, '')}`) })
        .click()
      await expect(panel.getByRole('heading', { name: cart.empty })).toBeVisible()
      await expect(panel.getByRole('button', { name: cart.undo, exact: true })).toHaveCount(0)
      await expect(panel.locator(':focus')).toHaveCount(1)
    })

    test('by keyboard alone a quote is requested and accepted', { tag: '@staged' }, async ({ page }) => {
      const email = newEmail()
      await page.setExtraHTTPHeaders(elsewhere())
      await putInCart(page, 1005, way)
      await open(page, requestPage[language])
      await field(page, quotes.name).focus()
      await page.keyboard.type('Noor')
      await page.keyboard.press('Tab')
      await page.keyboard.type(email)
      await page.keyboard.press('Enter')
      await expect(page.getByText(quotes.done.requested)).toBeVisible()
      await answer(page, 2_000)
      await open(page, await mailedLink(page, email))
      const button = accept(page)
      for (let press = 0; press < 60 && !(await button.evaluate((one) => one === document.activeElement)); press += 1)
        await page.keyboard.press('Tab')
      await expect(button).toBeFocused()
      await page.keyboard.press('Enter')
      const panel = cartPanel(page, way)
      await expect(panel.getByText(noteOf(cart.quote))).toBeVisible()
      await expect(panel.locator(':focus')).toHaveCount(1)
    })

    test(
      'the account lists the quotes, and each opens with its file, for its customer only',
      { tag: '@staged' },
      async ({ page, browser, baseURL }) => {
        const list = page.getByRole('list', { name: account.menuQuotes, exact: true })
        const email = await newCustomer(page)
        await open(page, `${way.prefix}/account/quotes`)
        await expect(page.getByText(quotes.none, { exact: true })).toBeVisible()
        await request(page, email)
        await open(page, `${way.prefix}/account/quotes`)
        await expect(list.getByRole('listitem')).toHaveCount(1)
        await expect(list.getByText(quotes.statuses.requested, { exact: true })).toBeVisible()
        await answer(page, 2_000)
        await reload(page)
        await expect(list.getByText(quotes.statuses.answered, { exact: true })).toBeVisible()
        await passes(page, 'the list of quotes', { at: [390] })
        const number = await list.getByRole('link').innerText()
        await list.getByRole('link').click()
        await expect(heading(page, filled(quotes.quoteTitle, { number }))).toBeVisible()
        const file = (await page.getByRole('link', { name: quotes.pdf, exact: true }).getAttribute('href')) ?? ''
        expect((await page.request.get(file)).headers()['content-type']).toBe('application/pdf')
        const stranger = await browser.newContext({ baseURL: baseURL ?? '' })
        expect((await stranger.request.get(new URL(page.url()).pathname + new URL(page.url()).search)).status()).toBe(404)
        expect((await stranger.request.get(file)).status()).toBe(404)
        await stranger.close()
        await accept(page).click()
        await expect(cartPanel(page, way).getByText(quotedPieces, { exact: true })).toBeVisible()
        await open(page, `${way.prefix}/account/quotes`)
        await expect(list.getByText(quotes.statuses.accepted, { exact: true })).toBeVisible()
      },
    )

    test('a customer’s request is in the list of the account, and is withdrawn from its page there', async ({ page }) => {
      const list = page.getByRole('list', { name: account.menuQuotes, exact: true })
      await request(page, await newCustomer(page))
      await open(page, `${way.prefix}/account/quotes`)
      await list.getByRole('link').click()
      await withdraw(page)
      await expect(page.getByText(quotes.done.withdrawn, { exact: true })).toBeVisible()
      await open(page, `${way.prefix}/account/quotes`)
      await expect(list.getByText(quotes.statuses.withdrawn, { exact: true })).toBeVisible()
    })

    test('at 390 pixels nothing about quotes is wider than the page', { tag: '@staged' }, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const width = () => page.evaluate(() => document.documentElement.scrollWidth)
      const email = await newCustomer(page)
      await open(page, requestPage[language])
      expect(await width()).toBeLessThanOrEqual(390)
      await request(page, email)
      await answerQuotes(page, { unitPrice: 900_000_00, expiresOn: '2099-12-31', text: `https://voorbeeld.test/${'lang'.repeat(40)}` })
      await open(page, await mailedLink(page, email))
      await expect(status(page, 'answered')).toBeVisible()
      expect(await width()).toBeLessThanOrEqual(390)
      await open(page, `${way.prefix}/account/quotes`)
      await expect(page.getByText(quotes.statuses.answered, { exact: true })).toBeVisible()
      expect(await width()).toBeLessThanOrEqual(390)
    })

    test('a request is withdrawn, and its page says so', async ({ page }) => {
      await request(page)
      await withdraw(page)
      await expect(page.getByText(quotes.done.withdrawn, { exact: true })).toBeVisible()
      await expect(page.getByText(quotes.withdraw, { exact: true })).toHaveCount(0)
      await expect(page.getByRole('link', { name: quotes.pdf, exact: true })).toHaveCount(0)
      // Who kept the address of a file that there is no more gets the page.
      const { pathname, search } = new URL(page.url())
      const token = new URLSearchParams(search).get('token') ?? ''
      const file = await page.request.get(`${pathname}/pdf?token=${token}`, { maxRedirects: 0 })
      expect([file.status(), file.headers()['location']]).toEqual([302, `${pathname}?token=${token}`])
    })
  })

  test.describe(`quotes without JavaScript, ${language}`, () => {
    test.use({ locale: way.browser, javaScriptEnabled: false })

    test('a quote is requested, read and accepted', { tag: '@staged' }, async ({ page }) => {
      const email = await request(page)
      await answer(page, 2_000)
      await page.goto(await mailedLink(page, email))
      const link = page.getByRole('link', { name: quotes.pdf, exact: true })
      const file = await page.request.get((await link.getAttribute('href')) ?? '')
      expect(file.headers()).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' })
      await page.getByRole('button', { name: quotes.accept, exact: true }).click()
      await expect(page.getByText(quotes.done.accepted)).toBeVisible()
      await page.goto(panelAddress)
      await expect(page.getByText(noteOf(cart.quote)).first()).toBeVisible()
      await expireQuotes(page)
      await page.reload()
      await expect(page.getByText(noteOf(cart.quoteExpired)).first()).toBeVisible()
    })

    test('a quote for a rug made to measure keeps what was typed, and needs it', { tag: '@staged' }, async ({ page }) => {
      await page.setExtraHTTPHeaders(elsewhere())
      await page.goto(rugPage)
      await typeMeasures(page, '250', '')
      await askQuote(page).click()
      await expect(page).toHaveURL(/added=failed/)
      await expect(page.getByRole('textbox', { name: sides.width })).toHaveValue('250')
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1)
      await typeMeasures(page, '250', '180')
      await askQuote(page).click()
      await expect(quoteLines(page)).toContainText([/250 × 180 cm/])
      const email = await send(page)
      await expect(quoteLines(page)).toContainText([/250 × 180 cm/])
      await answer(page, 70_000)
      await page.goto(await mailedLink(page, email))
      await accept(page).click()
      await expect(cartLines(page)).toContainText([/250 × 180 cm/])
    })

    // What follows does not depend on the language: it is walked once, in Dutch.
    if (language === 'eng') return

    test('a quote for what is not sold is refused in words', async ({ page }) => {
      await expectRefused(page, { productId: 999_999, quantity: 1, options: [] }, way.words.phrases.productUnknown)
    })

    test('samples are left out of a quote for the cart, which says so, and alone they get none', async ({ page }) => {
      await page.setExtraHTTPHeaders(elsewhere())
      await putInCart(page, 2901, way)
      await page.goto(panelAddress)
      await expect(cartPanel(page, way).getByRole('link', { name: cart.askQuote, exact: true })).toHaveCount(0)
      await page.goto(requestPage[language])
      await expect(page.getByText(quotes.onlySamples, { exact: true })).toBeVisible()
      await putInCart(page, 1005, way)
      await page.goto(requestPage[language])
      await expect(page.getByText(quotes.withoutSamples, { exact: true })).toBeVisible()
      await expect(quoteLines(page)).toHaveCount(1)
      await send(page)
      await expect(quoteLines(page)).toHaveCount(1)
    })

    test('accepting a quote of the cart replaces the pieces that it is for', { tag: '@staged' }, async ({ page }) => {
      await answeredForCart(page)
      await accept(page).click()
      await expectReplaced(page)
      await page.goto(panelAddress)
      await expectReplaced(page)
    })

    test('a request is withdrawn', async ({ page }) => {
      await request(page)
      await withdraw(page)
      await expect(page.getByText(quotes.done.withdrawn, { exact: true })).toBeVisible()
    })

    test('a quote that the shop has changed meanwhile is accepted at no price that was not read', { tag: '@staged' }, ({ page }) =>
      acceptChanged(page),
    )

    test('an answered quote is withdrawn after a question, and nothing is said of delivering it', { tag: '@staged' }, async ({ page }) => {
      await answered(page)
      await expect(page.getByText(quotes.withoutShipping, { exact: true })).toBeVisible()
      await withdraw(page)
      await expect(page.getByText(quotes.done.withdrawn, { exact: true })).toBeVisible()
      await expect(page.getByText(quotes.withoutShipping, { exact: true })).toHaveCount(0)
      await expect(page.getByText(filled(quotes.validUntil, { day: '31-12-2099' }), { exact: true })).toHaveCount(0)
    })

    test(
      'goods whose quote has expired, and that have no other price, are not ordered, and say why',
      { tag: '@staged' },
      async ({ page }) => {
        await unpricedAtPay(page)
        await page.getByRole('button', { name: way.words.checkout.orderAndPay, exact: true }).click()
        await expectUnpriced(page)
        await expectNotOrdered(page)
      },
    )

    test('a quote that has expired is refused', { tag: '@staged' }, async ({ page }) => {
      await answered(page)
      await expireQuotes(page)
      await accept(page).click()
      await expect(page.getByText(way.words.phrases.quoteClosed, { exact: true })).toBeVisible()
      await expect(status(page, 'expired')).toBeVisible()
    })
  })
}
