import type { DeliveryOption } from '@thuishaven/core/checkout'
import type { DeliveryOptionResponse } from '../schemas/checkout.ts'
import { parseDay } from './days.ts'

export const deliveryOptionOf = ({
  prices,
  expectedOn,
  pickupLocations,
  deliveryDays = [],
  ...option
}: DeliveryOptionResponse): DeliveryOption => ({
  ...option,
  price: prices.inclVat,
  expectedDay: parseDay(expectedOn),
  pickupLocations: pickupLocations.map((place) => ({ openingHours: '', ...place })),
  deliveryDays: deliveryDays.map(parseDay).filter((day) => day !== null),
})
