import type { Context } from 'hono'
import * as v from 'valibot'
import { customerById } from '../account/customers.ts'
import { signedIn, visitorOf } from '../account/visitorOf.ts'
import { answerOnce } from '../answers/answerOnce.ts'
import type { Call } from '../answers/Call.ts'
import { languageOf } from '../answers/languageOf.ts'
import { limitTries, noteTry } from '../answers/limitTries.ts'
import { pageNumberOf } from '../answers/pageNumberOf.ts'
import { notUnderstood, readBody } from '../answers/readBody.ts'
import { PaymentRefusal, Refusal } from '../answers/Refusal.ts'
import { succeed } from '../answers/succeed.ts'
import { visitorAddress } from '../answers/visitorAddress.ts'
import type { Wire } from '../contract/wire.ts'
import { paymentKind, wirePaymentOptions } from '../options/options.ts'
import { checkStaged } from '../checkout/orderCart.ts'
import { orderOfKey } from '../checkout/orderKey.ts'
import { bankUrl, latestPayment, openPayment } from '../checkout/payments.ts'
import { text } from '../database/Database.ts'
import {
  countInvoices,
  countOrders,
  invoicedOrders,
  invoiceOf,
  isOpen,
  orderByNumber,
  orderByUid,
  orderNumberOf,
  orderOfCustomer,
  ordersOf,
  pageLimit,
  wireGuestOrder,
  wireOrder,
  wireOrderDetail,
} from './orders.ts'

const countryQuestion = v.strictObject({ countryCode: v.picklist(['NL', 'BE']) })
const amount = v.strictObject({ exclVat: v.pipe(v.number(), v.integer()), inclVat: v.pipe(v.number(), v.integer()) })
const orderPayment = v.strictObject({
  payMethod: v.strictObject({
    id: v.string(),
    label: v.string(),
    icon: v.string(),
    kind: v.optional(v.picklist(['whole', 'partial', 'onAccount'])),
    prices: amount,
  }),
})

const orderChange = v.strictObject({ reference: v.pipe(v.string(), v.maxLength(60)) })
const words = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most))
const orderQuestion = v.union([v.strictObject({ orderNumber: words(60), emailAddress: words(200) }), v.strictObject({ key: words(200) })])

const statuses = v.picklist(['open', 'paid', 'processing', 'shipped', 'delivered', 'cancelled'])

/** The status that the list is asked for; null for all. */
const wantedStatus = (context: Context): Wire['OrderStatus'] | null => {
  const asked = context.req.query('status')
  if (asked === undefined) return null
  const known = v.safeParse(statuses, asked)
  if (!known.success) throw notUnderstood('status: one of an order')
  return known.output
}

const list: Call = {
  method: 'GET',
  path: '/api/v2/account/orders',
  operation: 'listOrders',
  handle: (host, context) => {
    const page = pageNumberOf(context)
    const status = wantedStatus(context)
    const customerId = signedIn(visitorOf(host, context))
    return succeed(context, {
      status: 'success',
      data: {
        orders: ordersOf(host, customerId, page, status).map(wireOrder),
        pagination: { totalHits: countOrders(host, customerId, status), limit: pageLimit },
      },
    } satisfies Wire['OrdersAnswer'])
  },
}

const detail: Call = {
  method: 'GET',
  path: '/api/v2/account/orders/:orderUid',
  operation: 'loadOrder',
  handle: (host, context) => {
    const customerId = signedIn(visitorOf(host, context))
    const order = orderOfCustomer(host, customerId, context.req.param('orderUid') ?? '')
    return succeed(context, { status: 'success', data: wireOrderDetail(host, order, languageOf(context)) } satisfies Wire['OrderAnswer'])
  },
}

const change: Call = {
  method: 'PUT',
  path: '/api/v2/account/orders/:orderUid',
  operation: 'changeOrder',
  handle: async (host, context) => {
    const customerId = signedIn(visitorOf(host, context))
    const { reference } = await readBody(context, orderChange)
    const order = orderOfCustomer(host, customerId, context.req.param('orderUid') ?? '')
    host.database.run('UPDATE purchase SET reference = ? WHERE uid = ?', reference.trim(), order.uid)
    return succeed(context, { status: 'success', data: null } satisfies Wire['DoneAnswer'])
  },
}

