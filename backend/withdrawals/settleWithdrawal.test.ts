import { beforeEach, describe, expect, it } from 'vitest'
import type { Backend } from '../answers/Backend.ts'
import { transact } from '../answers/transact.ts'
import { openInclVat } from '../checkout/openAmount.ts'
import { settleMoney } from '../checkout/settleMoney.ts'
import type { Wire } from '../contract/wire.ts'
import type { Order } from '../ports/Orders.ts'
import { addToCart, createTestShop, readyToPay } from '../testing/visitTestShop.ts'
import type { TestShop, TestVisitor } from '../testing/visitTestShop.ts'
import { findWithdrawalToSettle, proposeSettlement, settleWithdrawal } from './settleWithdrawal.ts'
import type { SettlementRequest } from './settleWithdrawal.ts'

const hub = 1003
const smoke = 2300

let shop: TestShop
let backend: Backend
let visitor: TestVisitor
let order: Order
let withdrawalUid: string

const stored = async (): Promise<Order> => (await backend.orders.find({ uid: order.uid }))!
const withdraw = async (emailAddress = 'actief@thuishaven.test'): Promise<string> => {
  const statement = { name: 'Noor Vis', emailAddress, orderNumber: `TH-${order.number}` }
  const { body } = await visitor.post<Wire['StatedWithdrawalResponse']>('/api/v2/withdrawals', statement)
  await visitor.post(`/api/v2/withdrawals/${body.data.withdrawalUid}/confirm`)
  return body.data.withdrawalUid
}
beforeEach(async () => {
  shop = await createTestShop()
  backend = shop.backend
  visitor = await readyToPay(shop)
  await addToCart(visitor, smoke)
  await visitor.post('/api/v2/cart/coupons', { couponCode: 'WELKOM10' })
  const { body } = await visitor.post<{ readonly data: { readonly paymentUrl: string } }>('/api/v2/checkout/pay')
  const url = body.data.paymentUrl
  await visitor.call('POST', url, 'choice=pay', { 'content-type': 'application/x-www-form-urlencoded' })
  const payment = await backend.orders.findPayment({ providerId: url.split('/').at(-1) ?? '' })
  order = (await backend.orders.find({ uid: payment?.orderUid ?? '' }))!
  withdrawalUid = await withdraw()
})

const line = (productId: number, quantity: number) => ({
  lineUid: order.lines.find((one) => one.productId === productId)?.lineUid ?? '',
  quantity,
})
const propose = (...lines: ReturnType<typeof line>[]) => proposeSettlement(backend, { withdrawalUid, lines })
const settle = async (request: Partial<SettlementRequest>) =>
  transact(backend, async (inner) =>
    settleWithdrawal(inner, {
      withdrawalUid,
      key: 'one',
      version: 0,
      lines: [line(hub, 1)],
      amountInclVat: 100,
      note: 'Gebruikt',
      ...request,
    }),
  )
const amountOf = async (...lines: ReturnType<typeof line>[]): Promise<number> => {
  const proposed = await propose(...lines)
  return proposed.type === 'amount' ? proposed.amountInclVat : NaN
}

describe('a withdrawal that is settled', () => {
  it('NET-03 goods that come back in parts give back all that was paid, delivery with the last of them', async () => {
    const { discountInclVat, shippingInclVat, subtotalInclVat, totalInclVat } = order.placed.cartTotals
    expect([discountInclVat > 0, shippingInclVat > 0]).toEqual([true, true])
    const goods = subtotalInclVat - discountInclVat
    const first = await amountOf(line(hub, 1))
    expect(await amountOf(line(hub, 2))).toBeLessThan(goods)
    expect(await amountOf(line(hub, 2), line(smoke, 1))).toBe(totalInclVat)
    expect(await settle({ amountInclVat: first, note: '' })).toEqual({ type: 'amount', amountInclVat: first })
    expect(await amountOf(line(hub, 1), line(smoke, 1))).toBe(totalInclVat - first)
    expect(
      await settle({ key: 'two', version: 1, lines: [line(hub, 1), line(smoke, 1)], amountInclVat: totalInclVat - first }),
    ).toMatchObject({
      type: 'amount',
    })
    await settleMoney(backend)
    expect([(await stored()).refundedInclVat, openInclVat(await stored())]).toEqual([totalInclVat, 0])
    const credits = (await backend.invoices.ofOrder(order.uid)).filter(({ document }) => document.kind === 'creditNote')
    expect(credits.map(({ document }) => document.reason)).toEqual(['Herroeping H-2026-000001', 'Herroeping H-2026-000001: Gebruikt'])
    expect(credits.reduce((sum, credit) => sum + credit.totalInclVat, 0)).toBe(totalInclVat)
    expect(credits[0]?.document.lines).toMatchObject([{ subject: { type: 'goods' }, quantity: 1 }])
  })

  it('NET-03 what was kept of goods that came back used is not given back with the others', async () => {
    const used = await amountOf(line(hub, 2))
    const { totalInclVat } = order
    await settle({ lines: [line(hub, 2)], amountInclVat: used - 1000 })
    expect(await amountOf(line(smoke, 1))).toBe(totalInclVat - used)
  })

  it('NET-03 pressed twice it gives one refund, and a second merchant reads so', async () => {
    const [one, other] = [await settle({}), await settle({})]
    expect([one, other]).toEqual([{ type: 'amount', amountInclVat: 100 }, one])
    expect(await settle({ key: 'two' })).toEqual({ type: 'refused', reason: 'changedMeanwhile' })
    expect(await backend.refunds.ofOrder(order.uid)).toHaveLength(1)
  })

  it('NET-03 what cannot be is refused, and nothing goes back', async () => {
    const refused = async (request: Partial<SettlementRequest>) => (await settle(request)) as { readonly reason: string }
    const reasons = [
      await refused({ lines: [] }),
      await refused({ lines: [line(hub, 3)] }),
      await refused({ lines: [line(hub, 1), line(hub, 1)] }),
      await refused({ lines: [{ lineUid: 'another', quantity: 1 }] }),
      await refused({ amountInclVat: 0 }),
      await refused({ amountInclVat: order.totalInclVat + 1 }),
      await refused({ note: ' ' }),
      await refused({ note: 'x'.repeat(501) }),
      await refused({ withdrawalUid: 'withdrawal-none' }),
      await refused({ withdrawalUid: await withdraw('another@voorbeeld.test') }),
    ]
    expect(reasons.map(({ reason }) => reason)).toEqual([
      'nothingReturned',
      'quantityInvalid',
      'quantityInvalid',
      'quantityInvalid',
      'amountInvalid',
      'amountInvalid',
      'reasonMissing',
      'reasonInvalid',
      'orderUnknown',
      'orderUnknown',
    ])
    expect(await backend.refunds.ofOrder(order.uid)).toEqual([])
  })

  it('NET-03 a refund that failed can be requested again', async () => {
    await settle({})
    await backend.store.run("UPDATE refund SET status = 'failed'")
    expect((await findWithdrawalToSettle(backend, withdrawalUid))?.refundableInclVat).toBe(order.totalInclVat)
    expect(await settle({ key: 'two', version: 1 })).toMatchObject({ type: 'amount' })
  })
})
