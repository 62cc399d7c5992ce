import { customerById } from '../account/customers.ts'
import type { Host } from '../answers/Host.ts'
import { PaymentRefusal } from '../answers/Refusal.ts'
import type { Wire } from '../contract/wire.ts'
import type { Language } from '../records/ProductRecord.ts'
import { countryOf, priceCart } from '../cart/pricedCart.ts'
import type { PricedCart, PricedLine } from '../cart/pricedCart.ts'
import type { KeptCart } from '../cart/carts.ts'
import { text } from '../database/Database.ts'
import type { ScenarioName } from '../scenarios/Scenarios.ts'
import { deliveryChoice, paymentKind } from '../options/options.ts'
import { bankUrl, latestPayment, openPayment, replaceOtherOrders, settlePayment } from './payments.ts'
import type { KeptPayment } from './payments.ts'
import { recordPurchase } from './recordPurchase.ts'

/** Refusals that can be asked for, with code and step (CHK-09, CHK-10). */
const staged: readonly (readonly [ScenarioName, string | null, string | null])[] = [
  ['pay-icc', 'icc', null],
  ['pay-ipoi', 'ipoi', 'overview'],
  ['pay-isoi', 'isoi', 'delivery'],
  ['pay-icr', 'icr', null],
  ['pay-step-cart', null, 'cart'],
  ['pay-step-2', null, 'delivery'],
  ['pay-step-information', null, 'information'],
  ['pay-no-step', null, null],
]

/** Refuses a payment when that is asked for. */
export const checkStaged = (host: Host): void => {
  for (const [name, code, step] of staged) if (host.scenarios.meets(name)) throw new PaymentRefusal(code, step)
}

const stockSuffices = (lines: readonly PricedLine[]): boolean =>
  lines.every(({ product }) => {
    const wanted = lines.filter((line) => line.product.id === product.id).reduce((sum, line) => sum + line.kept.quantity, 0)
    return product.stock === null || wanted <= product.stock
  })

/** An order that is collected says where. */
const pickupPointMissing = ({ shippingOptionId, pickupLocationId }: KeptCart): boolean => {
  const points = shippingOptionId === null ? [] : (deliveryChoice(shippingOptionId)?.pickupLocations ?? [])
  return points.length > 0 && points.every(({ id }) => id !== pickupLocationId)
}

const check = (host: Host, cart: PricedCart): void => {
  const { kept, lines } = cart
  if (lines.length === 0 || !stockSuffices(lines) || host.scenarios.meets('price-missing')) throw new PaymentRefusal('icc', 'cart')
  if (kept.addressId === null) throw new PaymentRefusal(null, 'information')
  if (cart.shipping === null || pickupPointMissing(kept)) throw new PaymentRefusal('isoi', 'delivery')
  if (kept.paymentOptionId === null || paymentKind(host, kept.paymentOptionId, countryOf(host, kept)) === null)
    throw new PaymentRefusal('ipoi', 'overview')
}

/** The same cart, unchanged, is the same purchase while nothing of it is paid: paying it twice leads to the one payment. */
const fingerprintOf = ({ kept, lines, coupons, totals }: PricedCart): string =>
  JSON.stringify([
    kept.shippingOptionId,
    kept.pickupLocationId,
    kept.addressId,
    kept.paymentOptionId,
    totals.totalInclVat,
    coupons.map(({ code }) => code),
    lines.map((line) => [line.kept.uid, line.kept.quantity]),
  ])

const purchaseOf = (host: Host, cart: PricedCart, customerId: string, language: Language): string => {
  const fingerprint = fingerprintOf(cart)
  const known = host.database.get(
    `SELECT uid FROM purchase WHERE cart_uid = ? AND fingerprint = ?
     AND NOT EXISTS (SELECT 1 FROM payment WHERE purchase_uid = purchase.uid AND status IN ('paid', 'invoiced'))`,
    cart.kept.uid,
    fingerprint,
  )
  if (known !== null) return text(known, 'uid')
  const uid = host.newId('order')
  recordPurchase(host, cart, { uid, number: null, customerId, fingerprint, language, at: host.now(), state: null })
  return uid
}

const started = (host: Host, payment: KeptPayment, isOnAccount: boolean): Wire['StartedPayment'] => {
  if (payment.amountInclVat > 0 && !isOnAccount) return { paymentUrl: bankUrl(payment) }
  settlePayment(host, payment, payment.amountInclVat > 0 ? 'invoiced' : 'paid')
  return { paymentUid: payment.uid }
}

/**
 * Orders the customer's cart and starts its payment (CHK-07). Refuses with code and step when something is missing.
 * An unchanged cart whose payment is still open leads to that payment again. What costs nothing is paid at once; what is on account
 * has been ordered at once too, and is to be paid by its invoice.
 */
export const orderCart = (host: Host, cart: KeptCart | null, customerId: string, language: Language): Wire['StartedPayment'] => {
  checkStaged(host)
  const customer = customerById(host.database, customerId)
  if (customer !== null && text(customer, 'status') !== 'active') throw new PaymentRefusal('icr', null)
  if (cart === null) throw new PaymentRefusal('icc', 'cart')
  const priced = priceCart(host, cart)
  check(host, priced)
  const purchaseUid = purchaseOf(host, priced, customerId, language)
  replaceOtherOrders(host, cart.uid, purchaseUid)
  const latest = latestPayment(host, purchaseUid)
  const isOnAccount = paymentKind(host, cart.paymentOptionId ?? '', countryOf(host, cart)) === 'onAccount'
  const payment = latest !== null && latest.status === 'pending' ? latest : openPayment(host, purchaseUid)
  return started(host, payment, isOnAccount)
}
