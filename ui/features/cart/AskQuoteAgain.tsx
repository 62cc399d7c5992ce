import type { CartLine } from '@thuishaven/core/cart'
import { quotableLines } from '@thuishaven/core/quotes'
import { Link } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { pathTo, useShop } from '../shop/index.ts'

/** The page that asks for a quote of what a line is. */
export const AskQuoteAgain = ({ line }: { readonly line: CartLine }) => {
  const { text } = useMessages()
  const lines = encodeURIComponent(JSON.stringify(quotableLines([line])))
  return <Link href={`${pathTo(useShop().locale, 'requestQuote')}?lines=${lines}`}>{text('cart.askQuoteAgain')}</Link>
}
