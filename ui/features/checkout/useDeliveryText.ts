import type { DeliveryOption } from '@thuishaven/core/checkout'
import { deliveryPrice } from '@thuishaven/core/checkout'
import { useShop, useConfig } from '../shop/index.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useAmountText } from '../prices/index.ts'

/** The price of a delivery method or service, with or without VAT as the shop shows prices. */
export const useDeliveryText = (): ((option: Pick<DeliveryOption, 'price'>) => string) => {
  const { text } = useMessages()
  const { cart } = useStore(useShop().cart)
  const config = useConfig()
  const amountText = useAmountText('elsewhere')
  return (option) => (option.price === 0 ? text('price.free') : amountText(deliveryPrice(option, cart, config)))
}
