import { optionText } from '../cart/optionText.ts'
import { shippingVat } from '../catalogue/shippingVat.ts'
import { deliveryCharges } from '../options/deliveryCharges.ts'
import { allocate } from '../pricing/allocate.ts'
import type { InvoiceDocument, InvoiceLine, InvoicePart, VatAmount } from '../ports/Invoices.ts'
import type { Order } from '../ports/Orders.ts'

/** A business in another member state pays without VAT: then the order has a total and no VAT. */
export const isReverseCharged = ({ placed, totalInclVat }: Pick<Order, 'placed' | 'totalInclVat'>): boolean =>
  placed.vat.length === 0 && totalInclVat > 0

/** What an order costs by VAT rate. */
export const vatOf = ({ placed, totalInclVat }: Pick<Order, 'placed' | 'totalInclVat'>): readonly VatAmount[] =>
  placed.vat.length === 0 ? [{ percentage: 0, amount: 0, exclVat: totalInclVat }] : placed.vat

type OrderLine = Order['placed']['lines'][number]

const rateOf = (order: Order, { prices }: OrderLine): number => (isReverseCharged(order) ? 0 : Math.round(prices.vatPercentage * 100))

const goodsLine = (order: Order, line: OrderLine, quantity: number, exclVat: number): InvoiceLine => ({
  subject: {
    type: 'goods',
    title: line.title,
    details: [...(line.facts === undefined || line.facts.length === 0 ? [] : [line.facts.join(', ')]), ...line.options.map(optionText)],
  },
  quantity,
  percentage: rateOf(order, line),
  exclVat,
})

/** The goods of an order at a rate, one text each, as its advance invoice names what is paid for. */
export const goodsAtRate = (order: Order, percentage: number): readonly string[] =>
  order.placed.lines.flatMap((line) => {
    const { subject, percentage: rate } = goodsLine(order, line, line.quantity, 0)
    return rate === percentage && subject.type === 'goods' ? [[`${line.quantity} × ${subject.title}`, ...subject.details].join(', ')] : []
  })

/**
 * Splits the shipping of each rate over what it consists of. Both sides stay whole: what a part costs over all rates, and what a rate has of all
 * parts.
 * @param shipping whole cents of each rate
 * @param parts whole cents of each part, which add up to the same
 */
const byRateAndPart = (shipping: readonly number[], parts: readonly number[]): readonly (readonly number[])[] => {
  let left = parts
  return shipping.map((amount) => {
    const shares = allocate(amount, left)
    left = left.map((part, index) => part - (shares[index] ?? 0))
    return shares
  })
}

/** Lines of goods, coupons and delivery of an order. By rate they add up to what it costs: what rounding leaves goes to coupons or delivery. */
export const orderLines = (
  backend: Parameters<typeof shippingVat>[0],
  order: Order,
): Pick<InvoiceDocument, 'lines' | 'allowances' | 'charges'> => {
  const { cartTotals, coupons, delivery } = order.placed
  const { way, services } = deliveryCharges(order.placed)
  const vat = vatOf(order)
  const lines = order.placed.lines.map((line) => goodsLine(order, line, line.quantity, line.totals.totalExclVat))
  const goods = vat.map(({ percentage }) => lines.reduce((sum, line) => (line.percentage === percentage ? sum + line.exclVat : sum), 0))
  const shipping =
    shippingVat(backend) === 'highest-rate'
      ? vat.map((_, index) => (index === 0 ? cartTotals.shippingExclVat : 0))
      : allocate(cartTotals.shippingExclVat, goods)
  // Above 0: what coupons take off; below 0: delivery is that much more.
  const left = vat.map(({ exclVat }, index) => (goods[index] ?? 0) + (shipping[index] ?? 0) - exclVat)
  const split = byRateAndPart(shipping, [way.exclVat, ...services.map(({ prices }) => prices.exclVat)])
  const parts = (of: Pick<InvoicePart, 'label' | 'isService'>, amounts: readonly number[]): readonly InvoicePart[] =>
    vat.map(({ percentage }, index) => ({ ...of, percentage, exclVat: amounts[index] ?? 0 })).filter(({ exclVat }) => exclVat > 0)
  return {
    lines,
    allowances: parts(
      { label: coupons.map(({ code }) => code).join(', ') },
      left.map((amount) => Math.max(0, amount)),
    ),
    charges: [
      ...parts(
        { label: delivery.label },
        split.map(([amount = 0], index) => amount + Math.max(0, -(left[index] ?? 0))),
      ),
      ...services.flatMap(({ label }, index) =>
        parts(
          { label, isService: true },
          split.map((amounts) => amounts[index + 1] ?? 0),
        ),
      ),
    ],
  }
}

/**
 * Lines of an order that are given back, for an amount of at most their own in whole cents including VAT; null when it names others, or more than
 * there are.
 */
export const returnedLines = (
  order: Order,
  returned: readonly { readonly lineUid: string; readonly quantity: number }[],
  inclVat: number,
): { readonly lines: readonly InvoiceLine[]; readonly vat: readonly VatAmount[] } | null => {
  const found = returned.flatMap(({ lineUid, quantity }) => {
    const line = order.placed.lines.find(({ uid }) => uid === lineUid)
    if (line === undefined || quantity < 1 || quantity > line.quantity) return []
    const [whole = 0] = allocate(line.totals.totalInclVat, [quantity, line.quantity - quantity])
    return [{ line, quantity, inclVat: whole }]
  })
  const whole = found.reduce((sum, one) => sum + one.inclVat, 0)
  if (found.length === 0 || found.length < returned.length || inclVat > whole) return null
  const amounts = allocate(
    inclVat,
    found.map((one) => one.inclVat),
  )
  const parts = found.map(({ line, quantity }, index) => {
    const { totalExclVat, totalInclVat } = line.totals
    const [exclVat = 0, amount = 0] = allocate(amounts[index] ?? 0, [totalExclVat, totalInclVat - totalExclVat])
    return { line: goodsLine(order, line, quantity, exclVat), amount }
  })
  return {
    lines: parts.map(({ line }) => line),
    vat: parts.map(({ line, amount }) => ({ percentage: line.percentage, exclVat: line.exclVat, amount })),
  }
}
