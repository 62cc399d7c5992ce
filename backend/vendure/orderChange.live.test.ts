import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Backend } from '../answers/Backend.ts'
import type { Wire } from '../contract/wire.ts'
import { createApi } from '../createApi.ts'
import { createStoredBackend } from '../createDemoBackend.ts'
import type { Order } from '../ports/Orders.ts'
import { addToCart, createTestShop, readyToPay } from '../testing/visitTestShop.ts'
import type { TestShop, TestVisitor } from '../testing/visitTestShop.ts'
import { startVendure } from '../../tools/start/startVendure.ts'
import type { RunningVendure } from '../../tools/start/startVendure.ts'
import { withVendureDatabase } from './testing/withVendureDatabase.ts'

const hub = 1003
const smoke = 2300
const bulb = 2420

interface BookedOrder {
  readonly id: string
  readonly state: string
  readonly totalWithTax: number
  readonly shippingWithTax: number
  readonly couponCodes: readonly string[]
  readonly lines: readonly { readonly quantity: number; readonly proratedLinePriceWithTax: number }[]
  readonly payments: readonly { readonly amount: number; readonly state: string }[]
  readonly history: { readonly items: readonly { readonly type: string; readonly data: { readonly note?: string } }[] }
}
interface ShopOrder {
  readonly lines: readonly { readonly lineUid: string; readonly articleNumber: number; readonly quantity: number }[]
  readonly changes: readonly { readonly changedBy: string; readonly reason: string }[]
  readonly openInclVat: number
  readonly closed: string | null
}
interface Result {
  readonly refusal: string | null
  readonly articleNumber: number | null
  readonly available: number | null
  readonly totalBefore: number | null
  readonly totalInclVat: number | null
  readonly openInclVat: number | null
}
interface Wanted {
  readonly version?: number
  readonly lines?: readonly { readonly lineUid: string; readonly quantity: number }[]
  readonly added?: readonly { readonly articleNumber: number; readonly quantity: number }[]
}

const resultFields = '{ refusal articleNumber available totalBefore totalInclVat openInclVat }'
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

