import { useShop, pathTo } from '../shop/index.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { BasketDrawing, Button, EmptyState, LinkButton } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Suggestions } from '../product-card/index.ts'
import styles from './EmptyCart.module.css'

/** As many of each as leave the first ones in sight. */
const most = 3

/** Nothing to order yet: on to the shop, or to what others choose and what was looked at before (CRT-10). */
export const EmptyCart = ({ onGoOn }: { readonly onGoOn: () => void }) => {
  const shop = useShop()
  const { text } = useMessages()
  const { isAuthenticated } = useStore(shop.session)
  return (
    <>
      <EmptyState
        className={styles.empty}
        level={3}
        drawing={<BasketDrawing />}
        title={text('cart.empty')}
        action={
          <div className={styles.actions}>
            <Button onClick={onGoOn}>{text('cart.goOn')}</Button>
            {isAuthenticated ? null : (
              <LinkButton variant="quiet" href={pathTo(shop.locale, 'account.login')}>
                {text('cart.login')}
              </LinkButton>
            )}
          </div>
        }
      />
      <Suggestions most={most} />
    </>
  )
}
