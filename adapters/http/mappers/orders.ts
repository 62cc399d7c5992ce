import { externalUrl } from '@thuishaven/core/routing'
import type { GuestOrder, ListedOrder, Order, OrderLine } from '@thuishaven/core/orders'
import type { GuestOrderResponse, ListedOrderResponse, OrderResponse, OrderLineResponse } from '../schemas/orders.ts'
import { lineOptionsOf, totalsOf } from './cart.ts'
import { parseDay } from './days.ts'
import { pictureOf, pictureOrNull } from './pictures.ts'
import { priceOf } from './prices.ts'

const lineOf = ({
  image,
  facts = [],
  prices,
  options,
  mpn,
  totals: { totalWeight, ...totals },
  ...line
}: OrderLineResponse): OrderLine => ({
  ...line,
  mpn: mpn ?? String(line.productId),
  facts,
  picture: pictureOrNull(image),
  price: priceOf(prices),
  options: lineOptionsOf(options, prices),
  totals: { ...totals, totalWeightGrams: totalWeight },
})

/** The carrier's tracking link; only web addresses are allowed (RTE-15). A pickup order has none. */
const carrierOf = (url: string | null, { pickupLocation }: OrderResponse['delivery']): string | null =>
  url !== null && pickupLocation === null && externalUrl(url, 'any').type === 'external' ? url : null

const deliveryOf = ({ services = [], expectedOn, day, time, ...delivery }: OrderResponse['delivery']): Order['delivery'] => ({
  ...delivery,
  services: services.map(({ label, prices }) => ({ label, ...prices })),
  time: time ?? null,
  expectedDay: parseDay(expectedOn),
  chosenDay: parseDay(day),
})

const notDisclosed = { shippingOptionId: null, pickupLocationId: null, paymentOptionId: null }

/** Whether there is a file for bookkeeping programs; where it is follows from the uid. */
export const invoiceOf = <Invoice extends { readonly ublPath: string | null }>({ ublPath, ...invoice }: Invoice) => ({
  ...invoice,
  hasXml: ublPath !== null,
})

export const listedOrderOf = ({ images, ...order }: ListedOrderResponse): ListedOrder => ({ ...order, pictures: images.map(pictureOf) })

export const orderOf = ({
  choices = notDisclosed,
  changes = [],
  reviewable = false,
  reviews = [],
  orderedBy,
  cartTotals,
  lines,
  addresses,
  delivery,
  invoices,
  trackAndTraceUrl,
  ...order
}: OrderResponse): Order => ({
  ...order,
  choices,
  changes,
  reviewable,
  reviews,
  orderedBy: orderedBy ?? null,
  cartTotals: totalsOf(cartTotals),
  lines: lines.map(lineOf),
  delivery: deliveryOf(delivery),
  invoiceAddress: addresses.invoice,
  deliveryAddress: addresses.delivery,
  invoices: invoices.map(invoiceOf),
  trackAndTraceUrl: carrierOf(trackAndTraceUrl, delivery),
})

export const guestOrderOf = ({
  cartTotals,
  lines,
  delivery,
  trackAndTraceUrl,
  changes = [],
  ...order
}: GuestOrderResponse): GuestOrder => ({
  ...order,
  changes,
  cartTotals: totalsOf(cartTotals),
  lines: lines.map(lineOf),
  delivery: deliveryOf(delivery),
  trackAndTraceUrl: carrierOf(trackAndTraceUrl, delivery),
})
