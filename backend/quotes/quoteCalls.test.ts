import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Wire } from '../contract/wire.ts'
import { removeExpired } from '../retention/removeExpired.ts'
import { resetShoppers } from '../seeding/seedShoppers.ts'
import type { Store } from '../store/Store.ts'
import { createShopOn } from '../testing/createShopOn.ts'
import { testStores } from '../testing/testStores.ts'
import type { TestStore } from '../testing/testStores.ts'
import { addToCart, cartOf, login, readyToPay } from '../testing/visitTestShop.ts'
import type { TestShop, TestVisitor } from '../testing/visitTestShop.ts'
import { answerQuote, refuseQuote } from './answerQuote.ts'
import { endOfDay, latestQuotes, shopDay } from './quotes.ts'

const day = 24 * 60 * 60 * 1000
const roundRug = {
  productId: 1001,
  quantity: 2,
  options: [{ groupId: 'vorm', itemId: 'vorm-rond', custom: { shape: 'Rond', width: null, length: null, diameter: 240 } }],
}
const plain = { lines: [roundRug], emailAddress: 'noor@voorbeeld.test', name: 'Noor', message: 'Voor ons kantoor', website: '' }

describe.each(testStores())('quotes on $name', (stored: TestStore) => {
  let shop: TestShop
  let stores: readonly [Store, Store]
  beforeAll(async () => {
    stores = await stored.open()
    shop = await createShopOn(stores[0])
  })
  beforeEach(() => resetShoppers(shop.backend))
  afterAll(async () => {
    await Promise.all([...new Set(stores)].map((store) => store.close()))
    await stored.drop()
  })

  const requested = async (visitor: TestVisitor, change: Partial<typeof plain> = {}): Promise<Wire['MadeQuote']> =>
    (await visitor.post<Wire['MadeQuoteResponse']>('/api/v2/quotes', { ...plain, ...change })).body.data
  const read = async (visitor: TestVisitor, key: string) =>
    (await visitor.call<Wire['QuoteResponse']>('GET', `/api/v2/quotes/${key}`)).body.data
  const acceptAs = (visitor: TestVisitor, key: string, offerVersion: string | null) =>
    visitor.post(`/api/v2/quotes/${key}/acceptance`, { offerVersion: offerVersion ?? '' })
  /** Accepts the quote as it stands. */
  const accept = async (visitor: TestVisitor, key: string) => (await acceptAs(visitor, key, (await read(visitor, key)).offerVersion)).status
  const deps = () => ({
    store: shop.backend.store,
    mails: shop.backend.mails,
    appUrl: shop.backend.appUrl,
    isDepositDue: true,
    now: shop.backend.now(),
  })
  const onDay = (days: number): string => shopDay(shop.backend.now() + days * day)
  const answer = async (
    unitPrice: number,
    change: { readonly expiresOn?: string; readonly vatIncluded?: boolean; readonly text?: string } = {},
    isDepositDue = true,
  ) => {
    const [quote] = await latestQuotes(shop.backend.store, 1)
    return answerQuote({ ...deps(), isDepositDue }, quote?.uid ?? '', {
      prices: [{ unitPrice, vat: 2100 }],
      vatIncluded: true,
      expiresOn: onDay(10),
      text: '',
      ...change,
    })
  }
  const mailsTo = async (recipient: string) => (await shop.mails()).filter((mail) => mail.recipient === recipient)

  it('a guest requests a quote, gets a link, and reads what the shop answers', async () => {
    const guest = shop.visitor()
    const { number, key } = await requested(guest)
    expect(number).toMatch(/^O26-0001$/)
    expect(await read(guest, key)).toMatchObject({ number, status: 'requested', total: null, lines: [{ quantity: 2, unit: null }] })
    const [receipt] = await mailsTo(plain.emailAddress)
    expect(receipt?.body).toContain('/offerte?token=')
    const stored = JSON.stringify(await shop.backend.store.all('SELECT * FROM quote_key'))
    expect(stored).not.toContain(key)
    expect(await answer(50_000, { vatIncluded: false, text: 'Levering in een keer.' })).toBeNull()
    expect(await read(guest, key)).toMatchObject({
      status: 'answered',
      vatIncluded: false,
      answer: 'Levering in een keer.',
      total: { exclVat: 100_000, inclVat: 121_000 },
      lines: [{ unit: { exclVat: 50_000, inclVat: 60_500 } }],
    })
    expect((await guest.call('GET', '/api/v2/quotes/geen')).status).toBe(404)
  })

  it('each answer is mailed with what changed, until the quote is accepted', async () => {
    const guest = shop.visitor()
    const { key } = await requested(guest)
    await answer(50_000)
    await answer(45_000)
    const mails = await mailsTo(plain.emailAddress)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'We hebben je aanvraag voor offerte O26-0001',
      'Je offerte O26-0001',
      'Je offerte O26-0001 is aangepast',
    ])
    expect(mails[2]?.body.replaceAll('\u00a0', ' ')).toContain('€ 450,00 per stuk, incl. btw (was: € 500,00 per stuk, incl. btw)')
    for (const { body } of mails) {
      expect(body).toContain('Dag Noor,')
      expect(body).toContain('Vorm: Rond ø 240 cm')
    }
    const [, latest = ''] = /token=(\S+)/.exec(mails[2]?.body ?? '') ?? []
    expect((await read(guest, latest)).number).toBe('O26-0001')
    expect(await accept(guest, key)).toBe(200)
    expect(await answer(10_000)).toBe('closed')
  })

  it('a quote is accepted at the price that was read, and refused when the shop has changed what it offers', async () => {
    const guest = shop.visitor()
    const { key } = await requested(guest)
    await answer(50_000)
    const { offerVersion: first } = await read(guest, key)
    await answer(60_000)
    const refused = await acceptAs(guest, key, first)
    expect([refused.status, refused.body]).toMatchObject([409, { message: 'quoteChanged' }])
    expect((await cartOf(guest)).lines).toEqual([])
    expect(await read(guest, key)).toMatchObject({ status: 'answered', total: { inclVat: 120_000 } })
    // What is offered as before is the same offer.
    await answer(50_000)
    expect((await read(guest, key)).offerVersion).toBe(first)
    for (const change of [{ expiresOn: onDay(11) }, { vatIncluded: false }, { text: 'In twee keer.' }]) {
      await answer(50_000, change)
      expect((await acceptAs(guest, key, first)).status).toBe(409)
    }
    await answer(50_000)
    expect((await acceptAs(guest, key, first)).status).toBe(200)
    expect((await cartOf(guest)).lines[0]?.totals.totalInclVat).toBe(100_000)
    expect((await guest.post(`/api/v2/quotes/${key}/acceptance`)).status).toBe(400)
  })

  it('page and mail say of what is made to measure what the cart says, and nothing of it of other goods', async () => {
    const guest = shop.visitor()
    const { key } = await requested(guest)
    await answer(50_000)
    const [line] = (await read(guest, key)).lines
    expect(line?.madeToMeasure).toEqual({ totalDays: 21, unit: 'week' })
    await accept(guest, key)
    expect((await cartOf(guest)).lines[0]?.delivery).toEqual(line?.madeToMeasure)
    const terms = [
      'Wat op maat wordt gemaakt, heeft een levertijd van 2 - 3 weken.',
      'Wat op maat wordt gemaakt, betaal je voor 20% vooraf en voor 80% bij bezorging.',
      'Wat op maat is gemaakt, kun je niet retourneren. De maat kan 3% afwijken.',
    ].join('\n')
    expect((await mailsTo(plain.emailAddress)).at(-1)?.body).toContain(terms)
    const other = await requested(guest, { lines: [{ productId: 1005, quantity: 20, options: [] }], emailAddress: 'vera@voorbeeld.test' })
    await answer(1_500)
    expect((await read(guest, other.key)).lines[0]).not.toHaveProperty('madeToMeasure')
    expect((await mailsTo('vera@voorbeeld.test')).at(-1)?.body).not.toMatch(/op maat|vooraf|weken/)
  })

  it('RUG-08 a shop without a deposit names none in its answer', async () => {
    await requested(shop.visitor())
    await answer(50_000, {}, false)
    const body = (await mailsTo(plain.emailAddress)).at(-1)?.body
    expect(body).toContain('Wat op maat is gemaakt, kun je niet retourneren.')
    expect(body).not.toContain('vooraf')
  })

  it('an answer that makes no sense is not kept', async () => {
    const { key } = await requested(shop.visitor())
    expect(await answer(0)).toBe('pricesInvalid')
    expect(await answer(50_000, { expiresOn: onDay(-1) })).toBe('dayInvalid')
    expect(await answer(50_000, { expiresOn: '2026-13-40' })).toBe('dayInvalid')
    expect((await read(shop.visitor(), key)).status).toBe('requested')
  })

  it('what is offered can be downloaded by its key, also once it has expired, and nothing else can', async () => {
    const guest = shop.visitor()
    const file = async (key: string) => {
      const { status, headers } = await guest.call('GET', `/api/v2/quotes/${key}/pdf`)
      return [status, headers.get('content-type')?.split(';')[0], headers.get('content-disposition')]
    }
    const refused = [409, 'application/json', null]
    const offered = [200, 'application/pdf', 'attachment; filename="O26-0001.pdf"']
    const { key } = await requested(guest)
    expect(await file(key)).toEqual(refused)
    await answer(50_000, { expiresOn: onDay(0) })
    expect(await file(key)).toEqual(offered)
    const [, mail] = await mailsTo(plain.emailAddress)
    expect(mail?.body).toContain('Als PDF: ')
    expect(await file(/pdf\?token=(\S+)/.exec(mail?.body ?? '')?.[1] ?? '')).toEqual(offered)
    shop.advance(day)
    expect(await file(key)).toEqual(offered)
    await guest.post(`/api/v2/quotes/${key}/withdrawal`)
    expect(await file(key)).toEqual(refused)
    expect(await file('geen')).toEqual([404, 'application/json', null])
  })

  it('PRC-04 an accepted quote is in the cart once at its price, and percentages leave it out', async () => {
    const guest = shop.visitor()
    await addToCart(guest, 1005)
    const { key } = await requested(guest)
    await answer(50_000)
    expect(await Promise.all([accept(guest, key), accept(guest, key)])).toEqual([200, 200])
    expect(await accept(guest, key)).toBe(200)
    const before = await cartOf(guest)
    const [line, ordinary] = before.lines
    expect(before.lines).toHaveLength(2)
    expect(line).toMatchObject({
      quantity: 2,
      prices: { baseInclVat: 50_000, discountInclVat: 50_000, discountPercentage: 0 },
      options: [{ prices: null }],
      quote: { number: 'O26-0001', expiresOn: onDay(10), isExpired: false },
      totals: { totalInclVat: 100_000 },
    })
    await guest.post('/api/v2/cart/coupons', { couponCode: 'WELKOM10' })
    expect((await cartOf(guest)).totals.discountInclVat).toBe(Math.round((ordinary?.totals.totalInclVat ?? 0) / 10))
    await addToCart(guest, 1001, 1, roundRug.options)
    expect((await cartOf(guest)).lines).toHaveLength(3)
    const { body } = await guest.call<Wire['UpdatedLineResponse']>('PUT', `/api/v2/cart/lines/${line?.uid}`, { quantity: 9, id: 'any' })
    expect(body.data.updatedQuantity).toBe(2)
    await guest.call('PUT', `/api/v2/cart/lines/${line?.uid}`, { quantity: 0, id: 'any' })
    expect((await cartOf(guest)).lines).toHaveLength(2)
  })

  describe('a quote that was requested for a cart', () => {
    const plants = (quantity: number) => ({ productId: 1005, quantity, options: [] })
    /** Of each line, the newest first: product, pieces, and the quote that fixes its price now. */
    const goods = async (visitor: TestVisitor) =>
      (await cartOf(visitor)).lines.map(({ productId, quantity, quote }) => [
        productId,
        quantity,
        quote === undefined || quote.isExpired ? null : quote.number,
      ])

    it('replaces its pieces there, once; what was added since stays', async () => {
      const guest = shop.visitor()
      await addToCart(guest, 1005, 2)
      const { key, number } = await requested(guest, { lines: [plants(2)] })
      await addToCart(guest, 1005, 3)
      await addToCart(guest, 2300)
      await answer(1_500)
      for (let time = 0; time < 3; time += 1) {
        expect(await accept(guest, key)).toBe(200)
        expect(await goods(guest)).toEqual([
          [1005, 2, number],
          [2300, 1, null],
          [1005, 3, null],
        ])
      }
    })

    it('adds what was taken out since', async () => {
      const guest = shop.visitor()
      await addToCart(guest, 1005, 2)
      const { key, number } = await requested(guest, { lines: [plants(2)] })
      const [line] = (await cartOf(guest)).lines
      await guest.call('PUT', `/api/v2/cart/lines/${line?.uid}`, { quantity: 0, id: 'any' })
      await answer(1_500)
      await accept(guest, key)
      expect(await goods(guest)).toEqual([[1005, 2, number]])
    })

    it('needs no more stock than the cart has, and changes nothing when it is refused', async () => {
      const scarce = [...shop.backend.shop.products].find(
        ({ price, stock, optionGroups }) => price !== null && stock !== null && stock > 1 && stock < 50 && optionGroups.length === 0,
      )
      if (scarce === undefined) throw new Error('the demo has a scarce product')
      const { id: productId, stock: all } = scarce
      const guest = shop.visitor()
      await addToCart(guest, productId, all ?? 0)
      const first = await requested(guest, { lines: [{ productId, quantity: all ?? 0, options: [] }] })
      await answer(1_500)
      expect(await accept(guest, first.key)).toBe(200)
      expect(await goods(guest)).toEqual([[productId, all, first.number]])
      const other = shop.visitor()
      await addToCart(other, productId, 1)
      const second = await requested(other, { lines: [{ productId, quantity: (all ?? 0) + 1, options: [] }] })
      await answer(1_500)
      expect(await accept(other, second.key)).toBe(422)
      expect(await goods(other)).toEqual([[productId, 1, null]])
    })

    it('replaces an earlier quote for the same pieces, also one that has expired and of which more were taken', async () => {
      const guest = shop.visitor()
      await addToCart(guest, 1005, 2)
      const quotes = [await requested(guest, { lines: [plants(2)] })]
      await answer(1_500, { expiresOn: onDay(0) })
      quotes.push(await requested(guest, { lines: [plants(2)] }))
      await answer(1_400, { expiresOn: onDay(0) })
      for (const { key, number } of quotes) {
        expect(await accept(guest, key)).toBe(200)
        expect(await goods(guest)).toEqual([[1005, 2, number]])
      }
      const third = await requested(guest, { lines: [plants(2)] })
      shop.advance(day)
      const [line] = (await cartOf(guest)).lines
      await guest.call('PUT', `/api/v2/cart/lines/${line?.uid}`, { quantity: 3, id: 'any' })
      await answer(1_300)
      await accept(guest, third.key)
      expect(await goods(guest)).toEqual([
        [1005, 2, third.number],
        [1005, 1, null],
      ])
    })

    it('follows its pieces into the cart of the account, and adds to any other cart', async () => {
      const customer = shop.visitor()
      await login(customer, 'actief@thuishaven.test')
      await addToCart(customer, 2300)
      const guest = shop.visitor()
      await addToCart(guest, 1005, 2)
      const { key, number } = await requested(guest, { lines: [plants(2)] })
      await answer(1_500)
      await login(guest, 'actief@thuishaven.test')
      expect(await goods(guest)).toEqual([
        [1005, 2, null],
        [2300, 1, null],
      ])
      await accept(guest, key)
      expect(await goods(guest)).toEqual([
        [1005, 2, number],
        [2300, 1, null],
      ])
      const asker = shop.visitor()
      await addToCart(asker, 1005, 2)
      const elsewhere = await requested(asker, { lines: [plants(2)], emailAddress: 'vera@voorbeeld.test' })
      await answer(1_500)
      const other = shop.visitor()
      await addToCart(other, 1005, 2)
      await accept(other, elsewhere.key)
      expect(await goods(other)).toEqual([
        [1005, 2, elsewhere.number],
        [1005, 2, null],
      ])
    })

    it('is one for the cart of the cookie when that takes the place of an empty cart of the account', async () => {
      const customer = shop.visitor()
      await login(customer, 'actief@thuishaven.test')
      await addToCart(customer, 1005, 2)
      const { key, number } = await requested(customer, { lines: [plants(2)] })
      await answer(1_500)
      const [line] = (await cartOf(customer)).lines
      await customer.call('PUT', `/api/v2/cart/lines/${line?.uid}`, { quantity: 0, id: 'any' })
      const guest = shop.visitor()
      await addToCart(guest, 1005, 2)
      await login(guest, 'actief@thuishaven.test')
      await accept(guest, key)
      expect(await goods(guest)).toEqual([[1005, 2, number]])
    })

    it('is no quote for a cart when that has fewer of its pieces', async () => {
      const guest = shop.visitor()
      await addToCart(guest, 1005, 1)
      const { key, number } = await requested(guest, { lines: [plants(20)] })
      await answer(1_500)
      await accept(guest, key)
      expect(await goods(guest)).toEqual([
        [1005, 20, number],
        [1005, 1, null],
      ])
    })
  })

  it('who has no cart and presses twice gets the same cart', async () => {
    const guest = shop.visitor()
    const { key } = await requested(guest)
    await answer(50_000)
    await accept(guest, key)
    const first = guest.cookies.get('es_cuid')
    guest.cookies.delete('es_cuid')
    await accept(guest, key)
    expect(first).toBeDefined()
    expect(guest.cookies.get('es_cuid')).toBe(first)
  })

  it('an expired quote is never sold: its line has the ordinary price, which is read before it is ordered', async () => {
    const customer = await readyToPay(shop)
    const { key } = await requested(customer)
    await answer(1, { expiresOn: onDay(0) })
    await accept(customer, key)
    const quoted = (await cartOf(customer)).totals.totalInclVat
    shop.advance(endOfDay(onDay(0)) - shop.backend.now() - 1)
    expect((await cartOf(customer)).totals.totalInclVat).toBe(quoted)
    shop.advance(1)
    const refused = await customer.post<{ readonly message: object }>('/api/v2/checkout/pay')
    expect([refused.status, refused.body.message]).toEqual([422, { code: 'icc', step: 'cart' }])
    const cart = await cartOf(customer)
    expect(cart.lines[0]).toMatchObject({ quote: { isExpired: true } })
    expect(cart.totals.totalInclVat).toBeGreaterThan(quoted)
    expect((await customer.post('/api/v2/checkout/pay')).status).toBe(200)
    const late = await requested(customer)
    await answer(50_000, { expiresOn: onDay(0) })
    shop.advance(day)
    expect((await read(customer, late.key)).status).toBe('expired')
    expect(await accept(customer, late.key)).toBe(409)
  })

  it('a product without a price can be had by a quote alone', async () => {
    const priceless = [...shop.backend.shop.products].find(({ price, stock }) => price === null && stock !== 0)
    if (priceless === undefined) throw new Error('the demo has a product without a price')
    const customer = await readyToPay(shop)
    const { key } = await requested(customer, { lines: [{ productId: priceless.id, quantity: 1, options: [] }] })
    await answer(20_000, { expiresOn: onDay(1) })
    expect(await accept(customer, key)).toBe(200)
    expect((await cartOf(customer)).lines[0]).toMatchObject({ productId: priceless.id, totals: { totalInclVat: 20_000 } })
    shop.advance(3 * day)
    expect((await cartOf(customer)).lines[0]).toMatchObject({ quote: { isExpired: true }, totals: { totalInclVat: 0 } })
    expect((await customer.post('/api/v2/checkout/pay')).status).toBe(422)
  })

  it('an order keeps the number of the quote', async () => {
    const customer = await readyToPay(shop)
    const { key, number } = await requested(customer)
    await answer(50_000)
    await accept(customer, key)
    expect((await customer.post('/api/v2/checkout/pay')).status).toBe(200)
    const { customerId } = (await latestQuotes(shop.backend.store, 1))[0] ?? {}
    const row = await shop.backend.store.get('SELECT * FROM purchase WHERE customer_id = ? ORDER BY created_at DESC', customerId ?? '')
    expect(JSON.stringify(row)).toContain(number)
  })

  it('the asker withdraws it, the shop refuses it, and neither can be accepted', async () => {
    const guest = shop.visitor()
    const first = await requested(guest)
    await answer(50_000)
    for (let time = 0; time < 2; time += 1) expect((await guest.post(`/api/v2/quotes/${first.key}/withdrawal`)).status).toBe(200)
    expect(await accept(guest, first.key)).toBe(409)
    expect(await answer(10_000)).toBe('closed')
    const second = await requested(guest)
    const uid = (await read(guest, second.key)).uid
    expect(await refuseQuote(deps(), uid, '')).toBe('textInvalid')
    expect(await refuseQuote(deps(), uid, 'Niet te leveren.')).toBeNull()
    expect(await read(guest, second.key)).toMatchObject({ status: 'refused', reason: 'Niet te leveren.' })
    expect(await accept(guest, second.key)).toBe(409)
  })

  it('a customer sees the own quotes, nobody else’s by their uid, and both export and deletion know them', async () => {
    const customer = shop.visitor()
    await login(customer, 'actief@thuishaven.test')
    const { number } = await requested(customer)
    await requested(shop.visitor())
    const list = (await customer.call<Wire['QuotesResponse']>('GET', '/api/v2/account/quotes')).body.data
    expect(list.map((quote) => quote.number)).toEqual([number])
    expect((await read(customer, list[0]?.uid ?? '')).number).toBe(number)
    expect((await shop.visitor().call('GET', `/api/v2/quotes/${list[0]?.uid}`)).status).toBe(404)
    expect((await shop.visitor().call('GET', '/api/v2/account/quotes')).status).toBe(401)
    const { body } = await customer.call<Wire['CustomerDataResponse']>('GET', '/api/v2/account/data')
    expect(body.data.quotes).toEqual(list)
    expect((await customer.post('/api/v2/account/deletion', { password: 'Welkom01' })).status).toBe(200)
    expect(await latestQuotes(shop.backend.store, 10)).toHaveLength(1)
    expect(await shop.backend.store.all('SELECT * FROM quote_key')).toHaveLength(1)
  })

  it('two years after its last change a quote is removed with its keys', async () => {
    await requested(shop.visitor())
    await removeExpired(shop.backend.store, shop.backend.now() + 729 * day)
    expect(await latestQuotes(shop.backend.store, 1)).toHaveLength(1)
    await removeExpired(shop.backend.store, shop.backend.now() + 731 * day)
    expect(await latestQuotes(shop.backend.store, 1)).toHaveLength(0)
    expect(await shop.backend.store.all('SELECT * FROM quote_key')).toHaveLength(0)
  })

  it('what makes no sense is refused, a robot is pretended to, and too many wait', async () => {
    const guest = shop.visitor()
    const post = async (change: object) => (await guest.post('/api/v2/quotes', { ...plain, ...change })).status
    expect(await post({ emailAddress: 'geen' })).toBe(400)
    expect(await post({ lines: [] })).toBe(400)
    expect(await post({ lines: [{ productId: 999_999, quantity: 1, options: [] }] })).toBe(422)
    expect(await post({ website: 'spam.test' })).toBe(200)
    expect(await latestQuotes(shop.backend.store, 1)).toHaveLength(0)
    for (let time = 0; time < 5; time += 1) expect(await post({})).toBe(200)
    expect(await post({})).toBe(429)
  })
})
