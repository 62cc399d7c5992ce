import type { DeliveryOption } from '@thuishaven/core/checkout'
import type { DeliveryOptionResponse } from '../schemas/checkout.ts'
import { parseDay } from './days.ts'

export const deliveryOptionOf = ({
  prices,
  expectedOn,
  pickupLocations,
  deliveryDays = [],
  services = [],
  ...option
}: DeliveryOptionResponse): DeliveryOption => ({
  ...option,
  price: prices.inclVat,
  expectedDay: parseDay(expectedOn),
  pickupLocations: pickupLocations.map((place) => ({ openingHours: '', ...place })),
  services: services.map((service) => ({ id: service.id, label: service.label, price: service.prices.inclVat })),
  deliveryDays: deliveryDays.map(parseDay).filter((day) => day !== null),
})
