import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import type { Product } from '@thuishaven/core/catalogue'
import { Button, PictureFrame, classes } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './BuyBar.module.css'

export interface BuyBarProps {
  readonly product: Product
  /** Position of the form's own button. */
  readonly button: RefObject<HTMLElement | null>
  /** Measures and price, in this order. */
  readonly parts: readonly string[]
  readonly sellable: boolean
  /** Why it cannot be ordered yet; null when it can. */
  readonly reason: string | null
  /** On large screens too. */
  readonly wide: boolean
}

/** Name and price, or why it cannot be ordered yet, and a second button at the foot of the screen while the form's own is out of view. */
export const BuyBar = ({ product, button, parts, sellable, reason, wide }: BuyBarProps) => {
  const { text } = useMessages()
  const [away, setAway] = useState(false)
  useEffect(() => {
    if (button.current === null || !('IntersectionObserver' in window)) return undefined
    const watch = new IntersectionObserver((seen) => setAway(seen.at(-1)?.isIntersecting === false))
    watch.observe(button.current)
    return () => watch.disconnect()
  }, [button])
  if (!away || !sellable) return null
  return (
    <div className={classes(styles.bar, wide && styles.wide)} data-clear="" data-testid="buy-bar">
      <PictureFrame source={product.picture} alt="" sizes="40px" widest={375} ratio={4 / 5} className={styles.picture} />
      <p className={classes(styles.text, reason !== null && styles.reason)}>
        {reason === null ? <span className={styles.title}>{product.title}</span> : null}
        <span className={styles.parts}>{reason ?? parts.join('\u00a0· ')}</span>
      </p>
      {/* While something is missing a press leads there. */}
      <Button type="submit">{text(reason === null ? 'product.add' : 'rug.toMeasures')}</Button>
    </div>
  )
}
