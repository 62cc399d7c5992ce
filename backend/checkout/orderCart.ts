import type { Backend } from '../answers/Backend.ts'
import type { Situation } from '../answers/situations.ts'
import { PaymentFailure } from '../answers/HttpFailure.ts'
import type { Wire } from '../contract/wire.ts'
import type { Language } from '../records/ProductRecord.ts'
import { upfront } from '../cart/upfront.ts'
import { countryOf, priceCart } from '../cart/pricedCart.ts'
import type { PricedCart, PricedLine } from '../cart/pricedCart.ts'
import type { PersistedCart } from '../cart/carts.ts'
import { deliveryMethod, paymentKind } from '../options/options.ts'
import type { PaymentKind } from '../options/options.ts'
import { currentPayment, holdGoods, settlePayment } from './payments.ts'
import { notifyBackInStock } from '../stock/notifyBackInStock.ts'
import { recordPurchase } from './recordPurchase.ts'
import { membershipOf } from '../company/members.ts'
import { approvalOf, needsApproval, recordOrdered } from './approvals.ts'

/** Code of the refusal of an order that needs an approval first. */
export const approvalNeeded = 'apr'

/** Refusals that a scenario can request, with code and step (CHK-09, CHK-10). */
const staged: readonly (readonly [Situation, string | null, string | null])[] = [
  ['pay-icc', 'icc', null],
  ['pay-ipoi', 'ipoi', 'overview'],
  ['pay-isoi', 'isoi', 'delivery'],
  ['pay-idd', 'idd', 'delivery'],
  ['pay-icr', 'icr', null],
  ['pay-step-cart', null, 'cart'],
  ['pay-step-2', null, 'delivery'],
  ['pay-step-information', null, 'information'],
  ['pay-no-step', null, null],
]

/** Refuses a payment when a scenario requests it. */
export const checkStaged = (backend: Backend): void => {
  for (const [name, code, step] of staged) if (backend.meets(name)) throw new PaymentFailure(code, step)
}

const stockSuffices = (lines: readonly PricedLine[]): boolean =>
  lines.every(({ product }) => {
    const wanted = lines.filter((line) => line.product.id === product.id).reduce((sum, line) => sum + line.stored.quantity, 0)
    return product.stock === null || wanted <= product.stock
  })

/** An order for pickup names the pickup point. */
const pickupPointMissing = (backend: Backend, { shippingOptionId, pickupLocationId }: PersistedCart): boolean => {
  const points = shippingOptionId === null ? [] : (deliveryMethod(backend, shippingOptionId)?.pickupLocations ?? [])
  return points.length > 0 && points.every(({ id }) => id !== pickupLocationId)
}

/** The day of large goods is not chosen, or cannot be had any more: it passed, or other goods take longer. */
const dayMissing = ({ stored: { deliveryDay }, deliveryDays }: PricedCart): boolean =>
  deliveryDays.length > 0 && (deliveryDay === null || !deliveryDays.includes(deliveryDay))

/** Refuses a cart that cannot be ordered; returns how it is paid. */
const check = async (backend: Backend, cart: PricedCart, customerId: string): Promise<PaymentKind> => {
  const { stored, lines } = cart
  // The shopper has seen a total with this coupon: none is charged without it unsaid.
  if (cart.coupons.some(({ isUsedUp }) => isUsedUp)) throw new PaymentFailure('icc', 'cart')
  // Nor is the ordinary price charged for a quote that the shopper believes in, or nothing for a product without a price.
  if (
    lines.some(
      ({ stored: { quote }, isQuoted, product }) => quote !== undefined && !isQuoted && (quote.isTold !== true || product.price === null),
    )
  )
    throw new PaymentFailure('icc', 'cart')
  if (lines.length === 0 || !stockSuffices(lines) || backend.meets('price-missing')) throw new PaymentFailure('icc', 'cart')
  if (stored.addressId === null) throw new PaymentFailure(null, 'information')
  if (cart.shipping === null || pickupPointMissing(backend, stored)) throw new PaymentFailure('isoi', 'delivery')
  if (dayMissing(cart)) throw new PaymentFailure('idd', 'delivery')
  const occasion = {
    country: await countryOf(backend, stored),
    amountInclVat: upfront(backend, cart),
    totalInclVat: cart.totals.totalInclVat,
    customerId,
  }
  const kind = await paymentKind(backend, stored.paymentOptionId ?? '', occasion)
  if (kind === null) throw new PaymentFailure('ipoi', 'overview')
  return kind
}

