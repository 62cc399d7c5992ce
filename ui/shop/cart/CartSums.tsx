import { formatPercentage } from '@thuishaven/core/money'
import type { Cart, CartTotals } from '@thuishaven/core/cart'
import type { Cents } from '@thuishaven/core/money'
import { useShop } from '../../bindings/ShopContext.ts'
import { useConfig } from '../../bindings/useConfig.ts'
import { useText } from '../../messages/useText.ts'
import { useAmountText } from '../prices/usePriceTexts.ts'
import styles from './CartSums.module.css'

export interface CartSumsProps {
  readonly cart: Cart
  readonly totals: CartTotals
}

/** The sums below the lines, as configured (CRT-11). */
export const CartSums = ({ cart, totals }: CartSumsProps) => {
  const { locale } = useShop()
  const { text } = useText()
  const { pricesExclVat } = useConfig()
  const amountText = useAmountText('cart')
  const on = pricesExclVat ? 'Excl' : 'Incl'
  const shipping = totals[`shipping${on}Vat`]
  const discount = totals[`discount${on}Vat`]
  const row = (label: string, amount: Cents, key: string = label) => (
    <div key={key} className={styles.row}>
      <dt>{label}</dt>
      <dd>{amountText(amount)}</dd>
    </div>
  )
  return (
    <div className={styles.sums}>
      <dl>
        {row(text('cart.subtotal'), totals[`subtotal${on}Vat`])}
        {shipping > 0 ? row(text('cart.shipping'), shipping) : null}
        {discount > 0 ? row(text('cart.discount'), (0 - discount) as Cents) : null}
        {pricesExclVat ? row(text('cart.totalExcl'), totals.totalExclVat) : null}
        {pricesExclVat
          ? totals.totalVat.map(({ percentage, amount }) =>
              row(text('cart.vat', { percentage: formatPercentage(percentage, locale) }), amount, String(percentage)),
            )
          : null}
        <div className={styles.total}>
          <dt>{text('cart.total')}</dt>
          <dd data-testid="cart-total">{amountText(totals.totalInclVat)}</dd>
        </div>
      </dl>
      {cart.shippingOptionId === null ? <p className={styles.note}>{text('cart.shippingLater')}</p> : null}
    </div>
  )
}
