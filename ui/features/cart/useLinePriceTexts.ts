import { freeSampleId, hasNoPrice } from '@thuishaven/core/cart'
import type { CartLine } from '@thuishaven/core/cart'
import { useMessages } from '../../messages/useMessages.ts'
import { usePriceTexts } from '../prices/index.ts'
import type { PriceTexts } from '../prices/index.ts'

/** Writes what a line costs: of a free sample what it is worth, of one whose quote has expired, and whose product has no price of its own, that it is on request. */
export const useLinePriceTexts = (line: CartLine): PriceTexts => {
  const { text } = useMessages()
  const isOnRequest = hasNoPrice(line)
  const texts = usePriceTexts(isOnRequest ? null : line.price, line.options, line.quantity, 'cart')
  if (isOnRequest) return { ...texts, current: text('cart.onRequest') }
  const isFree = line.adjustments.some(({ id }) => id === freeSampleId)
  return isFree ? { ...texts, current: text('price.free'), previous: texts.current } : texts
}