/** An unchanged cart is the same purchase while nothing is paid: paying it twice returns the same payment. */
const fingerprintOf = ({ stored, lines, coupons, deliveryDays, services, vatTreatment, totals }: PricedCart): string =>
  JSON.stringify([
    stored.shippingOptionId,
    stored.pickupLocationId,
    stored.addressId,
    stored.paymentOptionId,
    totals.totalInclVat,
    ...(deliveryDays.length === 0 ? [] : [stored.deliveryDay]),
    ...(services.length === 0 ? [] : [services.map(({ id }) => id)]),
    ...(vatTreatment === 'reverseCharged' ? [vatTreatment] : []),
    coupons.map(({ code }) => code),
    lines.map((line) => [line.stored.uid, line.stored.quantity]),
  ])

/** Who orders, and what of it is not in the cart. */
export interface Ordering {
  readonly customerId: string
  readonly language: Language
  /** The company's own for this order; null: its standing one. */
  readonly reference: string | null
}

const purchaseOf = async (
  backend: Backend,
  cart: PricedCart,
  { customerId, language, reference }: Ordering,
  companyUid: string | null,
): Promise<string> => {
  const fingerprint = fingerprintOf(cart)
  const known = await backend.orders.findUnpaid(cart.stored.uid, fingerprint)
  if (known !== null) {
    if (reference !== null) await backend.orders.setReference(known, reference)
    return known
  }
  const uid = backend.newId('order')
  await recordPurchase(backend, cart, {
    uid,
    number: null,
    customerId,
    companyUid,
    fingerprint,
    language,
    at: backend.now(),
    state: null,
    reference,
  })
  return uid
}

/**
 * Orders the customer's cart and opens its payment (CHK-07), which is then to be made at `checkoutUrlOf`. Refuses with code and step when something
 * is missing, or a member of a company needs an approval first.
 * An unchanged cart whose payment is still open leads to that payment again. What costs nothing is paid at once; what is on account
 * has been ordered at once too, and is to be paid by its invoice.
 */
export const orderCart = async (backend: Backend, cart: PersistedCart | null, ordering: Ordering): Promise<Wire['PaymentHere']> => {
  const { customerId } = ordering
  checkStaged(backend)
  const customer = await backend.customers.byId(customerId)
  if (customer !== null && !customer.isActive) throw new PaymentFailure('icr', null)
  if (cart === null) throw new PaymentFailure('icc', 'cart')
  const priced = await priceCart(backend, cart)
  const kind = await check(backend, priced, customerId)
  const membership = await membershipOf(backend.store, customerId)
  const needed = membership !== null && needsApproval(membership, priced.totals.totalInclVat)
  const approval = needed ? await approvalOf(backend.store, membership, priced) : null
  if (needed && approval === null) throw new PaymentFailure(approvalNeeded, null)
  const purchaseUid = await purchaseOf(backend, priced, ordering, membership?.companyUid ?? null)
  if (approval !== null) await recordOrdered(backend.store, approval, purchaseUid)
  const replaced = await backend.orders.replaceOthers(cart.uid, purchaseUid)
  await backend.coupons.release(replaced)
  const released = await backend.stock.release(replaced)
  const isOnAccount = kind === 'onAccount'
  const payment = await currentPayment(backend, purchaseUid)
  // The store decides here, because it knows the holds of all other carts.
  if (!(await holdGoods(backend, payment))) throw new PaymentFailure('icc', 'cart')
  await notifyBackInStock(backend, released)
  if (payment.amountInclVat === 0 || isOnAccount)
    await settlePayment(backend, payment, isOnAccount && payment.amountInclVat > 0 ? 'invoiced' : 'paid')
  return { paymentUid: payment.uid }
}
