import { useState } from 'react'
import { localePath, productPath } from '@thuishaven/core/routing'
import { shownPrice } from '@thuishaven/core/pricing'
import type { ProductCard } from '@thuishaven/core/catalogue'
import { useConfig, useShop } from '../shop/index.ts'
import { Button } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { usePanels } from '../../framework/panels/PanelsContext.ts'
import { useAmountText } from '../prices/index.ts'
import styles from './Assurances.module.css'

/** Samples of the yarn: a button for each that puts it into the cart, with JavaScript or without. */
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
      <ul className={styles.lines}>
        {samples.map(({ productId, slug, title }) => (
          <li key={productId}>
            <a href={localePath(shop.locale, productPath({ productId, slug }))}>{title}</a>{' '}
            <Button
              type="submit"
              variant="secondary"
              size="s"
              // The list is within the form of its product, which is posted without JavaScript.
              name="sample"
              value={productId}
              busy={ordering === productId}
              aria-label={`${text('product.orderSample')}: ${title}`}
              onClick={(event) => {
                event.preventDefault()
                void order(productId)
              }}
            >
              {text('product.orderSample')}
            </Button>
          </li>
        ))}
      </ul>
    </li>
  )
}
