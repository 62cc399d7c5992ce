import type { DeliveryTime } from '../catalogue/product.ts'

/** Whole days until delivery: the longest of the chosen options that have one, else the product's (OPT-03). null: no indication. */
export const deliveryDays = (product: DeliveryTime, chosen: readonly { readonly deliveryDays: number }[]): number | null => {
  const longest = chosen.reduce((days, option) => Math.max(days, option.deliveryDays), 0)
  return longest > 0 ? longest : product.totalDays
}
