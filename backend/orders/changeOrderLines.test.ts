import { beforeEach, expect, it } from 'vitest'
import { transact } from '../answers/transact.ts'
import { findPayment, settlePayment } from '../checkout/payments.ts'
import type { Wire } from '../contract/wire.ts'
import type { Order } from '../ports/Orders.ts'
import { setStock } from '../stock/setStock.ts'
import { addToCart, createTestShop, readyToPay } from '../testing/visitTestShop.ts'
import type { TestShop, TestVisitor } from '../testing/visitTestShop.ts'
import { changeOrderLines, previewOrderChange } from './changeOrderLines.ts'
import type { OrderChangeRequest } from './changeOrderLines.ts'

/** Of which an order has two pieces; another product, and one that is made to measure. */
const hub = 1003
const smoke = 2300
const bespoke = 1001

let shop: TestShop
let customer: TestVisitor
let order: Order

const stored = async (): Promise<Order> => {
  const found = await shop.backend.orders.find({ uid: order.uid })
  if (found === null) throw new Error('The order is gone')
  return found
}
const atBank = async (url: string): Promise<void> => {
  await customer.call('POST', url, 'choice=pay', { 'content-type': 'application/x-www-form-urlencoded' })
}
const place = async (): Promise<string> => {
  const { body } = await customer.post<Wire['StartedPaymentResponse']>('/api/v2/checkout/pay')
  const url = 'paymentUrl' in body.data ? body.data.paymentUrl : ''
  const found = await shop.backend.orders.findPayment({ providerId: url.split('/').at(-1) ?? '' })
  order = (await shop.backend.orders.find({ uid: found?.orderUid ?? '' }))!
  return url
}
const detail = async () => (await customer.call<Wire['OrderResponse']>('GET', `/api/v2/account/orders/${order.uid}`)).body.data
/** Cents including VAT of invoices less credit notes. */
const onPaper = async (): Promise<number> =>
  (await shop.backend.invoices.ofOrder(order.uid)).reduce(
    (sum, { totalInclVat, document }) => sum + (document.kind === 'invoice' ? totalInclVat : -totalInclVat),
    0,
  )
const pieces = async (productId = hub) => (await shop.backend.stock.levels([productId]))[0]?.pieces
const lineOf = (productId: number) => order.lines.find((line) => line.productId === productId)?.lineUid ?? ''
const request = (more: Partial<OrderChangeRequest> = {}): OrderChangeRequest => ({
  uid: 'change-1',
  orderUid: order.uid,
  version: 0,
  lines: [],
  added: [],
  changedBy: 'Bo',
  reason: 'Op jouw verzoek',
  ...more,
})
const change = (more: Partial<OrderChangeRequest> = {}) => transact(shop.backend, (inner) => changeOrderLines(inner, request(more)))
const paidOrder = async (): Promise<void> => {
  await atBank(await place())
  order = await stored()
}

beforeEach(async () => {
  shop = await createTestShop()
  customer = await readyToPay(shop)
  await setStock(shop.backend, hub, 10)
  await setStock(shop.backend, smoke, 5)
})

