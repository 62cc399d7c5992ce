import type { CartLine } from './cart.ts'

/** Grams of one piece with its options (PRC-03). */
export const unitWeight = ({ weightGrams, options }: Pick<CartLine, 'weightGrams' | 'options'>): number => {
  let sum = weightGrams
  for (const option of options) sum += option.weightGrams
  return sum
}
