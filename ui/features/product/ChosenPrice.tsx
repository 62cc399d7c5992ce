import type { ReactNode } from 'react'
import type { Product } from '@thuishaven/core/catalogue'
import { useConfig } from '../shop/index.ts'
import { Announcement, Price } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { usePriceTexts, useShownTexts } from '../prices/index.ts'
import styles from './BuyBox.module.css'
import type { Choices } from './useChoices.ts'
import { useSettled } from './useSettled.ts'

export interface ChosenPriceProps {
  readonly product: Product
  readonly choices: Choices
  /** Short text of the measures; empty without measures. */
  readonly measures?: readonly string[]
  /** The payment terms. */
  readonly children?: ReactNode
}

const none: readonly string[] = []

/** The price of a product as it is chosen, with the names of the choices below it (OPT-01); changes are announced once they have settled. */
export const ChosenPrice = ({ product, choices: { chosen, unmeasured }, measures = none, children }: ChosenPriceProps) => {
  const { text } = useMessages()
  const { pricesExclVat } = useConfig()
  const price = useShownTexts(chosen.price)
  // A rug that is not measured yet has only a price by the square metre.
  const unitPrice = usePriceTexts(unmeasured?.pricePerM2 ?? null)
  const vat = text(pricesExclVat ? 'price.excl' : 'price.incl')
  const isPriced = product.price !== null && unmeasured === null
  const announcement = useSettled(isPriced ? [text('product.priceChanged', { price: price.current }), ...measures].join(', ') : '', 700)
  return (
    <>
      {unmeasured === null ? (
        <Price size="l" {...price} note={product.price === null ? null : vat} />
      ) : (
        <Price size="l" {...unitPrice} note={text('rug.unitNote', { unit: unmeasured.unitDisplay, vat })} />
      )}
      {chosen.label === '' ? null : <p className={styles.label}>{text('product.chosen', { label: chosen.label })}</p>}
      {children}
      <Announcement>{announcement ?? ''}</Announcement>
    </>
  )
}
