import { chosenProduct, defaultSelection } from '@thuishaven/core/catalogue'
import type { Product } from '@thuishaven/core/catalogue'
import { useShop, pathTo } from '../shop/index.ts'
import { Button } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { usePanels } from '../../framework/panels/PanelsContext.ts'
import { optionField } from '../product-options/index.ts'
import styles from './WishlistPage.module.css'

/** Adds a wishlist item to the cart with its initial selection; renders nothing where an option is required or it is out of stock. */
export const AddToCart = ({ product }: { readonly product: Product }) => {
  const shop = useShop()
  const panels = usePanels()
  const { text } = useMessages()
  const selection = defaultSelection(product.optionGroups)
  if (product.stock === 0 || !chosenProduct(product, selection, { exclVat: false }).cartable) return null
  return (
    <form
      method="post"
      action="/cart"
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault()
        const added = shop.cart.add(product, selection)
        if (added.ok) panels.open('cart')
        else shop.toasts.show({ type: 'error', message: added.failure })
      }}
    >
      <input type="hidden" name="productId" value={product.productId} />
      <input type="hidden" name="back" value={pathTo(shop.locale, 'wishlist')} />
      {selection.map(({ groupId, itemId }) => (
        <input key={groupId} type="hidden" name={optionField(groupId)} value={itemId} />
      ))}
      <Button type="submit" variant="secondary" size="s" aria-label={`${text('product.add')}: ${product.title}`}>
        {text('product.add')}
      </Button>
    </form>
  )
}
