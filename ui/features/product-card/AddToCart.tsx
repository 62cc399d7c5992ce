import { chosenProduct, defaultSelection } from '@thuishaven/core/catalogue'
import type { ReactNode } from 'react'
import type { Product } from '@thuishaven/core/catalogue'
import { useShop } from '../shop/index.ts'
import { Button } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { usePanels } from '../../framework/panels/PanelsContext.ts'
import { optionField } from '../product-options/index.ts'

export interface AddToCartProps {
  readonly product: Product
  /** Where a post without JavaScript leads back to. */
  readonly back: string
  readonly className?: string | undefined
  /** A button as wide as the card above it. */
  readonly wide?: boolean
  /** The main action of its page. */
  readonly isMain?: boolean
  /** Instead of the button where an option is required or the product is out of stock. */
  readonly otherwise?: ReactNode
}

/** Adds a product to the cart with its initial selection. */
export const AddToCart = ({ product, back, className, wide, isMain, otherwise = null }: AddToCartProps) => {
  const shop = useShop()
  const panels = usePanels()
  const { text } = useMessages()
  const selection = defaultSelection(product.optionGroups)
  if (product.stock === 0 || !chosenProduct(product, selection, { exclVat: false }).cartable) return otherwise
  return (
    <form
      method="post"
      action="/cart"
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        const added = shop.cart.add(product, selection)
        if (added.ok) panels.open('cart')
        else shop.toasts.show({ type: 'error', message: added.failure })
      }}
    >
      <input type="hidden" name="productId" value={product.productId} />
      <input type="hidden" name="back" value={back} />
      {selection.map(({ groupId, itemId }) => (
        <input key={groupId} type="hidden" name={optionField(groupId)} value={itemId} />
      ))}
      <Button
        type="submit"
        variant={isMain === true ? 'primary' : 'secondary'}
        size={isMain === true ? 'm' : 's'}
        wide={wide}
        aria-label={`${text('product.add')}: ${product.title}`}
      >
        {text('product.add')}
      </Button>
    </form>
  )
}
