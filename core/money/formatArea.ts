import type { Locale } from '../locale/locale.ts'
import { formatFixed } from './formatFixed.ts'
import { round } from './round.ts'
import type { AreaCm2 } from './units.ts'

/** An area in m² with two decimals: '4,80' in Dutch, '4.80' in English (RUG-02). */
export const formatArea = (area: AreaCm2, locale: Locale): string => formatFixed(round(area, 1, 100), 2, locale)