it('ACC-02 fewer pieces cost what they cost when they were ordered; they come back, and the customer reads why and gets a mail', async () => {
  await paidOrder()
  const before = (await shop.mails()).length
  // What a piece costs now is not asked.
  const paid = order.totalInclVat
  expect(await change({ lines: [{ lineUid: lineOf(hub), quantity: 1 }] })).toEqual({
    type: 'changed',
    totalBefore: paid,
    totalInclVat: (paid - 695) / 2 + 695,
    openInclVat: (paid - 695) / 2 + 695 - paid,
  })
  expect([await pieces(), await onPaper()]).toEqual([9, (paid - 695) / 2 + 695])
  const shown = await detail()
  expect(shown).toMatchObject({
    status: 'paid',
    totals: { totalInclVat: (paid - 695) / 2 + 695, outstandingAmount: 0 },
    lines: [{ quantity: 1 }],
    changes: [{ reason: 'Op jouw verzoek', totalBeforeInclVat: paid, totalInclVat: (paid - 695) / 2 + 695 }],
  })
  expect(JSON.stringify(shown)).not.toContain('Bo"')
  const mails = (await shop.mails()).slice(before)
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['actief@thuishaven.test', `Je bestelling ${shown.orderNumber} is gewijzigd`],
  ])
  for (const text of ['Op jouw verzoek', '1 × ', 'van ons terug', 'http://localhost:3000/bestelling?key='])
    expect(mails[0]?.body).toContain(text)
  const { lines, placed, totalInclVat, upfrontInclVat } = order
  expect(await shop.backend.orders.revisionsOf(order.uid)).toMatchObject([
    { changedBy: 'Bo', before: { lines, placed, totalInclVat, upfrontInclVat } },
  ])
})

it('ACC-02 PRC-01 the mail of a change has the VAT of each rate, and to a company the amounts before the total exclude it', async () => {
  await paidOrder()
  await change({ lines: [{ lineUid: lineOf(hub), quantity: 1 }] })
  const written = async () => ((await shop.mails()).at(-1)?.body ?? '').replaceAll(/[\u00a0\u202f]/g, ' ')
  expect(await written()).toContain(
    '1 × Wachter Plus wit  € 329,00\nBezorgkosten: € 6,95\nTotaal: € 335,95 (was € 664,95)\nWaarvan btw 21%: € 58,31\n',
  )
  customer = await readyToPay(shop, 'nl-NL', 'zakelijk@thuishaven.test')
  await paidOrder()
  await change({ uid: 'change-2', lines: [{ lineUid: lineOf(hub), quantity: 1 }] })
  expect(await written()).toContain(
    '1 × Wachter Plus wit  € 271,90\nBezorgkosten: € 5,74\nTotaal excl. btw: € 277,64\nBtw 21%: € 58,31\nTotaal: € 335,95 (was € 664,95)\nBedragen per regel zijn excl. btw.\n',
  )
})

it('ACC-03 what is added costs what it costs now, leaves the stock, and is paid as an open amount', async () => {
  await paidOrder()
  const { price } = shop.backend.catalogue.product(smoke) ?? {}
  const result = await change({ added: [{ productId: smoke, quantity: 2 }] })
  expect(result).toMatchObject({ type: 'changed', totalBefore: order.totalInclVat })
  const open = 'openInclVat' in result ? result.openInclVat : 0
  expect(open).toBeGreaterThan(2 * ((price?.base ?? 0) / 2))
  expect([await pieces(), await pieces(smoke)]).toEqual([8, 3])
  expect(await detail()).toMatchObject({
    status: 'open',
    totals: { outstandingAmount: open },
    lines: [{ quantity: 2 }, { productId: smoke }],
  })
  const options = await customer.post<Wire['PaymentOptionsResponse']>(`/api/v2/account/orders/${order.uid}/payments`, { countryCode: 'NL' })
  const payMethod = options.body.data.find(({ id }) => id === 'ideal')
  const started = await customer.post<Wire['StartedPaymentResponse']>(`/api/v2/account/orders/${order.uid}/pay`, { payMethod })
  await atBank('paymentUrl' in started.body.data ? started.body.data.paymentUrl : '')
  expect(await detail()).toMatchObject({ status: 'paid', totals: { outstandingAmount: 0 } })
  expect(await onPaper()).toBe((await stored()).totalInclVat)
  // Of the rest no piece leaves the stock again.
  expect([await pieces(), await pieces(smoke)]).toEqual([8, 3])
})

