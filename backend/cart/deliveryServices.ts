import type { DeliveryMethodRecord, DeliveryServiceRecord } from '../records/DeliveryRecord.ts'
import type { LineTotals } from '../pricing/linePrice.ts'

/** What can be done besides delivering these goods: from the weight on that each service sets. */
export const deliveryServices = (
  { services = [] }: Pick<DeliveryMethodRecord, 'services'>,
  lines: readonly { readonly totals: Pick<LineTotals, 'totalWeight'> }[],
): readonly DeliveryServiceRecord[] => {
  const weight = lines.reduce((sum, { totals }) => sum + totals.totalWeight, 0)
  return services.filter(({ fromWeightGrams }) => weight >= fromWeightGrams)
}
