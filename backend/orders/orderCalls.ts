import type { Context } from 'hono'
import * as v from 'valibot'
import { buyerOf } from '../account/buyerOf.ts'
import type { Backend } from '../answers/Backend.ts'
import type { Call } from '../answers/Call.ts'
import { languageOf } from '../answers/languageOf.ts'
import { countTry, forgetTry } from '../answers/limitTries.ts'
import { pageNumberOf } from '../answers/pageNumberOf.ts'
import { notUnderstood, readBody } from '../answers/readBody.ts'
import { PaymentFailure, HttpFailure } from '../answers/HttpFailure.ts'
import { succeed } from '../answers/succeed.ts'
import { visitorAddress } from '../answers/visitorAddress.ts'
import type { Wire } from '../contract/wire.ts'
import { paymentKind, wirePaymentOptions } from '../options/options.ts'
import { checkStaged } from '../checkout/orderCart.ts'
import { currentPayment, dueInclVat, holdGoods, openPayment } from '../checkout/payments.ts'
import { startPayment } from '../checkout/startPayment.ts'
import { ublOf } from '../invoices/ubl.ts'
import type { Invoice } from '../ports/Invoices.ts'
import {
  isOpen,
  orderByKey,
  orderByNumber,
  orderNumberOf,
  orderOfCustomer,
  ordersOf,
  pageLimit,
  readableInvoice,
  readableOrder,
  wireGuestOrder,
  wireInvoices,
  wireListedOrder,
  wireOrderDetail,
} from './orders.ts'

const countryRequest = v.strictObject({ countryCode: v.picklist(['NL', 'BE']) })
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
const orderRequest = v.union([v.strictObject({ orderNumber: words(60), emailAddress: words(200) }), v.strictObject({ key: words(200) })])

const statuses = v.picklist(['open', 'paid', 'processing', 'shipped', 'delivered', 'cancelled'])

/** The requested status of the list; null for all. */
const wantedStatus = (context: Context): Wire['OrderStatus'] | null => {
  const requested = context.req.query('status')
  if (requested === undefined) return null
  const known = v.safeParse(statuses, requested)
  if (!known.success) throw notUnderstood('status: one of an order')
  return known.output
}

const list: Call = {
  method: 'GET',
  path: '/api/v2/account/orders',
  operation: 'listOrders',
  handle: async (backend, context) => {
    const page = pageNumberOf(context)
    const status = wantedStatus(context)
    const query = { ...(await buyerOf(backend, context)), status }
    return succeed(context, {
      status: 'success',
      data: {
        orders: (await ordersOf(backend, query, page)).map(wireListedOrder),
        pagination: { totalHits: await backend.orders.count(query), limit: pageLimit },
      },
    } satisfies Wire['OrdersResponse'])
  },
}

const detail: Call = {
  method: 'GET',
  path: '/api/v2/account/orders/:orderUid',
  operation: 'loadOrder',
  handle: async (backend, context) => {
    const buyer = await buyerOf(backend, context)
    const order = await readableOrder(backend, buyer, context.req.param('orderUid') ?? '')
    return succeed(context, {
      status: 'success',
      data: await wireOrderDetail(backend, order, languageOf(context)),
    } satisfies Wire['OrderResponse'])
  },
}

const change: Call = {
  method: 'PUT',
  path: '/api/v2/account/orders/:orderUid',
  operation: 'changeOrder',
  handle: async (backend, context) => {
    const buyer = await buyerOf(backend, context)
    const { reference } = await readBody(context, orderChange)
    const order = await orderOfCustomer(backend, buyer, context.req.param('orderUid') ?? '')
    await backend.orders.setReference(order.uid, reference.trim())
    return succeed(context, { status: 'success', data: null } satisfies Wire['DoneResponse'])
  },
}

/** The status of an order, by number and e-mail address or by its key; the same refusal for everything else. */
const status: Call = {
  method: 'POST',
  path: '/api/v2/orders/status',
  operation: 'findOrder',
  handle: async (backend, context) => {
    const requested = await readBody(context, orderRequest)
    // Counted by order, not by notation of its number, and per visitor, so that guesses of others do not block the buyer.
    const what =
      'orderNumber' in requested
        ? `order ${visitorAddress(context)} ${orderNumberOf(requested.orderNumber) ?? requested.orderNumber.trim()}`
        : null
    const tried = what === null ? null : await countTry(backend, what)
    const order =
      'orderNumber' in requested
        ? await orderByNumber(backend, requested.orderNumber, requested.emailAddress)
        : await orderByKey(backend, requested.key)
    if (order === null) throw new HttpFailure(404, 'orderNotFound')
    if (tried !== null) await forgetTry(backend, tried)
    return succeed(context, { status: 'success', data: await wireGuestOrder(backend, order) } satisfies Wire['GuestOrderResponse'])
  },
}

