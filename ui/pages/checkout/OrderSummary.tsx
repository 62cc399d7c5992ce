import { useShop, useStore } from '../../bindings/ShopContext.ts'
import { Button, PictureFrame, Price } from '../../kit/index.ts'
import type { CartLine } from '@thuishaven/core/cart'
import { useText } from '../../messages/useText.ts'
import { usePanels } from '../../shell/panels/PanelsContext.ts'
import { CartSums } from '../../shop/cart/CartSums.tsx'
import { NotSavedYet } from '../../shop/cart/NotSavedYet.tsx'
import { usePriceTexts } from '../../shop/prices/usePriceTexts.ts'
import styles from './OrderSummary.module.css'

const Line = ({ line }: { readonly line: CartLine }) => {
  const price = usePriceTexts(line.price, line.options, line.quantity, 'cart')
  return (
    <li className={styles.line}>
      <PictureFrame source={line.picture} alt="" sizes="64px" widest={375} ratio={4 / 5} />
      <div className={styles.text}>
        <p>
          {line.quantity} × {line.title}
        </p>
        {line.options.length > 0 ? <p className={styles.options}>{line.options.map((option) => option.name).join(', ')}</p> : null}
      </div>
      <Price size="s" {...price} percent={null} />
    </li>
  )
}

/** What is being ordered, beside every step. */
export const OrderSummary = () => {
  const shop = useShop()
  const panels = usePanels()
  const { text } = useText()
  const { cart, totals } = useStore(shop.cart)
  return (
    <aside className={styles.summary} aria-labelledby="order-summary">
      <div className={styles.head}>
        <h2 id="order-summary">{text('checkout.summary')}</h2>
        <Button variant="quiet" size="s" onClick={() => panels.open('cart')}>
          {text('checkout.change')}
        </Button>
      </div>
      <NotSavedYet />
      <ul className={styles.lines}>
        {cart.lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <CartSums cart={cart} totals={totals} />
    </aside>
  )
}
