import { isUnpriced } from '@thuishaven/core/cart'
import type { CartLine } from '@thuishaven/core/cart'
import type { CheckoutStep } from '@thuishaven/core/routing'
import { memo, useState } from 'react'
import { useConfig, useShop } from '../shop/index.ts'
import { useIncrementalRows } from '../../framework/hydration/useIncrementalRows.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { Announcement, Price } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { PanelButton } from '../../framework/panels/PanelButton.tsx'
import { CartSums, LineAdjustments, LineFacts, LinePicture, NotSavedYet, QuoteNote, useLinePriceTexts } from '../cart/index.ts'
import { useAmountText } from '../prices/index.ts'
import styles from './OrderSummary.module.css'

const Line = memo(({ line }: { readonly line: CartLine }) => {
  const price = useLinePriceTexts(line)
  return (
    <li className={styles.line}>
      <LinePicture line={line} sizes="64px" />
      <div>
        <p>
          {line.quantity} × {line.title}
        </p>
        <LineFacts facts={line.facts} className={styles.options} />
        {line.options.length > 0 ? <p className={styles.options}>{line.options.map((option) => option.name).join(', ')}</p> : null}
        {line.quote === undefined ? null : <QuoteNote line={line} quote={line.quote} className={styles.options} />}
        <LineAdjustments line={line} className={styles.options} />
      </div>
      <Price size="s" {...price} percent={null} />
    </li>
  )
})

/**
 * The order summary. On a large screen it is beside every step; on a phone it is a bar above the step with pieces and total, which opens the
 * same content. The last step shows it opened, because there the shopper agrees to it.
 */
export const OrderSummary = ({ step }: { readonly step: CheckoutStep | null }) => {
  const shop = useShop()
  const { text } = useMessages()
  const amountText = useAmountText('cart')
  const { pricesExclVat } = useConfig()
  const { cart, totals, status } = useStore(shop.cart)
  const rows = useIncrementalRows(cart.lines.length)
  const total = isUnpriced(cart.lines) ? text('cart.onRequest') : amountText(totals.totalInclVat)
  // A total that changes after the first render, by a choice of delivery or payment, is announced.
  const known = status === 'ready' ? total : null
  const [announced, setAnnounced] = useState({ known, isNews: false })
  if (known !== null && known !== announced.known) setAnnounced({ known, isNews: announced.known !== null })
  return (
    <aside className={styles.summary} aria-label={text('checkout.summary')}>
      <details key={step === 'pay' ? 'opened' : 'closed'} open={step === 'pay'}>
        <summary className={styles.bar}>
          <span>{text('cart.count', { count: totals.productsQuantity })}</span>
          <span className={styles.sum} data-testid="order-total">
            {total}
          </span>
        </summary>
        <div className={styles.content}>
          <div className={styles.head}>
            <h2>{text('checkout.summary')}</h2>
            <span className={styles.options}>{text(pricesExclVat ? 'price.excl' : 'price.incl')}</span>
            <PanelButton panel="cart" className={styles.change}>
              {text('checkout.change')}
            </PanelButton>
          </div>
          <NotSavedYet />
          {/* The sums below keep their place until the other lines are there. */}
          <ul className={styles.lines} style={rows < cart.lines.length ? { minBlockSize: `${6 * cart.lines.length}rem` } : undefined}>
            {cart.lines.slice(0, rows).map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ul>
          <CartSums cart={cart} totals={totals} place="checkout" />
        </div>
      </details>
      <Announcement>{announced.isNews ? `${text('cart.total')} ${announced.known}` : ''}</Announcement>
    </aside>
  )
}
