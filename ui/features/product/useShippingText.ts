import { useConfig } from '../shop/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useAmountText } from '../prices/index.ts'

/** What delivery costs; null where that is not known beforehand. Both amounts include VAT, which is said where the prices around them do not. */
export const useShippingText = (): string | null => {
  const { text } = useMessages()
  const amountText = useAmountText('elsewhere')
  const { delivery, pricesExclVat } = useConfig()
  const { shipping, freeFrom } = delivery
  if (shipping === null) return null
  const amount = amountText(shipping)
  const costs =
    freeFrom === null ? text('product.shipping', { amount }) : text('product.shippingFreeFrom', { amount, from: amountText(freeFrom) })
  return pricesExclVat ? `${costs} (${text('price.incl')})` : costs
}
