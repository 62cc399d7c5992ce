import Check from 'lucide-react/icons/check'
import { useId, useState } from 'react'
import type { Cents } from '@thuishaven/core/money'
import { Announcement } from '../../kit/index.ts'
import { useConfig } from '../shop/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useAmountText } from '../prices/index.ts'
import styles from './FreeDelivery.module.css'

export interface FreeDeliveryProps {
  /** What the goods cost incl. VAT. */
  readonly worth: Cents
  /** For goods of this worth incl. VAT delivery is free. */
  readonly freeFrom: Cents
}

/** How far the cart is from free delivery. That it is reached, or no longer, is announced; amounts in between are not. */
export const FreeDelivery = ({ worth, freeFrom }: FreeDeliveryProps) => {
  const { text } = useMessages()
  const amountText = useAmountText('cart')
  const { pricesExclVat } = useConfig()
  const label = useId()
  const isFree = worth >= freeFrom
  const [announced, setAnnounced] = useState({ isFree, isNews: false })
  if (isFree !== announced.isFree) setAnnounced({ isFree, isNews: true })
  const toFree = text('cart.toFree', { amount: amountText((freeFrom - worth) as Cents) })
  const message = isFree ? text('cart.isFree') : pricesExclVat ? `${toFree} (${text('price.incl')})` : toFree
  return (
    <div className={styles.free}>
      <p id={label} className={isFree ? styles.reached : undefined}>
        {isFree ? <Check aria-hidden="true" size={18} strokeWidth={1.5} /> : null}
        {message}
      </p>
      {freeFrom > 0 ? (
        <progress className={styles.progress} aria-labelledby={label} value={Math.min(worth, freeFrom)} max={freeFrom} />
      ) : null}
      <Announcement>{announced.isNews ? message : ''}</Announcement>
    </div>
  )
}