it('RUG-08 of what is made to measure a deposit stays due, and the rest of the new total is open', async () => {
  const custom = { shape: 'Rechthoek', width: 200, length: 137, diameter: null }
  await addToCart(customer, bespoke, 1, [{ groupId: 'vorm', itemId: 'vorm-rechthoek', custom }])
  await paidOrder()
  const rest = order.totalInclVat - order.upfrontInclVat
  expect(rest).toBeGreaterThan(0)
  await change({ lines: [{ lineUid: lineOf(hub), quantity: 1 }] })
  const changed = await stored()
  expect(changed.totalInclVat - changed.upfrontInclVat).toBe(rest)
  expect(await detail()).toMatchObject({
    status: 'open',
    totals: { outstandingAmount: changed.totalInclVat - (order.paidInclVat ?? 0) },
    lines: [{ productId: bespoke }, { quantity: 1 }],
  })
})

it('what the provider promised is collected for the new total alone, and what is on account is the new total', async () => {
  const decide = async (status: 'authorized' | 'invoiced'): Promise<void> => {
    const providerId = (await place()).split('/').at(-1) ?? ''
    const payment = await shop.backend.orders.findPayment({ providerId })
    await settlePayment(shop.backend, (await findPayment(shop.backend, { uid: payment?.uid ?? '' }))!, status)
  }
  for (const status of ['authorized', 'invoiced'] as const) {
    if (status === 'invoiced') customer = await readyToPay(shop)
    await decide(status)
    const result = await change({ lines: [{ lineUid: lineOf(hub), quantity: 1 }] })
    const { totalInclVat } = await stored()
    expect(totalInclVat).toBeLessThan(order.totalInclVat)
    expect(result).toMatchObject({ totalInclVat, openInclVat: status === 'authorized' ? 0 : totalInclVat })
    expect(await shop.backend.orders.paymentsOf(order.uid)).toMatchObject([{ status, amountInclVat: totalInclVat }])
    expect(await onPaper()).toBe(totalInclVat)
  }
})

it('CPN-03 a coupon counts as it did, and no longer once the goods cost less than it asks for', async () => {
  const coupon = {
    code: 'VIJFEURO',
    discount: { type: 'fixedAmount', amount: 500 },
    validFrom: null,
    usageLimit: null,
    usageLimitPerCustomer: null,
  } as const
  await customer.post('/api/v2/cart/coupons', { couponCode: 'VIJFEURO' })
  await paidOrder()
  expect(order.placed.coupons).toMatchObject([{ code: 'VIJFEURO', applicable: true }])
  const goods = order.placed.cartTotals.subtotalInclVat
  const preview = async (minimumInclVat: number, validUntil: number | null = null) => {
    const coupons = { find: async () => ({ ...coupon, minimumInclVat, validUntil }) }
    const context = { ...shop.backend, coupons }
    return previewOrderChange(context, request({ lines: [{ lineUid: lineOf(hub), quantity: 1 }] }))
  }
  const half = goods / 2 + 695
  expect(await preview(goods / 2)).toMatchObject({ totalInclVat: half - 500 })
  expect(await preview(goods / 2 + 1)).toMatchObject({ totalInclVat: half })
  expect(await preview(0, 1)).toMatchObject({ totalInclVat: half - 500 })
})

