import type { Backend } from '../answers/Backend.ts'
import { transact } from '../answers/transact.ts'
import type { Invoice, InvoiceDocument, InvoiceLine, NewInvoice, VatAmount } from '../ports/Invoices.ts'
import type { Order } from '../ports/Orders.ts'
import type { OrderRefund } from '../ports/Refunds.ts'
import type { ShopRecord } from '../records/ShopRecord.ts'
import { goodsAtRate, isReverseCharged, orderLines, returnedLines, vatOf } from './orderLines.ts'
import { addVat, inclVatOf, isWithin, partOf } from './vatAmounts.ts'

/** What invoices are made from. */
export type InvoiceContext = Pick<Backend, 'orders' | 'refunds' | 'invoices' | 'customers' | 'meets' | 'now'> & {
  readonly shop: Pick<ShopRecord, 'seller' | 'shippingVat'>
}

/** Milliseconds in which an invoice on account is to be paid. */
const timeToPay = 14 * 24 * 60 * 60 * 1000

/** An order, and what its customer holds of it on paper. */
interface Account {
  readonly order: Order
  readonly settlement: InvoiceDocument['settlement']
  readonly issued: readonly Invoice[]
  /** Invoices less credit notes. */
  readonly net: readonly VatAmount[]
}

const accountOf = async ({ orders, invoices }: InvoiceContext, order: Order): Promise<Account> => {
  const issued = await invoices.ofOrder(order.uid)
  const isOnAccount = (await orders.paymentsOf(order.uid)).some(({ status }) => status === 'invoiced')
  return {
    order,
    settlement: isOnAccount ? 'onAccount' : order.promisedInclVat > 0 ? 'promised' : 'paid',
    issued,
    net: addVat(...issued.map(({ document }) => [document.kind === 'invoice' ? 1 : -1, document.vat] as const)),
  }
}

/** What the shop has or was promised, in whole cents; what a bank took back is still owed. */
const moneyOf = ({ paidInclVat, promisedInclVat, refundedInclVat }: Order): number => (paidInclVat ?? 0) + promisedInclVat - refundedInclVat

/** Everything is paid, promised or on account. */
const isWhole = ({ order, settlement }: Account): boolean =>
  order.isEffective &&
  order.state !== 'cancelled' &&
  (settlement === 'onAccount' || moneyOf(order) >= order.totalInclVat - order.reducedInclVat)

type Content = Pick<InvoiceDocument, 'lines' | 'allowances' | 'charges' | 'vat'>

/** A line a rate. */
const linesOf = (subject: InvoiceLine['subject'], vat: readonly VatAmount[]): readonly InvoiceLine[] =>
  vat.map(({ percentage, exclVat }) => ({ subject, quantity: exclVat < 0 ? -1 : 1, percentage, exclVat }))

const bare = (subject: InvoiceLine['subject'], vat: readonly VatAmount[]): Content => ({
  lines: linesOf(subject, vat),
  allowances: [],
  charges: [],
  vat,
})

/** A line a rate, with what is paid for. */
const advanceContent = (order: Order, vat: readonly VatAmount[]): Content => ({
  lines: vat.flatMap((part) => linesOf({ type: 'advance', goods: goodsAtRate(order, part.percentage) }, [part])),
  allowances: [],
  charges: [],
  vat,
})

/** What an earlier document takes off an invoice of the whole, or adds to it; what lowered the order stays given back. */
const earlierLines = ({ number, document: { kind, vat, reduction } }: Invoice): readonly InvoiceLine[] =>
  linesOf({ type: 'earlier', kind, number }, kind === 'invoice' ? addVat([-1, vat]) : addVat([1, vat], [-1, reduction]))

