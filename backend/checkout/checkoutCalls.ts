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
import { arrivalOf } from './arrival.ts'
import { orderCart } from './orderCart.ts'
import { findPayment, refreshPayment, wirePayment } from './payments.ts'
import { startPayment } from './startPayment.ts'
import { checkVatNumberOf } from '../vatNumbers/vatTreatment.ts'

const country = v.picklist(['NL', 'BE'])
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
    const data = wireDeliveryOptions(backend, countryCode, cart?.goodsInclVat ?? 0, visitor.language, (extra) =>
      arrivalOf(backend, cart?.lines ?? [], extra),
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
    const occasion = { country: countryCode, amountInclVat, customerId: visitor.customerId }
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

const pay: Call = {
  method: 'POST',
  path: '/api/v2/checkout/pay',
  operation: 'pay',
  handle: async (backend, context) => {
    const visitor = await visitorOf(backend, context)
    const customerId = signedIn(visitor)
    await refuseChangedVat(backend, visitor, customerId)
    try {
      return await startPayment(backend, context, `pay ${customerId}`, async (backend) =>
        orderCart(backend, await cartOfVisitor(backend.store, visitor), customerId, languageOf(context)),
      )
    } catch (failure) {
      // After the refusal is rolled back: the cart that the shopper returns to has the price that is charged.
      if (failure instanceof PaymentFailure) await dropUsedCoupons(backend, visitor)
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
