import { array, assert, asyncProperty, boolean, constant, constantFrom, integer, nat, oneof, record } from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Backend } from '../answers/Backend.ts'
import { transact } from '../answers/transact.ts'
import { deliveryCharges } from '../options/deliveryCharges.ts'
import { openPayment, settlePayment } from '../checkout/payments.ts'
import { requestRefund, sendRefund } from '../checkout/refunds.ts'
import { text } from '../database/row.ts'
import type { Invoice, VatAmount } from '../ports/Invoices.ts'
import type { Order, OrderPayment, PlacedOrder } from '../ports/Orders.ts'
import { cartTotals } from '../pricing/cartTotals.ts'
import { lineTotals } from '../pricing/linePrice.ts'
import { createTestShop } from '../testing/visitTestShop.ts'
import { creditCancelled, issueInvoices } from './issueInvoices.ts'
import { orderLines } from './orderLines.ts'
import { ublOf } from './ubl.ts'

const arbitraryLine = record({
  base: integer({ min: 1, max: 90_000 }),
  vat: constantFrom(2100, 2100, 900, 0),
  vatIncluded: boolean(),
  discount: constantFrom(0, 0, 1000, 3333),
  quantity: integer({ min: 1, max: 9 }),
})
const arbitraryDiscount = oneof(
  record({ type: constant('percentage' as const), percentage: integer({ min: 1, max: 9000 }) }),
  record({ type: constant('fixedAmount' as const), amount: integer({ min: 1, max: 9000 }) }),
)
/** A cart: two rates and zero, prices set with and without VAT, coupons, delivery; and of a business in another member state. */
const arbitraryCart = record({
  lines: array(arbitraryLine, { minLength: 1, maxLength: 5 }),
  discounts: array(arbitraryDiscount, { maxLength: 2 }),
  shipping: constantFrom(0, 695),
  services: array(nat(300), { maxLength: 2 }),
  isProRata: boolean(),
  isReverseCharged: constantFrom(false, false, false, true),
})
type Generated<Arbitrary> = Arbitrary extends { readonly generate: (...given: never[]) => { readonly value: infer Value } } ? Value : never
type Cart = Generated<typeof arbitraryCart>

const share = integer({ min: 1, max: 100 })
const which = nat(3)
const arbitraryEvent = oneof(
  { arbitrary: record({ type: constant('pay' as const) }), weight: 3 },
  { arbitrary: record({ type: constant('payPart' as const), share }), weight: 2 },
  record({ type: constant('promise' as const) }),
  record({ type: constant('onAccount' as const) }),
  { arbitrary: record({ type: constant('refund' as const), which, share, line: nat(6) }), weight: 3 },
  { arbitrary: record({ type: constant('refundAll' as const), which }), weight: 2 },
  record({ type: constant('failRefund' as const) }),
  record({ type: constant('lapse' as const), which }),
  record({ type: constant('change' as const), cart: arbitraryCart }),
  record({ type: constant('cancel' as const) }),
)
type Event = Generated<typeof arbitraryEvent>

/** The sums of documents at each rate. */
const netOf = (issued: readonly Invoice[]): ReadonlyMap<number, { readonly exclVat: number; readonly amount: number }> => {
  const net = new Map<number, { exclVat: number; amount: number }>()
  for (const { document } of issued)
    for (const { percentage, exclVat, amount } of document.vat) {
      const sign = document.kind === 'invoice' ? 1 : -1
      const known = net.get(percentage) ?? { exclVat: 0, amount: 0 }
      net.set(percentage, { exclVat: known.exclVat + sign * exclVat, amount: known.amount + sign * amount })
    }
  return net
}

const parts = (xml: string, name: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'g'))].map(([, content = '']) => content)
/** An amount in cents; 0 where it is left out. */
const cents = (xml: string, name: string): number => Math.round(Number(new RegExp(`<${name}[^>]*>([^<]*)<`).exec(xml)?.[1] ?? 0) * 100)
const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0)

/**
 * The rules of arithmetic of EN 16931 and Peppol BIS Billing 3: BR-CO-10 to 17, BR-S-08 and BR-S-09 with those of the other categories,
 * PEPPOL-EN16931-R120 and R121, no price below zero (BR-27), and the reason of what has no VAT (BR-IC-10).
 */
