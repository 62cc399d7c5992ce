import { useShop } from '../shop/index.ts'
import { LinkButton } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { besidesTicked, compareAddress } from './compareAddress.ts'

/** Puts a product beside those that were ticked before; without JavaScript by itself. */
export const CompareLink = ({ productId }: { readonly productId: number }) => {
  const { locale } = useShop()
  const { text } = useMessages()
  return (
    <LinkButton variant="quiet" size="s" href={`${compareAddress(locale, [productId])}&${besidesTicked}`}>
      {text('product.compare')}
    </LinkButton>
  )
}
