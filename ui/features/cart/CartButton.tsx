import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { isUnread } from '@thuishaven/core/cart'
import { useShop } from '../shop/index.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { VisuallyHidden } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { cartPanels } from './cartPanels.ts'
import { PanelButton } from '../../framework/panels/PanelButton.tsx'
import { headerStyles } from '../header-parts/index.ts'

/** The only part of the header that reads the cart: a change of it renders nothing else. */
const CartCount = () => {
  const { text } = useMessages()
  const state = useStore(useShop().cart)
  const count = state.totals.productsQuantity
  return (
    <>
      <VisuallyHidden>{isUnread(state) ? text('cart.title') : text('shell.cartCount', { count })}</VisuallyHidden>
      {count > 0 ? (
        <span className={headerStyles.count} aria-hidden="true" data-testid="cart-count">
          {count}
        </span>
      ) : null}
    </>
  )
}

/** Opens the cart, and shows the number of items in it. */
export const CartButton = () => (
  <PanelButton panel="cart" className={headerStyles.tool} onPointerEnter={cartPanels.preload} onFocus={cartPanels.preload}>
    <ShoppingBag aria-hidden="true" size={22} strokeWidth={1.5} />
    <CartCount />
  </PanelButton>
)
