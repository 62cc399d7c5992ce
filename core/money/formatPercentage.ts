import type { Locale } from '../locale/locale.ts'
import { formatFixed } from './formatFixed.ts'
import type { BasisPoints } from './units.ts'

/** A percentage with only the decimals it needs: '21%', '12,5%' in Dutch, '12.5%' in English. */
export const formatPercentage = (percentage: BasisPoints, locale: Locale): string => {
  const decimals = percentage % 100 === 0 ? 0 : percentage % 10 === 0 ? 1 : 2
  return `${formatFixed(percentage / 10 ** (2 - decimals), decimals, locale)}%`
}
