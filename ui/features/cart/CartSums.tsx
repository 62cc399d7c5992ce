import { cartSavings, depositOf, isUnpriced } from '@thuishaven/core/cart'
import { formatPercentage } from '@thuishaven/core/money'
import type { Cart, CartTotals } from '@thuishaven/core/cart'
import type { Cents } from '@thuishaven/core/money'
import { useShop, useConfig } from '../shop/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useAmountText } from '../prices/index.ts'
import { RugTerms } from '../rug/index.ts'
import { VatNotice } from './VatNotice.tsx'
import styles from './CartSums.module.css'

export interface CartSumsProps {
  readonly cart: Cart
  readonly totals: CartTotals
  /** In the checkout shipping has its own step; the cart only shows the delivery day. */
  readonly place: 'cart' | 'checkout'
}

/** The sums below the lines, as configured (CRT-11). */
export const CartSums = ({ cart, totals, place }: CartSumsProps) => {
  const { locale } = useShop()
  const { text } = useMessages()
  const { pricesExclVat, deposit: terms } = useConfig()
  const deposit = depositOf(cart, totals, terms)
  const amountText = useAmountText('cart')
  const on = pricesExclVat ? 'Excl' : 'Incl'
  const shipping = totals[`shipping${on}Vat`]
  const discount = totals[`discount${on}Vat`]
  const savings = cartSavings(cart, totals, pricesExclVat)
  // Of an option that was chosen a moment ago only the backend knows what it costs: it is not free meanwhile.
  const unknown = cart.shippingOptionId === null ? 'cart.shippingOpen' : 'cart.shippingPending'
  const unpriced = place === 'cart' ? null : text(cart.shipping === null ? unknown : 'price.free')
  const shippingText = shipping > 0 ? amountText(shipping) : unpriced
  const row = (label: string, amount: string, key: string = label) => (
    <div key={key} className={styles.row}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  )
  const vat = (label: 'cart.vat' | 'cart.ofWhichVat') =>
    totals.totalVat.map(({ percentage, amount }) =>
      row(text(label, { percentage: formatPercentage(percentage, locale) }), amountText(amount), String(percentage)),
    )
  if (isUnpriced(cart.lines))
    return (
      <div className={styles.sums} data-place={place}>
        <dl>
          <div className={styles.total}>
            <dt>{text('cart.total')}</dt>
            <dd data-testid="cart-total">{text('cart.onRequest')}</dd>
          </div>
        </dl>
      </div>
    )
  return (
    <div className={styles.sums} data-place={place}>
      <dl>
        {row(text('cart.subtotal'), amountText(totals[`subtotal${on}Vat`]))}
        {shippingText === null ? null : row(text('cart.shipping'), shippingText)}
        {discount > 0 ? row(text('cart.discount'), amountText((0 - discount) as Cents)) : null}
        {pricesExclVat && cart.vatTreatment !== 'reverseCharged' ? row(text('cart.totalExcl'), amountText(totals.totalExclVat)) : null}
        {pricesExclVat ? vat('cart.vat') : null}
        <div className={styles.total}>
          <dt>{text('cart.total')}</dt>
          {savings > 0 ? <dd className={styles.savings}>{text('cart.savings', { amount: amountText(savings) })}</dd> : null}
          <dd data-testid="cart-total" data-clear="">
            {amountText(totals.totalInclVat)}
          </dd>
        </div>
        {place === 'cart' || pricesExclVat ? null : vat('cart.ofWhichVat')}
        {deposit === null ? null : (
          <>
            {row(text('cart.payNow'), amountText(deposit.upfront))}
            {row(text('cart.payLater'), amountText(deposit.rest))}
          </>
        )}
      </dl>
      <VatNotice treatment={cart.vatTreatment} />
      {/* In the cart its line says them, so that the footer leaves the lines their room. */}
      {place === 'checkout' && cart.lines.some(({ options }) => options.some(({ custom }) => custom !== null)) ? <RugTerms /> : null}
    </div>
  )
}
