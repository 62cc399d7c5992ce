import type { CartLine, LineQuote } from '@thuishaven/core/cart'
import { calendarDateText } from '@thuishaven/core/locale'
import { useMessages } from '../../messages/useMessages.ts'

interface QuoteNoteProps {
  readonly line: CartLine
  readonly quote: LineQuote
  readonly className?: string | undefined
}

/** Until which day a quote fixes the price of a line, or that it has expired. */
export const QuoteNote = ({ line, quote: { number, expiresOn, isExpired }, className }: QuoteNoteProps) => {
  const { t, text } = useMessages()
  const day = t(calendarDateText(expiresOn))
  const key = !isExpired ? 'cart.quote' : line.price.base === 0 ? 'cart.quoteGone' : 'cart.quoteExpired'
  return <p className={className}>{text(key, { number, day })}</p>
}