const expectUblAddsUp = (xml: string): void => {
  const [totals = ''] = parts(xml, 'cac:LegalMonetaryTotal')
  const [tax = ''] = parts(xml, 'cac:TaxTotal')
  const lines = [...parts(xml, 'cac:InvoiceLine'), ...parts(xml, 'cac:CreditNoteLine')]
  const others = parts(xml, 'cac:AllowanceCharge')
  const charges = others.filter((part) => part.includes('<cbc:ChargeIndicator>true<'))
  const allowances = others.filter((part) => !charges.includes(part))
  const subtotals = parts(tax, 'cac:TaxSubtotal')
  const total = (name: string) => cents(totals, `cbc:${name}`)
  const amountsOf = (of: readonly string[]) => of.map((part) => cents(part, 'cbc:Amount'))
  expect(lines.length).toBeGreaterThan(0)
  expect(total('LineExtensionAmount'), 'BR-CO-10').toBe(sum(lines.map((line) => cents(line, 'cbc:LineExtensionAmount'))))
  expect(total('AllowanceTotalAmount'), 'BR-CO-11').toBe(sum(amountsOf(allowances)))
  expect(total('ChargeTotalAmount'), 'BR-CO-12').toBe(sum(amountsOf(charges)))
  expect(total('TaxExclusiveAmount'), 'BR-CO-13').toBe(
    total('LineExtensionAmount') - total('AllowanceTotalAmount') + total('ChargeTotalAmount'),
  )
  expect(cents(tax, 'cbc:TaxAmount'), 'BR-CO-14').toBe(sum(subtotals.map((one) => cents(one, 'cbc:TaxAmount'))))
  expect(total('TaxInclusiveAmount'), 'BR-CO-15').toBe(total('TaxExclusiveAmount') + cents(tax, 'cbc:TaxAmount'))
  expect(total('PayableAmount'), 'BR-CO-16').toBe(total('TaxInclusiveAmount') - total('PrepaidAmount'))
  const categoryOf = (part: string) => `${/<cbc:ID>([SZK])</.exec(part)?.[1]} ${cents(part, 'cbc:Percent')}`
  const seen = subtotals.map(categoryOf)
  expect(new Set(seen).size).toBe(seen.length)
  for (const part of [...lines.map((line) => parts(line, 'cac:ClassifiedTaxCategory').join('')), ...others])
    expect(seen).toContain(categoryOf(part))
  for (const subtotal of subtotals) {
    const category = categoryOf(subtotal)
    const of = (all: readonly string[]) =>
      all.filter((part) => categoryOf(parts(part, 'cac:ClassifiedTaxCategory').join('') || part) === category)
    expect(cents(subtotal, 'cbc:TaxableAmount'), 'BR-S-08').toBe(
      sum(of(lines).map((line) => cents(line, 'cbc:LineExtensionAmount'))) - sum(amountsOf(of(allowances))) + sum(amountsOf(of(charges))),
    )
    const computed = (cents(subtotal, 'cbc:TaxableAmount') * cents(subtotal, 'cbc:Percent')) / 10_000
    // The rules allow less than one euro, because VAT may be rounded by line.
    expect(Math.abs(cents(subtotal, 'cbc:TaxAmount') - computed), 'BR-CO-17 and BR-S-09').toBeLessThan(100)
    expect(subtotal.includes('VATEX-EU-IC'), 'BR-IC-10').toBe(category.startsWith('K'))
  }
  for (const line of lines) {
    const quantity = Number(/<cbc:(?:Invoiced|Credited)Quantity[^>]*>([^<]*)</.exec(line)?.[1])
    const base = Number(/<cbc:BaseQuantity[^>]*>([^<]*)</.exec(line)?.[1])
    const price = cents(line, 'cbc:PriceAmount')
    expect(price, 'BR-27').toBeGreaterThanOrEqual(0)
    expect(base, 'R121').toBeGreaterThan(0)
    expect((quantity * price) / base, 'R120').toBe(cents(line, 'cbc:LineExtensionAmount'))
  }
}

