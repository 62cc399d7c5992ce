import { useShop } from '../shop/index.ts'
import { Link } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useShopLocation } from '../../framework/router/RouterContext.ts'
import { compareAddress } from './compareAddress.ts'

/** Puts a product beside those that were ticked before; without JavaScript by itself. */
export const CompareLink = ({ productId }: { readonly productId: number }) => {
  const { compared, locale } = useShop()
  const { text } = useMessages()
  const { navigate } = useShopLocation()
  const compare = async (): Promise<void> => {
    const store = await compared.load().catch(() => null)
    store?.put(productId, true)
    // One too many is in the address, so that the page says so.
    await navigate(compareAddress(locale, [...new Set([...(store?.getSnapshot() ?? []), productId])]))
  }
  return (
    <Link
      href={compareAddress(locale, [productId])}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        void compare()
      }}
    >
      {text('product.compare')}
    </Link>
  )
}
