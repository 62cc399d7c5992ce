import { beforeEach, describe, expect, it } from 'vitest'
import type { Backend } from '../answers/Backend.ts'
import { transact } from '../answers/transact.ts'
import { requestRefund } from '../checkout/refunds.ts'
import { requestRest } from '../checkout/requestRest.ts'
import { settleMoney } from '../checkout/settleMoney.ts'
import type { Invoice } from '../ports/Invoices.ts'
import { resetShoppers } from '../seeding/seedShoppers.ts'
import { readPdf } from '../testing/readPdf.ts'
import { addToCart, createTestShop, login, readyToPay } from '../testing/visitTestShop.ts'
import type { TestShop, TestVisitor } from '../testing/visitTestShop.ts'
import { invoicePdf } from './invoicePdf.ts'
import { ublOf } from './ubl.ts'

let shop: TestShop
let backend: Backend
beforeEach(async () => {
  shop = await createTestShop()
  backend = shop.backend
})

const decide = (visitor: TestVisitor, bank: string) =>
  visitor.call('POST', bank, 'choice=pay', { 'content-type': 'application/x-www-form-urlencoded' })
/** Pays the cart; answers the uid of its payment. */
const pay = async (visitor: TestVisitor): Promise<string> => {
  const { data } = (await visitor.post<{ readonly data: { readonly paymentUrl: string } }>('/api/v2/checkout/pay')).body
  return (await decide(visitor, data.paymentUrl)).headers.get('location')?.split('/').at(-1) ?? ''
}
const orderUidOf = async (paymentUid: string): Promise<string> => (await backend.orders.findPayment({ uid: paymentUid }))?.orderUid ?? ''
const paperOf = async (orderUid: string): Promise<readonly Invoice[]> => backend.invoices.ofOrder(orderUid)
const subjectsOf = (invoice: Invoice | undefined) => invoice?.document.lines.map(({ subject }) => subject.type)