describe('the paper of an order', () => {
  let backend: Backend
  let sample: Order
  let count = 0
  let isProRata = false
  beforeAll(async () => {
    const shop = await createTestShop()
    const known = await shop.backend.store.get('SELECT uid FROM purchase LIMIT 1')
    const order = await shop.backend.orders.find({ uid: known === null ? '' : text(known, 'uid') })
    if (order === null) throw new Error('There is no order.')
    sample = order
    backend = {
      ...shop.backend,
      meets: (situation) => situation === 'shipping-pro-rata' && isProRata,
      payments: {
        ...shop.backend.payments,
        refund: async ({ key }) => ({ type: 'refunded', id: `bank ${key}`, status: 'refunded' }),
      },
    }
  })

  const placedOf = ({ lines, discounts, shipping, services, isReverseCharged, ...cart }: Cart): Pick<Order, 'placed' | 'totalInclVat'> => {
    const priced = lines.map(({ quantity, ...price }) => {
      const full = { ...price, lowest30Days: null }
      return { quantity, vat: price.vat, totals: lineTotals({ product: full, components: [{ price: full, weightGrams: 1 }] }, quantity) }
    })
    const totals = cartTotals(
      priced,
      discounts,
      shipping === 0 ? null : { amount: shipping, vatIncluded: true },
      cart.isProRata ? 'pro-rata' : 'highest-rate',
    )
    const [line] = sample.placed.lines
    if (line === undefined) throw new Error('The order has no line.')
    const placed: PlacedOrder = {
      ...sample.placed,
      cartTotals: {
        ...sample.placed.cartTotals,
        discountExclVat: totals.discountExclVat,
        shippingExclVat: totals.shippingExclVat,
        shippingInclVat: totals.shippingInclVat,
      },
      delivery: {
        ...sample.placed.delivery,
        services: shipping === 0 ? [] : services.map((price, index) => ({ label: `Dienst ${index}`, price })),
      },
      vat: isReverseCharged ? [] : totals.totalVat,
      lines: priced.map(({ quantity, vat, totals: sums }, index) => ({
        ...line,
        uid: `line-${index}`,
        quantity,
        prices: { ...line.prices, vatPercentage: vat / 100 },
        totals: isReverseCharged ? { ...sums, totalInclVat: sums.totalExclVat, totalVat: 0 } : sums,
      })),
    }
    return { placed, totalInclVat: isReverseCharged ? totals.totalExclVat : totals.totalInclVat }
  }

  const orderOf = async (uid: string): Promise<Order> => {
    const order = await backend.orders.find({ uid })
    if (order === null) throw new Error(`There is no order ${uid}`)
    return order
  }

  const place = async (cart: Cart): Promise<string> => {
    const uid = `order-${(count += 1)}`
    const placed = placedOf(cart)
    await backend.orders.place({
      ...sample,
      ...placed,
      uid,
      number: null,
      cartUid: uid,
      fingerprint: uid,
      upfrontInclVat: placed.totalInclVat,
      lines: [],
      state: null,
    })
    return uid
  }

  const settle = async (orderUid: string, status: OrderPayment['status'], part: number): Promise<void> => {
    const payment = await openPayment(backend, orderUid)
    const amountInclVat = Math.ceil((payment.amountInclVat * part) / 100)
    if (amountInclVat < 0) return
    await backend.store.run(
      'UPDATE payment SET amount_incl = ?, checkout_url = ? WHERE uid = ?',
      amountInclVat,
      'https://bank.test',
      payment.uid,
    )
    await settlePayment(backend, { ...payment, amountInclVat }, status)
  }

  const happen = async (orderUid: string, event: Event): Promise<void> => {
    const payments = await backend.orders.paymentsOf(orderUid)
    const payment = 'which' in event ? payments[event.which % payments.length] : undefined
    if (event.type === 'pay') return settle(orderUid, 'paid', 100)
    if (event.type === 'payPart') return settle(orderUid, 'paid', event.share)
    if (event.type === 'promise') return settle(orderUid, 'authorized', 100)
    if (event.type === 'onAccount') return payments.length === 0 ? settle(orderUid, 'invoiced', 100) : undefined
    if (event.type === 'lapse' && payment?.status === 'authorized') {
      const { placed, ...order } = await orderOf(orderUid)
      const stored = { ...order, ...payment, purchaseUid: orderUid, orderNumber: '', isBegun: true, isPurchasePaid: true }
      return settlePayment(backend, { ...stored, placed, isCancelled: false, status: 'pending' }, 'cancelled')
    }
    if ((event.type === 'refund' || event.type === 'refundAll') && payment !== undefined) {
      const uid = `refund-${(count += 1)}`
      const { placed } = await orderOf(orderUid)
      const line = event.type === 'refund' ? placed.lines[event.line] : undefined
      const amountInclVat = event.type === 'refund' ? Math.ceil((payment.amountInclVat * event.share) / 100) : payment.amountInclVat
      const lines = line === undefined ? null : [{ lineUid: line.uid, quantity: 1 }]
      await requestRefund(backend, { uid, paymentUid: payment.uid, amountInclVat, reason: 'Kras', lines }, backend.now())
      await sendRefund(backend, uid)
    }
    if (event.type === 'failRefund') {
      const [refund] = await backend.refunds.ofOrder(orderUid)
      if (refund === undefined) return
      await backend.refunds.change(refund.uid, { ...refund, status: 'failed' })
      await transact(backend, (inner) => issueInvoices(inner, orderUid))
    }
    if (event.type === 'change') {
      const { placed, totalInclVat } = placedOf(event.cart)
      isProRata = event.cart.isProRata
      await backend.store.run(
        'UPDATE purchase SET total_incl = ?1, upfront_incl = ?1, detail = ?2 WHERE uid = ?3',
        totalInclVat,
        JSON.stringify(placed),
        orderUid,
      )
      await transact(backend, (inner) => issueInvoices(inner, orderUid))
    }
    if (event.type === 'cancel') {
      await backend.store.run("UPDATE purchase SET state = 'cancelled' WHERE uid = ?", orderUid)
      await creditCancelled(backend)
      await transact(backend, (inner) => issueInvoices(inner, orderUid))
    }
  }

  const expectRightPaper = async (orderUid: string): Promise<void> => {
    const order = await orderOf(orderUid)
    const issued = await backend.invoices.ofOrder(orderUid)
    const net = netOf(issued)
    const money = (order.paidInclVat ?? 0) + order.promisedInclVat - order.refundedInclVat
    const owed = order.totalInclVat - order.reducedInclVat
    const isOnAccount = (await backend.orders.paymentsOf(orderUid)).some(({ status }) => status === 'invoiced')
    const isWhole = order.isEffective && order.state !== 'cancelled' && (isOnAccount || money >= owed)
    const sums = [...net.values()]
    expect(sums.reduce((sum, one) => sum + one.exclVat + one.amount, 0)).toBe(Math.max(0, isWhole ? owed : money))
    expect(Math.min(0, ...sums.flatMap(({ exclVat, amount }) => [exclVat, amount]))).toBe(0)
    const vat: readonly VatAmount[] =
      order.placed.vat.length === 0 ? [{ percentage: 0, amount: 0, exclVat: order.totalInclVat }] : order.placed.vat
    if (isWhole && order.reducedInclVat === 0)
      for (const { percentage, exclVat, amount } of vat)
        expect({ percentage, ...(net.get(percentage) ?? { exclVat: 0, amount: 0 }) }).toEqual({ percentage, exclVat, amount })
    for (const invoice of issued) expectUblAddsUp(ublOf(invoice))
    const { charges } = orderLines(backend, order)
    for (const { label, prices } of deliveryCharges(order.placed).services)
      expect(sum(charges.filter((charge) => charge.label === label).map(({ exclVat }) => exclVat))).toBe(prices.exclVat)
  }

  it('adds up with its money to the cent at each rate, is never below zero, and its XML adds up', async () => {
    await assert(
      asyncProperty(arbitraryCart, array(arbitraryEvent, { minLength: 1, maxLength: 8 }), async (cart, events) => {
        isProRata = cart.isProRata
        const orderUid = await place(cart)
        for (const event of events) {
          await happen(orderUid, event)
          await expectRightPaper(orderUid)
        }
        const issued = (await backend.invoices.ofOrder(orderUid)).length
        await transact(backend, (inner) => issueInvoices(inner, orderUid))
        expect(await backend.invoices.ofOrder(orderUid)).toHaveLength(issued)
      }),
      { numRuns: 120 },
    )
    // More is kept of a cancelled order than it would cost by now, when that is so little that its VAT is nothing.
    const cent: Generated<typeof arbitraryCart> = {
      lines: [{ base: 1, vat: 2100, vatIncluded: false, discount: 0, quantity: 1 }],
      discounts: [],
      shipping: 0,
      services: [],
      isProRata: false,
      isReverseCharged: false,
    }
    const lowered = await place({ ...cent, shipping: 695 })
    const events: readonly Event[] = [{ type: 'pay' }, { type: 'change', cart: cent }, { type: 'cancel' }, { type: 'refundAll', which: 0 }]
    for (const event of events) {
      await happen(lowered, event)
      await expectRightPaper(lowered)
    }
    // Whatever was drawn, both series have documents.
    for (let paidAndRefunded = 0; paidAndRefunded < 3; paidAndRefunded += 1) {
      const orderUid = await place({
        lines: [{ base: 1000, vat: 2100, vatIncluded: true, discount: 0, quantity: 1 }],
        discounts: [],
        shipping: 695,
        services: [],
        isProRata: false,
        isReverseCharged: false,
      })
      await happen(orderUid, { type: 'pay' })
      await happen(orderUid, { type: 'refundAll', which: 0 })
      await expectRightPaper(orderUid)
    }
    const all = await backend.invoices.between(0, Number.MAX_SAFE_INTEGER)
    for (const letter of ['F', 'C']) {
      const numbers = all.map(({ number }) => number).filter((number) => number.startsWith(`${letter}26-`))
      expect(numbers.length).toBeGreaterThanOrEqual(3)
      expect(numbers.toSorted()).toEqual(numbers.map((_, index) => `${letter}26-${`${index + 1}`.padStart(6, '0')}`))
    }
  })
})
