import { hasNoPrice } from '@thuishaven/core/cart'
import type { CartLine, LineQuote } from '@thuishaven/core/cart'
import { calendarDateText } from '@thuishaven/core/locale'
import { useMessages } from '../../messages/useMessages.ts'
import { AskQuoteAgain } from './AskQuoteAgain.tsx'

interface QuoteNoteProps {
  readonly line: CartLine
  readonly quote: LineQuote
  readonly className?: string | undefined
}

/** Until which day a quote fixes the price of a line, or that it has expired. */
export const QuoteNote = ({ line, quote: { number, expiresOn, isExpired }, className }: QuoteNoteProps) => {
  const { t, text } = useMessages()
  const day = t(calendarDateText(expiresOn))
  if (!hasNoPrice(line)) return <p className={className}>{text(isExpired ? 'cart.quoteExpired' : 'cart.quote', { number, day })}</p>
  return (
    <p className={className}>
      {text('cart.quoteGone', { number, day })} <AskQuoteAgain line={line} />
    </p>
  )
}
