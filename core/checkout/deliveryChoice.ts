import type { CheckoutChoice } from '../cart/cart.ts'
import type { DeliveryOption } from './checkout.ts'

/**
 * The selection of a way of delivery. Of large goods it has a day: the named one while it is offered, else the earliest.
 * @param named a pick-up point, and a day that was selected before
 */
export const deliveryChoice = (
  { id, deliveryDays }: Pick<DeliveryOption, 'id' | 'deliveryDays'>,
  { pickupLocationId, deliveryDay }: { readonly pickupLocationId?: string | undefined; readonly deliveryDay?: number | null } = {},
): CheckoutChoice => {
  const day = deliveryDays.find((each) => each === deliveryDay) ?? deliveryDays[0]
  return {
    shippingOptionId: id,
    ...(pickupLocationId === undefined ? {} : { pickupLocationId }),
    ...(day === undefined ? {} : { deliveryDay: day }),
  }
}
