import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Backend } from '../answers/Backend.ts'
import type { Wire } from '../contract/wire.ts'
import { refreshPayment } from '../checkout/payments.ts'
import { settleMoney } from '../checkout/settleMoney.ts'
import { createApi } from '../createApi.ts'
import type { Api } from '../createApi.ts'
import { createStoredBackend } from '../createDemoBackend.ts'
import { demoShop } from '../demo/demoShop.ts'
import { startVendure } from '../../tools/start/startVendure.ts'
import { withVendureDatabase } from './testing/withVendureDatabase.ts'
import type { RunningVendure } from '../../tools/start/startVendure.ts'

/** Milliseconds in which a change of the merchant is in the shop. */
const soon = 2000

/** A visitor who keeps cookies. */
type Visit = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<{ readonly status: number; readonly headers: Headers; readonly body: unknown }>

const createVisitor = (api: Api): Visit => {
  const cookies = new Map<string, string>()
  const visit: Visit = async (method, path, body, headers = {}) => {
    const response = await api(
      new Request(`http://shop.test${path}`, {
        method,
        headers: {
          'accept-language': 'nl-NL',
          'content-type': 'application/json',
          cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    )
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const text = await response.text()
    const parsed = text.startsWith('{') ? (JSON.parse(text) as { readonly data?: { readonly cUid?: string } }) : null
    if (parsed?.data?.cUid !== undefined) cookies.set('es_cuid', parsed.data.cUid)
    return { status: response.status, headers: response.headers, body: parsed }
  }
  return visit
}

interface Variant {
  readonly id: string
  readonly product: { readonly id: string }
  readonly stockLevels: readonly { readonly stockLocationId: string; readonly stockOnHand: number; readonly stockAllocated: number }[]
}
interface VendureOrder {
  readonly id: string
  readonly code: string
  readonly state: string
  readonly totalWithTax: number
  readonly lines: readonly { readonly id: string; readonly quantity: number }[]
  readonly payments: readonly { readonly id: string; readonly amount: number; readonly state: string }[]
}

describe('the merchant and the shop', () => {
  const databaseUrl = withVendureDatabase()
  let vendure: RunningVendure
  let backends: readonly [Backend, Backend]
  beforeAll(async () => {
    vendure = await startVendure({ variables: { DATABASE_URL: databaseUrl() } })
    const open = () =>
      createStoredBackend({
        file: null,
        postgres: { url: databaseUrl(), schema: 'shop', poolSize: 4, timeoutMs: 10_000 },
        appUrl: 'http://shop.test',
        demoAccounts: true,
      })
    backends = [await open(), await open()]
  }, 120_000)
  afterAll(async () => {
    await vendure.stop()
    await Promise.all(backends.map((backend) => backend.close()))
  })

  const variantOf = async (articleNumber: number): Promise<Variant> => {
    const { productVariants } = await vendure.query<{
      readonly productVariants: { readonly items: readonly (Variant & { readonly customFields: { readonly articleNumber: number } })[] }
    }>(
      '{ productVariants(options: { take: 1000 }) { items { id product { id } stockLevels { stockLocationId stockOnHand stockAllocated } customFields { articleNumber } } } }',
    )
    const found = productVariants.items.find(({ customFields }) => customFields.articleNumber === articleNumber)
    if (found === undefined) throw new Error(`There is no variant ${articleNumber}`)
    return found
  }
  const updateVariant = async (articleNumber: number, change: object): Promise<void> => {
    const { id } = await variantOf(articleNumber)
    await vendure.query('mutation ($input: [UpdateProductVariantInput!]!) { updateProductVariants(input: $input) { id } }', {
      input: [{ id, ...change }],
    })
  }
  const orderOf = async (code: string): Promise<VendureOrder | undefined> => {
    const { orders } = await vendure.query<{ readonly orders: { readonly items: readonly VendureOrder[] } }>(
      'query ($code: String!) { orders(options: { filter: { code: { eq: $code } } }) { items { id code state totalWithTax lines { id quantity } payments { id amount state } } } }',
      { code },
    )
    return orders.items[0]
  }
  /** What both processes of the shop say. */
  const inBoth = <Value>(read: (backend: Backend) => Value): readonly Value[] => backends.map(read)
  const product = (id: number) => inBoth(({ catalogue }) => catalogue.product(id))

  /** Orders or an order that is open is paid at the bank. Answers the uid of the payment. */
  const pay = async (visit: Visit, path: string, body: object): Promise<string> => {
    const started = await visit('POST', path, body, { 'idempotency-key': randomUUID() })
    const { data } = started.body as Wire['StartedPaymentResponse']
    const url = 'paymentUrl' in data ? data.paymentUrl : ''
    const paid = await visit('POST', url, 'choice=pay', { 'content-type': 'application/x-www-form-urlencoded' })
    return paid.headers.get('location')?.split('/').at(-1) ?? ''
  }
  const buy = async (
    articleNumber: number,
    quantity = 1,
    options: readonly object[] = [],
    delivery: object = { shipping_option_id: 'postnl' },
  ) => {
    const visit = createVisitor(createApi(backends[0]))
    await visit('POST', '/api/v2/cart/lines', { item: { id: `${articleNumber}`, productId: articleNumber, quantity, options } })
    const session = await visit('POST', '/api/v2/account/login', {
      email: 'actief@thuishaven.test',
      password: 'Welkom01',
    })
    await visit('POST', '/api/v2/cart', {
      address_id: (session.body as Wire['LoginResponse']).data.addresses.delivery[0]?.id,
      shipping_option_id: 'postnl',
      payment_option_id: 'ideal',
    })
    const chosen = await visit('POST', '/api/v2/cart', { ...delivery, payment_option_id: 'ideal' })
    expect(chosen.body).toEqual({ status: 'success', data: null })
    const paymentUid = await pay(visit, '/api/v2/checkout/pay', {})
    const payment = await visit('GET', `/api/v2/checkout/payments/${paymentUid}`)
    return { visit, ...(payment.body as Wire['PaymentResponse']).data }
  }

  it('the shop that Vendure was filled with comes back from it as it was', () => {
    const demo = demoShop()
    for (const { shop } of backends) {
      const products = new Map([...shop.products].map((one) => [one.id, one]))
      for (const expected of demo.products) {
        const { stock: _stock, listedIn, facets, listedFacets: _listed, ...rest } = expected
        const read = products.get(expected.id)
        expect(read).toMatchObject(rest)
        expect(read?.listedIn.toSorted()).toEqual(listedIn.toSorted())
        for (const [name, values] of Object.entries(facets)) expect(read?.facets[name]?.toSorted()).toEqual(values.toSorted())
      }
      expect(products.size).toBe([...demo.products].length)
      expect(shop.coupons).toEqual(demo.coupons)
      expect(shop.delivery).toEqual(demo.delivery)
      expect(shop.facets).toEqual(demo.facets)
      expect(shop.makers).toEqual(demo.makers)
      expect(shop.categories.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual(
        demo.categories.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
      )
      expect(shop.pages).toEqual(demo.pages)
    }
    const pieces = [...demo.products].map(({ id, stock }) => [id, stock])
    expect([...demo.products].map(({ id }) => [id, backends[0].catalogue.product(id)?.stock])).toEqual(pieces)
  })

  it('a price, a text in two languages and a stock are in both processes of the shop within two seconds', async () => {
    await updateVariant(1003, { prices: [{ currencyCode: 'EUR', price: 34_900 }] })
    await expect.poll(() => product(1003).map((one) => one?.price?.base), { timeout: soon }).toEqual([34_900, 34_900])
    const { product: owner, stockLevels } = await variantOf(1003)
    await vendure.query('mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }', {
      input: {
        id: owner.id,
        translations: [
          { languageCode: 'nl', name: 'Wachter Extra wit', slug: 'wachter-extra-wit', description: 'Nieuw' },
          { languageCode: 'en', name: 'Guard Extra white', slug: 'guard-extra-white', description: 'New' },
        ],
      },
    })
    await expect
      .poll(() => product(1003).map((one) => one?.title), { timeout: soon })
      .toEqual(Array.from({ length: 2 }, () => ({ nld: 'Wachter Extra wit', eng: 'Guard Extra white' })))
    await updateVariant(1003, { stockLevels: [{ stockLocationId: stockLevels[0]?.stockLocationId, stockOnHand: 7 }] })
    await expect.poll(() => product(1003).map((one) => one?.stock), { timeout: soon }).toEqual([7, 7])
  })

  it('volume prices that the merchant sets are those of the shop; without any the product has none', async () => {
    const volumes = [
      { fromQuantity: 24, base: 995, discount: 500 },
      { fromQuantity: 6, base: 1150, discount: 0 },
    ]
    await updateVariant(2503, { customFields: { volumePrices: volumes } })
    await expect.poll(() => product(2503).map((one) => one?.price?.volumePrices), { timeout: soon }).toEqual([volumes, volumes])
    await updateVariant(2503, { customFields: { volumePrices: [] } })
    await expect.poll(() => product(2503).map((one) => one?.price?.volumePrices), { timeout: soon }).toEqual([undefined, undefined])
  })

  it('a coupon, a delivery price and a product that is taken from sale follow', async () => {
    await vendure.query(
      `mutation { createPromotion(input: { enabled: true, couponCode: "ZOMER", conditions: [{ code: "minimum_order_amount", arguments: [{ name: "amount", value: "5000" }] }],
        actions: [{ code: "order_percentage_discount", arguments: [{ name: "discount", value: "12.5" }] }], translations: [{ languageCode: nl, name: "Zomer" }] }) { __typename } }`,
    )
    await expect
      .poll(() => Promise.all(backends.map(({ coupons }) => coupons.find('ZOMER'))), { timeout: soon })
      .toEqual(
        Array.from({ length: 2 }, () =>
          expect.objectContaining({ discount: { type: 'percentage', percentage: 1250 }, minimumInclVat: 5000 }),
        ),
      )
    const { shippingMethods } = await vendure.query<{
      readonly shippingMethods: { readonly items: readonly { readonly id: string; readonly code: string }[] }
    }>('{ shippingMethods { items { id code } } }')
    const postnl = shippingMethods.items.find(({ code }) => code === 'postnl')?.id
    await vendure.query(
      'mutation ($id: ID!) { updateShippingMethod(input: { id: $id, calculator: { code: "price-by-country", arguments: [{ name: "NL", value: "595" }] }, translations: [] }) { id } }',
      { id: postnl },
    )
    await expect
      .poll(() => inBoth(({ shop }) => shop.delivery.methods.find(({ id }) => id === 'postnl')?.price), { timeout: soon })
      .toEqual([{ NL: 595 }, { NL: 595 }])
    await updateVariant(1005, { enabled: false })
    await expect.poll(() => product(1005), { timeout: soon }).toEqual([null, null])
    await updateVariant(1005, { enabled: true })
    await expect.poll(() => product(1005).every((one) => one !== null), { timeout: soon }).toBe(true)
  })

  it('the merchant reads the agreed day and the services of large goods, and sets on which weekdays they are delivered', async () => {
    const dhl = async () => {
      const { shippingMethods } = await vendure.query<{
        readonly shippingMethods: { readonly items: readonly { readonly id: string; readonly code: string }[] }
      }>('{ shippingMethods { items { id code } } }')
      return shippingMethods.items.find(({ code }) => code === 'dhl')?.id
    }
    const dayChoice = { fromWeightGrams: 10_000, weekdays: [2], weeks: 6 }
    const upstairs = { id: 'upstairs', label: { nld: 'Naar boven', eng: 'Upstairs' }, price: 4_000, fromWeightGrams: 0 }
    const takeBack = { id: 'takeBack', label: { nld: 'Oud kleed mee', eng: 'Old rug taken' }, price: 1_500, fromWeightGrams: 0 }
    await vendure.query(
      'mutation ($id: ID!, $fields: UpdateShippingMethodCustomFieldsInput) { updateShippingMethod(input: { id: $id, customFields: $fields, translations: [] }) { id } }',
      // As the dashboard does: a field that is left out would be emptied.
      {
        id: await dhl(),
        fields: { position: 3, weekdays: '[1,2]', dayChoice: JSON.stringify(dayChoice), services: JSON.stringify([upstairs, takeBack]) },
      },
    )
    const method = ({ shop }: Backend) => shop.delivery.methods.find(({ id }) => id === 'dhl')
    await expect.poll(() => inBoth((backend) => method(backend)?.dayChoice), { timeout: soon }).toEqual([dayChoice, dayChoice])
    expect(inBoth((backend) => method(backend)?.weekdays)).toEqual([
      [1, 2],
      [1, 2],
    ])
    expect(inBoth((backend) => method(backend)?.services)).toEqual([
      [upstairs, takeBack],
      [upstairs, takeBack],
    ])
    const visit = createVisitor(createApi(backends[0]))
    await visit('POST', '/api/v2/cart/lines', { item: { id: '1115', productId: 1115, quantity: 1, options: [] } })
    const { body } = await visit('POST', '/api/v2/checkout/delivery', { countryCode: 'NL' })
    const days = (body as Wire['DeliveryOptionsResponse']).data.find(({ id }) => id === 'dhl')?.deliveryDays ?? []
    expect(new Set(days.map((day) => new Date(day).getUTCDay()))).toEqual(new Set([2]))
    const [, day] = days
    const delivery = { shipping_option_id: 'dhl', delivery_day: day, delivery_services: ['upstairs', 'takeBack'] }
    const order = await buy(1115, 1, [], delivery)
    expect(order).toMatchObject({ status: 'paid', totalInclVat: 124_900 + 795 + 4_000 + 1_500 })
    const booked = async () =>
      (
        await vendure.query<{
          readonly orders: {
            readonly items: readonly { readonly totalWithTax: number; readonly customFields: Readonly<Record<string, string | null>> }[]
          }
        }>(
          'query ($code: String!) { orders(options: { filter: { code: { eq: $code } } }) { items { totalWithTax customFields { deliveryDay deliveryServices } } } }',
          { code: order.orderNumber },
        )
      ).orders.items[0]
    await expect.poll(booked, { timeout: 5000 }).toEqual({
      totalWithTax: order.totalInclVat,
      customFields: { deliveryDay: day, deliveryServices: 'Naar boven\nOud kleed mee' },
    })
  })

  it('an order is booked with its payment and takes its pieces; the customer reads that it was sent, and gets the link', async () => {
    const before = (await variantOf(2300)).stockLevels[0]
    const order = await buy(2300, 2)
    expect(order.status).toBe('paid')
    await expect.poll(async () => (await orderOf(order.orderNumber))?.state, { timeout: 5000 }).toBe('PaymentSettled')
    const booked = await orderOf(order.orderNumber)
    expect(booked).toMatchObject({
      totalWithTax: order.totalInclVat,
      lines: [{ quantity: 2 }],
      payments: [{ amount: order.totalInclVat, state: 'Settled' }],
    })
    const after = (await variantOf(2300)).stockLevels[0]
    expect(after).toMatchObject({ stockOnHand: before?.stockOnHand, stockAllocated: (before?.stockAllocated ?? 0) + 2 })
    await expect
      .poll(() => product(2300).map((one) => one?.stock), { timeout: soon })
      .toEqual(Array.from({ length: 2 }, () => (before?.stockOnHand ?? 0) - (after?.stockAllocated ?? 0)))

    const sent = (await backends[0].mails.list()).length
    const { addFulfillmentToOrder } = await vendure.query<{ readonly addFulfillmentToOrder: { readonly id: string } }>(
      `mutation ($lines: [OrderLineInput!]!) { addFulfillmentToOrder(input: { lines: $lines, handler: { code: "manual-fulfillment",
        arguments: [{ name: "method", value: "PostNL" }, { name: "trackingCode", value: "3STEST123" }] } }) { ... on Fulfillment { id } ... on ErrorResult { message } } }`,
      { lines: booked?.lines.map(({ id, quantity }) => ({ orderLineId: id, quantity })) },
    )
    await vendure.query(
      'mutation ($id: ID!) { transitionFulfillmentToState(id: $id, state: "Shipped") { ... on Fulfillment { state } ... on ErrorResult { message } } }',
      { id: addFulfillmentToOrder.id },
    )
    const detail = async () => ((await order.visit('GET', `/api/v2/account/orders/${order.orderUid}`)).body as Wire['OrderResponse']).data
    await expect.poll(async () => (await detail()).status, { timeout: soon }).toBe('shipped')
    expect((await detail()).trackAndTraceUrl).toMatch(/^https:\/\/.*3STEST123/)
    const [mail] = (await backends[0].mails.list()).slice(sent)
    expect([mail?.subject, mail?.body]).toEqual([`Je bestelling ${order.orderNumber} is onderweg`, expect.stringContaining('3STEST123')])
  })

  it('the rest of a deposit is expected, and booked once when it is paid', async () => {
    const custom = { shape: 'Rechthoek', width: 200, length: 137, diameter: null }
    const order = await buy(1001, 1, [{ groupId: 'vorm', itemId: 'vorm-rechthoek', custom }])
    await expect.poll(async () => (await orderOf(order.orderNumber))?.state, { timeout: 5000 }).toBe('PaymentAuthorized')
    const amounts = async () =>
      (await orderOf(order.orderNumber))?.payments
        .map(({ amount, state }) => ({ amount, state }))
        .toSorted((one, other) => one.amount - other.amount)
    const upfront = order.deposit?.upfrontInclVat ?? 0
    const rest = order.totalInclVat - upfront
    const both = (state: string) =>
      [
        { amount: upfront, state: 'Settled' },
        { amount: rest, state },
      ].toSorted((one, other) => one.amount - other.amount)
    expect(rest).toBeGreaterThan(0)
    expect(await amounts()).toEqual(both('Authorized'))
    const options = await order.visit('POST', `/api/v2/account/orders/${order.orderUid}/payments`, { countryCode: 'NL' })
    const payMethod = (options.body as Wire['PaymentOptionsResponse']).data.find(({ id }) => id === 'ideal')
    await pay(order.visit, `/api/v2/account/orders/${order.orderUid}/pay`, { payMethod })
    await expect.poll(async () => (await orderOf(order.orderNumber))?.state, { timeout: 5000 }).toBe('PaymentSettled')
    expect(await amounts()).toEqual(both('Settled'))
  })

  it('what the merchant received outside the provider is paid, and booked once', async () => {
    const custom = { shape: 'Rechthoek', width: 200, length: 137, diameter: null }
    const order = await buy(1001, 1, [{ groupId: 'vorm', itemId: 'vorm-rechthoek', custom }])
    await expect.poll(async () => (await orderOf(order.orderNumber))?.state, { timeout: 5000 }).toBe('PaymentAuthorized')
    const rest = (await orderOf(order.orderNumber))?.payments.find(({ state }) => state === 'Authorized')
    await vendure.query('mutation ($id: ID!) { settlePayment(id: $id) { ... on Payment { state } ... on ErrorResult { message } } }', {
      id: rest?.id,
    })
    await settleMoney(backends[0])
    expect((await backends[0].orders.find({ uid: order.orderUid ?? '' }))?.paidInclVat).toBe(order.totalInclVat)
    await expect.poll(async () => (await orderOf(order.orderNumber))?.state, { timeout: 5000 }).toBe('PaymentSettled')
    await expect.poll(async () => (await backends[0].store.all('SELECT * FROM order_news')).length, { timeout: 5000 }).toBe(0)
    expect((await orderOf(order.orderNumber))?.payments).toHaveLength(2)
  })

  it('a partial refund goes back by the provider, once for each time the merchant gives one', async () => {
    const order = await buy(2302)
    await expect.poll(async () => (await orderOf(order.orderNumber))?.state, { timeout: 5000 }).toBe('PaymentSettled')
    const booked = await orderOf(order.orderNumber)
    // A second scratch: the same amount for the same reason is another refund.
    for (const refunded of [500, 1000]) {
      const { refundOrder } = await vendure.query<{ readonly refundOrder: { readonly state: string; readonly total: number } }>(
        'mutation ($payment: ID!) { refundOrder(input: { lines: [], shipping: 0, adjustment: 0, amount: 500, paymentId: $payment, reason: "Kras" }) { ... on Refund { state total } ... on ErrorResult { message } } }',
        { payment: booked?.payments[0]?.id },
      )
      expect(refundOrder).toMatchObject({ state: 'Pending', total: 500 })
      await settleMoney(backends[0])
      expect((await backends[0].orders.find({ uid: order.orderUid ?? '' }))?.refundedInclVat).toBe(refunded)
    }
    const refunds = async () => {
      const { order: found } = await vendure.query<{
        readonly order: {
          readonly payments: readonly { readonly refunds: readonly { readonly state: string; readonly total: number }[] }[]
        }
      }>('query ($id: ID!) { order(id: $id) { payments { refunds { state total } } } }', { id: booked?.id })
      return found.payments.flatMap((payment) => payment.refunds)
    }
    const settled = { state: 'Settled', total: 500 }
    await expect.poll(refunds, { timeout: 5000 }).toEqual([settled, settled])
    // Made at the provider, by hand.
    const [payment] = await backends[0].orders.paymentsOf(order.orderUid ?? '')
    await backends[0].payments.refund({ key: 'by hand', providerId: payment?.provider?.id ?? '', amountInclVat: 250 })
    await refreshPayment(backends[0], payment?.uid ?? '', true)
    await expect.poll(refunds, { timeout: 5000 }).toEqual([settled, settled, { state: 'Settled', total: 250 }])
  })

  it('an order that is cancelled while its table cannot be written is cancelled in the shop when it can, and its pieces are back', async () => {
    const [before] = product(2306).map((one) => one?.stock)
    const order = await buy(2306)
    await expect.poll(async () => (await orderOf(order.orderNumber))?.state, { timeout: 5000 }).toBe('PaymentSettled')
    await expect.poll(() => product(2306).map((one) => one?.stock), { timeout: soon }).toEqual([(before ?? 0) - 1, (before ?? 0) - 1])
    const { id } = (await orderOf(order.orderNumber)) ?? { id: '' }
    const { store } = backends[0]
    await store.run('ALTER TABLE purchase RENAME TO purchase_away')
    await vendure.query('mutation ($id: ID!) { cancelOrder(input: { orderId: $id, reason: "Stuk" }) { __typename } }', { id })
    await expect
      .poll(vendure.output, { timeout: 5000 })
      .toMatch(/State of order .*purchase[^]*Catalogue: .*purchase|Catalogue: .*purchase[^]*State of order .*purchase/)
    await store.run('ALTER TABLE purchase_away RENAME TO purchase')
    const status = async () =>
      ((await order.visit('GET', `/api/v2/account/orders/${order.orderUid}`)).body as Wire['OrderResponse']).data.status
    await expect.poll(status, { timeout: 10_000 }).toBe('cancelled')
    await expect.poll(() => product(2306).map((one) => one?.stock), { timeout: 10_000 }).toEqual([before, before])
  }, 60_000)

  it('the lines of an order of the shop are not modified, because Vendure would price them by its own rules', async () => {
    const order = await buy(2302)
    await expect.poll(async () => (await orderOf(order.orderNumber))?.state, { timeout: 5000 }).toBe('PaymentSettled')
    const { id } = (await orderOf(order.orderNumber)) ?? { id: '' }
    const { transitionOrderToState } = await vendure.query<{ readonly transitionOrderToState: { readonly transitionError?: string } }>(
      'mutation ($id: ID!) { transitionOrderToState(id: $id, state: "Modifying") { ... on OrderStateTransitionError { transitionError } } }',
      { id },
    )
    expect(transitionOrderToState.transitionError).toContain('Change the order')
    expect((await orderOf(order.orderNumber))?.state).toBe('PaymentSettled')
  })

  it('what is sold while Vendure is away is booked once when it is back', async () => {
    await vendure.stop('SIGKILL')
    const orders = [await buy(2108), await buy(2108, 3), await buy(2420)]
    vendure = await startVendure({ variables: { DATABASE_URL: databaseUrl() } })
    for (const { orderNumber, totalInclVat } of orders) {
      await expect.poll(async () => (await orderOf(orderNumber))?.state, { timeout: 10_000 }).toBe('PaymentSettled')
      expect(await orderOf(orderNumber)).toMatchObject({ totalWithTax: totalInclVat })
    }
    expect((await backends[0].store.all('SELECT * FROM order_news')).length).toBe(0)
  }, 90_000)

  it("Vendure's shop API is closed, and nobody is let in without a password", async () => {
    const body = JSON.stringify({ query: '{ products { totalItems } }' })
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
    expect((await vendure.fetch('/shop-api', init)).status).toBe(404)
    expect(JSON.stringify(await (await vendure.fetch('/admin-api', init)).json())).toContain('FORBIDDEN')
  })
})
