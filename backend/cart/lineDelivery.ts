import type { ProductRecord } from '../records/ProductRecord.ts'
import type { MeasuredOption } from './measuredOptions.ts'

/** How long a product takes with its options: the longest time that one of them has, else its own. */
export const lineDelivery = ({ delivery }: ProductRecord, options: readonly MeasuredOption[]): ProductRecord['delivery'] => ({
  ...delivery,
  totalDays: Math.max(0, ...options.map(({ item }) => item.deliveryDays)) || delivery.totalDays,
})
