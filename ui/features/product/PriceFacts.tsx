import type { Product } from '@thuishaven/core/catalogue'
import { useMessages } from '../../messages/useMessages.ts'
import { useUnitPriceText } from '../prices/index.ts'
import styles from './BuyBox.module.css'

/** Information that the law requires beside a price: the unit price, and the meaning of the struck price. */
export const PriceFacts = ({ product }: { readonly product: Product }) => {
  const { text } = useMessages()
  const perUnit = useUnitPriceText(product)
  const { price } = product
  const isLowest = price !== null && price.discount > 0 && price.lowest30Days !== null
  const facts = [perUnit, isLowest ? text('price.lowest30Days') : null].filter((fact) => fact !== null)
  return facts.length === 0 ? null : <p className={styles.label}>{facts.join(' · ')}</p>
}
