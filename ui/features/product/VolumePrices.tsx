import { memo } from 'react'
import { priceAt, shownPrice } from '@thuishaven/core/pricing'
import type { Price } from '@thuishaven/core/pricing'
import { useMessages } from '../../messages/useMessages.ts'
import { useAmountText } from '../prices/index.ts'
import { useConfig } from '../shop/index.ts'
import styles from './VolumePrices.module.css'

export interface VolumePricesProps {
  readonly price: Price
  readonly options: readonly { readonly price: Price | null }[]
}

/** What one piece costs, with what is chosen, from each quantity on. */
export const VolumePrices = memo(({ price, options }: VolumePricesProps) => {
  const { text } = useMessages()
  const amountText = useAmountText('elsewhere')
  const { pricesExclVat } = useConfig()
  const quantities = (price.volumePrices ?? []).map(({ fromQuantity }) => fromQuantity).toSorted((one, other) => one - other)
  return (
    <table className={styles.table}>
      <caption>{text('product.volumePrices')}</caption>
      <tbody>
        {quantities.map((quantity) => (
          <tr key={quantity}>
            <th scope="row">{text('product.fromQuantity', { count: quantity })}</th>
            <td>
              {text('product.eachPiece', {
                amount: amountText(shownPrice(priceAt(price, quantity), options, { exclVat: pricesExclVat }).selling),
              })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
})
