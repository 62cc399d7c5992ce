import type { DeliveryOption } from './checkout.ts'

/**
 * The host's ways of delivery with the one first that keeps the promise for the least: brought to the door on the earliest day there is, the
 * cheapest of those (CHK-05). The others keep their order, and so do all where no day is known.
 */
export const suggestedFirst = (options: readonly DeliveryOption[]): readonly DeliveryOption[] => {
  const brought = options.filter(({ type, expectedDay }) => type === 'shipping' && expectedDay !== null)
  const earliest = Math.min(...brought.map(({ expectedDay }) => expectedDay ?? Infinity))
  const [best] = brought.filter(({ expectedDay }) => expectedDay === earliest).toSorted((one, other) => one.price - other.price)
  return best === undefined ? options : [best, ...options.filter((option) => option !== best)]
}
