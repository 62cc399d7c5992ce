import type { CheckoutChoice } from '../cart/cart.ts'
import type { DeliveryOption } from './checkout.ts'

/** What belongs to a way of delivery. */
interface Wanted {
  readonly pickupLocationId?: string | undefined
  readonly deliveryDay?: number | null
  readonly deliveryServices?: readonly string[]
}

/**
 * The selection of a way of delivery. Of large goods it has a day: the named one while it is offered, else the earliest. Services that it does
 * not offer are left out.
 * @param wanted a pick-up point, and day and services that were selected before
 */
export const deliveryChoice = (
  { id, deliveryDays, services }: Pick<DeliveryOption, 'id' | 'deliveryDays' | 'services'>,
  { pickupLocationId, deliveryDay, deliveryServices = [] }: Wanted = {},
): CheckoutChoice => {
  const day = deliveryDays.find((each) => each === deliveryDay) ?? deliveryDays[0]
  const chosen = services.map((service) => service.id).filter((each) => deliveryServices.includes(each))
  return {
    shippingOptionId: id,
    ...(pickupLocationId === undefined ? {} : { pickupLocationId }),
    ...(day === undefined ? {} : { deliveryDay: day }),
    ...(chosen.length === 0 ? {} : { deliveryServices: chosen }),
  }
}