it('a change is refused with its reason, and changes nothing', async () => {
  const url = await place()
  const refusal = async (more: Partial<OrderChangeRequest>) => {
    const { type: _, ...rest } = await change(more)
    return rest
  }
  const one = [{ lineUid: lineOf(hub), quantity: 1 }]
  expect(await refusal({ lines: one })).toEqual({ reason: 'notOrdered' })
  await atBank(url)
  order = await stored()
  expect(await refusal({ lines: one, orderUid: 'none' })).toEqual({ reason: 'orderUnknown' })
  expect(await refusal({ lines: one, reason: ' ' })).toEqual({ reason: 'reasonInvalid' })
  expect(await refusal({ lines: one, reason: 'a'.repeat(501) })).toEqual({ reason: 'reasonInvalid' })
  expect(await refusal({ lines: one, version: 1 })).toEqual({ reason: 'changedMeanwhile' })
  expect(await refusal({ lines: [{ lineUid: 'none', quantity: 1 }] })).toEqual({ reason: 'lineUnknown' })
  for (const quantity of [-1, 1.5, 10_000, NaN])
    expect(await refusal({ lines: [{ lineUid: lineOf(hub), quantity }] })).toEqual({ reason: 'quantityInvalid' })
  expect(await refusal({ lines: [{ lineUid: lineOf(hub), quantity: 0 }] })).toEqual({ reason: 'nothingLeft' })
  expect(await refusal({ lines: [{ lineUid: lineOf(hub), quantity: 2 }] })).toEqual({ reason: 'nothingChanged' })
  expect(await refusal({ added: [{ productId: 99, quantity: 1 }] })).toEqual({ reason: 'productUnknown', productId: 99 })
  expect(await refusal({ added: [{ productId: bespoke, quantity: 1 }] })).toEqual({ reason: 'productNotForSale', productId: bespoke })
  expect(await refusal({ added: [{ productId: smoke, quantity: 6 }] })).toEqual({ reason: 'stockShort', productId: smoke, available: 5 })
  expect(await refusal({ lines: [{ lineUid: lineOf(hub), quantity: 11 }] })).toEqual({ reason: 'stockShort', productId: hub, available: 8 })
  expect([await stored(), await pieces(), await pieces(smoke)]).toEqual([order, 8, 5])
  await shop.backend.orders.ship(order.uid, null)
  expect(await refusal({ lines: one })).toEqual({ reason: 'sent' })
})

it('of two merchants at once one changes the order, and a change that is sent twice is made once', async () => {
  await paidOrder()
  const to = (quantity: number, uid: string) => change({ uid, lines: [{ lineUid: lineOf(hub), quantity }] })
  const both = await Promise.all([to(1, 'a'), to(3, 'b')])
  expect(both.map((result) => (result.type === 'refused' ? result.reason : result.type)).toSorted()).toEqual([
    'changed',
    'changedMeanwhile',
  ])
  const [won, uid, quantity] = both[0].type === 'changed' ? ([both[0], 'a', 1] as const) : ([both[1], 'b', 3] as const)
  expect(await to(quantity, uid)).toEqual(won)
  expect([(await stored()).lines[0]?.quantity, await pieces()]).toEqual([quantity, 10 - quantity])
  expect((await detail()).changes).toHaveLength(1)
})

it('a preview is what a change makes, and changes nothing', async () => {
  await paidOrder()
  const wanted = { lines: [{ lineUid: lineOf(hub), quantity: 5 }], added: [{ productId: smoke, quantity: 1 }] }
  const preview = await previewOrderChange(shop.backend, request(wanted))
  expect([await stored(), await pieces()]).toEqual([order, 8])
  expect(await change(wanted)).toEqual(preview)
})

it('CHK-11 pieces that come back are told to who waits for them, and a promised day moves when what is added takes longer', async () => {
  await setStock(shop.backend, hub, 2)
  await paidOrder()
  const visitor = shop.visitor()
  await visitor.post(`/api/public/products/${hub}/requests`, { kind: 'backInStock', emailAddress: 'noor@voorbeeld.test' })
  const asked = (await shop.mails()).find(({ recipient }) => recipient === 'noor@voorbeeld.test')
  await visitor.post(`/api/public/productRequests/${/tell=(\S+)/.exec(asked?.body ?? '')?.[1] ?? ''}/confirm`)
  // From Saturday to Monday.
  shop.advance(2 * 86_400_000)
  await change({ lines: [{ lineUid: lineOf(hub), quantity: 1 }], added: [{ productId: smoke, quantity: 1 }] })
  const backAgain = (await shop.mails()).filter(({ recipient }) => recipient === 'noor@voorbeeld.test')
  expect(backAgain.at(-1)?.subject).toMatch(/is er weer$/)
  expect((await detail()).delivery.expectedOn! > order.placed.delivery.expectedOn!).toBe(true)
})
