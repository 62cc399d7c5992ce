import * as v from 'valibot'
import { customerById } from '../account/customers.ts'
import { signedIn, visitorOf } from '../account/visitorOf.ts'
import { answerOnce } from '../answers/answerOnce.ts'
import type { Call } from '../answers/Call.ts'
import { languageOf } from '../answers/languageOf.ts'
import { pageNumberOf } from '../answers/pageNumberOf.ts'
import { readBody } from '../answers/readBody.ts'
import { PaymentRefusal, Refusal } from '../answers/Refusal.ts'
import { succeed } from '../answers/succeed.ts'
import type { Wire } from '../contract/wire.ts'
import { isPaymentChoice, wirePaymentOptions } from '../options/options.ts'
import { checkStaged } from '../checkout/orderCart.ts'
import { bankUrl, latestPayment, openPayment } from '../checkout/payments.ts'
import { text } from '../database/Database.ts'
import {
  countInvoices,
  countOrders,
  invoicedOrders,
  invoiceOf,
  isOpen,
  orderOfCustomer,
  ordersOf,
  pageLimit,
  wireOrder,
  wireOrderDetail,
} from './orders.ts'

const countryQuestion = v.strictObject({ countryCode: v.picklist(['NL', 'BE']) })
const amount = v.strictObject({ exclVat: v.pipe(v.number(), v.integer()), inclVat: v.pipe(v.number(), v.integer()) })
const orderPayment = v.strictObject({
  payMethod: v.strictObject({ id: v.string(), label: v.string(), icon: v.string(), prices: amount }),
})

const list: Call = {
  method: 'GET',
  path: '/api/v2/account/orders',
  operation: 'listOrders',
  handle: (host, context) => {
    const page = pageNumberOf(context)
    const customerId = signedIn(visitorOf(host, context))
    return succeed(context, {
      status: 'success',
      data: {
        orders: ordersOf(host, customerId, page).map(wireOrder),
        pagination: { totalHits: countOrders(host, customerId), limit: pageLimit },
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
    return succeed(context, { status: 'success', data: wireOrderDetail(host, order) } satisfies Wire['OrderAnswer'])
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
    return succeed(context, { status: 'success', data: wirePaymentOptions(countryCode) } satisfies Wire['PaymentOptionsAnswer'])
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
      if (!isPaymentChoice(payMethod.id, order.placed.countryCode)) throw new PaymentRefusal('ipoi', 'overview')
      host.database.run('UPDATE purchase SET payment_option_id = ? WHERE uid = ?', payMethod.id, order.uid)
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

/** Orders, paying what is open, invoices. */
export const orderCalls: readonly Call[] = [list, detail, paymentOptions, pay, invoices, download]
