import type { CustomMeasures } from '../cart/cart.ts'

/** Measures as they stand behind an option's name, in both languages: '200 × 300 cm', 'ø 200 cm' (RUG-06). */
export const measuresText = ({ widthCm, lengthCm, diameterCm }: CustomMeasures): string =>
  diameterCm === null ? `${widthCm ?? 0} × ${lengthCm ?? 0} cm` : `ø ${diameterCm} cm`
