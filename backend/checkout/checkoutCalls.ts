import * as v from 'valibot'
import { signedIn, visitorOf } from '../account/visitorOf.ts'
import type { Visitor } from '../account/visitorOf.ts'
import type { Call } from '../answers/Call.ts'
import type { Backend } from '../answers/Backend.ts'
import { languageOf } from '../answers/languageOf.ts'
import { readBody } from '../answers/readBody.ts'
import { HttpFailure, PaymentFailure } from '../answers/HttpFailure.ts'
import { succeed } from '../answers/succeed.ts'
import { transact } from '../answers/transact.ts'
import type { Wire } from '../contract/wire.ts'
import { cartOfVisitor, saveCart } from '../cart/carts.ts'
import { upfront } from '../cart/upfront.ts'
import { cartVatTreatment, priceCart } from '../cart/pricedCart.ts'
import { wireDeliveryOptions, wirePaymentOptions } from '../options/options.ts'
import { arrivalOf } from '../cart/arrival.ts'
import { deliveryDays } from '../cart/deliveryDays.ts'
import { deliveryServices } from '../cart/deliveryServices.ts'
import type { DeliveryMethodRecord } from '../records/DeliveryRecord.ts'
import { approvalNeeded, orderCart } from './orderCart.ts'
import type { Ordering } from './orderCart.ts'
import { requestApproval } from './approvals.ts'
import { requestMail } from '../company/companyMails.ts'
import { fullName, membershipOf, membersOf } from '../company/members.ts'
import { findPayment, refreshPayment, wirePayment } from './payments.ts'
import { startPayment } from './startPayment.ts'
import { checkVatNumberOf } from '../vatNumbers/vatTreatment.ts'

const country = v.picklist(['NL', 'BE'])
/** On one line, so that it is one value in an invoice of XML. */
const payRequest = v.strictObject({ reference: v.optional(v.pipe(v.string(), v.maxLength(60), v.regex(/^\P{Cc}*$/u))) })
const countryRequest = v.strictObject({ countryCode: country })

const cartOf = async (backend: Backend, visitor: Visitor) => {
  const cart = await cartOfVisitor(backend.store, visitor)
  return cart === null ? null : await priceCart(backend, cart)
}

const delivery: Call = {
  method: 'POST',
  path: '/api/v2/checkout/delivery',
  operation: 'listDeliveryOptions',
  handle: async (backend, context) => {
    const { countryCode } = await readBody(context, countryRequest)
    const visitor = await visitorOf(backend, context)
    const cart = await cartOf(backend, visitor)
    const lines = cart?.lines ?? []
    const arrival = (method: DeliveryMethodRecord) => {
      const days = deliveryDays(backend, method, lines)
      return { days, expectedOn: days[0] ?? arrivalOf(backend, lines, method) }
    }
    const data = wireDeliveryOptions(backend, countryCode, cart?.goodsInclVat ?? 0, visitor.language, arrival, (method) =>
      deliveryServices(method, lines),
    )
    return succeed(context, { status: 'success', data } satisfies Wire['DeliveryOptionsResponse'])
  },
}

const payments: Call = {
  method: 'POST',
  path: '/api/v2/checkout/payments',
  operation: 'listPaymentOptions',
  handle: async (backend, context) => {
    const { countryCode } = await readBody(context, countryRequest)
    const visitor = await visitorOf(backend, context)
    const cart = await cartOf(backend, visitor)
    const amountInclVat = cart === null ? null : upfront(backend, cart)
    const occasion = {
      country: countryCode,
      amountInclVat,
      totalInclVat: cart?.totals.totalInclVat ?? null,
      customerId: visitor.customerId,
    }
    const data = await wirePaymentOptions(backend, occasion, languageOf(context))
    return succeed(context, { status: 'success', data } satisfies Wire['PaymentOptionsResponse'])
  },
}

/**
 * A VAT number whose answer is older than a day is asked about again. Refuses when the cart is charged with VAT, or without, because of it: only what the
 * shopper has seen is ordered.
 */
