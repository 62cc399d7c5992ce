import { beforeEach, describe, expect, it } from 'vitest'
import type { Wire } from '../contract/wire.ts'
import { addToCart, cartOf, login, createTestShop, readyToPay } from '../testing/visitTestShop.ts'
import type { TestShop, TestVisitor } from '../testing/visitTestShop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await createTestShop()
})

type Started = Omit<Wire['StartedPaymentResponse'], 'data'> & { readonly data: { readonly paymentUrl: string } }
const pay = (visitor: TestVisitor, headers = {}) => visitor.post<Started>('/api/v2/checkout/pay', {}, headers)
const atBank = async (visitor: TestVisitor, url: string, choice: string) => {
  const response = await visitor.call<string>('POST', url, `choice=${choice}`, { 'content-type': 'application/x-www-form-urlencoded' })
  return { status: response.status, location: response.headers.get('location') ?? '' }
}
const payment = async (visitor: TestVisitor, path: string) =>
  (await visitor.call<Wire['PaymentResponse']>('GET', `/api/v2/checkout/payments/${path.split('/').at(-1) ?? ''}`)).body.data

describe('the checkout of the mock server', () => {
  it('CHK-05 the delivery and payment methods depend on the country', async () => {
    const visitor = shop.visitor()
    const request = async <Data extends { data: readonly { id: string }[] }>(what: string, countryCode: string): Promise<Data['data']> =>
      (await visitor.post<Data>(`/api/v2/checkout/${what}`, { countryCode })).body.data
    const prices = (options: readonly Wire['DeliveryOption'][]) => options.map(({ id, prices: { inclVat } }) => [id, inclVat])
    expect(prices(await request<Wire['DeliveryOptionsResponse']>('delivery', 'NL'))).toEqual([
      ['postnl', 695],
      ['dhl', 795],
      ['afhalen', 0],
    ])
    expect(prices(await request<Wire['DeliveryOptionsResponse']>('delivery', 'BE'))).toEqual([
      ['bpost', 995],
      ['dhl', 1195],
    ])
    await addToCart(visitor, 1003)
    expect(prices(await request<Wire['DeliveryOptionsResponse']>('delivery', 'NL'))).toEqual([
      ['gratis', 0],
      ['postnl', 695],
      ['dhl', 795],
      ['afhalen', 0],
    ])
    expect((await request('payments', 'NL')).map(({ id }) => id)).toEqual(['ideal', 'paypal', 'creditcard', 'klarna'])
    expect((await request('payments', 'BE')).map(({ id }) => id)).toEqual(['bancontact', 'paypal', 'creditcard', 'klarna'])
  })

  it('ADR-03 street and city are found by a Dutch postcode in any notation, and by nothing else', async () => {
    const request = (zipCode: string, houseNumber = '1', countryCode = 'NL') =>
      shop
        .visitor()
        .post<Wire['FoundAddressResponse']>('/api/v2/checkout/address', { countryCode, zipCode, houseNumber, houseNumberAddition: '' })
    expect((await request('1011ab')).body.data).toMatchObject({ street: 'Prins Hendrikkade', city: 'Amsterdam', postcode: '1011 AB' })
    expect(
      (
        await shop
          .visitor()
          .post<Wire['FoundAddressResponse']>('/api/checkout/address', { countryCode: 'NL', zipCode: '3511 BX', houseNumber: '40' })
      ).body.data.city,
    ).toBe('Utrecht')
    expect([
      (await request('9999 ZZ')).status,
      (await request('1011 AB', '9999')).status,
      (await request('9000', '1', 'BE')).status,
    ]).toEqual([404, 404, 404])
  })

  it('CHK-01 CHK-04 a guest registers, signs in and orders the cart from before the login', async () => {
    const guest = shop.visitor()
    await addToCart(guest, 1005, 2)
    const email = 'nieuw@voorbeeld.test'
    const known = async () => (await guest.post<{ status: string }>('/api/presession/verify', { email })).body.status
    expect(await known()).toBe('error')
    const registered = await guest.post<Wire['RegisteredResponse']>('/api/v2/account/register', {
      countryCode: 'NL',
      firstName: 'Loïs',
      lastName: "van 't Hof",
      zipCode: '1011 AB',
      houseNumber: '1',
      streetName: 'Prins Hendrikkade',
      city: 'Amsterdam',
      emailAddress: email,
      phoneNumber: '06-11112222',
      password: 'Geheim123',
    })
    expect([registered.status, registered.body.message, await known()]).toEqual([200, 'accountRegisterSuccess', 'success'])
    const { body } = await login(guest, email, 'Geheim123')
    const addressId = body.data.addresses.delivery[0]?.id
    for (const choice of [{ address_id: addressId }, { shipping_option_id: 'postnl' }, { payment_option_id: 'ideal' }]) {
      expect((await guest.post('/api/v2/cart', choice)).status).toBe(200)
    }
    expect(await cartOf(guest)).toMatchObject({
      addressId,
      delivery: { shippingId: 'postnl' },
      paymentOptionId: 'ideal',
      totals: { totalInclVat: 4990 + 695 },
    })
    expect((await pay(guest)).body.data.paymentUrl).toMatch(/^\/api\/bank\//)
  })

  it('CHK-07 CHK-11 paying leads to the bank page and back to a paid order; the cart is emptied and a mail is sent', async () => {
    const visitor = await readyToPay(shop)
    const { totals } = await cartOf(visitor)
    const { paymentUrl } = (await pay(visitor)).body.data
    const page = await visitor.call<string>('GET', paymentUrl)
    expect(page.body).toContain('Betalen bij de Proefbank')
    expect(page.body).toMatch(
      /<button name="choice" value="pay" lang="en" aria-describedby="pay">Pay<small id="pay" lang="nl" aria-hidden="true">/,
    )
    const back = await atBank(visitor, paymentUrl, 'pay')
    expect(back).toEqual({ status: 303, location: expect.stringMatching(/^\/checkout\/pay-/) })
    expect(await payment(visitor, back.location)).toMatchObject({
      status: 'paid',
      totalInclVat: totals.totalInclVat,
      retryUrl: null,
      orderNumber: 'TH-260001',
      lines: [{ productId: 1003, quantity: 2, unitPriceInclVat: 32_900, discountInclVat: 0 }],
    })
    expect((await cartOf(visitor)).lines).toEqual([])
    expect((await shop.mails()).at(-1)).toMatchObject({ recipient: 'actief@thuishaven.test', subject: 'Je bestelling TH-260001' })
  })

  it('LOC-02 CHK-11 an English order has an English bank page and returns to a path below /en', async () => {
    const visitor = await readyToPay(shop, 'en-US')
    const { paymentUrl } = (await pay(visitor)).body.data
    expect((await visitor.call<string>('GET', paymentUrl)).body).toMatch(/lang="en"[^]*>Pay<[^]*>Cancel<[^]*>Fail<[^]*>Leave open</)
    expect((await atBank(visitor, paymentUrl, 'open')).location).toMatch(/^\/en\/checkout\/pay-/)
  })

  it('CHK-07 submitting an order twice creates one payment, with the same key, another key or none', async () => {
    const visitor = await readyToPay(shop)
    const responses = [
      await pay(visitor, { 'idempotency-key': 'key-of-this-try' }),
      await pay(visitor, { 'idempotency-key': 'key-of-this-try' }),
      await pay(visitor, { 'idempotency-key': 'another-key' }),
      await pay(visitor),
    ]
    expect(new Set(responses.map(({ body }) => body.data.paymentUrl)).size).toBe(1)
    expect((await shop.backend.store.get('SELECT count(*) AS amount FROM purchase WHERE number > 260000'))?.['amount']).toBe(1)
  })

  it('CHK-07 two sessions that pay one cart at once get one payment; once it is paid, a later session is refused', async () => {
    const home = await readyToPay(shop)
    const away = shop.visitor()
    await login(away, 'actief@thuishaven.test')
    const [one, other] = await Promise.all([pay(home), pay(away)])
    expect([one.status, other.status, other.body.data.paymentUrl]).toEqual([200, 200, one.body.data.paymentUrl])
    await atBank(home, one.body.data.paymentUrl, 'pay')
    // The order included this session's products, so nothing is left to pay.
    expect(await pay(away)).toMatchObject({ status: 422, body: { message: { code: 'icc', step: 'cart' } } })
    await addToCart(away, 1005)
    expect(await pay(away)).toMatchObject({ status: 422, body: { message: { code: null, step: 'information' } } })
  })

  it('CHK-11 a cancelled or failed payment is final, and a new payment can follow', async () => {
    const visitor = await readyToPay(shop)
    const { paymentUrl } = (await pay(visitor)).body.data
    const cancelled = await atBank(visitor, paymentUrl, 'cancel')
    const first = await payment(visitor, cancelled.location)
    expect(first).toMatchObject({ status: 'cancelled', retryUrl: expect.stringMatching(/^\/api\/payments\/pay-/) })
    expect((await cartOf(visitor)).lines).toHaveLength(1)
    const again = (await visitor.call('GET', first.retryUrl ?? '')).headers.get('location') ?? ''
    expect([again.startsWith('/api/bank/'), again === paymentUrl]).toEqual([true, false])
    const paid = await atBank(visitor, again, 'pay')
    expect((await payment(visitor, paid.location)).status).toBe('paid')
    expect(await payment(visitor, cancelled.location)).toMatchObject({ status: 'cancelled', retryUrl: null })
    expect(await atBank(visitor, paymentUrl, 'fail')).toEqual({ status: 303, location: cancelled.location })
    expect((await payment(visitor, paid.location)).status).toBe('paid')
  })

  it('CHK-11 an open payment is pending and expires after half an hour', async () => {
    const visitor = await readyToPay(shop)
    const open = await atBank(visitor, (await pay(visitor)).body.data.paymentUrl, 'open')
    expect((await payment(visitor, open.location)).status).toBe('pending')
    shop.advance(31 * 60 * 1000)
    expect((await payment(visitor, open.location)).status).toBe('expired')
  })

  it('CHK-07 a purchase keeps what was added to the cart after the payment began', async () => {
    const visitor = await readyToPay(shop)
    const { paymentUrl } = (await pay(visitor)).body.data
    await addToCart(visitor, 1003, 1)
    await addToCart(visitor, 1005, 1)
    await atBank(visitor, paymentUrl, 'pay')
    expect((await cartOf(visitor)).lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [1005, 1],
      [1003, 1],
    ])
  })

  it('CHK-07 the same lines left in the cart after paying become a second order with its own payment', async () => {
    const visitor = await readyToPay(shop)
    const first = (await pay(visitor)).body.data.paymentUrl
    // The same products are added again before the payment is complete.
    await addToCart(visitor, 1003, 2)
    await atBank(visitor, first, 'pay')
    const second = (await pay(visitor)).body.data.paymentUrl
    expect(second).toMatch(/bank/)
    expect(second).not.toBe(first)
    const paid = await atBank(visitor, second, 'pay')
    expect(await payment(visitor, paid.location)).toMatchObject({ status: 'paid', orderNumber: 'TH-260002' })
    expect((await cartOf(visitor)).lines).toEqual([])
  })

  it('CHK-07 a new payment of a cart cancels the earlier one, so that nothing is paid twice', async () => {
    const visitor = await readyToPay(shop)
    const older = (await pay(visitor)).body.data.paymentUrl
    await visitor.post('/api/v2/cart', { shipping_option_id: 'dhl' })
    const newer = (await pay(visitor)).body.data.paymentUrl
    expect(newer).not.toBe(older)
    const page = (await visitor.call<string>('GET', older)).body
    expect(page).toContain('Deze betaling is beëindigd')
    expect(page).not.toContain('<button')
    const ended = await atBank(visitor, older, 'pay')
    expect(await payment(visitor, ended.location)).toMatchObject({ status: 'cancelled', retryUrl: null })
    expect((await payment(visitor, (await atBank(visitor, newer, 'pay')).location)).status).toBe('paid')
    expect(
      (
        await shop.backend.store.get(
          "SELECT count(*) AS amount FROM payment JOIN purchase ON purchase.uid = purchase_uid WHERE number > 260000 AND status = 'paid'",
        )
      )?.['amount'],
    ).toBe(1)
  })

  it('ACC-02 an order replaced by a newer one of its cart is cancelled, and open again when the cart returns to it', async () => {
    const visitor = await readyToPay(shop)
    const standing = async () =>
      (await visitor.call<Wire['OrdersResponse']>('GET', '/api/v2/account/orders')).body.data.orders
        .filter(({ orderNumber }) => orderNumber > 'TH-260000')
        .map(({ orderNumber, status, totals }) => [orderNumber, status, totals.outstandingAmount > 0])
    const first = (await pay(visitor)).body.data.paymentUrl
    await atBank(visitor, first, 'fail')
    await visitor.post('/api/v2/cart', { shipping_option_id: 'dhl' })
    await pay(visitor)
    expect(await standing()).toEqual([
      ['TH-260002', 'open', true],
      ['TH-260001', 'cancelled', false],
    ])
    const failed = await atBank(visitor, first, 'pay')
    expect(await payment(visitor, failed.location)).toMatchObject({ status: 'failed', retryUrl: null })
    await visitor.post('/api/v2/cart', { shipping_option_id: 'postnl' })
    const again = (await pay(visitor)).body.data.paymentUrl
    await atBank(visitor, again, 'pay')
    expect(await standing()).toEqual([
      ['TH-260002', 'cancelled', false],
      ['TH-260001', 'paid', false],
    ])
  })

  it('CHK-09 CHK-10 an incomplete order is refused with code and step', async () => {
    const visitor = shop.visitor()
    expect((await pay(visitor)).status).toBe(401)
    const refused = async () => {
      const { status, body } = await visitor.post<Wire['RefusedPayment']>('/api/v2/checkout/pay')
      return [status, body.message.code, body.message.step]
    }
    const session = (await login(visitor, 'actief@thuishaven.test')).body.data
    expect(await refused()).toEqual([422, 'icc', 'cart'])
    await addToCart(visitor, 1005)
    expect(await refused()).toEqual([422, null, 'information'])
    await visitor.post('/api/v2/cart', { address_id: session.addresses.delivery[0]?.id })
    expect(await refused()).toEqual([422, 'isoi', 'delivery'])
    await visitor.post('/api/v2/cart', { shipping_option_id: 'postnl' })
    expect(await refused()).toEqual([422, 'ipoi', 'overview'])
    await visitor.post('/api/v2/cart', { address_id: session.addresses.delivery[1]?.id })
    expect((await cartOf(visitor)).delivery.shippingId).toBeNull()
    await visitor.post('/api/v2/cart', { address_id: session.addresses.delivery[0]?.id })
    expect(await refused()).toEqual([422, 'isoi', 'delivery'])
  })

  it('CFG-05b a company to which the shop allows it orders on account; nobody else is offered it, and asking for it is refused', async () => {
    const [anna, company] = [await readyToPay(shop), await readyToPay(shop, 'nl-NL', 'zakelijk@thuishaven.test')]
    const offered = async (visitor: TestVisitor) =>
      (await visitor.post<Wire['PaymentOptionsResponse']>('/api/v2/checkout/payments', { countryCode: 'NL' })).body.data.map(({ id }) => id)
    const choose = async (visitor: TestVisitor) => (await visitor.post('/api/v2/cart', { payment_option_id: 'account' })).status
    for (const visitor of [anna, shop.visitor()]) expect(await offered(visitor)).not.toContain('account')
    expect([await offered(company), await choose(anna), await choose(company)]).toEqual([expect.arrayContaining(['account']), 422, 200])
    await shop.backend.customers.setAccountTerms('customer-zakelijk', null)
    expect((await pay(company)).body).toEqual({ status: 'error', message: { code: 'ipoi', step: 'overview' } })
    await shop.backend.customers.setAccountTerms('customer-zakelijk', { limitInclVat: null })
    const { body } = await company.post<{ readonly data: Wire['PaymentHere'] }>('/api/v2/checkout/pay')
    expect((await payment(company, body.data.paymentUid)).status).toBe('invoiced')
    const orders = await company.call<Wire['OrdersResponse']>('GET', '/api/v2/account/orders')
    expect(orders.body.data.orders[0]?.totals.outstandingAmount).toBeGreaterThan(0)
  })

  it('CFG-05b a company orders on account up to its limit: the room that is left is named, and an order above it is refused', async () => {
    const company = await readyToPay(shop, 'nl-NL', 'zakelijk@thuishaven.test')
    const { customers, orders } = shop.backend
    const room = async () =>
      (await company.post<Wire['PaymentOptionsResponse']>('/api/v2/checkout/payments', { countryCode: 'NL' })).body.data.find(
        ({ id }) => id === 'account',
      )?.roomInclVat
    const owed = await orders.owedOnAccount({ customerId: 'customer-zakelijk' })
    const total = (await cartOf(company)).totals.totalInclVat
    expect([owed > 0, await room()]).toEqual([true, 500_000 - owed])
    await customers.setAccountTerms('customer-zakelijk', { limitInclVat: null })
    expect(await room()).toBeUndefined()
    await customers.setAccountTerms('customer-zakelijk', { limitInclVat: owed + total - 1 })
    expect([await room(), (await company.post('/api/v2/cart', { payment_option_id: 'account' })).status]).toEqual([total - 1, 422])
    await customers.setAccountTerms('customer-zakelijk', { limitInclVat: owed + total })
    expect((await company.post('/api/v2/cart', { payment_option_id: 'account' })).status).toBe(200)
    await customers.setAccountTerms('customer-zakelijk', { limitInclVat: owed + total - 1 })
    expect((await pay(company)).body).toEqual({ status: 'error', message: { code: 'ipoi', step: 'overview' } })
    await customers.setAccountTerms('customer-zakelijk', { limitInclVat: owed + total })
    expect((await pay(company)).status).toBe(200)
    expect([await orders.owedOnAccount({ customerId: 'customer-zakelijk' }), await room()]).toEqual([owed + total, 0])
    await customers.setAccountTerms('customer-zakelijk', { limitInclVat: 1 })
    expect(await room()).toBe(0)
  })

  it('ACC-01a an order has the reference that came with the press, or the standing one; on one line, and a second press corrects it', async () => {
    const company = await readyToPay(shop, 'nl-NL', 'zakelijk@thuishaven.test')
    await company.post('/api/v2/account', { reference: 'Afdeling inkoop' })
    const newest = async () => (await shop.backend.orders.list({ customerId: 'customer-zakelijk', status: null, placedSince: 0 }, null))[0]
    for (const reference of ['x'.repeat(61), 'INK\n17'])
      expect((await company.post('/api/v2/checkout/pay', { reference })).status).toBe(400)
    await company.post('/api/v2/checkout/pay')
    const first = await newest()
    expect(first?.reference).toBe('Afdeling inkoop')
    await company.post('/api/v2/checkout/pay', { reference: ' INK-17 ' })
    expect(await newest()).toMatchObject({ uid: first?.uid, reference: 'INK-17' })
  })

  it('CHK-09 an inactive customer can sign in but not order', async () => {
    const visitor = await readyToPay(shop, 'nl-NL', 'inactief@thuishaven.test')
    expect((await visitor.post('/api/v2/checkout/pay')).body).toEqual({ status: 'error', message: { code: 'icr', step: null } })
  })
})
