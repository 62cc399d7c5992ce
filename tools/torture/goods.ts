/** What a line of the cart holds: the number of a product, and of a made-to-measure rug its measures in cm too. */
export type Goods = number | `${number} ${number}x${number}`

/** The product that is made to measure. */
export const rug = 1001

/** Cents with VAT of one piece, as the demo shop's catalogue has them; of the rug for one m². */
const prices: Readonly<Record<number, number>> = {
  [rug]: 18_900,
  1007: 97_900,
  2401: 14_900,
  2403: 8_900,
  2404: 9_600,
  2407: 19_900,
  2408: 7_900,
  2409: 7_900,
}

/** Customers have 10 % off rugs in stock. */
const customersPrices: Readonly<Record<number, number>> = { 1007: 88_110 }

export const measuresOf = (goods: number | string): { readonly width: number; readonly length: number } | null => {
  const [, width, length] = /^\d+ (\d+)x(\d+)$/.exec(String(goods)) ?? []
  return width === undefined || length === undefined ? null : { width: Number(width), length: Number(length) }
}
export const productOf = (goods: number | string): number => Number.parseInt(String(goods), 10)

/** The name of a line: measures count for the made-to-measure rug alone. */
export const nameOf = (productId: number, measures: { readonly width: number; readonly length: number } | null): string =>
  measures === null ? String(productId) : `${productId} ${measures.width}x${measures.length}`

/** The codes that the demo shop knows. */
export const coupons = ['VIJFEURO', 'WELKOM10'] as const
export type Coupon = (typeof coupons)[number]

/** Cents of one piece. */
const priceOf = (goods: number | string, isCustomer: boolean): number => {
  const product = productOf(goods)
  const price = (isCustomer ? customersPrices[product] : undefined) ?? prices[product]
  if (price === undefined) throw new Error(`tools/torture/goods.ts has no price of ${goods}.`)
  const measures = measuresOf(goods)
  return measures === null ? price : Math.round((price * measures.width * measures.length) / 10_000)
}

/** Cents that a cart costs before a way of delivery is chosen, worked out from the price list alone. */
export const totalOf = (lines: Readonly<Record<string, number>>, applied: readonly string[], isCustomer: boolean): number => {
  const goods = Object.entries(lines).reduce((sum, [name, quantity]) => sum + priceOf(name, isCustomer) * quantity, 0)
  const reduced = goods - (applied.includes('WELKOM10') ? Math.round(goods / 10) : 0)
  return reduced - (applied.includes('VIJFEURO') ? Math.min(500, reduced) : 0)
}
