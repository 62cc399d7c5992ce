import { hasNoPrice } from '@thuishaven/core/cart'
import type { CartLine } from '@thuishaven/core/cart'
import { useMessages } from '../../messages/useMessages.ts'
import { usePriceTexts } from '../prices/index.ts'
import type { PriceTexts } from '../prices/index.ts'

/** Writes what a line costs: of one whose quote has expired, and whose product has no price of its own, that it is on request. */
export const useLinePriceTexts = (line: CartLine): PriceTexts => {
  const { text } = useMessages()
  const isOnRequest = hasNoPrice(line)
  const texts = usePriceTexts(isOnRequest ? null : line.price, line.options, line.quantity, 'cart')
  return isOnRequest ? { ...texts, current: text('cart.onRequest') } : texts
}
