/** The content of a cart line: a product number, and for a made-to-measure rug its measures in cm. */
export type Goods = number | `${number} ${number}x${number}`

/** The made-to-measure product. */
export const rug = 1001

/** Prices in cents with VAT per piece in the demo shop's catalogue; per m² for the rug. */
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

/** The name of a line, which includes measures only for the made-to-measure rug. */
export const nameOf = (productId: number, measures: { readonly width: number; readonly length: number } | null): string =>
  measures === null ? String(productId) : `${productId} ${measures.width}x${measures.length}`

/** The demo shop's coupon codes. */
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

/** Total of a cart in cents before a delivery method is selected, computed only from the price list. */
export const totalOf = (lines: Readonly<Record<string, number>>, applied: readonly string[], isCustomer: boolean): number => {
  const goods = Object.entries(lines).reduce((sum, [name, quantity]) => sum + priceOf(name, isCustomer) * quantity, 0)
  const reduced = goods - (applied.includes('WELKOM10') ? Math.round(goods / 10) : 0)
  return reduced - (applied.includes('VIJFEURO') ? Math.min(500, reduced) : 0)
}
