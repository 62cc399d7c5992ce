import { hasNoPrice } from '@thuishaven/core/cart'
import { calendarDateText } from '@thuishaven/core/locale'
import { useShopLocation } from '../../framework/router/RouterContext.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { Alert, Button } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { AskQuoteAgain } from '../cart/index.ts'
import { useShop } from '../shop/index.ts'
import styles from './CheckoutFrame.module.css'

/** Why the order cannot be placed: goods whose quote has expired and that have no other price, and what can be done with each. */
export const UnpricedGoods = () => {
  const { cart: store } = useShop()
  const { text, t } = useMessages()
  const { current } = useShopLocation()
  const { cart } = useStore(store)
  return cart.lines.filter(hasNoPrice).map((line) => (
    <Alert
      key={line.id}
      tone="warning"
      action={
        <div className={styles.unpriced}>
          <form
            method="post"
            action="/cart/line"
            onSubmit={(event) => {
              event.preventDefault()
              store.setQuantity(line.id, 0)
            }}
          >
            <input type="hidden" name="back" value={current.href} />
            <input type="hidden" name="remove" value="1" />
            <input type="hidden" name="line" value={line.id} />
            <Button type="submit" size="s" variant="secondary">
              {text('checkout.unpricedRemove')}
            </Button>
          </form>
          <AskQuoteAgain line={line} />
        </div>
      }
    >
      {line.quote === undefined
        ? null
        : text('checkout.unpriced', { title: line.title, number: line.quote.number, day: t(calendarDateText(line.quote.expiresOn)) })}
    </Alert>
  ))
}
