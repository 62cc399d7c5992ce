import type { DeliveryOption } from '@thuishaven/core/checkout'
import { deliveryPrice } from '@thuishaven/core/checkout'
import { useShop } from '../../bindings/ShopContext.ts'
import { useStore } from '../../bindings/useStore.ts'
import { useConfig } from '../../bindings/useConfig.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useAmountText } from '../../shop/prices/usePriceTexts.ts'

/** What a way of delivery costs, as the shop shows prices. */
export const useDeliveryText = (): ((option: DeliveryOption) => string) => {
  const { text } = useMessages()
  const { cart } = useStore(useShop().cart)
  const config = useConfig()
  const amountText = useAmountText('elsewhere')
  return (option) => (option.price === 0 ? text('price.free') : amountText(deliveryPrice(option, cart, config)))
}