const refuseChangedVat = async (backend: Backend, visitor: Visitor, customerId: string): Promise<void> => {
  const cart = await cartOfVisitor(backend.store, visitor)
  if (cart === null) return
  const shown = await cartVatTreatment(backend, cart)
  await checkVatNumberOf(backend, customerId, 'whenOld')
  if ((await cartVatTreatment(backend, cart)) !== shown) throw new PaymentFailure(null, 'cart')
}

/** Takes coupons out of the cart that others have used up. */
const dropUsedCoupons = (backend: Backend, visitor: Visitor): Promise<void> =>
  transact(backend, async (backend) => {
    const cart = await cartOf(backend, visitor)
    const left = cart?.coupons.filter(({ isUsedUp }) => !isUsedUp).map(({ code }) => code)
    if (cart !== null && left !== undefined && left.length < cart.coupons.length)
      await saveCart(backend.store, { ...cart.stored, coupons: left })
  })

/** Keeps what a member of a company wants to order as a request, and mails those who may approve it. */
const askApprovers = (backend: Backend, visitor: Visitor, ordering: Ordering): Promise<void> =>
  transact(backend, async (backend) => {
    const { customerId, reference } = ordering
    const [cart, membership] = [await cartOf(backend, visitor), await membershipOf(backend.store, customerId)]
    const buyer = await backend.customers.byId(customerId)
    if (cart === null || membership === null || buyer === null) return
    if (!(await requestApproval(backend, membership, cart, { ...ordering, reference: reference ?? buyer.reference }))) return
    for (const member of await membersOf(backend, membership.companyUid)) {
      const approver = member.role === 'approver' && member.customerId !== null ? await backend.customers.byId(member.customerId) : null
      if (approver !== null)
        await backend.mails.enqueue({
          recipient: approver.emailAddress,
          ...requestMail(backend.appUrl, approver.language, fullName(buyer), cart.totals.totalInclVat),
        })
    }
  })

const pay: Call = {
  method: 'POST',
  path: '/api/v2/checkout/pay',
  operation: 'pay',
  handle: async (backend, context) => {
    const { reference } = await readBody(context, payRequest)
    const visitor = await visitorOf(backend, context)
    const customerId = signedIn(visitor)
    const ordering = { customerId, language: languageOf(context), reference: reference?.trim() ?? null }
    await refuseChangedVat(backend, visitor, customerId)
    try {
      return await startPayment(backend, context, `pay ${customerId}`, async (backend) =>
        orderCart(backend, await cartOfVisitor(backend.store, visitor), ordering),
      )
    } catch (failure) {
      // After the refusal is rolled back: the cart that the shopper returns to has the price that is charged.
      if (failure instanceof PaymentFailure) await dropUsedCoupons(backend, visitor)
      if (failure instanceof PaymentFailure && failure.body.message.code === approvalNeeded) await askApprovers(backend, visitor, ordering)
      throw failure
    }
  },
}

const payment: Call = {
  method: 'GET',
  path: '/api/v2/checkout/payments/:paymentUid',
  operation: 'loadPayment',
  handle: async (backend, context) => {
    const uid = context.req.param('paymentUid') ?? ''
    // If the provider is unavailable, the stored status is shown.
    await refreshPayment(backend, uid)
    const found = await findPayment(backend, { uid })
    if (found === null) throw new HttpFailure(404, 'paymentNotFound')
    return succeed(context, { status: 'success', data: wirePayment(backend, found) } satisfies Wire['PaymentResponse'])
  },
}

const received: Call = {
  method: 'POST',
  path: '/api/v2/checkout/payments/:paymentUid/told',
  operation: 'reportPurchase',
  handle: async (backend, context) => {
    const found = await findPayment(backend, { uid: context.req.param('paymentUid') ?? '' })
    if (found === null || !['paid', 'authorized', 'invoiced'].includes(found.status)) throw new HttpFailure(404, 'paymentNotFound')
    return succeed(context, {
      status: 'success',
      data: { first: await backend.orders.markReported(found.purchaseUid) },
    } satisfies Wire['ReportedResponse'])
  },
}

/** Delivery and payment options, and payment. */
export const checkoutCalls: readonly Call[] = [delivery, payments, pay, payment, received]
