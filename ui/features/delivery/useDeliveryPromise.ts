import { deliveryPromise } from '@thuishaven/core/delivery'
import type { DeliveryPromise, DeliveryTime } from '@thuishaven/core/delivery'
import { useConfig, useNow } from '../shop/index.ts'

/** The promise for a delivery time: the same on cards, product, cart and in the checkout. */
export const useDeliveryPromise = ({ totalDays, unit }: DeliveryTime): DeliveryPromise => {
  const { delivery, timeZone } = useConfig()
  return deliveryPromise(totalDays, unit, delivery, { now: useNow(), zone: timeZone })
}