describe('orders that the merchant changes', { timeout: 120_000 }, () => {
  const databaseUrl = withVendureDatabase()
  let vendure: RunningVendure
  let backend: Backend
  let shop: TestShop
  beforeAll(async () => {
    vendure = await startVendure({ variables: { DATABASE_URL: databaseUrl() } })
    backend = await createStoredBackend({
      file: null,
      postgres: { url: databaseUrl(), schema: 'shop', poolSize: 4, timeoutMs: 10_000 },
      appUrl: 'http://shop.test',
      demoAccounts: true,
    })
    shop = await createTestShop({}, () => createApi(backend))
    for (const [articleNumber, pieces] of [
      [hub, 200],
      [smoke, 200],
      [bulb, 200],
    ] as const)
      await fill(articleNumber, pieces)
  }, 120_000)
  afterAll(async () => {
    await vendure.stop()
    await backend.close()
  })

  const variantOf = async (articleNumber: number) => {
    const { productVariants } = await vendure.query<{
      readonly productVariants: {
        readonly items: readonly {
          readonly id: string
          readonly stockLevels: readonly {
            readonly stockLocationId: string
            readonly stockOnHand: number
            readonly stockAllocated: number
          }[]
        }[]
      }
    }>(
      `query ($articleNumber: Float!) { productVariants(options: { filter: { articleNumber: { eq: $articleNumber } } }) {
        items { id stockLevels { stockLocationId stockOnHand stockAllocated } } } }`,
      { articleNumber },
    )
    return productVariants.items[0]!
  }
  const fill = async (articleNumber: number, stockOnHand: number): Promise<void> => {
    const { id, stockLevels } = await variantOf(articleNumber)
    const { stockLocationId } = stockLevels[0]!
    await vendure.query('mutation ($input: [UpdateProductVariantInput!]!) { updateProductVariants(input: $input) { id } }', {
      input: [{ id, stockLevels: [{ stockLocationId, stockOnHand }] }],
    })
  }
  /** Pieces that can be sold, as Vendure and as the shop count them. */
  const pieces = async (articleNumber: number): Promise<readonly [number, number]> => {
    const { stockOnHand, stockAllocated } = (await variantOf(articleNumber)).stockLevels[0]!
    const [level] = await backend.stock.levels([articleNumber])
    return [stockOnHand - stockAllocated, level?.pieces ?? NaN]
  }
  const stored = async ({ uid }: Pick<Order, 'uid'>): Promise<Order> => (await backend.orders.find({ uid }))!
  const booked = async ({ number }: Pick<Order, 'number'>): Promise<BookedOrder | undefined> => {
    const { orders } = await vendure.query<{ readonly orders: { readonly items: readonly BookedOrder[] } }>(
      `query ($code: String!) { orders(options: { filter: { code: { eq: $code } } }) { items { id state totalWithTax shippingWithTax couponCodes
        lines { quantity proratedLinePriceWithTax } payments { amount state } history { items { type data } } } } }`,
      { code: `TH-${number}` },
    )
    return orders.items[0]
  }
  const bookedIn = async (order: Order, state: string): Promise<BookedOrder> => {
    await expect.poll(async () => (await booked(order))?.state, { timeout: 10_000 }).toBe(state)
    return (await booked(order))!
  }
  const atBank = (visitor: TestVisitor, url: string) =>
    visitor.call('POST', url, 'choice=pay', { 'content-type': 'application/x-www-form-urlencoded' })
  const buy = async (fillCart: (visitor: TestVisitor) => Promise<unknown> = () => Promise.resolve()) => {
    const visitor = await readyToPay(shop)
    await fillCart(visitor)
    const { body } = await visitor.post<Wire['StartedPaymentResponse']>('/api/v2/checkout/pay')
    const url = 'paymentUrl' in body.data ? body.data.paymentUrl : ''
    await atBank(visitor, url)
    const payment = await backend.orders.findPayment({ providerId: url.split('/').at(-1) ?? '' })
    const order = await stored({ uid: payment?.orderUid ?? '' })
    return { visitor, order }
  }
  const payOpen = async (visitor: TestVisitor, { uid }: Order): Promise<string> => {
    const options = await visitor.post<Wire['PaymentOptionsResponse']>(`/api/v2/account/orders/${uid}/payments`, { countryCode: 'NL' })
    const payMethod = options.body.data.find(({ id }) => id === 'ideal')
    const started = await visitor.post<Wire['StartedPaymentResponse']>(`/api/v2/account/orders/${uid}/pay`, { payMethod })
    return 'paymentUrl' in started.body.data ? started.body.data.paymentUrl : ''
  }
  const shopOrder = async (id: string): Promise<ShopOrder> =>
    (
      await vendure.query<{ readonly shopOrder: ShopOrder }>(
        'query ($id: ID!) { shopOrder(id: $id) { lines { lineUid articleNumber quantity } changes { changedBy reason } openInclVat closed } }',
        { id },
      )
    ).shopOrder
  const lineUid = ({ lines }: Order, articleNumber: number): string =>
    lines.find(({ productId }) => productId === articleNumber)?.lineUid ?? ''
  const preview = async (id: string, { version = 0, lines = [], added = [] }: Wanted): Promise<Result> =>
    (
      await vendure.query<{ readonly previewShopOrder: Result }>(
        `query ($id: ID!, $version: Int!, $lines: [ShopOrderLineInput!]!, $added: [ShopOrderAddition!]!) {
          previewShopOrder(id: $id, version: $version, lines: $lines, added: $added) ${resultFields} }`,
        { id, version, lines, added },
      )
    ).previewShopOrder
  const change = async (id: string, { version = 0, lines = [], added = [] }: Wanted, key: string = randomUUID()): Promise<Result> =>
    (
      await vendure.query<{ readonly changeShopOrder: Result }>(
        `mutation ($id: ID!, $key: String!, $version: Int!, $lines: [ShopOrderLineInput!]!, $added: [ShopOrderAddition!]!) {
          changeShopOrder(id: $id, key: $key, version: $version, lines: $lines, added: $added, note: "Op verzoek") ${resultFields} }`,
        { id, key, version, lines, added },
      )
    ).changeShopOrder
  /** The books agree: on the total, line by line, on what was paid and is to come, and on the stock. */
  const expectSameBooks = async (order: Order, ...articleNumbers: readonly number[]): Promise<void> => {
    const { totalInclVat, lines, paidInclVat } = await stored(order)
    const inVendure = (await booked(order))!
    expect(inVendure.totalWithTax).toBe(totalInclVat)
    expect(sum(inVendure.lines.map(({ proratedLinePriceWithTax }) => proratedLinePriceWithTax)) + inVendure.shippingWithTax).toBe(
      totalInclVat,
    )
    const quantities = (of: readonly { readonly quantity: number }[]) =>
      of.flatMap(({ quantity }) => (quantity > 0 ? [quantity] : [])).toSorted((one, other) => one - other)
    expect(quantities(inVendure.lines)).toEqual(quantities(lines))
    const amounts = (state: string) => sum(inVendure.payments.filter((payment) => payment.state === state).map(({ amount }) => amount))
    expect([amounts('Settled'), amounts('Authorized')]).toEqual([paidInclVat ?? 0, Math.max(0, totalInclVat - (paidInclVat ?? 0))])
    for (const articleNumber of articleNumbers)
      await expect
        .poll(
          async () => {
            const [here, there] = await pieces(articleNumber)
            return here - there
          },
          { timeout: 15_000 },
        )
        .toBe(0)
  }

  it('a change is previewed, made by the rules of the shop, noted with who made it, and what is open is paid and settled', async () => {
    const { visitor, order } = await buy()
    const { id } = await bookedIn(order, 'PaymentSettled')
    const [before] = await pieces(hub)
    const wanted = { lines: [{ lineUid: lineUid(order, hub), quantity: 1 }], added: [{ articleNumber: smoke, quantity: 20 }] }
    const expected = await preview(id, wanted)
    expect(expected).toMatchObject({ refusal: null, totalBefore: order.totalInclVat })
    expect((await booked(order))?.totalWithTax).toBe(order.totalInclVat)
    expect(await change(id, wanted)).toEqual(expected)
    const changed = await bookedIn(order, 'PaymentAuthorized')
    await expectSameBooks(order, hub, smoke)
    expect((await pieces(hub))[0]).toBe(before + 1)
    expect(changed.history.items.flatMap(({ data }) => data.note ?? [])).toEqual([expect.stringMatching(/^Super Admin: Op verzoek \(€.*→/)])
    expect(await shopOrder(id)).toMatchObject({
      changes: [{ changedBy: 'Super Admin', reason: 'Op verzoek' }],
      openInclVat: expected.openInclVat,
      closed: null,
    })
    await atBank(visitor, await payOpen(visitor, order))
    await bookedIn(order, 'PaymentSettled')
    await expectSameBooks(order, hub, smoke)
  })

  it('a lower total tells what is to be refunded; two merchants at once and a change that is sent twice change it once', async () => {
    const { order } = await buy((visitor) => addToCart(visitor, smoke, 3))
    const { id } = await bookedIn(order, 'PaymentSettled')
    const fewer = { lines: [{ lineUid: lineUid(order, smoke), quantity: 1 }] }
    const taken = { lines: [{ lineUid: lineUid(order, hub), quantity: 0 }] }
    const both = await Promise.all([change(id, fewer, 'fewer'), change(id, taken, 'taken')])
    expect(both.map(({ refusal }) => refusal ?? 'changed').toSorted()).toEqual(['changed', 'changedMeanwhile'])
    const [won, key, wanted] = both[0].refusal === null ? ([both[0], 'fewer', fewer] as const) : ([both[1], 'taken', taken] as const)
    expect(await change(id, wanted, key)).toEqual(won)
    expect(won.openInclVat).toBe((won.totalInclVat ?? 0) - order.totalInclVat)
    expect(won.openInclVat).toBeLessThan(0)
    expect((await shopOrder(id)).changes).toHaveLength(1)
    expect((await booked(order))?.state).toBe('PaymentSettled')
    expect((await booked(order))?.totalWithTax).toBe((await stored(order)).totalInclVat)
  })

  it('an order that is changed while its rest is being paid keeps that payment, and only what is left stays open', async () => {
    const custom = { shape: 'Rechthoek', width: 200, length: 137, diameter: null }
    const { visitor, order } = await buy((one) => addToCart(one, 1001, 1, [{ groupId: 'vorm', itemId: 'vorm-rechthoek', custom }]))
    const { id } = await bookedIn(order, 'PaymentAuthorized')
    const url = await payOpen(visitor, order)
    const { openInclVat } = await change(id, { added: [{ articleNumber: bulb, quantity: 4 }] })
    await expectSameBooks(order, bulb)
    await atBank(visitor, url)
    const rest = order.totalInclVat - (order.paidInclVat ?? 0)
    expect((await stored(order)).paidInclVat).toBe(order.totalInclVat)
    await expect.poll(async () => (await shopOrder(id)).openInclVat).toBe((openInclVat ?? 0) - rest)
    await expect.poll(async () => (await backend.store.all('SELECT * FROM order_news')).length, { timeout: 15_000 }).toBe(0)
    await expectSameBooks(order, bulb)
    await atBank(visitor, await payOpen(visitor, order))
    await bookedIn(order, 'PaymentSettled')
    await expectSameBooks(order, bulb)
  })

  it('what cannot be is refused with its reason, and an order that is being sent is not changed', async () => {
    const { order } = await buy()
    const { id, lines } = await bookedIn(order, 'PaymentSettled')
    expect(lines).toHaveLength(1)
    const refusals = [
      await preview(id, { added: [{ articleNumber: 99, quantity: 1 }] }),
      await change(id, { added: [{ articleNumber: smoke, quantity: 9999 }] }),
      await change(id, { lines: [{ lineUid: lineUid(order, hub), quantity: 0 }] }),
      await change(id, { version: 1 }),
    ]
    expect(refusals).toMatchObject([
      { refusal: 'productUnknown', articleNumber: 99 },
      { refusal: 'stockShort', articleNumber: smoke },
      { refusal: 'nothingLeft' },
      { refusal: 'changedMeanwhile' },
    ])
    const { order: found } = await vendure.query<{ readonly order: { readonly lines: readonly { readonly id: string }[] } }>(
      'query ($id: ID!) { order(id: $id) { lines { id } } }',
      { id },
    )
    await vendure.query(
      `mutation ($lines: [OrderLineInput!]!) { addFulfillmentToOrder(input: { lines: $lines, handler: { code: "manual-fulfillment",
        arguments: [{ name: "method", value: "PostNL" }, { name: "trackingCode", value: "3S" }] } }) { __typename } }`,
      { lines: found.lines.map((line) => ({ orderLineId: line.id, quantity: 2 })) },
    )
    expect(await shopOrder(id)).toMatchObject({ closed: 'sent' })
    expect(await change(id, { lines: [{ lineUid: lineUid(order, hub), quantity: 1 }] })).toMatchObject({ refusal: 'sent' })
  })

  it('orders with coupons that are changed again and again, by chance, have the same books in Vendure and in the shop', async () => {
    let seed = 20_261_127
    const chance = (below: number): number => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % below
    }
    for (let round = 0; round < 4; round += 1) {
      const { order } = await buy(async (visitor) => {
        await addToCart(visitor, smoke, 1 + chance(4))
        if (round % 2 === 0) await visitor.post('/api/v2/cart/coupons', { couponCode: 'WELKOM10' })
        if (round > 1) await visitor.post('/api/v2/cart/coupons', { couponCode: 'VIJFEURO' })
      })
      const { id } = await bookedIn(order, 'PaymentSettled')
      for (let version = 0; version < 5;) {
        const { lines } = await stored(order)
        const wanted = {
          version,
          lines: lines.filter(() => chance(2) === 0).map((line) => ({ lineUid: line.lineUid, quantity: chance(6) })),
          added: chance(3) === 0 ? [{ articleNumber: chance(2) === 0 ? bulb : smoke, quantity: 1 + chance(3) }] : [],
        }
        const { refusal } = await change(id, wanted)
        expect([null, 'nothingLeft', 'nothingChanged']).toContain(refusal)
        if (refusal === null) version += 1
        await expectSameBooks(order)
      }
      await expectSameBooks(order, hub, smoke, bulb)
    }
  })
})