/** How an order stands, for who knows its number and e-mail address or has its key; one answer for all that is not so. */
const status: Call = {
  method: 'POST',
  path: '/api/v2/orders/status',
  operation: 'findOrder',
  handle: async (host, context) => {
    const asked = await readBody(context, orderQuestion)
    // Counted by the order, not by how its number is written; for each visitor apart, so that a stranger's guesses do not hide it from its buyer.
    const what =
      'orderNumber' in asked ? `order ${visitorAddress(context)} ${orderNumberOf(asked.orderNumber) ?? asked.orderNumber.trim()}` : null
    if (what !== null) limitTries(host, what)
    const uid = 'orderNumber' in asked ? orderByNumber(host, asked.orderNumber, asked.emailAddress) : orderOfKey(host, asked.key)
    const order = uid === null ? null : orderByUid(host, uid)
    if (order === null) {
      if (what !== null) noteTry(host, what)
      throw new Refusal(404, 'orderNotFound')
    }
    return succeed(context, { status: 'success', data: wireGuestOrder(host, order) } satisfies Wire['GuestOrderAnswer'])
  },
}

const paymentOptions: Call = {
  method: 'POST',
  path: '/api/v2/account/orders/:orderUid/payments',
  operation: 'listOrderPaymentOptions',
  handle: async (host, context) => {
    const customerId = signedIn(visitorOf(host, context))
    const { countryCode } = await readBody(context, countryQuestion)
    const order = orderOfCustomer(host, customerId, context.req.param('orderUid') ?? '')
    if (!isOpen(order)) throw new Refusal(422, 'orderNotOpen')
    if (host.scenarios.meets('payments-down')) throw new Refusal(422, 'checkoutPaymentOptionsFailed')
    // What is open of an order is not put on account once more.
    const data = wirePaymentOptions(host, countryCode, languageOf(context)).filter(({ kind }) => kind !== 'onAccount')
    return succeed(context, { status: 'success', data } satisfies Wire['PaymentOptionsAnswer'])
  },
}

const pay: Call = {
  method: 'POST',
  path: '/api/v2/account/orders/:orderUid/pay',
  operation: 'payOrder',
  handle: async (host, context) => {
    const customerId = signedIn(visitorOf(host, context))
    const { payMethod } = await readBody(context, orderPayment)
    const order = orderOfCustomer(host, customerId, context.req.param('orderUid') ?? '')
    return answerOnce(host, context, `payOrder ${order.uid}`, (): Wire['OrderPaymentAnswer'] => {
      if (!isOpen(order)) throw new Refusal(409, 'orderNotOpen')
      checkStaged(host)
      const customer = customerById(host.database, customerId)
      if (customer === null || text(customer, 'status') !== 'active') throw new PaymentRefusal('icr', null)
      const kind = paymentKind(host, payMethod.id, order.placed.countryCode)
      if (kind === null || kind === 'onAccount') throw new PaymentRefusal('ipoi', 'overview')
      // The bank and the way back speak the language in which is paid.
      host.database.run(
        'UPDATE purchase SET payment_option_id = ?, language = ? WHERE uid = ?',
        payMethod.id,
        languageOf(context),
        order.uid,
      )
      const latest = latestPayment(host, order.uid)
      const payment = latest !== null && latest.status === 'pending' ? latest : openPayment(host, order.uid)
      return { status: 'success', data: { paymentUrl: bankUrl(payment) } }
    })
  },
}

const invoices: Call = {
  method: 'GET',
  path: '/api/v2/account/invoices',
  operation: 'listInvoices',
  handle: (host, context) => {
    const page = pageNumberOf(context)
    const customerId = signedIn(visitorOf(host, context))
    return succeed(context, {
      status: 'success',
      data: {
        invoices: invoicedOrders(host, customerId, page).flatMap((order) => invoiceOf(order) ?? []),
        pagination: { totalHits: countInvoices(host, customerId), limit: pageLimit },
      },
    } satisfies Wire['InvoicesAnswer'])
  },
}

const download: Call = {
  method: 'GET',
  path: '/api/v2/account/invoices/:invoiceUid/pdf',
  operation: 'downloadInvoice',
  handle: async (host, context) => {
    const customerId = signedIn(visitorOf(host, context))
    const asked = context.req.param('invoiceUid') ?? ''
    const row = host.database.get('SELECT uid FROM purchase WHERE uid = ? AND customer_id = ?', asked.replace(/^inv-/, ''), customerId)
    const order = row === null ? null : orderOfCustomer(host, customerId, text(row, 'uid'))
    const invoice = order === null ? null : invoiceOf(order)
    if (order === null || invoice === null || invoice.uid !== asked) throw new Refusal(404, 'invoiceNotFound')
    // What makes PDFs is large, and wanted seldom.
    const { invoicePdf } = await import('./invoicePdf.ts')
    return context.body(await invoicePdf(host.shop.seller, invoice, order, languageOf(context)), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${invoice.invoiceNumber}.pdf"`,
      'Cache-Control': 'private, no-store',
    })
  },
}

/** Orders, how one stands for who is not signed in, paying what is open, invoices. */
export const orderCalls: readonly Call[] = [list, detail, change, status, paymentOptions, pay, invoices, download]