describe('the invoices of an order', () => {
  it('ACC-01 a deposit has an advance invoice, and the rest one of the whole that deducts it', async () => {
    const visitor = shop.visitor()
    await addToCart(visitor, 1001, 1, [
      { groupId: 'vorm', itemId: 'vorm-rechthoek', custom: { shape: 'Rechthoek', width: 200, length: 137, diameter: null } },
    ])
    const session = (await login(visitor, 'actief@thuishaven.test')).body.data
    await visitor.post('/api/v2/cart', { address_id: session.addresses.delivery[0]?.id })
    await visitor.post('/api/v2/cart', { shipping_option_id: 'postnl' })
    await visitor.post('/api/v2/cart', { payment_option_id: 'ideal' })
    const paymentUid = await pay(visitor)
    const orderUid = await orderUidOf(paymentUid)
    const order = await backend.orders.find({ uid: orderUid })
    const [advance] = await paperOf(orderUid)
    expect([advance?.totalInclVat, advance?.paymentUid, subjectsOf(advance)]).toEqual([order?.upfrontInclVat, paymentUid, ['advance']])
    // What is paid for is named, with its measures.
    const [subject] = advance?.document.lines.map((line) => line.subject) ?? []
    expect(subject?.type === 'advance' ? subject.goods : null).toEqual([expect.stringMatching(/^1 × Vloerkleed op maat, .*200 × 137 cm/)])
    if (advance === undefined) throw new Error('There is no advance invoice.')
    expect(readPdf(await invoicePdf(advance, 'nld')).pages.join('\n')).toMatch(/Aanbetaling op bestelling[\s\S]*200 × 137 cm/)
    expect(ublOf(advance)).toMatch(/<cbc:Description>1 × Vloerkleed op maat, [^<]*200 × 137 cm/)
    await transact(backend, (inner) => requestRest(inner, orderUid))
    const link = /http:\/\/localhost:3000(\S+)$/.exec((await shop.mails()).at(-1)?.body ?? '')?.[1] ?? ''
    await decide(visitor, (await visitor.call('GET', link)).headers.get('location') ?? '')
    const [, whole] = await paperOf(orderUid)
    expect(subjectsOf(whole)).toEqual(['goods', 'earlier'])
    expect(whole?.document.lines.at(-1)).toMatchObject({ subject: { number: 'F26-000001' }, quantity: -1 })
    expect((advance?.totalInclVat ?? 0) + (whole?.totalInclVat ?? 0)).toBe(order?.totalInclVat)
  })

  it('ACC-01 a refund has a credit note of the lines it names, and of everything when all goes back', async () => {
    const paymentUid = await pay(await readyToPay(shop))
    const orderUid = await orderUidOf(paymentUid)
    const [line] = (await backend.orders.find({ uid: orderUid }))?.placed.lines ?? []
    const refund = async (uid: string, amountInclVat: number, quantity: number | null) => {
      const lines = quantity === null ? null : [{ lineUid: line?.uid ?? '', quantity }]
      await transact(backend, (inner) => requestRefund(inner, { uid, paymentUid, amountInclVat, reason: 'Kras', lines }, backend.now()))
      await settleMoney(backend)
    }
    const half = (line?.totals.totalInclVat ?? 0) / 2
    await refund('one piece', half, 1)
    const [invoice, credit] = await paperOf(orderUid)
    expect([credit?.number, credit?.refundUid, credit?.totalInclVat, credit?.document.reason]).toEqual([
      'C26-000002',
      'one piece',
      half,
      'Kras',
    ])
    expect(credit?.document.credits?.number).toBe(invoice?.number)
    expect(credit?.document.lines).toMatchObject([{ subject: { type: 'goods', title: line?.title }, quantity: 1 }])
    const other = await pay(await readyToPay(shop))
    const { totalInclVat = 0, document } = (await paperOf(await orderUidOf(other)))[0] ?? {}
    await transact(backend, (inner) =>
      requestRefund(inner, { uid: 'all', paymentUid: other, amountInclVat: totalInclVat, reason: '', lines: null }, backend.now()),
    )
    await settleMoney(backend)
    const all = (await paperOf(await orderUidOf(other)))[1]?.document
    expect([all?.lines, all?.charges, all?.vat]).toEqual([document?.lines, document?.charges, document?.vat])
  })

  it('ACC-01 an order on account has its invoice at once, none when it is paid, and a credit note when it is cancelled', async () => {
    const order = async (): Promise<string> => {
      const visitor = await readyToPay(shop)
      shop.stage('on-account')
      await visitor.post('/api/v2/cart', { payment_option_id: 'account' })
      const { data } = (await visitor.post<{ readonly data: { readonly paymentUid: string } }>('/api/v2/checkout/pay')).body
      return data.paymentUid
    }
    const paid = await order()
    const [invoice] = await paperOf(await orderUidOf(paid))
    expect([invoice?.document.settlement, invoice?.document.dueAt]).toEqual(['onAccount', backend.now() + 14 * 24 * 60 * 60 * 1000])
    await backend.orders.markReceived(paid, backend.now())
    await settleMoney(backend)
    expect(await paperOf(await orderUidOf(paid))).toHaveLength(1)
    const cancelled = await orderUidOf(await order())
    await backend.store.run("UPDATE purchase SET state = 'cancelled' WHERE uid = ?", cancelled)
    await settleMoney(backend)
    await settleMoney(backend)
    const [first, second, ...more] = await paperOf(cancelled)
    expect([second?.document.kind, second?.totalInclVat, more]).toEqual(['creditNote', first?.totalInclVat, []])
  })

  it('ACC-01 an invoice stays as it was when the shop moves and its customer is gone', async () => {
    const orderUid = await orderUidOf(await pay(await readyToPay(shop)))
    const before = await paperOf(orderUid)
    const order = await backend.orders.find({ uid: orderUid })
    await backend.customers.remove(order?.customerId ?? '')
    expect(await paperOf(orderUid)).toEqual(before)
    expect(before[0]?.document.buyer).toMatchObject({ emailAddress: 'actief@thuishaven.test', address: { city: 'Amsterdam' } })
  })

  it('ACC-01 orders of before keep the invoice with their number and date, once', async () => {
    await resetShoppers(backend)
    await resetShoppers(backend)
    const [invoice, ...more] = await paperOf('order-250031')
    expect([invoice?.uid, invoice?.number, more]).toEqual(['inv-order-250031', 'F250031', []])
    expect(invoice?.issuedAt).toBe((await backend.orders.find({ uid: 'order-250031' }))?.createdAt)
  })
})