/** The whole order, less what was invoiced before. */
const wholeContent = (backend: InvoiceContext, order: Order, issued: readonly Invoice[], vat: readonly VatAmount[]): Content => {
  const { lines, allowances, charges } = orderLines(backend, order)
  const all = [...lines, ...issued.flatMap(earlierLines)]
  const withoutVat = (parts: readonly Pick<InvoiceLine, 'percentage' | 'exclVat'>[]): readonly VatAmount[] =>
    parts.map(({ percentage, exclVat }) => ({ percentage, exclVat, amount: 0 }))
  const left = addVat([1, withoutVat(vat)], [-1, withoutVat([...all, ...charges])], [1, withoutVat(allowances)])
  return { lines: [...all, ...linesOf({ type: 'correction' }, left)], allowances, charges, vat }
}

/** What is given back: the only invoice as it is, the lines that the refund names, or a part of each rate. */
const returnedContent = ({ order, issued }: Account, refund: OrderRefund | null, vat: readonly VatAmount[]): Content => {
  const [only] = issued
  if (issued.length === 1 && only?.totalInclVat === inclVatOf(vat)) return only.document
  const named = returnedLines(order, refund?.lines ?? [], inclVatOf(vat))
  const isNamed = named !== null && addVat([1, named.vat], [-1, vat]).length === 0
  return isNamed ? { lines: named.lines, allowances: [], charges: [], vat } : bare({ type: 'correction' }, vat)
}

const newInvoice = async (
  { customers, shop }: InvoiceContext,
  { order, issued, settlement }: Account,
  what: Pick<InvoiceDocument, 'kind' | 'reason' | 'reduction'>,
  { lines, allowances, charges, vat }: Content,
  cause: { readonly payment: string | null; readonly refund: OrderRefund | null },
  issuedAt: number,
): Promise<NewInvoice> => {
  const customer = await customers.byId(order.customerId)
  const isInvoice = what.kind === 'invoice'
  const invoices = issued.filter(({ document }) => document.kind === 'invoice')
  const credited = invoices.find(({ paymentUid }) => paymentUid === cause.refund?.paymentUid) ?? invoices.at(-1)
  return {
    orderUid: order.uid,
    paymentUid: isInvoice && invoices.every(({ paymentUid }) => paymentUid !== cause.payment) ? cause.payment : null,
    refundUid: isInvoice ? null : (cause.refund?.uid ?? null),
    issuedAt,
    document: {
      ...what,
      language: order.language,
      seller: shop.seller,
      buyer: {
        address: order.placed.addresses.invoice,
        emailAddress: customer?.emailAddress ?? '',
        cocNumber: customer?.cocNumber ?? '',
        vatNumber: order.placed.vatNumber ?? '',
      },
      delivery: order.placed.addresses.delivery,
      order: { number: `TH-${order.number}`, placedAt: order.createdAt, reference: order.reference },
      credits: isInvoice || credited === undefined ? null : { number: credited.number, issuedAt: credited.issuedAt },
      lines,
      allowances,
      charges,
      vat,
      isReverseCharged: isReverseCharged(order),
      settlement,
      dueAt: isInvoice && settlement === 'onAccount' ? issuedAt + timeToPay : null,
    },
  }
}

/** What is to be on paper of an order that is whole: what it costs, less what refunds lowered it by. */
const wholeTarget = ({ order, issued }: Account, reduction: readonly VatAmount[]): readonly VatAmount[] => {
  const vat = vatOf(order)
  const lowered = addVat([1, reduction], ...issued.map(({ document }) => [1, document.reduction] as const))
  return inclVatOf(lowered) === order.reducedInclVat && isWithin(lowered, vat)
    ? addVat([1, vat], [-1, lowered])
    : partOf(Math.max(0, order.totalInclVat - order.reducedInclVat), vat)
}

/** What is to be added on paper to an order of which part is paid, at the rates of what is not invoiced. */
const advance = ({ order, net }: Account, inclVat: number): readonly VatAmount[] => {
  const left = addVat([1, vatOf(order)], [-1, net])
  return partOf(
    inclVat,
    left.every(({ exclVat, amount }) => exclVat >= 0 && amount >= 0) && inclVatOf(left) >= inclVat ? left : vatOf(order),
  )
}

