import { useShop } from '../shop/index.ts'
import { Link } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { besidesTicked, compareAddress } from './compareAddress.ts'

/** Puts a product beside those that were ticked before; without JavaScript by itself. */
export const CompareLink = ({ productId }: { readonly productId: number }) => {
  const { locale } = useShop()
  const { text } = useMessages()
  return <Link href={`${compareAddress(locale, [productId])}&${besidesTicked}`}>{text('product.compare')}</Link>
}
