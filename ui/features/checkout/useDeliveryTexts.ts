import type { DeliveryOption } from '@thuishaven/core/checkout'
import { deliveryPrices } from '@thuishaven/core/checkout'
import type { Cents } from '@thuishaven/core/money'
import { useShop, useConfig } from '../shop/index.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useAmountText } from '../prices/index.ts'

/** The prices of a delivery method and of each of its services, with or without VAT as the shop shows prices; without says so. */
export const useDeliveryTexts = (): ((option: Pick<DeliveryOption, 'price' | 'services'>) => {
  readonly way: string
  readonly services: readonly string[]
}) => {
  const { text } = useMessages()
  const { cart } = useStore(useShop().cart)
  const config = useConfig()
  const amountText = useAmountText('elsewhere')
  const side = config.pricesExclVat ? ` ${text('price.excl')}` : ''
  const written = (amount: Cents): string => (amount === 0 ? text('price.free') : `${amountText(amount)}${side}`)
  return (option) => {
    const { way, services } = deliveryPrices(option, cart, config)
    return { way: written(way), services: services.map(written) }
  }
}
