import type { Price, VolumePrice } from './price.ts'

/** The volume price that a line of `quantity` pieces has: that of the largest quantity reached; null before the first. */
export const volumePriceAt = (price: Price, quantity: number): VolumePrice | null => {
  let reached: VolumePrice | null = null
  for (const volume of price.volumePrices ?? [])
    if (volume.fromQuantity <= quantity && (reached === null || volume.fromQuantity > reached.fromQuantity)) reached = volume
  return reached
}

/** The product's price in a line of `quantity` pieces: its volume price, or the price itself before the first. */
export const priceAt = (price: Price, quantity: number): Price => {
  const reached = volumePriceAt(price, quantity)
  // A price for more pieces is no reduction of the price of one: there is nothing to cross out.
  return reached === null ? price : { ...price, base: reached.base, discount: reached.discount, lowest30Days: null }
}
