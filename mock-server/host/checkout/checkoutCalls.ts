import * as v from 'valibot'
import { signedIn, visitorOf } from '../account/visitorOf.ts'
import type { Visitor } from '../account/visitorOf.ts'
import { answerOnce } from '../answers/answerOnce.ts'
import type { Call } from '../answers/Call.ts'
import type { Host } from '../answers/Host.ts'
import { languageOf } from '../answers/languageOf.ts'
import { readBody } from '../answers/readBody.ts'
import { Refusal } from '../answers/Refusal.ts'
import { succeed } from '../answers/succeed.ts'
import type { Wire } from '../contract/wire.ts'
import { cartOfVisitor } from '../cart/carts.ts'
import { priceCart } from '../cart/pricedCart.ts'
import { wireDeliveryOptions, wirePaymentOptions } from '../options/options.ts'
import { arrivalOf } from './arrival.ts'
import { orderCart } from './orderCart.ts'
import { paymentByUid, tellPurchase, wirePayment } from './payments.ts'

const country = v.picklist(['NL', 'BE'])
const countryQuestion = v.strictObject({ countryCode: country })
const words = v.pipe(v.string(), v.minLength(1), v.maxLength(100))
const addressQuestion = v.strictObject({
  countryCode: country,
  zipCode: words,
  houseNumber: words,
  houseNumberAddition: v.optional(v.string()),
})

const lookup: Call = {
  method: 'POST',
  path: '/api/v2/checkout/address',
  operation: 'lookupAddress',
  handle: async (host, context) => {
    const question = await readBody(context, addressQuestion)
    if (host.scenarios.meets('address-down')) throw new Refusal(503, 'addressServiceDown', { headers: { 'Retry-After': '2' } })
    const zipCode = question.zipCode.replace(/\s/g, '').toUpperCase()
    const found = host.shop.streets.find(
      (street) => street.country === 'NL' && question.countryCode === 'NL' && street.zipCode.replace(' ', '') === zipCode,
    )
    const houseNumber = /^\d{1,5}$/.test(question.houseNumber.trim()) ? Number(question.houseNumber) : 0
    if (found === undefined || houseNumber < found.first || houseNumber > found.last) throw new Refusal(404, 'addressNotFound')
    const postcode = `${zipCode.slice(0, 4)} ${zipCode.slice(4)}`
    return succeed(context, {
      status: 'success',
      data: { street: found.street, city: found.city, postcode, houseNumber: `${houseNumber}` },
    } satisfies Wire['FoundAddressAnswer'])
  },
}

const cartOf = (host: Host, visitor: Visitor) => {
  const cart = cartOfVisitor(host.database, visitor)
  return cart === null ? null : priceCart(host, cart)
}

const delivery: Call = {
  method: 'POST',
  path: '/api/v2/checkout/delivery',
  operation: 'listDeliveryOptions',
  handle: async (host, context) => {
    const { countryCode } = await readBody(context, countryQuestion)
    const visitor = visitorOf(host, context)
    const cart = cartOf(host, visitor)
    const data = wireDeliveryOptions(countryCode, cart?.totals.subtotalInclVat ?? 0, visitor.language, (extra) =>
      arrivalOf(host, cart?.lines ?? [], extra),
    )
    return succeed(context, { status: 'success', data } satisfies Wire['DeliveryOptionsAnswer'])
  },
}

const payments: Call = {
  method: 'POST',
  path: '/api/v2/checkout/payments',
  operation: 'listPaymentOptions',
  handle: async (host, context) => {
    const { countryCode } = await readBody(context, countryQuestion)
    const data = wirePaymentOptions(host, countryCode, languageOf(context))
    return succeed(context, { status: 'success', data } satisfies Wire['PaymentOptionsAnswer'])
  },
}

const pay: Call = {
  method: 'POST',
  path: '/api/v2/checkout/pay',
  operation: 'pay',
  handle: (host, context) => {
    const visitor = visitorOf(host, context)
    const customerId = signedIn(visitor)
    return answerOnce(host, context, `pay ${customerId}`, (): Wire['StartedPaymentAnswer'] => ({
      status: 'success',
      data: orderCart(host, cartOfVisitor(host.database, visitor), customerId, languageOf(context)),
    }))
  },
}

const payment: Call = {
  method: 'GET',
  path: '/api/v2/checkout/payments/:paymentUid',
  operation: 'loadPayment',
  handle: (host, context) => {
    const found = paymentByUid(host, context.req.param('paymentUid') ?? '')
    if (found === null) throw new Refusal(404, 'paymentNotFound')
    return succeed(context, { status: 'success', data: wirePayment(found) } satisfies Wire['PaymentAnswer'])
  },
}

const told: Call = {
  method: 'POST',
  path: '/api/v2/checkout/payments/:paymentUid/told',
  operation: 'tellPurchase',
  handle: (host, context) => {
    const found = paymentByUid(host, context.req.param('paymentUid') ?? '')
    if (found === null || (found.status !== 'paid' && found.status !== 'invoiced')) throw new Refusal(404, 'paymentNotFound')
    return succeed(context, { status: 'success', data: { first: tellPurchase(host, found) } } satisfies Wire['ToldAnswer'])
  },
}

/** Address look-up, delivery and payment options, paying. */
export const checkoutCalls: readonly Call[] = [
  lookup,
  { ...lookup, path: '/api/checkout/address', operation: 'lookupAddressLegacy' },
  delivery,
  payments,
  pay,
  payment,
  told,
]
