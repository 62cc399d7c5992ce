import type { Backend } from '../answers/Backend.ts'
import type { DeliveryMethodRecord } from '../records/DeliveryRecord.ts'
import type { LineTotals } from '../pricing/linePrice.ts'
import { arrivalOf } from './arrival.ts'
import type { ArrivingLine } from './arrival.ts'
import { openDays } from '../delivery/openDays.ts'

/** The days among which the shopper chooses, as YYYY-MM-DD; empty when these goods are not large, or only weeks are known until they arrive. */
export const deliveryDays = (
  backend: Pick<Backend, 'now' | 'shop'>,
  method: Pick<DeliveryMethodRecord, 'dayChoice' | 'extraDays' | 'weekdays'>,
  lines: readonly (ArrivingLine & { readonly totals: Pick<LineTotals, 'totalWeight'> })[],
): readonly string[] => {
  const { dayChoice } = method
  const weight = lines.reduce((sum, { totals }) => sum + totals.totalWeight, 0)
  if (dayChoice === undefined || weight < dayChoice.fromWeightGrams) return []
  const earliest = arrivalOf(backend, lines, method)
  return earliest === null ? [] : openDays(earliest, dayChoice)
}
