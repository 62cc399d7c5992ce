import { externalUrl } from '@thuishaven/core/routing'
import type { GuestOrder, Order, OrderLine } from '@thuishaven/core/orders'
import type { GuestOrderAnswer, OrderAnswer, OrderLineAnswer } from '../schemas/orders.ts'
import { lineOptionsOf, totalsOf } from './cart.ts'
import { dayOf } from './days.ts'
import { pictureOrNull } from './pictures.ts'
import { priceOf } from './prices.ts'

const lineOf = ({ image, facts = [], prices, options, totals: { totalWeight, ...totals }, ...line }: OrderLineAnswer): OrderLine => ({
  ...line,
  facts,
  picture: pictureOrNull(image),
  price: priceOf(prices),
  options: lineOptionsOf(options, prices),
  totals: { ...totals, totalWeightGrams: totalWeight },
})

/** The carrier is whoever the host names, but only over the web (RTE-15). */
const carrierOf = (url: string | null): string | null => (url !== null && externalUrl(url, 'any').go === 'external' ? url : null)

const deliveryOf = ({ expectedOn, ...delivery }: OrderAnswer['delivery']): Order['delivery'] => ({
  ...delivery,
  expectedDay: dayOf(expectedOn),
})

const notTold = { shippingOptionId: null, pickupLocationId: null, paymentOptionId: null }

export const orderOf = ({ choices = notTold, cartTotals, lines, addresses, delivery, trackAndTraceUrl, ...order }: OrderAnswer): Order => ({
  ...order,
  choices,
  cartTotals: totalsOf(cartTotals),
  lines: lines.map(lineOf),
  delivery: deliveryOf(delivery),
  invoiceAddress: addresses.invoice,
  deliveryAddress: addresses.delivery,
  trackAndTraceUrl: carrierOf(trackAndTraceUrl),
})

export const guestOrderOf = ({ lines, delivery, trackAndTraceUrl, ...order }: GuestOrderAnswer): GuestOrder => ({
  ...order,
  lines: lines.map(lineOf),
  delivery: deliveryOf(delivery),
  trackAndTraceUrl: carrierOf(trackAndTraceUrl),
})