/**
 * Issues what is missing of the invoices and credit notes of an order, so that they add up to its money: an advance invoice of a payment in part,
 * an invoice of the whole less earlier ones once everything is paid, promised or on account, a credit note of what went back. Call it after
 * each change of its money or its lines, in the same transaction; called again it issues nothing.
 * @param cause the payment or the refund by which its money changed
 * @param at when it is issued, in milliseconds since 1970-01-01 UTC
 * @returns what was issued; null: nothing
 */
export const issueInvoices = async (
  backend: InvoiceContext,
  orderUid: string,
  cause: { readonly paymentUid?: string; readonly refundUid?: string } = {},
  at: number = backend.now(),
): Promise<Invoice | null> => {
  const order = await backend.orders.find({ uid: orderUid })
  if (order === null) return null
  const account = await accountOf(backend, order)
  const { issued, net } = account
  const found = cause.refundUid === undefined ? null : await backend.refunds.find(cause.refundUid)
  const refund = issued.some(({ refundUid }) => refundUid === found?.uid) ? null : found
  const giveBack = (inclVat: number): readonly VatAmount[] => {
    const named = returnedLines(order, refund?.lines ?? [], inclVat)
    return named !== null && isWithin(named.vat, net) ? addVat([1, named.vat]) : partOf(inclVat, net)
  }
  const lowers = Math.min(refund?.reductionInclVat ?? 0, inclVatOf(net))
  const reduction = lowers === 0 ? [] : giveBack(lowers)
  const whole = isWhole(account)
  const missing = Math.max(0, moneyOf(order)) - inclVatOf(net)
  const change = whole
    ? addVat([1, wholeTarget(account, reduction)], [-1, net])
    : addVat(missing < 0 ? [-1, giveBack(-missing)] : [1, advance(account, missing)])
  // What costs nothing has an invoice too.
  if (change.length === 0 && !(whole && issued.length === 0)) return null
  const isInvoice = inclVatOf(change) >= 0
  const vat = isInvoice ? change : addVat([-1, change])
  const content = isInvoice
    ? whole
      ? wholeContent(backend, order, issued, vat)
      : advanceContent(order, vat)
    : returnedContent(account, refund, vat)
  return backend.invoices.issue(
    await newInvoice(
      backend,
      account,
      {
        kind: isInvoice ? 'invoice' : 'creditNote',
        reason: isInvoice ? '' : (refund?.reason ?? ''),
        reduction: isInvoice ? [] : reduction,
      },
      content,
      { payment: cause.paymentUid ?? null, refund },
      at,
    ),
  )
}

/** Credit notes of orders on account that were cancelled in the back office. */
export const creditCancelled = async (backend: Backend): Promise<void> => {
  for (const uid of await backend.invoices.cancelledOnAccount()) await transact(backend, (inner) => issueInvoices(inner, uid))
}

/**
 * Orders of before invoices were kept have one of the whole order already, with the number of the order and its date: it is kept as it was, with
 * credit notes of what went back. Of several processes that start at once, one does it.
 */
export const adoptEarlierInvoices = (backend: Backend): Promise<void> =>
  transact(backend, async (inner) => {
    for (const uid of await inner.invoices.ordersWithout()) {
      const order = await inner.orders.find({ uid })
      if (order === null) continue
      const account = await accountOf(inner, order)
      const content = wholeContent(inner, order, [], vatOf(order))
      const invoice = await newInvoice(
        inner,
        account,
        { kind: 'invoice', reason: '', reduction: [] },
        content,
        { payment: null, refund: null },
        order.createdAt,
      )
      await inner.invoices.adopt(invoice, { uid: `inv-${uid}`, number: `F${order.number}` })
      for (const { uid: refundUid, kind, status, createdAt } of await inner.refunds.ofOrder(uid))
        if (kind === 'refund' && status !== 'requested') await issueInvoices(inner, uid, { refundUid }, createdAt)
    }
  })
