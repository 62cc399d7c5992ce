import { useState } from 'react'
import { shownPrice } from '@thuishaven/core/pricing'
import type { ProductCard } from '@thuishaven/core/catalogue'
import { useConfig, useShop } from '../shop/index.ts'
import { PictureFrame } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { usePanels } from '../../framework/panels/PanelsContext.ts'
import { useAmountText } from '../prices/index.ts'
import styles from './Assurances.module.css'

/** Samples of the yarn in one row: each is a button that puts it into the cart, with JavaScript or without. */
export const Samples = ({ samples }: { readonly samples: readonly ProductCard[] }) => {
  const shop = useShop()
  const panels = usePanels()
  const { text } = useMessages()
  const { pricesExclVat } = useConfig()
  const amountText = useAmountText('elsewhere')
  const [ordering, setOrdering] = useState<number | null>(null)
  const price = samples[0]?.price ?? null
  const order = async (productId: number): Promise<void> => {
    setOrdering(productId)
    const found = await shop.api.product(productId)
    const added = found.ok ? shop.cart.add(found.value, []) : null
    if (added?.ok === true) panels.open('cart')
    else shop.toasts.show({ type: 'error', message: added?.failure ?? { key: 'error.connection' }, about: 'sample' })
    setOrdering(null)
  }
  return (
    <li>
      <strong>{text('product.samples')}</strong>{' '}
      {price === null
        ? null
        : text('product.sampleTerms', { amount: amountText(shownPrice(price, [], { exclVat: pricesExclVat }).selling) })}
      <p className={styles.quiet}>{text('product.orderSample')}:</p>
      <ul className={styles.samples}>
        {samples.map(({ productId, title, picture }) => (
          <li key={productId}>
            <button
              type="submit"
              className={styles.sample}
              // The list is within the form of its product, which is posted without JavaScript.
              name="sample"
              value={productId}
              aria-busy={ordering === productId || undefined}
              aria-label={`${text('product.orderSample')}: ${title}`}
              onClick={(event) => {
                event.preventDefault()
                if (ordering === null) void order(productId)
              }}
            >
              <PictureFrame source={picture} alt="" sizes="4rem" widest={375} ratio={1} />
              {title.slice(title.lastIndexOf(' ') + 1)}
            </button>
          </li>
        ))}
      </ul>
    </li>
  )
}