const paymentOptions: Call = {
  method: 'POST',
  path: '/api/v2/account/orders/:orderUid/payments',
  operation: 'listOrderPaymentOptions',
  handle: async (backend, context) => {
    const buyer = await buyerOf(backend, context)
    const { countryCode } = await readBody(context, countryRequest)
    const order = await orderOfCustomer(backend, buyer, context.req.param('orderUid') ?? '')
    if (!isOpen(order)) throw new HttpFailure(422, 'orderNotOpen')
    if (backend.meets('payments-down')) throw new HttpFailure(422, 'checkoutPaymentOptionsFailed')
    // An open amount cannot be put on account again.
    const occasion = { country: countryCode, amountInclVat: dueInclVat(order), totalInclVat: null, customerId: buyer.customerId }
    const data = (await wirePaymentOptions(backend, occasion, languageOf(context))).filter(({ kind }) => kind !== 'onAccount')
    return succeed(context, { status: 'success', data } satisfies Wire['PaymentOptionsResponse'])
  },
}

const pay: Call = {
  method: 'POST',
  path: '/api/v2/account/orders/:orderUid/pay',
  operation: 'payOrder',
  handle: async (backend, context) => {
    const buyer = await buyerOf(backend, context)
    const { payMethod } = await readBody(context, orderPayment)
    const { uid } = await orderOfCustomer(backend, buyer, context.req.param('orderUid') ?? '')
    return startPayment(backend, context, `payOrder ${uid}`, async (backend) => {
      const order = await orderOfCustomer(backend, buyer, uid)
      if (!isOpen(order)) throw new HttpFailure(409, 'orderNotOpen')
      checkStaged(backend)
      const customer = await backend.customers.byId(buyer.customerId)
      if (customer === null || !customer.isActive) throw new PaymentFailure('icr', null)
      const occasion = {
        country: order.placed.countryCode,
        amountInclVat: dueInclVat(order),
        totalInclVat: null,
        customerId: buyer.customerId,
      }
      const kind = await paymentKind(backend, payMethod.id, occasion)
      if (kind === null || kind === 'onAccount') throw new PaymentFailure('ipoi', 'overview')
      // Bank page and return page use the language of the payment request.
      await backend.orders.setPaymentOption(order.uid, payMethod.id, languageOf(context))
      // At the provider a payment has one way to be made.
      const payment = await (payMethod.id === order.paymentOptionId ? currentPayment : openPayment)(backend, order.uid)
      if (!(await holdGoods(backend, payment))) throw new PaymentFailure('icc', 'cart')
      return { paymentUid: payment.uid }
    })
  },
}

const invoices: Call = {
  method: 'GET',
  path: '/api/v2/account/invoices',
  operation: 'listInvoices',
  handle: async (backend, context) => {
    const page = pageNumberOf(context)
    const buyer = await buyerOf(backend, context)
    return succeed(context, {
      status: 'success',
      data: {
        invoices: await wireInvoices(backend, buyer, page),
        pagination: { totalHits: await backend.invoices.countOfCustomer(buyer), limit: pageLimit },
      },
    } satisfies Wire['InvoicesResponse'])
  },
}

const requestedInvoice = async (backend: Backend, context: Context): Promise<Invoice> =>
  readableInvoice(backend, await buyerOf(backend, context), context.req.param('invoiceUid') ?? '')

/** Headers of a private file that is named after its invoice. */
const fileHeaders = ({ number }: Invoice, type: string, extension: string) => ({
  'Content-Type': type,
  'Content-Disposition': `attachment; filename="${number}.${extension}"`,
  'Cache-Control': 'private, no-store',
})

const downloadPdf: Call = {
  method: 'GET',
  path: '/api/v2/account/invoices/:invoiceUid/pdf',
  operation: 'downloadInvoice',
  handle: async (backend, context) => {
    const invoice = await requestedInvoice(backend, context)
    // The PDF library is large and rarely needed, so it is loaded lazily.
    const { invoicePdf } = await import('../invoices/invoicePdf.ts')
    return context.body(await invoicePdf(invoice, languageOf(context)), 200, fileHeaders(invoice, 'application/pdf', 'pdf'))
  },
}

const downloadUbl: Call = {
  method: 'GET',
  path: '/api/v2/account/invoices/:invoiceUid/ubl',
  operation: 'downloadInvoiceXml',
  handle: async (backend, context) => {
    const invoice = await requestedInvoice(backend, context)
    return context.body(ublOf(invoice), 200, fileHeaders(invoice, 'application/xml', 'xml'))
  },
}

/** Orders, order status for guests, payment of open amounts, invoices. */
export const orderCalls: readonly Call[] = [list, detail, change, status, paymentOptions, pay, invoices, downloadPdf, downloadUbl]
